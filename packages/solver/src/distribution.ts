import { totals } from '@open-yatzy/rules';
import { type Chances, momentsOf, negligible, Spread, sumOf } from './chances.ts';
import { outcomesOf } from './policy.ts';
import { type Place, type Position, placeOf } from './position.ts';
import { filledBoxes, type State } from './states.ts';
import { hasBonus, type Tables } from './tables.ts';

/**
 * The distribution of the final total under perfect solitaire play, from a position to the end. Chances are carried
 * forward level by level: for each state that can be reached, the chance of each number of points gained on the way.
 * Chances below `negligible` are dropped, so that everything is exact to about 1e-9.
 */
export interface Distribution extends Chances {
  readonly mean: number;
  /** Standard deviation, in points. */
  readonly deviation: number;
  /** The chance to end with the upper bonus. */
  readonly upperBonus: number;
  /** The chance to end with its points in `fiveOfAKind`. */
  readonly fiveOfAKind: number;
}

interface Reached {
  readonly state: State;
  readonly spread: Spread;
}

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
  const totals = all.trimmed();
  return { ...totals, ...momentsOf(totals), upperBonus, fiveOfAKind };
}
