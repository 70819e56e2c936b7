import { totals } from '@open-yatzy/rules';
import { outcomesOf } from './policy.ts';
import { type Place, type Position, placeOf } from './position.ts';
import { filledBoxes, type State } from './states.ts';
import { hasBonus, type Tables } from './tables.ts';

/**
 * The distribution of the final total under perfect solitaire play, from a position to the end. Chances are carried
 * forward level by level: for each state that can be reached, the chance of each number of points gained on the way.
 * Chances below `negligible` are dropped, so that everything is exact to about 1e-9.
 */
export interface Distribution {
  /** The total that `chances[0]` belongs to. */
  readonly from: number;
  /** `chances[i]`: the chance to end with `from + i` points. */
  readonly chances: Float64Array;
  readonly mean: number;
  /** Standard deviation, in points. */
  readonly deviation: number;
  /** The chance to end with the upper bonus. */
  readonly upperBonus: number;
  /** The chance to end with its points in `fiveOfAKind`. */
  readonly fiveOfAKind: number;
}

const negligible = 1e-16;

/** Chances by points, kept in a range that grows as needed. */
class Spread {
  #from = 0;
  #chances = new Float64Array(0);

  get from(): number {
    return this.#from;
  }

  get chances(): Float64Array {
    return this.#chances;
  }

  #reach(from: number, end: number): void {
    const ownEnd = this.#from + this.#chances.length;
    if (this.#chances.length > 0 && from >= this.#from && end <= ownEnd) return;
    const [newFrom, newEnd] =
      this.#chances.length > 0 ? [Math.min(from, this.#from), Math.max(end, ownEnd)] : [from, end];
    const grown = new Float64Array(newEnd - newFrom);
    if (this.#chances.length > 0) grown.set(this.#chances, this.#from - newFrom);
    this.#from = newFrom;
    this.#chances = grown;
  }

  /** Adds another spread, moved on by some points, with a weight. */
  add(other: Pick<Spread, 'from' | 'chances'>, points: number, weight: number): void {
    const { chances } = other;
    this.#reach(other.from + points, other.from + points + chances.length);
    const own = this.#chances;
    const shift = other.from + points - this.#from;
    for (let at = 0; at < chances.length; at += 1)
      own[at + shift] = (own[at + shift] ?? 0) + weight * (chances[at] ?? 0);
  }

  /** The spread without its negligible ends. */
  trimmed(): Pick<Spread, 'from' | 'chances'> {
    const first = this.#chances.findIndex((each) => each > negligible);
    const last = this.#chances.findLastIndex((each) => each > negligible);
    return {
      from: this.#from + Math.max(0, first),
      chances: this.#chances.subarray(Math.max(0, first), last + 1),
    };
  }
}

interface Reached {
  readonly state: State;
  readonly spread: Spread;
}

const sumOf = (chances: Float64Array): number => chances.reduce((sum, each) => sum + each, 0);

export interface DistributionOptions {
  /** How many bonuses stand beside the card. */
  readonly bonuses?: number;
  /** Told the share of the boxes that are done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Throws as `placeOf` does for impossible positions. */
export function distributionOf(
  tables: Tables,
  position: Position,
  options: DistributionOptions = {},
): Distribution {
  const { scoring, states } = tables;
  const boxes = scoring.columns.length;
  const place = placeOf(tables, position);
  const filled = filledBoxes(states, place.state);
  const card = totals(tables.ruleSet, position.card, options.bonuses);
  const spread = new Spread();
  spread.add({ from: card.total - card.upperBonus, chances: Float64Array.of(1) }, 0, 1);
  let level = new Map<number, Reached>([[0, { state: place.state, spread }]]);
  let fiveOfAKind = position.card.fiveOfAKind ? 1 : 0;

  for (let done = filled; done < boxes; done += 1) {
    const next = new Map<number, Reached>();
    for (const [slot, reached] of level) {
      const from: Place =
        done === filled ? place : { state: reached.state, isOver: false, rollsLeft: 3, stand: 0 };
      const points = reached.spread.trimmed();
      level.delete(slot);
      const own = sumOf(points.chances);
      if (own < negligible) continue;
      for (const outcome of outcomesOf(tables, from)) {
        const target = next.get(outcome.slot) ?? { state: outcome.next, spread: new Spread() };
        target.spread.add(points, outcome.gain, outcome.chance);
        next.set(outcome.slot, target);
        if (outcome.isFive) fiveOfAKind += own * outcome.chance;
      }
    }
    level = next;
    options.onProgress?.((done + 1 - filled) / (boxes - filled));
  }
  return ended(tables, [...level.values()], fiveOfAKind);
}

function ended(tables: Tables, ends: readonly Reached[], fiveOfAKind: number): Distribution {
  const all = new Spread();
  let upperBonus = 0;
  for (const { state, spread } of ends) {
    const isWon = hasBonus(tables, state.upper);
    if (isWon) upperBonus += sumOf(spread.chances);
    all.add(spread, isWon ? tables.scoring.upperBonus.points : 0, 1);
  }
  const { from, chances } = all.trimmed();
  const moment = (power: number, about: number) =>
    chances.reduce((sum, each, at) => sum + each * (from + at - about) ** power, 0);
  const mean = moment(1, 0);
  return { from, chances, mean, deviation: Math.sqrt(moment(2, mean)), upperBonus, fiveOfAKind };
}

/** The smallest total that is not exceeded with at least that chance. */
export function quantileOf({ from, chances }: Distribution, share: number): number {
  let below = 0;
  const at = chances.findIndex((each) => {
    below += each;
    return below >= share;
  });
  return from + (at < 0 ? chances.length - 1 : at);
}

/** The chance to end with at least that total. */
export function chanceOfReaching({ from, chances }: Distribution, total: number): number {
  return sumOf(chances.subarray(Math.max(0, total - from)));
}
