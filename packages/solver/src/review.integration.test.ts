import {
  allowedKeeps,
  type Card,
  type Dice,
  type Face,
  isFull,
  options,
  type PlayedRoll,
  type PlayedTurn,
  positions,
  type RuleSet,
  totals,
  write,
} from '@open-yatzy/rules';
import { describe, expect, it, test } from 'vitest';
import { rulesOf, seeded, solvedTables } from '../testing/solved.ts';
import { chance, firstOfSize, keeps } from './keeps.ts';
import { review, reviewSeat } from './review.ts';
import type { Tables } from './tables.ts';

/** A game of people who keep and write anything that the rules allow. */
function anyGame(ruleSet: RuleSet, seats: number, seed: number) {
  const below = seeded(seed);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const turns: PlayedTurn[] = [];
  const ends = Array.from({ length: seats }, () => ({ card: {}, bonuses: 0 }));
  while (!ends.every(({ card }) => isFull(ruleSet, card))) {
    for (const [seat, { card, bonuses }] of ends.entries()) {
      const rolls: PlayedRoll[] = [];
      for (let left = below(3); left >= 0; left -= 1) {
        const last = rolls.at(-1);
        const keep = last ? pick(allowedKeeps(ruleSet, rolls.length > 1 ? last.keep : [])) : [];
        const faceAt = (at: 0 | 1 | 2 | 3 | 4) =>
          last && keep.includes(at) ? last.dice[at] : ((below(6) + 1) as Face);
        rolls.push({ keep, dice: positions.map(faceAt) as unknown as Dice });
      }
      const { box, points, bonus, ...option } = pick(options(ruleSet, card, rolls.at(-1)?.dice as Dice));
      turns.push({ seat, rolls, box, points, bonus });
      ends[seat] = {
        card: write(card, { box, points, bonus, ...option }),
        bonuses: bonuses + (bonus > 0 ? 1 : 0),
      };
    }
  }
  return { turns, ends: ends.map(({ card, bonuses }) => totals(ruleSet, card, bonuses).total) };
}

test.each(['scandinavian-15', 'pocket-15', 'joker-13'])(
  '%s: the final total is the value at the start, and luck, less points lost',
  async (id) => {
    const ruleSet = rulesOf(id);
    const tables = await solvedTables(ruleSet);
    for (let seed = 1; seed <= 10; seed += 1) {
      const { turns, ends } = anyGame(ruleSet, 2, seed);
      for (const [seat, { total, toCome, start, luck, lost, lostBy, ...told }] of review(
        tables,
        2,
        turns,
      ).entries()) {
        expect(total).toBe(ends[seat]);
        expect(toCome).toBe(0);
        expect(start + luck - lost).toBeCloseTo(total, 8);
        expect(lostBy.firstKeep + lostBy.secondKeep + lostBy.box).toBeCloseTo(lost, 9);
        expect(told.values).toHaveLength(ruleSet.boxes.length + 1);
        expect(told.values.at(-1)).toBe(total);
        for (const { lost: each } of told.decisions) expect(each).toBeGreaterThanOrEqual(0);
        expect(told.costliest).toHaveLength(3);
        expect(told.costliest[0]?.lost).toBe(Math.max(...told.decisions.map((each) => each.lost)));
      }
    }
  },
);

/** The mean luck of the last roll of a turn over all that may be thrown there, after the turns before it. */
function meanLuck(tables: Tables, before: readonly PlayedTurn[], rolls: readonly PlayedRoll[]): number {
  const { ruleSet } = tables;
  const card: Card = Object.fromEntries(before.map(({ box, points }) => [box, points]));
  const [last, ...earlier] = rolls.toReversed();
  if (!last) throw new Error('expected a roll, got none');
  const free = 5 - last.keep.length;
  let mean = 0;
  for (let thrown = firstOfSize[free] ?? 0; thrown < (firstOfSize[free + 1] ?? 0); thrown += 1) {
    const faces = [...(keeps[thrown] ?? [])];
    const dice = last.dice.map((face, at) => (last.keep.some((kept) => kept === at) ? face : faces.pop()));
    const roll: PlayedRoll = { keep: last.keep, dice: dice as unknown as Dice };
    const [option] = options(ruleSet, card, roll.dice);
    if (!option) throw new Error('expected an open box, got a full card');
    const { box, points, bonus } = option;
    const turn = { seat: 0, rolls: [...earlier.toReversed(), roll], box, points, bonus };
    mean += (chance[thrown] ?? 0) * (reviewSeat(tables, [...before, turn]).rolls.at(-1)?.luck ?? Number.NaN);
  }
  return mean;
}

test.each(['scandinavian-15', 'pocket-15', 'joker-13'])(
  '%s: luck has the mean zero over all that may be thrown, whatever was kept',
  async (id) => {
    const ruleSet = rulesOf(id);
    const tables = await solvedTables(ruleSet);
    const { turns } = anyGame(ruleSet, 1, 3);
    for (const [at, { rolls }] of turns.entries()) {
      if (at % 6 > 0) continue;
      for (let roll = 1; roll <= rolls.length; roll += 1)
        expect(meanLuck(tables, turns.slice(0, at), rolls.slice(0, roll))).toBeCloseTo(0, 9);
    }
  },
);

describe('a turn', async () => {
  const tables = await solvedTables(rulesOf('joker-13'));
  const made: Dice = [2, 3, 4, 5, 6];
  const turn = (part: Partial<PlayedTurn>): PlayedTurn => ({
    seat: 0,
    rolls: [{ keep: [], dice: made }],
    box: 'largeStraight',
    points: 40,
    bonus: 0,
    ...part,
  });

  it('that is played as well as can be loses nothing, and its luck is all that the card gained', () => {
    const { lost, luck, values, costliest } = reviewSeat(tables, [turn({})]);
    expect(lost).toBe(0);
    expect(luck).toBeCloseTo((values[1] ?? 0) - (values[0] ?? 0), 9);
    expect(costliest).toEqual([]);
  });

  it('that breaks a made straight up loses by its keep, and the box is no mistake of its own', () => {
    const rolls = [
      { keep: [], dice: made },
      { keep: [4], dice: [1, 1, 2, 3, 6] },
    ] as const;
    const { lostBy, costliest } = reviewSeat(tables, [turn({ rolls, box: 'ones', points: 2 })]);
    expect(lostBy.firstKeep).toBeGreaterThan(10);
    expect(costliest[0]).toMatchObject({
      stage: 'firstKeep',
      taken: { type: 'keep', keep: [6] },
      best: { type: 'box', box: 'largeStraight' },
    });
  });

  it('that is written early into the wrong box loses by the box alone where stopping was right', () => {
    const { lostBy } = reviewSeat(tables, [turn({ box: 'chance', points: 20 })]);
    expect(lostBy).toMatchObject({ firstKeep: 0, secondKeep: 0 });
    expect(lostBy.box).toBeGreaterThan(10);
  });

  it('that the rules do not allow is an error', () => {
    expect(() => reviewSeat(tables, [turn({}), turn({})])).toThrow('expected a box that may be written');
  });
});
