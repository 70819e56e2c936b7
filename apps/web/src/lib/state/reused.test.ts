import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reused } from './reused.ts';

describe('a value made of what it was before', () => {
  test('is the value, whatever it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(reused(before, after)).toEqual(after);
      }),
    );
  });

  test('is the same object where nothing has changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(reused(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  test('keeps the parts that have not changed', () => {
    const before = { rows: [{ box: 'ones' }, { box: 'twos' }], kept: [1] };
    const after = reused(before, { rows: [{ box: 'ones' }, { box: 'threes' }], kept: [1] });
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[1]).not.toBe(before.rows[1]);
    expect(after.kept).toBe(before.kept);
  });
});
