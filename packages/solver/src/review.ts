import {
  type Card,
  type Dice,
  type Position as DiePosition,
  type Face,
  type PlayedTurn,
  positions,
  totals,
} from '@open-yatzy/rules';
import { adviserFor, type Choice } from './advise.ts';
import { stateOf } from './states.ts';
import { stateValue, type Tables } from './tables.ts';
import { forPoints } from './turn.ts';

/**
 * A game looked back on, a seat at a time, by what its positions are worth under perfect solitaire play:
 *
 *   total at the end = value at the start + luck of the rolls − points lost by decisions
 *
 * which holds exactly, since a roll's luck is the value after it less the value before it, and what a decision loses
 * is the value of the best choice less that of the one taken.
 */
export interface SeatReview {
  /** Total written, upper bonus and bonuses beside the card included; that of the whole game where it is played out. */
  readonly total: number;
  /** Expected points still to come where the game is not played out, else 0. */
  readonly toCome: number;
  /** Expected total before the first roll. */
  readonly start: number;
  readonly luck: number;
  readonly lost: number;
  /** `lost` by what was decided. */
  readonly lostBy: Readonly<Record<Stage, number>>;
  /** Expected total after each of the seat's turns, from the start on: one more than there are turns. */
  readonly values: readonly number[];
  /** Luck of each roll, in order. */
  readonly rolls: readonly RolledLuck[];
  readonly decisions: readonly Decision[];
  /** The decisions that cost most, at most three, the costliest first; none that cost nothing. */
  readonly costliest: readonly Decision[];
}

export interface RolledLuck {
  /** The seat's turn, from 1. */
  readonly turn: number;
  readonly roll: 1 | 2 | 3;
  readonly dice: Dice;
  /** Points. */
  readonly luck: number;
}

/** Which dice to keep, or to keep all, after the first roll and after the second; then which box. */
export const stages = ['firstKeep', 'secondKeep', 'box'] as const;
export type Stage = (typeof stages)[number];

/** `value`s are expected points still to come. */
export interface Decision {
  readonly stage: Stage;
  readonly turn: number;
  readonly card: Card;
  readonly dice: Dice;
  readonly rollsLeft: 0 | 1 | 2;
  /** Positions kept at the re-roll before. */
  readonly kept: readonly DiePosition[];
  /** Writing where dice might have been thrown again is a keep of all five, and then a box. */
  readonly taken: Choice;
  readonly best: Choice;
  /** Points. */
  readonly lost: number;
}

/** Points that are sums of the same numbers in another order differ by less. */
const nothing = 1e-9;

const facesOf = (dice: readonly Face[]) => [...dice].sort().join('');

interface Begun {
  readonly tables: Tables;
  readonly card: Card;
  readonly number: number;
}

interface ReviewedTurn {
  readonly rolls: readonly RolledLuck[];
  readonly decisions: readonly Decision[];
}

const leastRegret = (choices: readonly Choice[]): Choice => {
  const [first] = choices;
  if (!first) throw new Error('expected an open box, got a full card');
  return first;
};

function reviewTurn({ tables, card, number }: Begun, played: PlayedTurn): ReviewedTurn {
  const adviser = adviserFor(forPoints(tables, stateOf(tables.ruleSet, tables.scoring, card)), card);
  const rolls: RolledLuck[] = [];
  const decisions: Decision[] = [];
  let expected = adviser().value;
  for (const [index, { keep: kept, dice }] of played.rolls.entries()) {
    const rollsLeft = (2 - index) as 0 | 1 | 2;
    const thrown = { dice, rollsLeft, kept };
    const { value, choices } = adviser(thrown);
    rolls.push({ turn: number, roll: (index + 1) as 1 | 2 | 3, dice, luck: value - expected });
    const common = { turn: number, card, dice, rollsLeft, kept };
    const boxes = choices.filter(({ type }) => type === 'box');
    const next = played.rolls[index + 1];
    const faces = next && facesOf(positions.filter((at) => next.keep.includes(at)).map((at) => dice[at]));
    const taken = next
      ? choices.find((choice) => choice.type === 'keep' && facesOf(choice.keep) === faces)
      : leastRegret(boxes);
    if (!taken) throw new Error(`expected a keep that the rules allow, got ${next?.keep.join()} of ${dice}`);
    const best = leastRegret(choices);
    if (rollsLeft > 0) {
      const stage = rollsLeft === 2 ? 'firstKeep' : 'secondKeep';
      decisions.push({ ...common, stage, taken, best, lost: taken.regret });
    }
    expected = taken.value;
    if (next) continue;
    const written = boxes.find((choice) => choice.type === 'box' && choice.box === played.box);
    if (!written) throw new Error(`expected a box that may be written, got ${played.box} for ${dice}`);
    decisions.push({
      ...common,
      stage: 'box',
      taken: written,
      best: taken,
      lost: taken.value - written.value,
    });
  }
  return { rolls, decisions };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Looks back on the turns of one seat, in order. Throws for turns that the rules do not allow. */
export function reviewSeat(tables: Tables, turns: readonly PlayedTurn[]): SeatReview {
  const { ruleSet, scoring } = tables;
  const toCome = (card: Card) => stateValue(tables, stateOf(ruleSet, scoring, card));
  const rolls: RolledLuck[] = [];
  const decisions: Decision[] = [];
  let [card, bonuses]: [Card, number] = [{}, 0];
  const values = [toCome(card)];
  for (const [index, turn] of turns.entries()) {
    const reviewed = reviewTurn({ tables, card, number: index + 1 }, turn);
    rolls.push(...reviewed.rolls);
    decisions.push(...reviewed.decisions);
    card = { ...card, [turn.box]: turn.points };
    if (turn.bonus > 0) bonuses += 1;
    values.push(totals(ruleSet, card, bonuses).total + toCome(card));
  }
  const lostIn = (stage: Stage) =>
    sum(decisions.filter((each) => each.stage === stage).map(({ lost }) => lost));
  const lostBy = { firstKeep: lostIn('firstKeep'), secondKeep: lostIn('secondKeep'), box: lostIn('box') };
  return {
    total: totals(ruleSet, card, bonuses).total,
    toCome: toCome(card),
    start: values[0] ?? 0,
    luck: sum(rolls.map(({ luck }) => luck)),
    lost: lostBy.firstKeep + lostBy.secondKeep + lostBy.box,
    lostBy,
    values,
    rolls,
    decisions,
    costliest: decisions
      .filter(({ lost }) => lost > nothing)
      .sort((a, b) => b.lost - a.lost)
      .slice(0, 3),
  };
}

/** Looks back on a game of that many seats: its turns in the order in which they were played. */
export function review(tables: Tables, seats: number, turns: readonly PlayedTurn[]): readonly SeatReview[] {
  return Array.from({ length: seats }, (_, seat) =>
    reviewSeat(
      tables,
      turns.filter((turn) => turn.seat === seat),
    ),
  );
}
