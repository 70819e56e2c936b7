import type { Box, Card, Dice, Position, RuleSet, SeatResult } from '@open-yatzy/rules';
import type { Cause, Ending, RematchOf } from './events.ts';
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
  Proposal,
  SeatNumber,
  Seq,
} from './vocabulary.ts';

export type Phase = 'waiting' | 'revealing' | 'playing' | 'finished' | 'abandoned' | 'closed';

export type Holder =
  | { readonly type: 'nobody'; readonly reservedFor: PersonId | null }
  /** `program`: a bot account, which plays by the API. */
  | {
      readonly type: 'person';
      readonly person: PersonId;
      readonly name: string;
      readonly program: boolean;
    }
  | { readonly type: 'bot'; readonly bot: BotId; readonly name: string };

/** `committed` until it is revealed; `known` once its text stands. */
export type Seed =
  | { readonly type: 'committed'; readonly commitment: Hex }
  | { readonly type: 'known'; readonly seed: string; readonly madeBy: 'client' | 'server' | 'nobody' };

/** What a seat wrote in its last turn, for the others to read. */
export interface LastMove {
  readonly turn: number;
  readonly box: Box;
  readonly points: number;
  readonly bonus: number;
  readonly dice: Dice;
}

export interface Seat {
  readonly holder: Holder;
  readonly seed: Seed;
  /** The bot that plays for an absent owner. */
  readonly heldBy: BotId | null;
  readonly awaySince: Milliseconds | null;
  /** Turns running that were finished for the seat. */
  readonly timeouts: number;
  /** Milliseconds of this person's own turns that they were away, another person waiting. */
  readonly absentOnTurn: number;
  /** Milliseconds left when the present turn began, or before the next; null unless the clock has a bank. */
  readonly bank: number | null;
  readonly resigned: boolean;
  readonly proposes: Proposal | null;
  /** The seat's turn with whose end the proposal lapses. */
  readonly proposesUntil: number;
  /** What others declined, and the seat's turn that must be over before it can be proposed again. */
  readonly declined: Readonly<Partial<Record<Proposal, number>>>;
  readonly card: Card;
  /** Bonuses beside the boxes. */
  readonly bonuses: number;
  /** Turns written with five alike, in whichever box. */
  readonly fiveAlikes: number;
  readonly lastMove: LastMove | null;
}

export interface Turn {
  readonly seat: SeatNumber;
  /** The seat's turn, from 1. */
  readonly number: number;
  readonly rolls: 0 | 1 | 2 | 3;
  /** null before the first roll. */
  readonly dice: Dice | null;
  /** Positions kept at the last re-roll; where kept dice stand, these do. */
  readonly kept: readonly Position[];
  /** From when time counts: the start of the turn, or when another person came to wait for it, or the end of a pause. */
  readonly clockFrom: Milliseconds;
  /** Milliseconds that counted before `clockFrom`. */
  readonly used: number;
  /** The event that began the turn, or its last roll; a command that had not seen it is stale. */
  readonly since: Seq;
  /** Time or absence ended it; the server finishes it by rule of thumb. */
  readonly timedOut: boolean;
}

/** An event that a command had, and those before it: a list that grows without being copied, however long the match. */
export interface Answered {
  readonly by: Cause;
  readonly command: CommandId;
  readonly seq: Seq;
  readonly before: Answered | null;
}

/** A match as its events tell it; a pure value, the same in server, browser, bots and replay. */
export interface MatchState {
  readonly match: MatchId;
  readonly seq: Seq;
  readonly phase: Phase;
  readonly ruleSet: RuleSet;
  readonly ruleSetHash: Hex;
  readonly clock: Clock;
  readonly access: Access;
  readonly mode: Mode;
  /** Who a seat is kept for, by seat; null for no seat. */
  readonly reserved: readonly (PersonId | null)[] | null;
  readonly maker: PersonId;
  /** The maker left an empty table; who sits down next becomes its maker. */
  readonly makerLeft: boolean;
  readonly commitment: Hex;
  readonly rematchOf: RematchOf | null;
  readonly seats: readonly Seat[];
  /** When the present phase began. */
  readonly phaseSince: Milliseconds;
  /** When the last event happened. */
  readonly changedAt: Milliseconds;
  /** Since when no person sits at the table. */
  readonly emptySince: Milliseconds | null;
  readonly beginner: SeatNumber | null;
  /** null unless playing. */
  readonly turn: Turn | null;
  /** null unless the match rests. */
  readonly pausedSince: Milliseconds | null;
  readonly results: readonly SeatResult[] | null;
  /** Why there are results before every card was full; null where that is not so. */
  readonly ending: Ending | null;
  /** Revealed at the end. */
  readonly secret: Hex | null;
  readonly rematch: MatchId | null;
  /** What was answered last; null before the first command. */
  readonly answered: Answered | null;
}
