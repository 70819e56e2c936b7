import { type Card, faces, type RuleSet } from '@open-yatzy/rules';
import { countedUpper, type Scoring } from './scoring.ts';
import { type UpperClasses, upperClasses } from './upper-classes.ts';

/**
 * Where each state's value stands in a table.
 *
 * A layer is a set of filled lower boxes: `status << restBoxes | filled rest boxes`, status as in scoring.ts. Within
 * it each pair of (filled upper boxes, class of upper totals) has a lane, sorted by number of filled boxes; each
 * number starts at a multiple of eight. Behind the last lane stands `closed`, for boxes that are not open.
 *
 *   slot = layer · stride + lane
 */
export interface States {
  readonly layers: number;
  readonly restBoxes: number;
  readonly stride: number;
  /** The lane of lost boxes, whose value is −∞. */
  readonly closed: number;
  /** Block of eight lanes at which each number of filled upper boxes starts; the eighth entry is the end. */
  readonly blockStarts: readonly number[];
  /** First lane of each of the 64 sets of filled upper boxes, bit `face − 1` each. */
  readonly firstLane: readonly number[];
  readonly classes: readonly UpperClasses[];
  /** Number of states that are told apart, the full cards included. */
  readonly count: number;
}

/** A state: filled lower boxes, filled upper boxes, upper total counted up to the bonus. */
export interface State {
  readonly layer: number;
  readonly upperSet: number;
  readonly upper: number;
}

export function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

const blockOf = 8;

export function statesOf(scoring: Scoring): States {
  const classes = upperClasses(scoring.upperBonus.from);
  const firstLane: number[] = [];
  const blockStarts: number[] = [];
  let lane = 0;
  for (let filled = 0; filled <= faces.length; filled += 1) {
    blockStarts.push(lane / blockOf);
    for (const [set, { smallest }] of classes.entries()) {
      if (bitsOf(set) !== filled) continue;
      firstLane[set] = lane;
      lane += smallest.length;
    }
    lane = Math.ceil(lane / blockOf) * blockOf;
  }
  const lanes = classes.reduce((sum, { smallest }) => sum + smallest.length, 0);
  const layers = scoring.statuses << scoring.restBoxes;
  return {
    layers,
    restBoxes: scoring.restBoxes,
    stride: lane + blockOf,
    closed: lane,
    blockStarts: [...blockStarts, lane / blockOf],
    firstLane,
    classes,
    count: layers * lanes,
  };
}

/** The lane of a set of filled upper boxes with a total, or −1 where the boxes cannot have brought that total. */
export function laneOf(states: States, upperSet: number, upper: number): number {
  const { classOf } = states.classes[upperSet] ?? { classOf: new Int8Array() };
  const index = classOf[Math.min(upper, classOf.length - 1)] ?? -1;
  return index < 0 ? -1 : (states.firstLane[upperSet] ?? 0) + index;
}

/** Throws for an upper total that the filled boxes cannot have brought. */
export function slotOf(states: States, { layer, upperSet, upper }: State): number {
  const lane = laneOf(states, upperSet, upper);
  if (lane < 0) throw new Error(`expected a possible upper total, got ${upper} with the boxes ${upperSet}`);
  return layer * states.stride + lane;
}

/** The state at a place in a table, with the smallest upper total of its class. */
export function stateAt(states: States, slot: number): State {
  const { classes, firstLane, stride } = states;
  const lane = slot % stride;
  const upperSet = classes.findIndex(({ smallest }, set) => {
    const first = firstLane[set] ?? 0;
    return lane >= first && lane < first + smallest.length;
  });
  const upper = classes[upperSet]?.smallest[lane - (firstLane[upperSet] ?? 0)];
  if (upper === undefined) throw new Error(`expected the place of a state, got ${slot}`);
  return { layer: Math.floor(slot / stride), upperSet, upper };
}

/** Number of boxes filled. */
export function filledBoxes(states: States, { layer, upperSet }: Pick<State, 'layer' | 'upperSet'>): number {
  const rest = layer & ((1 << states.restBoxes) - 1);
  return bitsOf(rest) + (layer >> states.restBoxes > 0 ? 1 : 0) + bitsOf(upperSet);
}

/** The state of a card. */
export function stateOf(ruleSet: RuleSet, scoring: Scoring, card: Card): State {
  const { columns, restBoxes, statuses } = scoring;
  const filled = columns.reduce(
    (bits, box, column) => (card[box] === undefined ? bits : bits | (1 << column)),
    0,
  );
  const rest = (filled >> faces.length) & ((1 << restBoxes) - 1);
  const five = card.fiveOfAKind;
  const status = five === undefined ? 0 : five > 0 ? statuses - 1 : 1;
  return { layer: (status << restBoxes) | rest, upperSet: filled & 63, upper: countedUpper(ruleSet, card) };
}
