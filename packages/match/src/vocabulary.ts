/** Names that events, commands and state share. Ids are branded so that one kind is never taken for another. */

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** Unguessable: who knows a table's id may look at it. */
export type MatchId = Branded<string, 'MatchId'>;
/** Public; what proves that someone is this person never leaves the server. */
export type PersonId = Branded<string, 'PersonId'>;
/** Made by the client that sends a command, unique per seat and match. */
export type CommandId = Branded<string, 'CommandId'>;
/** Number of an event in its match, from 1; 0 is before the first. */
export type Seq = Branded<number, 'Seq'>;
/** Milliseconds since 1970. */
export type Milliseconds = Branded<number, 'Milliseconds'>;
/** From 0, in the order round the table. */
export type SeatNumber = number;
/** Lower-case hex. */
export type Hex = string;

/** A bot's strength; `packages/bots` says which there are. */
export type BotId = string;

/** Seats that a table has at most, whatever its rules. */
export const mostSeats = 5;

/** What a match is played for: `ranked` for a rating, `diamonds` for diamonds, `normal` for itself. */
export const modes = ['normal', 'ranked', 'diamonds'] as const;
export type Mode = (typeof modes)[number];

/** Seconds a turn may take. */
export const clocks = [30, 60, 90, 300] as const;
export type ClockSeconds = (typeof clocks)[number];
/** Seconds that a seat has for all its turns, and seconds added with each. */
export const banks = [120, 180, 300, 600] as const;
export const increments = [5, 10, 20] as const;
export interface BankClock {
  readonly bank: (typeof banks)[number];
  readonly increment: (typeof increments)[number];
}
/** Seconds for each turn, a bank of time, or null for no clock. */
export type Clock = ClockSeconds | BankClock | null;

export function isClock(value: unknown): value is Clock {
  if (typeof value !== 'object') return clocks.some((seconds) => seconds === value);
  if (value === null) return true;
  const { bank, increment } = value as Partial<BankClock>;
  return banks.some((each) => each === bank) && increments.some((each) => each === increment);
}

/**
 * `link`: whoever has the link may sit down; `open`: anyone may, since the lobby lists it; `paired`: the seats are for
 * those whom the lobby brought together; `device`: one person sits on every seat and hands the device round.
 */
export const accesses = ['link', 'device', 'open', 'paired'] as const;
export type Access = (typeof accesses)[number];

/** What persons may propose to each other: to break the match off, to call it a draw, to let it rest. */
export const proposals = ['end', 'draw', 'pause'] as const;
export type Proposal = (typeof proposals)[number];

/** Contract: seconds of absence on the own turn after which it is finished by rule of thumb. */
export const absenceGrace = 30_000;
/** Contract: milliseconds of absence in all on own turns that lose a game that counts. */
export const forfeitAbsence = 60_000;
/** How long a pause lasts at most, in a game that counts and in any other. */
export const longestPause = { counting: 10 * 60_000, other: 24 * 60 * 60_000 } as const;
/** How long a maker may be away before the start until the next person becomes the maker. */
export const makerGrace = 60_000;
/** Contract: time to reveal the seeds after the start. */
export const revealTime = 5_000;
/** Contract: how long a table without people waits before its start. */
export const emptyTableTime = 30 * 60_000;
/** A begun match that nobody has touched for this long is abandoned for lack of people. */
export const idleMatchTime = 14 * 24 * 60 * 60_000;
/** Contract: turns running that time or absence finished, after which a bot holds the seat. */
export const timeoutsBeforeHold = 2;
/** A nickname's length in UTF-16 code units. */
export const longestName = 24;
/** Contract: a seed's length in bytes of UTF-8. */
export const longestSeed = 64;
