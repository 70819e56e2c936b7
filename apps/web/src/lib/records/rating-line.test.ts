import { describe, expect, it } from 'vitest';
import { ratingLine } from './rating-line.ts';

const curve = (...numbers: readonly number[]) => numbers.map((number) => ({ at: 0, match: null, number }));

describe('a drawn rating', () => {
  it('stands between round numbers, games at even distances', () => {
    const { places, ticks } = ratingLine(curve(1500, 1600, 1450));
    expect(places.map(({ x }) => x)).toEqual([0, 50, 100]);
    expect(ticks.map(({ number }) => number)).toEqual([1450, 1500, 1550, 1600]);
    expect(places.map(({ y }) => Math.round(y))).toEqual([67, 0, 100]);
  });

  it('does not make much of little', () => {
    const { places, ticks } = ratingLine(curve(1500, 1502));
    expect((ticks.at(-1)?.number ?? 0) - (ticks[0]?.number ?? 0)).toBeGreaterThanOrEqual(60);
    expect(Math.abs((places[0]?.y ?? 0) - (places[1]?.y ?? 0))).toBeLessThan(5);
  });

  it('has few round numbers at its side, however far it went', () => {
    for (const high of [1501, 1640, 1900, 2600])
      expect(ratingLine(curve(1400, high)).ticks.length).toBeLessThanOrEqual(8);
  });
});
