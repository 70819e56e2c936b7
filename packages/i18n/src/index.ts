export * from './catalog.ts';
export { loadGuideWords } from './guide/load.ts';
export { toldWith } from './guide/told.ts';
export type {
  CaseName,
  DecisionName,
  GuideFacts,
  GuideIndexWords,
  GuideLabels,
  GuideWords,
  SetGuideWords,
  SheetWords,
} from './guide/words.ts';
export * from './language.ts';
export { loadLobbyWords } from './lobby/load.ts';
export type { LobbyWords } from './lobby/words.ts';
export { loadOfflineWords } from './offline/load.ts';
export type { OfflineWords } from './offline/words.ts';
export { loadPadWords } from './pad/load.ts';
export type { PadWords } from './pad/words.ts';
export { loadPeopleWords } from './people/load.ts';
export type { PeopleRefusal, PeopleWords } from './people/words.ts';
export { type Reason, reasonWords } from './reason.ts';
export { loadRecordWords } from './records/load.ts';
export type {
  GamesWords,
  ProfileWords,
  RankingWords,
  RatingWords,
  RecordWords,
  ShopWords,
} from './records/words.ts';
export * from './rule-set-words.ts';
export { loadSocialWords } from './social/load.ts';
export type {
  FriendsWords,
  NoticeWords,
  OperatorWords,
  SocialWords,
  TalkWords,
} from './social/words.ts';
export { loadSolverWords } from './solver/load.ts';
export type { CalculatorWords, CoachWords, ReviewWords, SolverWords } from './solver/words.ts';
export type { TableWords } from './table/words.ts';
export { loadWapWords } from './wap/load.ts';
export type { WapWords } from './wap/words.ts';
