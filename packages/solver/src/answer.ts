import { isFull, totals } from '@open-yatzy/rules';
import { type Advice, advise } from './advise.ts';
import { type BoxChance, boxChances } from './box-chances.ts';
import { momentsOf, quantileOf } from './chances.ts';
import { type Distribution, type DistributionOptions, distributionOf } from './distribution.ts';
import { type Rests, restFrom } from './rests.ts';
import type { Tables } from './tables.ts';
import type { SeatPosition } from './winning.ts';

/** What there is to say about a position at once. */
export interface Answer extends Advice {
  /** Points that stand on the card, bonuses included. */
  readonly written: number;
  /** `afterKeep` is that of the best choice, where it is a keep. */
  readonly boxes: readonly BoxChance[];
}

/** Shares for which the total that is not exceeded is told. */
export const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** How a game ends from a position under perfect solitaire play. */
export interface Ending {
  readonly mean: number;
  /** Standard deviation, in points. */
  readonly deviation: number;
  /** Totals by `quantiles`. */
  readonly quantiles: readonly number[];
  /** The total that the first of `chances` belongs to; they are by point. */
  readonly from: number;
  readonly chances: readonly number[];
  /** Of the upper bonus and of a full `fiveOfAKind`; null where they are not known. */
  readonly upperBonus: number | null;
  readonly fiveOfAKind: number | null;
}

/** Open boxes up to which an exact ending takes no more than a moment. */
export const quickEnding = 8;

/** Throws for impossible positions, as `advise` does. */
export function answerTo(tables: Tables, { position, bonuses }: SeatPosition): Answer {
  const advice = advise(tables, position);
  const best = advice.choices[0];
  const keep = best?.type === 'keep' ? best.keep : undefined;
  return {
    ...advice,
    written: totals(tables.ruleSet, position.card, bonuses).total,
    boxes: isFull(tables.ruleSet, position.card) ? [] : boxChances(tables, position, keep),
  };
}

function endingOf(
  chances: Pick<Distribution, 'from' | 'chances'>,
  of: Pick<Ending, 'upperBonus' | 'fiveOfAKind'>,
): Ending {
  return {
    ...momentsOf(chances),
    quantiles: quantiles.map((share) => quantileOf(chances, share)),
    from: chances.from,
    chances: [...chances.chances],
    ...of,
  };
}

/** The exact ending. With more open boxes than `quickEnding` it takes seconds, and a minute without the kernel. */
export function exactEnding(
  tables: Tables,
  { position, bonuses = 0 }: SeatPosition,
  options: Omit<DistributionOptions, 'bonuses'> = {},
): Ending {
  const found = distributionOf(tables, position, { bonuses, ...options });
  return endingOf(found, found);
}

/** The ending as the rests tell it, at once; the chances of bonus and of five alike are not among them. */
export function endingFrom(rests: Rests, { position, bonuses }: SeatPosition): Ending {
  const { total } = totals(rests.tables.ruleSet, position.card, bonuses);
  const { from, chances } = restFrom(rests, position);
  return endingOf({ from: from + total, chances }, { upperBonus: null, fiveOfAKind: null });
}
