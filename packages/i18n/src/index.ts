export * from './catalog.ts';
export * from './language.ts';
export { fallback, type Language, languages } from './languages.ts';
export type { BoxName, PageName, RuleSetName } from './names.ts';
export { type Reason, reasonWords } from './reason.ts';
export * from './rule-set-words.ts';
export {
  type CaseName,
  type DecisionName,
  type GuideFacts,
  type GuideIndexWords,
  type GuideLabels,
  type GuideWords,
  type KeepName,
  loadGuideWords,
  type SetGuideWords,
  type SheetWords,
} from './sections/guide-words.ts';
export { type LobbyWords, loadLobbyWords } from './sections/lobby-words.ts';
export { loadOfflineWords, type OfflineWords } from './sections/offline-words.ts';
export { loadOperatorWords, type OperatorWords } from './sections/operator-words.ts';
export { loadPadWords, type PadWords } from './sections/pad-words.ts';
export { loadPeopleWords, type PeopleRefusal, type PeopleWords } from './sections/people-words.ts';
export { loadPrivacyWords, type PrivacyWords } from './sections/privacy-words.ts';
export {
  type GamesWords,
  loadRecordWords,
  type ProfileWords,
  type RankingWords,
  type RatingWords,
  type RecordWords,
  type ShopWords,
} from './sections/record-words.ts';
export { loadSettingsWords, type SettingsWords } from './sections/settings-words.ts';
export {
  type FriendsWords,
  loadSocialWords,
  type NoticeWords,
  type SocialWords,
  type TalkWords,
} from './sections/social-words.ts';
export {
  type CalculatorWords,
  type CoachWords,
  loadSolverWords,
  type ReviewWords,
  type SolverWords,
} from './sections/solver-words.ts';
export type { TableWords } from './sections/table-words.ts';
export { loadWapWords, type WapWords } from './sections/wap-words.ts';
export { toldWith } from './told.ts';
