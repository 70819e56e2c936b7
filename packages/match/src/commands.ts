import type { Box, Face, Position, RuleSet } from '@open-yatzy/rules';
import type { Cause, RematchOf, SeedOffer } from './events.ts';
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

/** What people ask for, each the imperative of its events. Who asks stands in `Given`. */
export type PlayerCommand =
  /** The lowest free seat, one reserved for this person before others; on one device the maker takes seat after seat. */
  | {
      readonly type: 'takeSeat';
      readonly name: string;
      readonly seed: SeedOffer;
      /** Said by the server of bot accounts, never by a client. */
      readonly program?: true;
    }
  | { readonly type: 'seatBot'; readonly bot: BotId; readonly name: string }
  | { readonly type: 'freeSeat'; readonly seat: SeatNumber }
  /** `bots` are seated on what is empty, in seat order. */
  | { readonly type: 'start'; readonly bots: readonly { readonly bot: BotId; readonly name: string }[] }
  | { readonly type: 'revealSeed'; readonly seat: SeatNumber; readonly seed: string }
  | { readonly type: 'roll'; readonly keep: readonly Position[] }
  | { readonly type: 'write'; readonly box: Box }
  /** Before the start the seat is freed; later it counts as absent. */
  | { readonly type: 'leave' }
  | { readonly type: 'return' }
  /** Not on one device. */
  | { readonly type: 'resign' }
  /** The last of those who have a say makes it so. */
  | { readonly type: 'proposeEnd' }
  | { readonly type: 'proposeDraw' }
  | { readonly type: 'proposePause' }
  | { readonly type: 'declineProposal' }
  /** Ends a pause; the server does so when it has lasted for long. */
  | { readonly type: 'resume' }
  /** `next` is the id of the match that follows. */
  | { readonly type: 'rematch'; readonly next: MatchId };

/** What the server does of itself; `dueStep` says what and when. It also starts a rematch once all have sat down. */
export type ServerCommand =
  | {
      readonly type: 'create';
      readonly match: MatchId;
      readonly ruleSet: RuleSet;
      readonly seats: number;
      readonly clock: Clock;
      readonly access: Access;
      readonly mode: Mode;
      /** Where `access` is `paired` and no match went before. */
      readonly reserved?: readonly (PersonId | null)[];
      readonly rematchOf: RematchOf | null;
    }
  /** Nothing has been heard of a person since then. */
  | { readonly type: 'markAway'; readonly person: PersonId; readonly since: Milliseconds }
  | { readonly type: 'begin' }
  | { readonly type: 'timeOut'; readonly holdWith: BotId }
  /** Absence, or letting turn after turn run out, loses a game that counts. */
  | { readonly type: 'forfeit' }
  /** A maker who is away before the start makes way for the next person. */
  | { readonly type: 'handOn' }
  | { readonly type: 'closeTable' }
  | { readonly type: 'abandon' }
  /** A seat that a bot plays, or whose turn timed out. */
  | { readonly type: 'botRoll'; readonly keep: readonly Position[] }
  | { readonly type: 'botWrite'; readonly box: Box };

export type Command = PlayerCommand | ServerCommand;

/** A command with what fences it: the seq that its sender had seen, and its id (null for the server's own). */
export interface Sent<C extends Command = Command> {
  readonly command: C;
  readonly at: Seq;
  readonly id: CommandId | null;
}

/** All that comes from outside; the decision itself is pure. */
export interface Given {
  readonly by: Cause;
  readonly now: Milliseconds;
  /** The faces of the coming roll, for as many dice as are thrown in ascending position; null where none can come. */
  readonly faces: readonly Face[] | null;
  /** Who begins, drawn; null unless the seeds are complete. */
  readonly beginner: SeatNumber | null;
  /** Of the dice; goes into the event that ends the match. */
  readonly secret: Hex;
}
