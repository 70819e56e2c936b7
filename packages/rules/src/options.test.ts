import { describe, expect, it, test } from 'vitest';
import { boxRefusal, options } from './options.ts';
import { findRuleSet, type RuleSetId } from './rule-sets.ts';
import type { Box, Card, Dice } from './vocabulary.ts';

const names = { S: 'scandinavian-15', K: 'pocket-15', J: 'joker-13' } as const satisfies Record<
  string,
  RuleSetId
>;
type Name = keyof typeof names;

function ruleSet(name: Name) {
  const found = findRuleSet(names[name]);
  if (!found) throw new Error(`expected a rule set, got ${name}`);
  return found;
}

const optionFor = (name: Name, dice: Dice, [box, card]: [Box, Card?]) =>
  options(ruleSet(name), card ?? {}, dice).find((option) => option.box === box);

type Row = [rule: string, rules: string, dice: Dice, box: Box, card: Card, points: number];
const full: Card = { fiveOfAKind: 50 };
const struck: Card = { fiveOfAKind: 0 };
const threes: Dice = [3, 3, 3, 3, 3];
const fours: Dice = [4, 4, 4, 4, 4];

const worth: Row[] = [
  ['R3.1', 'SKJ', [2, 2, 5, 2, 1], 'twos', {}, 6],
  ['R1.4', 'SKJ', [2, 2, 5, 2, 1], 'sixes', {}, 0],
  ['R3.2', 'S', [3, 3, 5, 5, 1], 'onePair', {}, 10],
  ['R3.2', 'K', [3, 3, 5, 5, 1], 'onePair', {}, 17],
  ['R3.2', 'SK', [1, 2, 3, 4, 6], 'onePair', {}, 0],
  ['R3.3', 'S', [3, 3, 5, 5, 1], 'twoPairs', {}, 16],
  ['R3.3', 'K', [3, 3, 5, 5, 1], 'twoPairs', {}, 17],
  ['R3.3', 'S', [2, 2, 2, 5, 5], 'twoPairs', {}, 14],
  ['R3.3', 'S', [4, 4, 4, 4, 1], 'twoPairs', {}, 0],
  ['R3.3', 'K', [4, 4, 4, 4, 1], 'twoPairs', {}, 17],
  ['R3.3', 'K', [4, 4, 4, 4, 2], 'twoPairs', {}, 18],
  ['R3.3', 'K', fours, 'twoPairs', {}, 20],
  ['R3.3', 'SK', [4, 4, 4, 2, 1], 'twoPairs', {}, 0],
  ['R3.4', 'S', [5, 5, 5, 5, 6], 'threeOfAKind', {}, 15],
  ['R3.4', 'KJ', [5, 5, 5, 5, 6], 'threeOfAKind', {}, 26],
  ['R3.4', 'S', [3, 3, 3, 1, 2], 'threeOfAKind', {}, 9],
  ['R3.4', 'KJ', [3, 3, 3, 1, 2], 'threeOfAKind', {}, 12],
  ['R3.4', 'SKJ', [3, 3, 4, 4, 6], 'threeOfAKind', {}, 0],
  ['R3.5', 'S', [5, 5, 5, 5, 6], 'fourOfAKind', {}, 20],
  ['R3.5', 'KJ', [5, 5, 5, 5, 6], 'fourOfAKind', {}, 26],
  ['R3.5', 'SKJ', [3, 3, 3, 1, 2], 'fourOfAKind', {}, 0],
  ['R3.6', 'S', [2, 2, 6, 6, 6], 'fullHouse', {}, 22],
  ['R3.6', 'KJ', [2, 2, 6, 6, 6], 'fullHouse', {}, 25],
  ['R3.6', 'SKJ', [2, 2, 2, 2, 6], 'fullHouse', {}, 0],
  ['R3.7', 'S', [5, 3, 1, 2, 4], 'smallStraight', {}, 15],
  ['R3.7', 'S', [2, 3, 4, 5, 6], 'smallStraight', {}, 0],
  ['R3.7', 'S', [1, 2, 3, 4, 6], 'smallStraight', {}, 0],
  ['R3.7', 'KJ', [1, 2, 3, 4, 6], 'smallStraight', {}, 30],
  ['R3.7', 'KJ', [3, 1, 3, 4, 2], 'smallStraight', {}, 30],
  ['R3.7', 'KJ', [1, 2, 3, 3, 4], 'smallStraight', {}, 30],
  ['R3.7', 'KJ', [2, 3, 4, 5, 6], 'smallStraight', {}, 30],
  ['R3.7', 'SKJ', [3, 4, 4, 6, 6], 'smallStraight', {}, 0],
  ['R3.7', 'SKJ', [1, 2, 4, 5, 6], 'smallStraight', {}, 0],
  ['R3.8', 'S', [6, 3, 5, 2, 4], 'largeStraight', {}, 20],
  ['R3.8', 'S', [1, 2, 3, 4, 5], 'largeStraight', {}, 0],
  ['R3.8', 'KJ', [1, 2, 3, 4, 5], 'largeStraight', {}, 40],
  ['R3.8', 'KJ', [6, 3, 5, 2, 4], 'largeStraight', {}, 40],
  ['R3.8', 'SKJ', [1, 2, 3, 4, 6], 'largeStraight', {}, 0],
  ['R3.9', 'SKJ', fours, 'fiveOfAKind', {}, 50],
  ['R3.9', 'SKJ', [4, 4, 4, 4, 1], 'fiveOfAKind', {}, 0],
  ['R3.10', 'SKJ', [1, 3, 4, 4, 6], 'chance', {}, 18],
  ['R4.1', 'S', threes, 'onePair', full, 6],
  ['R4.1', 'S', threes, 'threeOfAKind', full, 9],
  ['R4.1', 'S', threes, 'onePair', {}, 6],
  ['R4.1', 'S', threes, 'threeOfAKind', {}, 9],
  ['R4.1', 'S', threes, 'twoPairs', struck, 0],
  ['R4.1', 'S', threes, 'fullHouse', struck, 0],
  ['R4.1', 'S', threes, 'threes', full, 15],
  ['R4.2', 'S', threes, 'fourOfAKind', {}, 0],
  ['R4.2', 'S', threes, 'fourOfAKind', struck, 12],
  ['R4.2', 'S', threes, 'fourOfAKind', full, 12],
  ['R4.2', 'S', [6, 6, 6, 6, 6], 'fourOfAKind', full, 24],
  ['R4.2', 'KJ', threes, 'fourOfAKind', {}, 15],
  ['R4.3', 'K', fours, 'fours', full, 120],
  ['R4.3', 'K', fours, 'threes', full, 100],
  ['R4.3', 'K', fours, 'fullHouse', full, 100],
  ['R4.3', 'K', fours, 'smallStraight', full, 100],
  ['R4.3', 'K', fours, 'chance', full, 100],
  ['R4.3', 'K', [4, 4, 4, 4, 1], 'fours', full, 16],
  ['R4.4', 'K', fours, 'fullHouse', {}, 25],
  ['R4.4', 'K', fours, 'fullHouse', struck, 25],
  ['R4.4', 'K', fours, 'smallStraight', struck, 0],
  ['R4.4', 'K', fours, 'largeStraight', {}, 0],
  ['R4.4', 'K', fours, 'fours', struck, 20],
  ['R4.4', 'K', fours, 'onePair', struck, 20],
  ['R4.6', 'J', fours, 'fours', full, 20],
  ['R4.6', 'J', fours, 'fullHouse', { ...full, fours: 12 }, 25],
  ['R4.6', 'J', fours, 'smallStraight', { ...full, fours: 12 }, 30],
  ['R4.6', 'J', fours, 'largeStraight', { ...full, fours: 12 }, 40],
  ['R4.6', 'J', fours, 'threeOfAKind', { ...full, fours: 12 }, 20],
  ['R4.6', 'J', fours, 'chance', { ...full, fours: 12 }, 20],
  ['R4.8', 'J', fours, 'fullHouse', struck, 0],
  ['R4.8', 'J', fours, 'fullHouse', {}, 0],
  ['R4.8', 'J', fours, 'largeStraight', struck, 0],
  ['R4.8', 'J', fours, 'chance', struck, 20],
];
const eachRules = worth.flatMap(([rule, rules, ...rest]) =>
  ([...rules] as Name[]).map((name) => [rule, name, ...rest] as const),
);

