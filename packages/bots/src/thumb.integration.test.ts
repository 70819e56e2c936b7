import { ruleSets } from '@open-yatzy/rules';
import { expect, test } from 'vitest';
import { mind } from '../testing/positions.ts';
import { playGame, seededNumbers } from './index.ts';

/** What a rule of thumb reaches at least. */
const least: Readonly<Record<string, number>> = { 'scandinavian-15': 215, 'pocket-15': 270, 'joker-13': 215 };

test.each(ruleSets)('thumb has a mean total in $id that a chance run cannot fake', (ruleSet) => {
  const dice = seededNumbers('thumb');
  const games = 200;
  let sum = 0;
  for (let game = 0; game < games; game += 1) {
    const [score] = playGame({ ruleSet, bots: ['thumb'], beginner: 0, dice, mind });
    sum += score?.total ?? 0;
  }
  expect(sum / games).toBeGreaterThan(least[ruleSet.id] ?? Number.POSITIVE_INFINITY);
});
