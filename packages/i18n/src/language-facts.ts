import type { PageName, RuleSetName } from './names.ts';

/** What is known of a language before any of its words are loaded: every page holds it for every language. */
export interface LanguageFacts {
  /** As its speakers call it. */
  readonly name: string;
  /** By which days, hours and numbers are written, such as `sv-SE`. */
  readonly locale: string;
  /** Further languages of browsers whose readers are served in this one. */
  readonly alsoFor?: readonly string[];
  /** Lower case, without signs that an address would escape; no word names two pages, in whatever languages. */
  readonly addresses: Readonly<Record<PageName | RuleSetName, string>>;
}
