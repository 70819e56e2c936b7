import type { Choice, Position } from '@open-yatzy/bots';
import type { BotId, PlayedTurn, RuleSet } from '@open-yatzy/rules';
import type { Answer, Ending, ExplainedSeat, MatchChances, SeatPosition } from '@open-yatzy/solver';

/** What a page may ask of its solver. */
export type Question = {
  readonly ruleSet: RuleSet;
} & (
  | { readonly type: 'answer'; readonly seat: SeatPosition }
  | { readonly type: 'ending'; readonly seat: SeatPosition }
  | { readonly type: 'review'; readonly seats: number; readonly turns: readonly PlayedTurn[] }
  | { readonly type: 'curve'; readonly seats: number; readonly turns: readonly PlayedTurn[] }
  /** What a bot does, at once: by rule of thumb as long as there are no tables. */
  | { readonly type: 'move'; readonly bot: BotId; readonly turn: Omit<Position, 'ruleSet'> }
);

/** What comes back, by the type of the question. */
export interface Replies {
  readonly answer: Answer;
  readonly ending: Ending;
  readonly review: readonly ExplainedSeat[];
  /** At the start and after each turn; null where too much is open for it to be found at once. */
  readonly curve: readonly (MatchChances | null)[];
  readonly move: Choice;
}

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** Which part of the work a share is of: the tables of the rules, or the question itself. */
export type Stage = 'tables' | 'question';

export type Told =
  | { readonly id: number; readonly type: 'progress'; readonly stage: Stage; readonly share: number }
  | { readonly id: number; readonly type: 'reply'; readonly reply: Replies[Question['type']] }
  | { readonly id: number; readonly type: 'failed'; readonly message: string };
