import { describe, expect, it, test } from 'vitest';
import { findRuleSet, ruleSetIds, ruleSets } from './rule-sets.ts';
import { rollsPerTurn } from './vocabulary.ts';

const upper = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const kinds = ['threeOfAKind', 'fourOfAKind'];
const pairs = ['onePair', 'twoPairs'];
const straights = ['smallStraight', 'largeStraight'];

const table = [
  {
    id: 'scandinavian-15',
    boxes: [...upper, ...pairs, ...kinds, ...straights, 'fullHouse', 'chance', 'fiveOfAKind'],
    seats: { min: 2, max: 5 },
    keptDice: 'stand',
    tieBreak: 'mostFiveAlike',
  },
  {
    id: 'pocket-15',
    boxes: [...upper, ...pairs, ...kinds, 'fullHouse', ...straights, 'fiveOfAKind', 'chance'],
    seats: { min: 2, max: 5 },
    keptDice: 'released',
    tieBreak: 'none',
  },
  {
    id: 'joker-13',
    boxes: [...upper, ...kinds, 'fullHouse', ...straights, 'fiveOfAKind', 'chance'],
    seats: { min: 2, max: 2 },
    keptDice: 'released',
    tieBreak: 'none',
  },
];

describe('rule sets', () => {
  it('R1.2 give three rolls a turn', () => expect(rollsPerTurn).toBe(3));

  it('R2.1 are three, in order', () => {
    expect(ruleSets.map(({ id }) => id)).toEqual(table.map(({ id }) => id));
    expect(ruleSetIds).toEqual(table.map(({ id }) => id));
  });

  test.each(['', 'yatzy', '__proto__', 'constructor', 'Joker-13', 'joker-13 '])(
    'R2.1 %j is none of them',
    (id) => {
      expect(findRuleSet(id)).toBeUndefined();
    },
  );

  test.each(ruleSets)('R2.1 $id is frozen to the bottom', (ruleSet) => {
    const inside: unknown[] = [ruleSet];
    for (const value of inside) {
      if (typeof value !== 'object' || value === null) continue;
      expect(Object.isFrozen(value)).toBe(true);
      inside.push(...Object.values(value));
    }
    expect(inside.length).toBeGreaterThan(50);
  });

  test.each(table)('R2.2, R2.3 $id', ({ id, boxes, ...rest }) => {
    const ruleSet = findRuleSet(id);
    expect(ruleSet?.boxes.map(({ box }) => box)).toEqual(boxes);
    expect(ruleSet).toMatchObject(rest);
  });
});