describe('what a box is worth', () => {
  test.each(eachRules)('%s %s %j in %s, card %j: %i', (_rule, name, dice, box, card, points) => {
    expect(optionFor(name, dice, [box, card])?.points).toBe(points);
  });
});

const lowerOfJ: Card = {
  threeOfAKind: 20,
  fourOfAKind: 0,
  fullHouse: 25,
  smallStraight: 30,
  largeStraight: 0,
  fiveOfAKind: 50,
  chance: 22,
};

describe('boxes that may be written', () => {
  it('R1.3 are the open ones, in the order of the card', () => {
    const card: Card = { ones: 3, chance: 0, fiveOfAKind: 0 };
    const expected = ruleSet('S')
      .boxes.map(({ box }) => box)
      .filter((box) => !(box in card));
    expect(options(ruleSet('S'), card, [1, 2, 3, 4, 5]).map(({ box }) => box)).toEqual(expected);
  });

  it('R4.1 the player chooses where five alike go, but for the joker of J', () => {
    for (const name of ['S', 'K'] as const) expect(options(ruleSet(name), full, threes)).toHaveLength(14);
    for (const card of [{}, struck]) {
      expect(options(ruleSet('J'), card, threes)).toHaveLength(13 - Object.keys(card).length);
    }
  });

  it('R4.5 the bonus comes with any box that a further five alike may go to', () => {
    for (const card of [full, { ...full, threes: 0 }, lowerOfJ, { ...lowerOfJ, threes: 9 }]) {
      const bonuses = options(ruleSet('J'), card, threes).map(({ bonus }) => bonus);
      expect(new Set(bonuses)).toEqual(new Set([100]));
    }
  });

  it('R4.5, R4.8 there is none for other dice, nor without a full score', () => {
    for (const [card, dice] of [
      [full, [3, 3, 3, 3, 1]],
      [struck, threes],
      [{}, threes],
    ] as [Card, Dice][]) {
      expect(options(ruleSet('J'), card, dice).map(({ bonus }) => bonus)).not.toContain(100);
    }
    for (const name of ['S', 'K'] as const) {
      expect(options(ruleSet(name), full, threes).map(({ bonus }) => bonus)).not.toContain(100);
    }
  });

  const joker: [card: Card, boxes: Box[]][] = [
    [full, ['threes']],
    [
      { ...full, threes: 9 },
      ['threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight', 'chance'],
    ],
    [{ ...lowerOfJ, threes: 9, ones: 1 }, ['twos', 'fours', 'fives', 'sixes']],
    [lowerOfJ, ['threes']],
  ];
  test.each(joker)('R4.6, R4.7 J with %j sends five 3s to %j and nowhere else', (card, boxes) => {
    expect(options(ruleSet('J'), card, threes).map(({ box }) => box)).toEqual(boxes);
    for (const { box } of ruleSet('J').boxes) {
      const refusal = boxRefusal(ruleSet('J'), { card, dice: threes }, box);
      if (card[box] !== undefined) expect(refusal).toEqual({ type: 'filled' });
      else if (boxes.includes(box)) expect(refusal).toBeUndefined();
      else expect(refusal).toEqual({ type: 'jokerElsewhere', boxes });
    }
  });

  it('R4.6 J strikes an upper box when the lower part is full', () => {
    expect(optionFor('J', threes, ['sixes', { ...lowerOfJ, threes: 9 }])).toMatchObject({
      points: 0,
      bonus: 100,
    });
  });

  it('R4.9 refuses a filled box, also with 0, and a box that the rules do not have', () => {
    expect(boxRefusal(ruleSet('S'), { card: { ones: 0 }, dice: threes }, 'ones')).toEqual({ type: 'filled' });
    expect(boxRefusal(ruleSet('J'), { card: {}, dice: threes }, 'onePair')).toEqual({ type: 'notOnCard' });
    expect(boxRefusal(ruleSet('S'), { card: {}, dice: threes }, 'onePair')).toBeUndefined();
  });
});

