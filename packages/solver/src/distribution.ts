import { faces, totals } from '@open-yatzy/rules';
import { type Chances, momentsOf, negligible, Spread, sumOf } from './chances.ts';
import { outcomesOf } from './policy.ts';
import { type Position, placeOf } from './position.ts';
import { filledBoxes, slotOf, stateAt } from './states.ts';
import { hasBonus, type Tables } from './tables.ts';
import { type PlayTurn, turnsBy, turnsOf } from './turns.ts';

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

export interface DistributionOptions {
  /** How many bonuses stand beside the card. */
  readonly bonuses?: number;
  /** Told the share of the boxes that are done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** The compiled rests.wasm, which plays turns several times faster. */
  readonly module?: WebAssembly.Module;
}

/** Whether going from a state to another, both by their place in a table, was writing `fiveOfAKind` with its points. */
function isFive({ scoring, states }: Tables, [slot, next]: readonly [number, number], gain: number): boolean {
  const column = scoring.columns.indexOf('fiveOfAKind') - faces.length;
  const filled = (place: number) => Math.floor(place / states.stride) >> column > 0;
  return gain > 0 && column >= 0 && filled(next) && !filled(slot);
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
  const start = new Spread();
  start.add({ from: card.total - card.upperBonus, chances: Float64Array.of(1) }, 0, 1);
  const first = slotOf(states, place.state);
  let level = new Map([[first, start]]);
  let fiveOfAKind = position.card.fiveOfAKind ? 1 : 0;
  const play = options.module ? turnsBy(options.module, tables) : turnsOf(tables);
  const playFirst: PlayTurn = (_, visit) => {
    for (const { slot, gain, chance } of outcomesOf(tables, place)) visit(slot, gain, chance);
  };

  for (let done = filled; done < boxes; done += 1) {
    const next = new Map<number, Spread>();
    for (const [slot, reached] of level) {
      level.delete(slot);
      const points = reached.trimmed();
      const own = sumOf(points.chances);
      if (own < negligible) continue;
      (done === filled ? playFirst : play)(slot, (after, gain, chance) => {
        const spread = next.get(after) ?? new Spread();
        spread.add(points, gain, chance);
        next.set(after, spread);
        if (isFive(tables, [slot, after], gain)) fiveOfAKind += own * chance;
      });
    }
    level = next;
    options.onProgress?.((done + 1 - filled) / (boxes - filled));
  }
  return ended(tables, level, fiveOfAKind);
}

function ended(tables: Tables, ends: ReadonlyMap<number, Spread>, fiveOfAKind: number): Distribution {
  const all = new Spread();
  let upperBonus = 0;
  for (const [slot, spread] of ends) {
    const isWon = hasBonus(tables, stateAt(tables.states, slot).upper);
    if (isWon) upperBonus += sumOf(spread.chances);
    all.add(spread, isWon ? tables.scoring.upperBonus.points : 0, 1);
  }
  const totals = all.trimmed();
  return { ...totals, ...momentsOf(totals), upperBonus, fiveOfAKind };
}
