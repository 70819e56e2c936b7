import {
  type ExportedMatch,
  type MatchState,
  type Recorded,
  replay,
  turnsOf,
  verify,
} from '@open-yatzy/match';
import {
  type Box,
  type Card,
  type Dice,
  type PlayedTurn,
  type Position,
  type RuleSet,
  totals,
} from '@open-yatzy/rules';

/** A match that was played to its end, as it is looked back on. */
export interface Game {
  readonly match: string;
  readonly ruleSet: RuleSet;
  readonly seats: readonly GameSeat[];
  /** In the order of play. */
  readonly turns: readonly PlayedTurn[];
}

export interface GameSeat {
  readonly name: string;
  readonly total: number;
}

/** Null for a match that was not played to its end. */
export function gameOf(state: MatchState, log: readonly Recorded[]): Game | null {
  if (state.phase !== 'finished') return null;
  const seats = state.seats.map(({ holder, card, bonuses }) => ({
    name: holder.type === 'nobody' ? '' : holder.name,
    total: totals(state.ruleSet, card, bonuses).total,
  }));
  return { match: state.match, ruleSet: state.ruleSet, seats, turns: turnsOf(log) };
}

export type Opened =
  | { readonly type: 'game'; readonly game: Game; readonly problem: string | null }
  | { readonly type: 'notAGame' }
  | { readonly type: 'notFinished' };

/** What a file holds that says it is an exported match; `problem` tells where its dice or points do not fit. */
export function openGame(text: string): Opened {
  try {
    const file = JSON.parse(text) as Partial<ExportedMatch> | null;
    if (file?.format !== 'open-yatzy/match' || !Array.isArray(file.events)) return { type: 'notAGame' };
    const state = replay(file.events);
    if (!state) return { type: 'notAGame' };
    const game = gameOf(state, file.events);
    if (!game) return { type: 'notFinished' };
    return { type: 'game', game, problem: verify(file)[0]?.message ?? null };
  } catch {
    return { type: 'notAGame' };
  }
}

/** A moment of a game: its start, a roll, or a box that is written. */
export interface Step {
  readonly type: 'start' | 'rolled' | 'written';
  /** The turn it belongs to, from 0 in the order of play. */
  readonly turn: number;
  readonly seat: number;
  /** From 1. */
  readonly roll: number;
  readonly dice: Dice | null;
  /** Positions that were kept before the roll. */
  readonly keep: readonly Position[];
  readonly box: Box | null;
  readonly points: number;
}

const start: Step = {
  type: 'start',
  turn: 0,
  seat: 0,
  roll: 0,
  dice: null,
  keep: [],
  box: null,
  points: 0,
};

export function stepsOf({ turns }: Game): readonly Step[] {
  return [
    start,
    ...turns.flatMap(({ seat, rolls, box, points, bonus }, turn): Step[] => [
      ...rolls.map(({ keep, dice }, index): Step => {
        return { type: 'rolled', turn, seat, roll: index + 1, dice, keep, box: null, points: 0 };
      }),
      {
        type: 'written',
        turn,
        seat,
        roll: rolls.length,
        dice: rolls.at(-1)?.dice ?? null,
        keep: [],
        box,
        points: points + bonus,
      },
    ]),
  ];
}

/** The step at which a seat's turn begins, to jump to from what is said about it. */
export function stepOfTurn(game: Game, seat: number, number: number): number {
  let own = 0;
  const turn = game.turns.findIndex((each) => each.seat === seat && ++own === number);
  return stepsOf(game).findIndex((step) => step.type === 'rolled' && step.turn === turn);
}

export interface Standing {
  readonly card: Card;
  readonly total: number;
}

/** Every seat's card at a step. */
export function standingsAt(game: Game, step: Step): readonly Standing[] {
  const isWritten = step.type === 'written' ? 1 : 0;
  const written = game.turns.slice(0, step.turn + isWritten);
  return game.seats.map((_, seat) => {
    const own = written.filter((turn) => turn.seat === seat);
    const card = Object.fromEntries(own.map(({ box, points }) => [box, points])) as Card;
    const bonuses = own.filter(({ bonus }) => bonus > 0).length;
    return { card, total: totals(game.ruleSet, card, bonuses).total };
  });
}
