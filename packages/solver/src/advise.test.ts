import { expect, test } from 'vitest';
import { rulesOf, solvedTables } from '../testing/solved.ts';
import { advise, type Choice } from './advise.ts';

const joker = await solvedTables(rulesOf('joker-13'));
const full = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, threeOfAKind: 20, fourOfAKind: 20 };
const nameOf = (choice: Choice) => (choice.type === 'keep' ? choice.keep.join('') : choice.box);

test('before the first roll there is a value and nothing to choose', () => {
  const { value, choices } = advise(joker, { card: {} });
  expect(value).toBeCloseTo(254.484846, 6);
  expect(choices).toEqual([]);
});

test('a full card is worth nothing more', () => {
  const card = {
    ...full,
    sixes: 18,
    fullHouse: 25,
    smallStraight: 30,
    largeStraight: 40,
    fiveOfAKind: 50,
    chance: 20,
  };
  expect(advise(joker, { card })).toEqual({ value: 0, choices: [] });
});

test('the value of a position is that of its best choice, whose regret is 0', () => {
  const { value, choices } = advise(joker, {
    card: {},
    thrown: { dice: [5, 5, 5, 6, 1], rollsLeft: 2 },
  });
  expect(choices[0]).toEqual({ type: 'keep', keep: [5, 5, 5], value, regret: 0 });
  expect(choices.map((choice) => choice.value)).toEqual(
    choices.map((choice) => choice.value).toSorted((a, b) => b - a),
  );
  for (const choice of choices) expect(choice.regret).toBeCloseTo(value - choice.value, 9);
});

test('each keep is named once, all five never, nothing always', () => {
  const { choices } = advise(joker, { card: {}, thrown: { dice: [4, 4, 4, 2, 2], rollsLeft: 1 } });
  const keeps = choices.filter(({ type }) => type === 'keep').map(nameOf);
  expect(keeps.toSorted()).toEqual(['', '2', '22', '224', '2244', '24', '244', '2444', '4', '44', '444']);
});

test('without rolls left only boxes are chosen, the upper bonus counted where it is won', () => {
  const card = { ...full, fullHouse: 25, smallStraight: 30, largeStraight: 40, fiveOfAKind: 0 };
  const { choices } = advise(joker, { card, thrown: { dice: [6, 6, 6, 1, 2], rollsLeft: 0 } });
  expect(choices.map(nameOf)).toEqual(['sixes', 'chance']);
  expect(choices[0]?.value).toBeCloseTo(18 + 35 + 70 / 3, 9);
});

test('a bonus that is won is not counted again', () => {
  const card = { ...full, sixes: 18, fullHouse: 25, smallStraight: 30, largeStraight: 40, fiveOfAKind: 0 };
  expect(advise(joker, { card }).value).toBeCloseTo(70 / 3, 9);
});

test('a joker goes where it must, and brings its bonus', () => {
  const card = { fiveOfAKind: 50, chance: 20 };
  const { choices } = advise(joker, { card, thrown: { dice: [4, 4, 4, 4, 4], rollsLeft: 0 } });
  expect(choices.map(nameOf)).toEqual(['fours']);
  const last = { ...full, fullHouse: 25, smallStraight: 30, largeStraight: 40, fiveOfAKind: 50, chance: 20 };
  const thrown = { dice: [4, 4, 4, 4, 4], rollsLeft: 0 } as const;
  expect(advise(joker, { card: last, thrown }).choices).toEqual([
    { type: 'box', box: 'sixes', value: 100, regret: 0 },
  ]);
});

test('equal values come by fewest dice thrown, all without regret', () => {
  const card = { ...full, sixes: 18, fullHouse: 25, largeStraight: 40, fiveOfAKind: 50, chance: 20 };
  const { choices } = advise(joker, { card, thrown: { dice: [1, 2, 3, 4, 6], rollsLeft: 1 } });
  const best = choices.filter(({ regret }) => regret === 0);
  expect(best.map(nameOf)).toEqual(['smallStraight', '1234']);
  expect(best.map(({ value }) => value)).toEqual([30, expect.closeTo(30, 9)]);
});