describe('reasons', () => {
  test.each([
    ['R3.1', 'S', [2, 2, 5, 2, 1], 'twos', {}, { type: 'alike', count: 3, face: 2 }],
    ['R3.2', 'S', [3, 3, 5, 5, 1], 'onePair', {}, { type: 'alike', count: 2, face: 5 }],
    ['R3.3', 'S', [3, 3, 5, 5, 1], 'twoPairs', {}, { type: 'twoPairs', faces: [5, 3] }],
    ['R3.3', 'K', [4, 4, 4, 4, 1], 'twoPairs', {}, { type: 'twoPairs', faces: [4, 4] }],
    ['R3.6', 'S', [2, 2, 6, 6, 6], 'fullHouse', {}, { type: 'fullHouse', faces: [6, 2] }],
    ['R3.6', 'K', [2, 2, 2, 2, 2], 'fullHouse', {}, { type: 'fullHouse', faces: [2, 2] }],
    ['R3.7', 'K', [1, 2, 3, 4, 6], 'smallStraight', {}, { type: 'run', from: 1, to: 4 }],
    ['R3.8', 'S', [2, 3, 4, 5, 6], 'largeStraight', {}, { type: 'run', from: 2, to: 6 }],
    ['R3.10', 'S', [1, 2, 3, 4, 6], 'chance', {}, { type: 'allDice', sum: 16 }],
    ['R1.4', 'S', [1, 2, 3, 4, 6], 'fullHouse', {}, { type: 'notMet' }],
    ['R4.2', 'S', threes, 'fourOfAKind', {}, { type: 'waitsForFiveOfAKind' }],
    ['R4.3', 'K', threes, 'chance', full, { type: 'furtherFiveAlike', face: 3, points: 100 }],
    ['R4.6', 'J', threes, 'fullHouse', { ...full, threes: 9 }, { type: 'joker', face: 3 }],
  ] as [string, Name, Dice, Box, Card, object][])(
    '%s %s %j in %s',
    (_rule, name, dice, box, card, reason) => {
      expect(optionFor(name, dice, [box, card])?.reason).toEqual(reason);
    },
  );
});
