import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { options } from './options.ts';
import { rolls } from './rolls.ts';
import { findRuleSet, ruleSets } from './rule-sets.ts';
import type { Card, Dice } from './vocabulary.ts';

/** The faces of every choice of some of the five dice, each as ascending digits: '', '1', '13', '11345' … */
function selections(dice: Dice): readonly string[] {
  return Array.from({ length: 32 }, (_, bits) =>
    dice
      .filter((_, position) => bits & (1 << position))
      .sort()
      .join(''),
  );
}

const sum = (digits: string) => [...digits].reduce((total, digit) => total + Number(digit), 0);

/** The second scorer: tries every selection of dice against a form written out, and takes the best. */
type Scorer = (dice: Dice, five: number | undefined) => number;
const best =
  (form: RegExp): Scorer =>
  (dice) =>
    Math.max(
      0,
      ...selections(dice)
        .filter((each) => form.test(each))
        .map(sum),
    );
const fixed =
  (form: RegExp, points: number): Scorer =>
  (dice) =>
    selections(dice).some((each) => form.test(each)) ? points : 0;
const all =
  (form: RegExp): Scorer =>
  (dice) =>
    selections(dice).some((each) => form.test(each)) ? sum(dice.join('')) : 0;
const isFive = (dice: Dice) => /^(.)\1{4}$/.test(dice.join(''));

const pair = /^(.)\1$/;
const three = /^(.)\1\1$/;
const four = /^(.)\1{3}$/;
const five = /^(.)\1{4}$/;
const pairsThatDiffer = /^(.)\1(?!\1)(.)\2$/;
const twicePair = /^(.)\1(.)\2$/;
const house = /^(.)\1(?!\1)(.)\2\2$|^(.)\3\3(?!\3)(.)\4$/;
const any = /^.{5}$/;
const upper: Record<string, Scorer> = {
  ones: best(/^1+$/),
  twos: best(/^2+$/),
  threes: best(/^3+$/),
  fours: best(/^4+$/),
  fives: best(/^5+$/),
  sixes: best(/^6+$/),
};

const plain: Record<string, Record<string, Scorer>> = {
  'scandinavian-15': {
    ...upper,
    onePair: best(pair),
    twoPairs: best(pairsThatDiffer),
    threeOfAKind: best(three),
    fourOfAKind: (dice, held) => (isFive(dice) && held === undefined ? 0 : best(four)(dice, held)),
    smallStraight: fixed(/^12345$/, 15),
    largeStraight: fixed(/^23456$/, 20),
    fullHouse: best(house),
    chance: best(any),
    fiveOfAKind: fixed(five, 50),
  },
  'pocket-15': {
    ...upper,
    onePair: all(pair),
    twoPairs: all(twicePair),
    threeOfAKind: all(three),
    fourOfAKind: all(four),
    fullHouse: (dice, held) => Math.max(fixed(house, 25)(dice, held), fixed(five, 25)(dice, held)),
    smallStraight: fixed(/^1234$|^2345$|^3456$/, 30),
    largeStraight: fixed(/^12345$|^23456$/, 40),
    fiveOfAKind: fixed(five, 50),
    chance: best(any),
  },
  'joker-13': {
    ...upper,
    threeOfAKind: all(three),
    fourOfAKind: all(four),
    fullHouse: fixed(house, 25),
    smallStraight: fixed(/^1234$|^2345$|^3456$/, 30),
    largeStraight: fixed(/^12345$|^23456$/, 40),
    fiveOfAKind: fixed(five, 50),
    chance: best(any),
  },
};

const upperNames = Object.keys(upper);

