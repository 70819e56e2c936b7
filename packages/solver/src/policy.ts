import type { Card } from '@open-yatzy/rules';
import {
  chance,
  firstOfSize,
  firstRoll,
  keepCount,
  keeps,
  nothing,
  oneLess,
  oneMore,
  together,
} from './keeps.ts';
import { keepsWithin, type Place, placeOf } from './position.ts';
import { slotOf } from './states.ts';
import { diceStand, type Tables } from './tables.ts';
import { gainOf, stateAfter, type Turn, turnOf } from './turn.ts';

/**
 * Where perfect solitaire play leads within one turn: chances are pushed forward through its decisions, from the dice
 * that lie there to the boxes written. Of equal keeps the one that throws fewer dice is taken. Arrays are by keep.
 */
export interface Outcome {
  /** Place of the next state in a table. */
  readonly slot: number;
  readonly chance: number;
  /** Points written and beside the box; the upper bonus is apart. */
  readonly gain: number;
}

/** The best keep within each keep, itself included; of equal ones the largest. */
function choicesIn(values: ArrayLike<number>, sums: ArrayLike<number>): Uint16Array {
  const choices = Uint16Array.from(sums);
  for (let added = 1; added < choices.length; added += 1) {
    for (const less of oneLess[added] ?? []) {
      const [own, other] = [choices[added] ?? 0, choices[less] ?? 0];
      if ((values[other] ?? 0) > (values[own] ?? 0)) choices[added] = other;
    }
  }
  return choices;
}

const everyKeep = Uint16Array.from({ length: keepCount }, (_, keep) => keep);

/** Throws the dice that are not kept: moves the chances of keeps on to rolls. */
function thrown(kept: Float64Array): Float64Array {
  const chances = kept.slice();
  for (let keep = nothing; keep < firstRoll; keep += 1) {
    const own = chances[keep] ?? 0;
    if (own === 0) continue;
    for (const more of oneMore[keep] ?? []) chances[more] = (chances[more] ?? 0) + own / 6;
    chances[keep] = 0;
  }
  return chances;
}

function decided(rolls: Float64Array, choices: Uint16Array): Float64Array {
  const kept = new Float64Array(keepCount);
  for (let roll = firstRoll; roll < keepCount; roll += 1) {
    const choice = choices[roll] ?? roll;
    kept[choice] = (kept[choice] ?? 0) + (rolls[roll] ?? 0);
  }
  return kept;
}

/** The second decision where dice stand, made for each first keep apart. */
function decidedStanding(first: Float64Array, third: Float64Array): Float64Array {
  const kept = new Float64Array(keepCount);
  kept.set(first.subarray(firstRoll), firstRoll);
  for (let keep = nothing; keep < firstRoll; keep += 1) {
    const own = first[keep] ?? 0;
    if (own === 0) continue;
    const choices = choicesIn(third, together[keep] ?? []);
    const whole = firstOfSize[5 - (keeps[keep]?.length ?? 0)] ?? 0;
    for (let added = whole; added < choices.length; added += 1) {
      const best = choices[added] ?? nothing;
      const choice = (third[nothing] ?? 0) > (third[best] ?? 0) ? nothing : best;
      kept[choice] = (kept[choice] ?? 0) + own * (chance[added] ?? 0);
    }
  }
  return kept;
}

const only = (keep: number): Float64Array => new Float64Array(keepCount).fill(1, keep, keep + 1);

/** The chances of the rolls that are written at the end of the turn. */
function lastRolls(tables: Tables, { roll, rollsLeft, stand }: Place, { second, third }: Turn): Float64Array {
  if (roll !== undefined && rollsLeft === 0) return only(roll);
  if (roll !== undefined && rollsLeft === 1) {
    const better = (best: number, keep: number) => ((third[keep] ?? 0) > (third[best] ?? 0) ? keep : best);
    const largestFirst = keepsWithin(roll, stand).toSorted((a, b) => b - a);
    return thrown(only(largestFirst.reduce(better, roll)));
  }
  const first = decided(
    roll === undefined ? thrown(only(nothing)) : only(roll),
    choicesIn(second, everyKeep),
  );
  if (diceStand(tables)) return thrown(decidedStanding(first, third));
  return thrown(decided(thrown(first), choicesIn(third, everyKeep)));
}

/** What the rest of a turn can lead to, each next state and gain once. The card must have an open box. */
export function outcomesOf(tables: Tables, place: Place): readonly Outcome[] {
  const { scoring, states, values } = tables;
  // As the kernel adds them up, so that equal choices are told apart alike.
  const aim = { ...tables, worth: (slot: number, gain: number) => gain + (values[slot] ?? Number.NaN) };
  const turn = turnOf(aim, place.state);
  const rolls = lastRolls(tables, place, turn);
  const outcomes = new Map<number, Outcome>();
  for (let roll = firstRoll; roll < keepCount; roll += 1) {
    const own = rolls[roll] ?? 0;
    if (own === 0) continue;
    const written = [roll, turn.bestColumn[roll - firstRoll] ?? 0] as const;
    const slot = slotOf(states, stateAfter(scoring, place.state, written));
    const gain = gainOf(scoring, place.state, written);
    const name = gain * states.layers * states.stride + slot;
    outcomes.set(name, { slot, chance: own + (outcomes.get(name)?.chance ?? 0), gain });
  }
  return [...outcomes.values()];
}

/** What a whole turn from a card can lead to; the card must have an open box. */
export function solitaireOutcomes(tables: Tables, card: Card): readonly Outcome[] {
  return outcomesOf(tables, placeOf(tables, { card }));
}
