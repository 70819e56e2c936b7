import type { Language } from '../languages.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** What the lobby says. */
export interface LobbyWords {
  readonly title: string;
  readonly description: string;
  readonly here: (people: number) => string;
  readonly quickMatch: string;
  readonly quickMatchLine: string;
  readonly join: string;
  readonly master: string;
  readonly waitingFor: string;
  /** Rules, mode and, at a table for more than two, how many. */
  readonly game: (rules: string, mode: string, seats: number) => string;
  readonly waited: (seconds: number) => string;
  readonly botsIn: (seconds: number) => string;
  readonly botsSoon: string;
  readonly wider: string;
  readonly anyone: string;
  readonly keepOpen: string;
  readonly cancel: string;
  readonly lapsed: string;
  readonly openTables: string;
  readonly noTables: string;
  readonly openOne: string;
  readonly free: string;
  readonly seatsFree: (free: number, seats: number) => string;
  readonly age: (minutes: number) => string;
  readonly sit: (rules: string, name: string) => string;
  readonly sitShort: string;
  readonly yours: string;
  readonly refresh: string;
  readonly refusals: Words<
    'BadGame' | 'PeopleOnly' | 'Barred' | 'TableGone' | 'TableFull' | 'NotTheMaker' | 'TooFast'
  >;
}

/** What the lobby says in a language, loaded when it is asked for. */
export async function loadLobbyWords(language: Language): Promise<LobbyWords> {
  return (await import(`../${language}/lobby.ts`)).lobbyWords;
}
