import type { Card, Dice, Face } from '@open-yatzy/rules';
import { expect, test } from 'vitest';
import { rulesOf } from '../testing/solved.ts';
import { boxChances } from './box-chances.ts';
import { groundOf } from './tables.ts';

const released = groundOf(rulesOf('scandinavian-15', 'released'));
const standing = groundOf(rulesOf('scandinavian-15'));
const joker = groundOf(rulesOf('joker-13'));

function chanceOf(
  ground: typeof released,
  box: string,
  position: { card?: Card; dice: Dice; rollsLeft: 0 | 1 | 2; keep?: readonly Face[] },
) {
  const { card = {}, dice, rollsLeft, keep } = position;
  return boxChances(ground, { card, thrown: { dice, rollsLeft } }, keep).find((each) => each.box === box);
}

test('one roll for a missing die', () => {
  const found = chanceOf(joker, 'largeStraight', { dice: [2, 3, 4, 5, 5], rollsLeft: 1 });
  expect(found?.chance).toBeCloseTo(1 / 3, 12);
});

test('two rolls for a missing die', () => {
  const found = chanceOf(joker, 'largeStraight', { dice: [2, 3, 4, 5, 5], rollsLeft: 2 });
  expect(found?.chance).toBeCloseTo(1 - (2 / 3) ** 2, 12);
});

test('a pair kept, three alike wanted of three dice thrown twice', () => {
  const found = chanceOf(released, 'threeOfAKind', { dice: [5, 5, 1, 2, 3], rollsLeft: 2, keep: [5, 5] });
  // Missed twice with a fresh three alike of other faces in the second throw as the one way out.
  const noFive = (5 / 6) ** 3;
  expect(found?.afterKeep).toBeGreaterThan(1 - noFive ** 2);
  expect(found?.chance).toBe(found?.afterKeep);
});

test('an upper box wants three of its face', () => {
  const found = chanceOf(released, 'sixes', { dice: [6, 6, 1, 2, 3], rollsLeft: 1 });
  expect(found?.goal).toBe('three');
  expect(found?.chance).toBeCloseTo(1 - (5 / 6) ** 3, 12);
});

test('what lies there counts when nothing is left to roll', () => {
  const at = { dice: [2, 2, 5, 5, 5] as const, rollsLeft: 0 as const };
  expect(chanceOf(released, 'fullHouse', at)?.chance).toBe(1);
  expect(chanceOf(released, 'fourOfAKind', at)?.chance).toBe(0);
  expect(chanceOf(released, 'chance', at)).toBeUndefined();
});

test('dice that stand make chances smaller, never larger', () => {
  const dice: Dice = [1, 2, 2, 5, 6];
  const of = (ground: typeof released) => boxChances(ground, { card: {}, thrown: { dice, rollsLeft: 2 } });
  const pairs = of(standing).map(({ chance }, at) => [chance, of(released)[at]?.chance ?? 0] as const);
  for (const [stands, free] of pairs) expect(stands).toBeLessThanOrEqual(free + 1e-12);
  expect(pairs.some(([stands, free]) => stands < free - 1e-6)).toBe(true);
});

test('a joker is good for the boxes that it may go to', () => {
  const card: Card = { fiveOfAKind: 50, threes: 9 };
  const threes: Dice = [3, 3, 3, 3, 3];
  expect(chanceOf(joker, 'largeStraight', { card, dice: threes, rollsLeft: 0 })?.chance).toBe(1);
  expect(chanceOf(joker, 'sixes', { card, dice: threes, rollsLeft: 0 })?.chance).toBe(0);
});

test('five alike before the first roll', () => {
  const found = boxChances(released, { card: {} }).find(({ box }) => box === 'fiveOfAKind');
  // 347897 / 7558272, the textbook chance of five alike in three rolls.
  expect(found?.chance).toBeCloseTo(347_897 / 7_558_272, 12);
});
