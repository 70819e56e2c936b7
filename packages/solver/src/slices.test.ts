import { expect, it } from 'vitest';
import { seeded } from '../testing/solved.ts';
import { meansAt, packSlices, sharesOf } from './slices.ts';

it('keeps every mean to half a unit of the widest step, in a byte a slice and two more', () => {
  const below = seeded(3);
  const count = 24;
  const slots = 500;
  const means = new Uint16Array(slots * count);
  for (let slot = 0; slot < slots; slot += 1) {
    const all = Array.from({ length: count }, () => below(slot % 2 === 0 ? 12_000 : 400)).sort(
      (a, b) => a - b,
    );
    means.set(all, slot * count);
  }
  const slices = packSlices(means, count);
  expect(slices.packed).toHaveLength(slots * (count + 2));
  for (let slot = 0; slot < slots; slot += 1) {
    const exact = Array.from(means.subarray(slot * count, (slot + 1) * count), (mean) => mean / 8);
    const widest = Math.max(...exact.slice(1).map((mean, k) => mean - (exact[k] ?? 0)));
    const half = Math.max(1, Math.ceil((widest * 64) / 254)) / 64 / 2;
    const read = meansAt(slices, slot);
    expect(read[0]).toBe(exact[0]);
    for (const [k, mean] of exact.entries())
      expect(Math.abs((read[k] ?? 0) - mean)).toBeLessThanOrEqual(half);
  }
});

it('keeps means that are all the same, as of a card with nothing to come', () => {
  expect(meansAt(packSlices(Uint16Array.of(35, 35, 35, 0, 0, 0), 3), 0)).toEqual([4.375, 4.375, 4.375]);
});

it('makes slices the thinner the further out they lie, and all of them the whole', () => {
  for (const count of [2, 16, 24]) {
    const shares = sharesOf(count);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect([...shares.toReversed()].map((share) => share.toFixed(12))).toEqual(
      [...shares].map((share) => share.toFixed(12)),
    );
    expect([...shares.subarray(0, count / 2)].sort((a, b) => a - b)).toEqual([
      ...shares.subarray(0, count / 2),
    ]);
  }
});
