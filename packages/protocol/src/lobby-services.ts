import type { Clock, MatchId, Mode, PersonId } from '@open-yatzy/match';
import type { QuickMatch, SitDown } from './lobby-schemas.ts';
import type { Person } from './people-services.ts';
import type { Refused } from './refused.ts';

/** Where the socket of a page listens that shows the lobby, on its own origin: it hears of every change there. */
export const lobbyLivePath = '/live?in=lobby';
/** Milliseconds after which bots take the seats that are still empty at a normal table. */
export const botsComeAfter = 20_000;
/** Without a sign of life for this long, in milliseconds, nobody waits any longer. A page without a socket asks more often. */
export const longestSilence = 30_000;

/** What someone waits for, and since when. */
export interface WaitsFor {
  readonly rules: string;
  readonly mode: Mode;
  readonly seats: number;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** A table that anyone may sit down at. */
export interface OpenTable {
  readonly match: MatchId;
  readonly rules: string;
  readonly clock: Clock;
  /** Who sits there, by seat; null is free. A bot has no person. */
  readonly seats: readonly ({ readonly person: PersonId | null; readonly name: string } | null)[];
  /** Since when it is open, in milliseconds since 1970. */
  readonly since: number;
  readonly isOwn: boolean;
}

/** The lobby as one person sees it. */
export interface LobbyView {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How many people are here. */
  readonly here: number;
  readonly waitsFor: WaitsFor | null;
  /** The match that was made for this person and that they play now. */
  readonly playing: MatchId | null;
  /** The newest first, without those at which someone sits whom this person is not to meet. */
  readonly tables: readonly OpenTable[];
}

export const lobbyRefusals = [
  /** There are no such rules, or not for so many. */
  'BadGame',
  /** What counts is played by people, not by bot accounts. */
  'PeopleOnly',
  /** An operator keeps this person from it. */
  'Barred',
  /** The table has begun, is closed, or was never listed. */
  'TableGone',
  'TableFull',
  /** Only who made the table can do that. */
  'NotTheMaker',
  'TooFast',
] as const;
export type LobbyRefusal = (typeof lobbyRefusals)[number];

export type JoinAnswer =
  | { readonly type: 'waiting'; readonly waitsFor: WaitsFor }
  /** The match was made for them, now or before; while they play it they cannot wait for another. */
  | { readonly type: 'playing'; readonly match: MatchId }
  | Refused<LobbyRefusal>;

export interface LobbyServices {
  /** The lobby, for a page; who asks for it gives a sign of life. `person` is null for who only looks. */
  view(person: PersonId | null): Promise<LobbyView>;
  /** What a person waits for, without a sign of life. */
  waitsFor(person: PersonId): Promise<WaitsFor | null>;
  /** Waits for a game, in place of whatever was waited for before; waiting for the same anew keeps one's place. */
  join(person: Person, wish: QuickMatch): Promise<JoinAnswer>;
  /** Waits no longer; `playing` if a match was made before. */
  cancel(person: PersonId): Promise<{ readonly type: 'left' } | Extract<JoinAnswer, { type: 'playing' }>>;
  /** Takes a seat at a listed table, or finds it taken by the same person. */
  sitDown(
    person: Person,
    wish: SitDown,
  ): Promise<{ readonly type: 'seated'; readonly match: MatchId } | Refused<LobbyRefusal>>;
  /** Lists a table that waits, for its maker. */
  list(person: PersonId, match: string): Promise<{ readonly type: 'listed' } | Refused<LobbyRefusal>>;
  isListed(match: MatchId): Promise<boolean>;
}
