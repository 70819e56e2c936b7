import type { Box, Dice, Position, RuleSet, SeatResult } from '@open-yatzy/rules';
import type {
  Access,
  BotId,
  Clock,
  CommandId,
  Hex,
  MatchId,
  Milliseconds,
  Mode,
  PersonId,
  SeatNumber,
  Seq,
} from './vocabulary.ts';

/**
 * What a seat adds to the dice (contract.md, Fair dice): committed by the client and revealed at the start, or
 * made by the server for a client that cannot commit, and shown at once.
 */
export type SeedOffer =
  | { readonly type: 'committed'; readonly commitment: Hex }
  | { readonly type: 'shown'; readonly seed: string };

/** Set where a match follows another: the same people in the same seats, the next one begins. */
export interface RematchOf {
  readonly match: MatchId;
  readonly beginner: SeatNumber;
  /** Who a seat is kept for; null is free for anyone. */
  readonly reserved: readonly (PersonId | null)[];
  /** Won by each seat in the matches before: 1 a match, shared among its winners; absent in old logs. */
  readonly score?: readonly number[];
}

/** The first event; it holds the whole rule set, so that a match replays under its own rules for ever. */
export interface MatchCreated {
  readonly type: 'MatchCreated';
  readonly version: 1;
  readonly match: MatchId;
  readonly ruleSet: RuleSet;
  /** SHA-256 of the rule set as canonical JSON (`ruleSetHash`). */
  readonly ruleSetHash: Hex;
  readonly seats: number;
  readonly clock: Clock;
  readonly access: Access;
  /** Absent: normal, as all were once. */
  readonly mode?: Mode;
  /** Who each seat is for where the lobby paired people; null is a bot's. */
  readonly reserved?: readonly (PersonId | null)[];
  readonly maker: PersonId;
  /** SHA-256 of the secret that the dice come from. */
  readonly commitment: Hex;
  readonly rematchOf: RematchOf | null;
}

export interface SeatTaken {
  readonly type: 'SeatTaken';
  readonly seat: SeatNumber;
  readonly person: PersonId;
  readonly name: string;
  readonly seed: SeedOffer;
  /** A bot account, which plays by the API. */
  readonly program?: true;
}
export interface BotSeated {
  readonly type: 'BotSeated';
  readonly seat: SeatNumber;
  readonly bot: BotId;
  readonly name: string;
}
export interface SeatFreed {
  readonly type: 'SeatFreed';
  readonly seat: SeatNumber;
  readonly why: 'left' | 'removed';
}
export interface MakerChanged {
  readonly type: 'MakerChanged';
  readonly maker: PersonId;
}
/** A table that nobody sat at before its start is closed. */
export interface TableClosed {
  readonly type: 'TableClosed';
}
/** The seats are fixed; committed seeds are to be revealed now. */
export interface StartCalled {
  readonly type: 'StartCalled';
}
export interface SeedRevealed {
  readonly type: 'SeedRevealed';
  readonly seat: SeatNumber;
  readonly seed: string;
}
export interface MatchStarted {
  readonly type: 'MatchStarted';
  /** By seat, as they enter the dice; bots and seats that did not reveal are empty. */
  readonly seeds: readonly string[];
  readonly beginner: SeatNumber;
}

export interface DiceRolled {
  readonly type: 'DiceRolled';
  readonly seat: SeatNumber;
  /** The seat's turn, from 1. */
  readonly turn: number;
  readonly roll: 1 | 2 | 3;
  readonly keep: readonly Position[];
  readonly dice: Dice;
}
export interface BoxWritten {
  readonly type: 'BoxWritten';
  readonly seat: SeatNumber;
  readonly turn: number;
  readonly box: Box;
  readonly points: number;
  /** Beside the box. */
  readonly bonus: number;
  readonly dice: Dice;
}

/** The clock ran out, or the seat was absent for too long; the rule of thumb finishes the turn. */
export interface TurnTimedOut {
  readonly type: 'TurnTimedOut';
  readonly seat: SeatNumber;
  readonly why: 'clock' | 'absence';
}
/** `since` is when the seat's person was last there; the event may be a moment later. */
export interface SeatLeft {
  readonly type: 'SeatLeft';
  readonly seat: SeatNumber;
  readonly since: Milliseconds;
}
export interface SeatReturned {
  readonly type: 'SeatReturned';
  readonly seat: SeatNumber;
}
/** A bot plays the seat until its owner returns. */
export interface SeatHeld {
  readonly type: 'SeatHeld';
  readonly seat: SeatNumber;
  readonly bot: BotId;
}

/**
 * A person gives up. The seat has no turns from here on and shares the last place; a match that ends with it has
 * `MatchFinished` alone.
 */
export interface SeatResigned {
  readonly type: 'SeatResigned';
  readonly seat: SeatNumber;
}
/** A person would end the match here; it is abandoned once every person would who has not been gone for long. */
export interface EndProposed {
  readonly type: 'EndProposed';
  readonly seat: SeatNumber;
}
export interface DrawProposed {
  readonly type: 'DrawProposed';
  readonly seat: SeatNumber;
}
export interface PauseProposed {
  readonly type: 'PauseProposed';
  readonly seat: SeatNumber;
}
/** This seat does not agree: nothing is proposed any more. */
export interface ProposalDeclined {
  readonly type: 'ProposalDeclined';
  readonly seat: SeatNumber;
}
/** Clocks, absences and bots stand still until `MatchResumed`. */
export interface MatchPaused {
  readonly type: 'MatchPaused';
}
export interface MatchResumed {
  readonly type: 'MatchResumed';
}
export interface MatchAbandoned {
  readonly type: 'MatchAbandoned';
  readonly why: 'agreement' | 'noPeople';
  readonly secret: Hex;
}
/** Why a match has a result before every card is full; the seat named has lost by it. */
export type Ending =
  | { readonly type: 'resigned'; readonly seat: SeatNumber }
  | { readonly type: 'absence'; readonly seat: SeatNumber }
  | { readonly type: 'drawAgreed' };

export interface MatchFinished {
  readonly type: 'MatchFinished';
  readonly results: readonly SeatResult[];
  /** Absent: played to the end. */
  readonly ending?: Ending;
  readonly secret: Hex;
}
export interface RematchOpened {
  readonly type: 'RematchOpened';
  readonly match: MatchId;
}

export type Event =
  | MatchCreated
  | SeatTaken
  | BotSeated
  | SeatFreed
  | MakerChanged
  | TableClosed
  | StartCalled
  | SeedRevealed
  | MatchStarted
  | DiceRolled
  | BoxWritten
  | TurnTimedOut
  | SeatLeft
  | SeatReturned
  | SeatHeld
  | SeatResigned
  | EndProposed
  | DrawProposed
  | PauseProposed
  | ProposalDeclined
  | MatchPaused
  | MatchResumed
  | MatchAbandoned
  | MatchFinished
  | RematchOpened;

/** Who caused an event: a person, or the server where time or a bot did. */
export type Cause = PersonId | 'server';

/** An event as it stands in the log. */
export interface Recorded {
  readonly seq: Seq;
  readonly at: Milliseconds;
  readonly by: Cause;
  /** The command that it answers; null for the server's own. */
  readonly command: CommandId | null;
  readonly event: Event;
}