/** What may be written, box by box, by the letter of rulings 3, 4 and 5. */
function secondOptions(
  id: string,
  card: Card,
  dice: Dice,
): Record<string, { points: number; bonus: number }> {
  const scorers = plain[id] ?? {};
  const open = Object.keys(scorers).filter((box) => !(box in card));
  const points = (box: string) => scorers[box]?.(dice, card.fiveOfAKind) ?? Number.NaN;
  const entries = (boxes: readonly string[], worth: (box: string) => number, bonus: number) =>
    Object.fromEntries(boxes.map((box) => [box, { points: worth(box), bonus }]));
  if (card.fiveOfAKind !== 50 || !isFive(dice) || id === 'scandinavian-15') return entries(open, points, 0);
  if (id === 'pocket-15') {
    return entries(open, (box) => 100 + (upperNames.includes(box) ? points(box) : 0), 0);
  }
  const matching = upperNames[dice[0] - 1] ?? '';
  if (open.includes(matching)) return entries([matching], points, 100);
  const lower = open.filter((box) => !upperNames.includes(box));
  if (lower.length === 0) return entries(open, () => 0, 100);
  const joker: Record<string, number> = { fullHouse: 25, smallStraight: 30, largeStraight: 40 };
  return entries(lower, (box) => joker[box] ?? points(box), 100);
}

function firstOptions(id: string, card: Card, dice: Dice) {
  const ruleSet = findRuleSet(id);
  if (!ruleSet) throw new Error(`expected a rule set, got ${id}`);
  return Object.fromEntries(
    options(ruleSet, card, dice).map(({ box, points, bonus }) => [box, { points, bonus }]),
  );
}

const upperFull: Card = { ones: 0, twos: 0, threes: 0, fours: 0, fives: 0, sixes: 0 };
const lowerFull: Card = {
  onePair: 0,
  twoPairs: 0,
  threeOfAKind: 0,
  fourOfAKind: 0,
  fullHouse: 0,
  smallStraight: 0,
  largeStraight: 0,
  chance: 0,
};
const fiveOfAKindStates: Record<string, Card> = {
  open: {},
  struck: { fiveOfAKind: 0 },
  full: { fiveOfAKind: 50 },
};

describe('all rolls', () => {
  it('R1.1 are 252, and stand for all 7776 ordered ones', () => {
    expect(new Set(rolls.map(String)).size).toBe(252);
    const orders = rolls.map((dice) => {
      const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
      return [1, 2, 3, 4, 5, 6].reduce(
        (ways, face) => ways / factorial(dice.filter((d) => d === face).length),
        120,
      );
    });
    expect(orders.reduce((sum, ways) => sum + ways)).toBe(7776);
  });

  describe.each(ruleSets)('of $id', { timeout: 30_000 }, ({ id, boxes }) => {
    test.each(Object.entries(fiveOfAKindStates))(
      'R3, R4 are worth what a second scorer says, fiveOfAKind %s',
      (_, card) => {
        for (const dice of rolls) {
          for (const filled of [{}, upperFull, lowerFull]) {
            const onCard = Object.entries(filled).filter(([box]) => boxes.some((rule) => rule.box === box));
            const whole = { ...Object.fromEntries(onCard), ...card };
            expect({ dice, whole, ...firstOptions(id, whole, dice) }).toEqual({
              dice,
              whole,
              ...secondOptions(id, whole, dice),
            });
          }
        }
      },
    );

    it('R3, R4 are worth what the committed table says', async () => {
      const cells = (card: Card, dice: Dice) => {
        const written = firstOptions(id, card, dice);
        const bonus = Math.max(...Object.values(written).map((option) => option.bonus));
        return [...boxes.map(({ box }) => written[box]?.points ?? '-'), bonus];
      };
      const lines = Object.entries(fiveOfAKindStates).flatMap(([state, card]) =>
        rolls.map((dice) => [state, dice.join(''), ...cells(card, dice)].join(',')),
      );
      const head = ['fiveOfAKind', 'dice', ...boxes.map(({ box }) => box), 'bonus'].join(',');
      await expect(`${[head, ...lines].join('\n')}\n`).toMatchFileSnapshot(`../fixtures/rolls-${id}.csv`);
    });
  });
});

interface Shared {
  readonly rules: string;
  readonly dice: Dice;
  readonly card: Card;
  readonly options: Record<string, { points: number; bonus: number }>;
}
const shared: readonly Shared[] = readFileSync(new URL('../fixtures/options.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('positions computed by two other programs', () => {
  it('R3, R4 are 83', () => expect(shared.length).toBe(83));
  test.each(shared)('R3, R4 $rules $dice $card', ({ rules, dice, card, options: expected }) => {
    expect(firstOptions(rules, card, dice)).toEqual(expected);
    expect(secondOptions(rules, card, dice)).toEqual(expected);
  });
});
