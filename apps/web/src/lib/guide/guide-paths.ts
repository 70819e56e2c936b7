import { addressWord, type Language, namedBy, type RuleSetName } from '@open-yatzy/i18n';

/** Addresses of the guides and of the score cards to print. */

export const guideSets: readonly RuleSetName[] = ['scandinavian-15', 'pocket-15', 'joker-13'];

/** The rule set that a word of an address names, in whatever language. */
export function setOfWord(value: string): RuleSetName | undefined {
  const name = namedBy(value);
  return guideSets.find((set) => set === name);
}

/** The guide of a rule set, or without one the page that leads to all. */
export function guidePath(lang: Language, ruleSet?: RuleSetName): string {
  const index = `/${lang}/${addressWord(lang, 'guide')}`;
  return ruleSet ? `${index}/${addressWord(lang, ruleSet)}` : index;
}

/** The score card to print, as a page. */
export function sheetPath(lang: Language, ruleSet: RuleSetName): string {
  return `${guidePath(lang, ruleSet)}/${addressWord(lang, 'sheet')}`;
}

export function sheetFilePath(lang: Language, ruleSet: RuleSetName): string {
  return `${sheetPath(lang, ruleSet)}.pdf`;
}
