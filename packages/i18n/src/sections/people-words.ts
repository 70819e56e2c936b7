import type { Language } from '../languages.ts';

/** By the codes of what people are refused about themselves. */
export type PeopleRefusal =
  | 'BadName'
  | 'NameRefused'
  | 'ChallengeOver'
  | 'PasskeyFailed'
  | 'UnknownPasskey'
  | 'PasskeyTaken'
  | 'LastPasskey'
  | 'UnknownDevice'
  | 'UnknownCode'
  | 'TooOften'
  | 'NotConfirmed';

/** What the account's page says; loaded by it alone. Dates come in as they are read. */
export interface PeopleWords {
  readonly title: string;
  readonly description: string;
  readonly mark: string;
  readonly name: string;
  readonly rename: string;
  readonly nobody: string;
  /** What keeps the account, from nothing to all there is. */
  readonly guest: string;
  readonly keptByCode: string;
  readonly keptByPasskey: string;
  readonly keptByBoth: string;
  readonly passkeys: string;
  readonly passkeysWhat: string;
  readonly label: string;
  readonly labelHint: string;
  readonly unnamed: string;
  readonly since: (date: string) => string;
  readonly used: (date: string) => string;
  readonly keep: string;
  readonly another: string;
  readonly remove: string;
  readonly removeOf: (name: string) => string;
  readonly needsScripts: string;
  readonly needsSafety: string;
  readonly cancelled: string;
  readonly code: string;
  readonly codeWhat: string;
  readonly codeSince: (date: string) => string;
  readonly makeCode: string;
  readonly replaceCode: string;
  readonly codeMade: string;
  readonly codeOnce: string;
  readonly devices: string;
  readonly thisDevice: string;
  readonly unknownDevice: string;
  readonly seen: (date: string) => string;
  readonly signOut: string;
  readonly signOutOf: (device: string) => string;
  readonly signOutElsewhere: string;
  /** Beside signing out here, where nothing would lead back. */
  readonly lostAfter: (name: string) => string;
  readonly signIn: string;
  /** For who is nobody yet. */
  readonly signInFirst: string;
  readonly signInWhat: string;
  readonly leavesGuest: (name: string) => string;
  readonly leavesAccount: (name: string) => string;
  readonly signInByPasskey: string;
  readonly signInByCode: string;
  readonly codeField: string;
  readonly takeAlong: string;
  readonly takeAlongWhat: string;
  readonly download: string;
  readonly delete: string;
  readonly deleteWhat: string;
  readonly deleteConfirm: (name: string) => string;
  readonly deleteNow: string;
  readonly programs: ProgramWords;
  readonly refusals: Readonly<Record<PeopleRefusal, string>>;
}

/** Of bot accounts, beside what is refused about any name. */
export interface ProgramWords {
  readonly title: string;
  readonly what: string;
  readonly described: string;
  readonly name: string;
  readonly make: string;
  readonly renew: string;
  readonly renewOf: (name: string) => string;
  readonly keyOf: (name: string) => string;
  readonly once: string;
  readonly refusals: Readonly<Record<'TooManyPrograms' | 'UnknownProgram' | 'PeopleOnly', string>>;
}

/** What the account's page says in a language, loaded when it is asked for. */
export async function loadPeopleWords(language: Language): Promise<PeopleWords> {
  return (await import(`../${language}/people.ts`)).peopleWords;
}
