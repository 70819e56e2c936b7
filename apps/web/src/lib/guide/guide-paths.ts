import type { Language, RuleSetName } from '@open-yatzy/i18n';

/** Words of the guides' addresses, in every language. */
export const guideWords = { sv: 'regler', de: 'regeln', en: 'rules' } as const satisfies Record<
  Language,
  string
>;
export const sheetWords = { sv: 'protokoll', de: 'block', en: 'card' } as const satisfies Record<
  Language,
  string
>;
export const setWords = {
  'scandinavian-15': { sv: 'yatzy', de: 'schwedisches-yatzy', en: 'swedish-yatzy' },
  'pocket-15': { sv: 'fickyatzy', de: 'taschen-yatzy', en: 'pocket-yatzy' },
  'joker-13': { sv: 'jokeryatzy', de: 'joker-yatzy', en: 'joker-yatzy' },
} as const satisfies Record<RuleSetName, Record<Language, string>>;

export type GuideWord = (typeof guideWords)[Language];
export type SheetWord = (typeof sheetWords)[Language];

export function isGuideWord(value: string): value is GuideWord {
  return Object.values<string>(guideWords).includes(value);
}

export function isSheetWord(value: string): value is SheetWord {
  return Object.values<string>(sheetWords).includes(value);
}

/** The rule set that a word of an address names, in whatever language. */
export function setOfWord(value: string): RuleSetName | undefined {
  const ids = Object.keys(setWords) as RuleSetName[];
  return ids.find((id) => Object.values<string>(setWords[id]).includes(value));
}

/** The guide of a rule set, or without one the page that leads to all. */
export function guidePath(lang: Language, ruleSet?: RuleSetName): string {
  const index = `/${lang}/${guideWords[lang]}`;
  return ruleSet ? `${index}/${setWords[ruleSet][lang]}` : index;
}

/** The score card to print, as a page. */
export function sheetPath(lang: Language, ruleSet: RuleSetName): string {
  return `${guidePath(lang, ruleSet)}/${sheetWords[lang]}`;
}

export function sheetFilePath(lang: Language, ruleSet: RuleSetName): string {
  return `${sheetPath(lang, ruleSet)}.pdf`;
}
