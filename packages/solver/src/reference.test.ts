import { type Card, findRuleSet, type RuleSet } from '@open-yatzy/rules';
import { expect, test } from 'vitest';
import { compareCard, rulesOf, seeded, solvedTables } from '../testing/solved.ts';
import { solveReference } from './reference.ts';
import { stateValue } from './tables.ts';

const nothing: RuleSet = {
  id: 'house',
  seats: { min: 2, max: 5 },
  boxes: [],
  upperBonus: { from: 63, points: 0 },
  furtherFiveAlike: { type: 'nothing' },
  keptDice: 'released',
  tieBreak: 'none',
};
const only = (box: string): RuleSet => ({
  ...nothing,
  boxes: (findRuleSet('scandinavian-15')?.boxes ?? []).filter((rule) => rule.box === box),
});
const start = { card: {}, upper: 0 };

test('five alike within three rolls: 347,897 in 7,558,272', () => {
  expect(solveReference(only('fiveOfAKind'))(start)).toBeCloseTo((50 * 347_897) / 7_558_272, 12);
});

test('one face alone is kept whenever it shows: each die with chance 91/216', () => {
  expect(solveReference(only('sixes'))(start)).toBeCloseTo((6 * 5 * 91) / 216, 12);
});

test('one die for chance: 4.25 with two rolls left, 4.666 with three, five times over', () => {
  expect(solveReference(only('chance'))(start)).toBeCloseTo((5 * 14) / 3, 12);
});

test('where dice stand a kept die is lost, which chance alone never regrets', () => {
  expect(solveReference({ ...only('chance'), keptDice: 'stand' })(start)).toBeCloseTo((5 * 14) / 3, 12);
  const pairs = only('twoPairs');
  expect(solveReference({ ...pairs, keptDice: 'stand' })(start)).toBeLessThan(solveReference(pairs)(start));
});

test('the kernel agrees on a sample of cards', async () => {
  const tables = await solvedTables(rulesOf('joker-13'));
  const below = seeded(3);
  for (let card = 0; card < 3; card += 1)
    expect(compareCard(tables, below(tables.states.layers), below(64)).worst).toBeLessThan(1e-9);
});

test('the kernel agrees on the whole of a small house game, solved from nothing by both', async () => {
  const house: RuleSet = {
    ...nothing,
    boxes: [...rulesOf('joker-13').boxes.slice(0, 6)],
    upperBonus: { from: 70, points: 20 },
  };
  const closed: Card = { ones: 0, twos: 0, threes: 0 };
  const tables = await solvedTables(house);
  const value = solveReference(house);
  for (const upper of [0, 13, 28]) {
    const byKernel = stateValue(tables, { layer: 0, upperSet: 7, upper });
    expect(byKernel).toBeCloseTo(value({ card: closed, upper }), 9);
  }
});
