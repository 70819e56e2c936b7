import type { Language } from '../languages.ts';

/** Cookies that pages set. */
export type CookieName = 'yatzy' | 'visit' | 'lang' | 'choice' | 'theme' | 'scripts';

export interface PrivacyPart {
  readonly title: string;
  /** A sentence or few each. */
  readonly points: readonly string[];
}

/** What is kept of whom, why, for how long and where. Each sentence is true of the code; whoever changes that changes this. */
export interface PrivacyWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly cookies: {
    readonly title: string;
    readonly what: string;
    readonly each: Readonly<Record<CookieName, string>>;
  };
  readonly browser: PrivacyPart;
  readonly account: PrivacyPart;
  readonly games: PrivacyPart;
  readonly people: PrivacyPart;
  readonly network: PrivacyPart;
  readonly rights: PrivacyPart;
  /** What stays once an account is deleted. */
  readonly left: PrivacyPart;
  readonly toAccount: string;
  /** Who runs the server. */
  readonly imprint: {
    readonly title: string;
    readonly what: string;
    readonly nobody: string;
  };
}

/** What the privacy page says in a language, loaded when it is asked for. */
export async function loadPrivacyWords(language: Language): Promise<PrivacyWords> {
  return (await import(`../${language}/privacy.ts`)).privacyWords;
}
