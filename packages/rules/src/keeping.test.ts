import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allowedKeeps, keepRefusal, standing } from './keeping.ts';
import { ruleSets } from './rule-sets.ts';
import { type Position, positions } from './vocabulary.ts';

const keeps = fc.subarray<Position>([...positions]);

describe('keeping', () => {
  test.each(ruleSets)('R6.1 $id refuses to keep all five, whatever stands', (ruleSet) => {
    for (const before of [[], [0], [0, 1, 2, 3]] as Position[][]) {
      expect(keepRefusal(ruleSet, before, [0, 1, 2, 3, 4])).toEqual({ type: 'nothingThrown' });
      expect(keepRefusal(ruleSet, before, [4, 3, 2, 1, 0])).toEqual({ type: 'nothingThrown' });
    }
  });

  test.each([
    ['R6.2', [0, 2], [0, 2], true],
    ['R6.2', [0, 2], [2, 0, 4], true],
    ['R6.2', [0, 2], [0, 1], false],
    ['R6.2', [0, 2], [1, 3, 4], false],
    ['R6.2', [], [1, 3], true],
    ['R6.3', [0], [1], false],
    ['R6.4', [0, 1, 2, 3], [], true],
    ['R6.4', [], [], true],
  ] as [string, Position[], Position[], boolean][])(
    '%s S after %j, %j is allowed: %s',
    (_rule, before, keep, allowed) => {
      const [S, K, J] = ruleSets as [(typeof ruleSets)[0], (typeof ruleSets)[0], (typeof ruleSets)[0]];
      const refusal = allowed ? undefined : { type: 'standingReleased', standing: before };
      expect(keepRefusal(S, before, keep)).toEqual(refusal);
      for (const released of [K, J]) expect(keepRefusal(released, before, keep)).toBeUndefined();
    },
  );

  it('R6.2, R6.5 what stands is what was kept, or nothing', () => {
    expect(ruleSets.map((ruleSet) => standing(ruleSet, [1, 4]))).toEqual([[1, 4], [], []]);
  });

  it('R6.2, R6.5 the allowed keeps are those that are not refused', () => {
    const [S, K, J] = ruleSets.map((ruleSet) => allowedKeeps(ruleSet, [0, 2]));
    expect(S).toEqual([
      [],
      [0, 2],
      [0, 1, 2],
      [0, 2, 3],
      [0, 1, 2, 3],
      [0, 2, 4],
      [0, 1, 2, 4],
      [0, 2, 3, 4],
    ]);
    expect([K?.length, J?.length]).toEqual([31, 31]);
    for (const ruleSet of ruleSets) {
      expect(allowedKeeps(ruleSet, [])).toHaveLength(31);
      fc.assert(
        fc.property(keeps, keeps, (before, keep) => {
          const listed = allowedKeeps(ruleSet, before).some((each) => String(each) === String(keep));
          expect(listed).toBe(keepRefusal(ruleSet, before, keep) === undefined);
        }),
      );
    }
  });
});
