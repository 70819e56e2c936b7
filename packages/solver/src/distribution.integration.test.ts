import { expect, test } from 'vitest';
import { distributionInNode } from '../node/index.ts';
import { rulesOf, solvedTables } from '../testing/solved.ts';
import { advise } from './advise.ts';
import { quantileOf } from './chances.ts';
import { distributionOf } from './distribution.ts';
import type { Position } from './position.ts';

const card = {
  ones: 3,
  twos: 6,
  threes: 9,
  fours: 12,
  fives: 15,
  chance: 24,
  fiveOfAKind: 50,
  threeOfAKind: 20,
};
const positions: readonly Position[] = [
  { card },
  { card, thrown: { dice: [6, 6, 6, 2, 1], rollsLeft: 2 } },
  { card, thrown: { dice: [6, 6, 3, 3, 1], rollsLeft: 1 } },
  { card, thrown: { dice: [6, 6, 3, 3, 1], rollsLeft: 0 } },
];

test.for(['scandinavian-15', 'pocket-15', 'joker-13'])(
  '%s: the mean is the points written and the value',
  async (id) => {
    const tables = await solvedTables(rulesOf(id));
    for (const position of positions) {
      const { chances, from, mean } = distributionOf(tables, position);
      expect(mean).toBeCloseTo(139 + advise(tables, position).value, 8);
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
      expect(from).toBeGreaterThanOrEqual(139);
    }
  },
);

test('where dice stand, what was kept decides', async () => {
  const tables = await solvedTables(rulesOf('scandinavian-15'));
  const thrown = { dice: [6, 6, 3, 3, 1], rollsLeft: 1, kept: [4] } as const;
  const position = { card, thrown };
  expect(distributionOf(tables, position).mean).toBeCloseTo(139 + advise(tables, position).value, 8);
});

test.for(['scandinavian-15', 'pocket-15', 'joker-13'])(
  '%s: turns that the kernel plays lead to the same',
  async (id) => {
    const tables = await solvedTables(rulesOf(id));
    const { chance: _, fiveOfAKind: __, ...open } = card;
    const plain = distributionOf(tables, { card: open });
    const { chances, ...rest } = await distributionInNode(tables, { card: open });
    for (const key of ['from', 'mean', 'deviation', 'upperBonus', 'fiveOfAKind'] as const)
      expect(rest[key]).toBeCloseTo(plain[key], 9);
    expect(chances).toHaveLength(plain.chances.length);
    for (const [at, chance] of plain.chances.entries()) expect(chances[at]).toBeCloseTo(chance, 12);
  },
);

test('classic Scandinavian Yatzy: the published distribution of the total', {
  timeout: 1_800_000,
}, async () => {
  const tables = await solvedTables(rulesOf('scandinavian-15', 'released'));
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const distribution = await distributionInNode(tables, { card: {} }, { onProgress });
  expect(distribution.mean).toBeCloseTo(248.4399894, 6);
  expect(distribution.deviation).toBeCloseTo(38.496, 3);
  expect([0.05, 0.5, 0.95].map((share) => quantileOf(distribution, share))).toEqual([179, 249, 309]);
  expect(distribution.upperBonus).toBeCloseTo(0.898, 3);
  expect(distribution.fiveOfAKind).toBeCloseTo(0.388, 3);
  expect(shares.at(-1)).toBe(1);
});
