import { rolls, ruleSets } from '@open-yatzy/rules';
import { expect, test } from 'vitest';
import { rulesOf, solvedTables } from '../testing/solved.ts';
import { advise } from './advise.ts';
import { chance, keepOf } from './keeps.ts';

test('the mean over all rolls of the value after the roll is the value before it', async () => {
  const all = await Promise.all(ruleSets.map(solvedTables));
  const card = { ones: 3, sixes: 18, chance: 22, fiveOfAKind: 0 };
  for (const tables of all) {
    const after = rolls.map((dice) => {
      const { value } = advise(tables, { card, thrown: { dice, rollsLeft: 2 } });
      return (chance[keepOf(dice)] ?? 0) * value;
    });
    expect(after.reduce((sum, each) => sum + each, 0)).toBeCloseTo(advise(tables, { card }).value, 9);
  }
});

test('standing dice stay or all five are thrown again', async () => {
  const tables = await solvedTables(rulesOf('scandinavian-15'));
  const thrown = { dice: [5, 6, 5, 1, 1], rollsLeft: 1, kept: [1, 3] } as const;
  const keeps = advise(tables, { card: {}, thrown }).choices.flatMap((choice) =>
    choice.type === 'keep' ? choice.keep.join('') : [],
  );
  expect(keeps.toSorted()).toEqual(['', '1156', '116', '1556', '156', '16']);
});
