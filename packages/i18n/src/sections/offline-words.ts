import type { Language } from '../languages.ts';

/** What is said where there is no network, and of what was played there. */
export interface OfflineWords {
  readonly title: string;
  readonly description: string;
  /** On the page that stands in for one which needs the network. */
  readonly needsNetwork: string;
  readonly tableWaits: string;
  readonly again: string;
  readonly whatWorks: string;
  readonly play: string;
  readonly pad: string;
  readonly calculator: string;
  readonly guides: string;
  /** At the head of the home page. */
  readonly home: string;
  readonly homeLine: string;
  /** The network is back. */
  readonly back: string;
  readonly reload: string;
  /** Why a game cannot be had now. */
  readonly needsOthers: string;
  readonly needsServer: string;
  /** Matches that this device holds. */
  readonly here: string;
  readonly continue: string;
  readonly review: string;
  readonly against: (names: string) => string;
  readonly round: (round: number) => string;
  readonly unverified: string;
  readonly unsent: string;
  readonly missing: string;
  readonly missingWhat: string;
  readonly notKept: string;
  readonly opening: string;
  readonly noScripts: string;
  /** Under the ranking, where a match has ended. */
  readonly ended: string;
  /** In the list of one's games. */
  readonly list: string;
  readonly listLine: string;
  /** On the icon of the app, held down. */
  readonly shortcuts: Readonly<Record<'play' | 'pad' | 'calculator', string>>;
}

/** What is said without a network in a language, loaded when it is asked for. */
export async function loadOfflineWords(language: Language): Promise<OfflineWords> {
  return (await import(`../${language}/offline.ts`)).offlineWords;
}
