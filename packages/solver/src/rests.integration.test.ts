import { readFile } from 'node:fs/promises';
import { type Card, type Dice, isFull, options, totals, write } from '@open-yatzy/rules';
import { expect, test } from 'vitest';
import { findRestsInNode } from '../node/index.ts';
import { areEqual, rulesOf, solvedTables } from '../testing/solved.ts';
import { advise, adviserFor } from './advise.ts';
import { momentsOf, sumOf } from './chances.ts';
import { distributionOf } from './distribution.ts';
import type { Position } from './position.ts';
import { findRestsHere, restFrom, restOf } from './rests.ts';
import { stateValue } from './tables.ts';
import { decodeRests, encodeRests } from './tables-file.ts';
import { forWinning, matchChances, winChances } from './winning.ts';

const minutes = { timeout: 600_000 };
const start = { layer: 0, upperSet: 0, upper: 0 };
const early = { ones: 3, twos: 6, sixes: 18, chance: 24, fiveOfAKind: 50 };
const late = {
  ...early,
  threes: 9,
  fours: 12,
  threeOfAKind: 20,
  fourOfAKind: 0,
  fullHouse: 25,
  smallStraight: 15,
};

const joker = await solvedTables(rulesOf('joker-13'));
const rests = await findRestsInNode(joker);

test('the mean of every rest is the value of its state', () => {
  expect(momentsOf(restOf(rests, start)).mean).toBeCloseTo(stateValue(joker, start), 1);
  const worst = Array.from(joker.states.firstLane.entries()).map(([upperSet]) => {
    const state = { layer: 5, upperSet, upper: (joker.states.classes[upperSet]?.smallest ?? [])[0] ?? 0 };
    const rest = restOf(rests, state);
    expect(sumOf(rest.chances)).toBeCloseTo(1, 9);
    return Math.abs(momentsOf(rest).mean - stateValue(joker, state));
  });
  expect(Math.max(...worst)).toBeLessThan(1 / 8);
});

test.for(['scandinavian-15', 'pocket-15', 'joker-13'])(
  '%s: with at most two boxes left a rest is exact',
  minutes,
  async (id) => {
    const ruleSet = rulesOf(id);
    const tables = await solvedTables(ruleSet);
    const found = id === 'joker-13' ? rests : await findRestsInNode(tables);
    const open = new Set(['fives', 'largeStraight']);
    const card = Object.fromEntries(
      ruleSet.boxes
        .filter(({ box }) => !open.has(box))
        .map(({ box }) => [box, box === 'fiveOfAKind' ? 50 : 0]),
    );
    const thrown = { dice: [5, 5, 2, 3, 4], rollsLeft: 2 } as const;
    for (const position of [{ card }, { card, thrown }] satisfies readonly Position[]) {
      const rest = restFrom(found, position);
      const exact = distributionOf(tables, position);
      expect(rest.chances).toHaveLength(exact.chances.length);
      for (const [at, chance] of exact.chances.entries()) expect(rest.chances[at]).toBeCloseTo(chance, 12);
      expect(rest.from).toBe(exact.from - 50);
    }
  },
);

test('chances to win out of slices are near those out of exact distributions', minutes, () => {
  const middle = { ...early, threes: 9, fours: 12, threeOfAKind: 20 };
  const cards = [early, { ...early, chance: 15, twos: 2 }, middle, { ...middle, ones: 1 }];
  const seats = cards.map((card) => ({ position: { card } }));
  const finals = seats.map(({ position }) => distributionOf(joker, position));
  for (const [own = 0, other = 0] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ]) {
    const both = <T>(all: readonly T[]) => all.filter((_, index) => index === own || index === other);
    const { chances, method } = matchChances(rests, both(seats));
    expect(method).toBe('slices');
    for (const [seat, chance] of winChances(both(finals)).entries()) {
      expect(Math.abs((chances[seat] ?? 0) - chance)).toBeLessThan(0.01);
    }
  }
});

test('late in the game chances to win are exact, and dice on the table count', () => {
  const card = { ...late, fives: 15 };
  const thrown = { dice: [2, 3, 4, 5, 6], rollsLeft: 0 } as const;
  const seats = [{ position: { card, thrown } }, { position: { card }, bonuses: 1 }];
  const { chances, method } = matchChances(rests, seats);
  const exact = winChances([
    distributionOf(joker, { card, thrown }),
    distributionOf(joker, { card }, { bonuses: 1 }),
  ]);
  expect(method).toBe('exact');
  for (const [seat, chance] of exact.entries()) expect(chances[seat]).toBeCloseTo(chance, 9);
});

