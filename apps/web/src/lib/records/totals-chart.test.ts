import type { Ending } from '@open-yatzy/solver';
import { describe, expect, it } from 'vitest';
import { totalsChart } from './totals-chart.ts';

/** Perfect play that ends evenly from 200 to 299. */
const perfect: Ending = {
  ...{ mean: 249.5, deviation: 29, quantiles: [205, 225, 250, 275, 295], upperBonus: 0.9, fiveOfAKind: 0.4 },
  from: 200,
  chances: Array.from({ length: 100 }, () => 0.01),
};
const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((all, each) => all + (each ?? 0), 0);

describe('totals beside those of perfect play', () => {
  it('are all in some class, as shares of the games', () => {
    const { classes } = totalsChart(
      {
        games: 4,
        totals: [
          [180, 1],
          [240, 2],
          [306, 1],
        ],
      },
      perfect,
    );
    expect(sum(classes.map(({ own }) => own))).toBeCloseTo(1, 9);
    expect(sum(classes.map(({ perfect: share }) => share))).toBeCloseTo(1, 9);
    expect(classes.find(({ from, to }) => from <= 240 && to >= 240)?.own).toBe(0.5);
    expect(classes[0]?.from).toBeLessThanOrEqual(180);
    expect(classes.at(-1)?.to).toBeGreaterThanOrEqual(306);
    expect(Math.max(...classes.flatMap((each) => [each.ownHeight, each.perfectHeight]))).toBe(100);
  });

  it('stand alone while perfect play is not known', () => {
    const { classes } = totalsChart({ games: 1, totals: [[212, 1]] }, null);
    expect(classes.map(({ own, perfect: share }) => [own, share])).toEqual([[1, null]]);
  });

  it('have room for every class and a few numbers beneath', () => {
    const wide = totalsChart(
      {
        games: 2,
        totals: [
          [5, 1],
          [1500, 1],
        ],
      },
      perfect,
    );
    expect(wide.classes.length).toBeLessThanOrEqual(22);
    expect(wide.ticks.length).toBeLessThanOrEqual(8);
    expect(wide.ticks.length).toBeGreaterThan(3);
  });
});