test('playing to win takes what beats the other total most often, and more points where that is equal', () => {
  const { chance: _, ...card } = { ...late, fives: 15, largeStraight: 0 };
  const written = Object.values(card).reduce((sum, points) => sum + points, 0) + 35;
  const thrown = { dice: [4, 4, 4, 4, 3], rollsLeft: 1 } as const;
  const against = (total: number) => {
    const others = [{ from: written + total, chances: Float64Array.of(1) }];
    return adviserFor(forWinning(rests, { position: { card } }, others), card)(thrown);
  };
  // Three faces of six win, the fourth four by its 100; standing on 19 loses.
  expect(against(20).choices[0]).toMatchObject({ type: 'keep', keep: [4, 4, 4, 4] });
  expect(against(20).value).toBeCloseTo(3 / 6, 4);
  expect(against(18).choices[0]).toMatchObject({ type: 'box', box: 'chance' });
  const [forPoints] = advise(joker, { card, thrown }).choices;
  expect(against(200).choices[0]).toMatchObject({ ...forPoints, value: expect.any(Number) });
});

/** The best mean of what cards are worth after a turn, by all that the rules allow; kept dice may be released. */
function bestTurn(card: Card, worth: (next: Card) => number): number {
  const { ruleSet } = joker;
  const cards = new Map<string, number>();
  const ended = (dice: string): number => {
    const thrown = [...dice].map(Number) as unknown as Dice;
    const chances = options(ruleSet, card, thrown).map((option) => {
      const next = write(card, option);
      const name = JSON.stringify(next);
      const chance = cards.get(name) ?? worth(next);
      cards.set(name, chance);
      return chance;
    });
    return Math.max(...chances);
  };
  const keepsOf = (dice: string) =>
    Array.from({ length: 32 }, (_, set) => [...dice].filter((_, at) => (set >> at) & 1).join(''));
  const once = (find: (dice: string) => number) => {
    const known = new Map<string, number>();
    return (dice: string): number => {
      const chance = known.get(dice) ?? find(dice);
      known.set(dice, chance);
      return chance;
    };
  };
  const thrown = (after: (roll: string) => number) => {
    const kept: (dice: string) => number = once((dice) =>
      dice.length === 5
        ? after(dice)
        : [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + kept([...dice, face].sort().join('')) / 6, 0),
    );
    return kept;
  };
  const decided = (kept: (dice: string) => number) =>
    once((dice) => Math.max(...keepsOf(dice).map((each) => kept(each))));
  return thrown(decided(thrown(decided(thrown(ended)))))('');
}

/** The best chance to win from a card, a draw counting half. */
function bestChance(card: Card, wins: (total: number) => number): number {
  const { ruleSet } = joker;
  if (isFull(ruleSet, card)) return wins(totals(ruleSet, card).total);
  return bestTurn(card, (next) => bestChance(next, wins));
}

test(
  'with two boxes left, playing to win is the best there is, and better than going for points',
  minutes,
  () => {
    const { chance: _, ...card } = { ...late, largeStraight: 0, fiveOfAKind: 0 };
    const gains = [165, 175, 185].map((target) => {
      const other = { from: target, chances: Float64Array.of(0.5, 0, 0, 0, 0, 0, 0, 0.25, 0.25) };
      const wins = (total: number) =>
        other.chances.reduce((sum, each, at) => sum + each * (Math.sign(total - target - at) / 2 + 0.5), 0);
      const toWin = adviserFor(forWinning(rests, { position: { card } }, [other]), card)().value;
      expect(toWin).toBeCloseTo(bestChance(card, wins), 4);
      const { from, chances } = restFrom(rests, { card });
      const points = totals(joker.ruleSet, card).total + from;
      const forPoints = chances.reduce((sum, each, at) => sum + each * wins(points + at), 0);
      return toWin - forPoints;
    });
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gains)).toBeGreaterThan(0.002);
  },
);

test('with four boxes left, playing to win is as good as it is after each turn from there', minutes, () => {
  // Five alike bring nothing beside the card, of which this would have to keep count.
  const { smallStraight: _, fullHouse: __, ...most } = { ...late, fives: 15, fiveOfAKind: 0 };
  const { threes: ___, ...card } = most;
  const { from, chances } = restFrom(rests, { card });
  const other = { from: from + totals(joker.ruleSet, card).total, chances };
  const chanceFrom = (own: Card) =>
    adviserFor(forWinning(rests, { position: { card: own } }, [other]), own)().value;
  expect(chanceFrom(card)).toBeCloseTo(bestTurn(card, chanceFrom), 9);
  expect(chanceFrom(card)).toBeGreaterThan(0.502);
});

test(
  'rests found where memory cannot be shared, and those out of a file, are the same',
  minutes,
  async () => {
    const module = new WebAssembly.Module(await readFile(new URL('../rests.wasm', import.meta.url)));
    const here = findRestsHere(joker, module);
    expect(areEqual(here.slices.packed, rests.slices.packed)).toBe(true);
    const decoded = decodeRests(joker, encodeRests(rests));
    expect(decoded.type === 'decoded' && areEqual(decoded.contents.slices.packed, rests.slices.packed)).toBe(
      true,
    );
    expect(decoded.type === 'decoded' && decoded.contents.rows.size).toBe(rests.rows.size);
    for (const slot of [...rests.rows.keys()].slice(0, 50))
      expect(here.rows.get(slot)).toEqual(rests.rows.get(slot));
    expect(encodeRests(rests).length).toBeLessThan(30_000_000);
  },
);
