import {
  type Box,
  boxRefusal,
  type Card,
  type Dice,
  type Face,
  findRuleSet,
  keepRefusal,
  type RuleSet,
  type RuleSetId,
} from '@open-yatzy/rules';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyPosition } from '../testing/positions.ts';
import { chooseBox, chooseByThumb } from './index.ts';
import type { OwnTurn } from './position.ts';

function named(id: RuleSetId): RuleSet {
  const found = findRuleSet(id);
  if (!found) throw new Error(`expected a rule set, got ${id}`);
  return found;
}
const S = named('scandinavian-15');
const K = named('pocket-15');
const J = named('joker-13');

describe('the rule of thumb', () => {
  it('chooses what the rules allow, also with standing dice and jokers', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const choice = chooseByThumb(position);
        const refusal =
          choice.type === 'keep'
            ? keepRefusal(position.ruleSet, position.kept, choice.keep)
            : boxRefusal(position.ruleSet, position, choice.box);
        expect(refusal).toBeUndefined();
        if (position.rollsLeft === 0) expect(choice.type).toBe('write');
      }),
      { numRuns: 500 },
    );
  });

  it('chooses the same again, and asks for no more than the data of the rules', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const house = { ...structuredClone(position.ruleSet), id: 'house' };
        expect(chooseByThumb(position)).toEqual(chooseByThumb(position));
        expect(chooseByThumb({ ...position, ruleSet: house })).toEqual(chooseByThumb(position));
      }),
      { numRuns: 20 },
    );
  });
});

const rolled = (digits: string) => [...digits].map(Number) as unknown as Dice;
const allBut = (ruleSet: RuleSet, ...open: readonly Box[]): Card =>
  Object.fromEntries(ruleSet.boxes.filter(({ box }) => !open.includes(box)).map(({ box }) => [box, 0]));

describe('a box for what lies there', () => {
  test.each([
    ['five 4s, empty card: Yatzy first', S, '44444', {}, 'fiveOfAKind'],
    ['five 4s, empty card: Yatzy first', K, '44444', {}, 'fiveOfAKind'],
    ['five 4s, empty card: Yatzy first', J, '44444', {}, 'fiveOfAKind'],
    ['a straight', S, '52341', {}, 'smallStraight'],
    ['a straight', S, '65432', {}, 'largeStraight'],
    ['a straight', K, '13254', {}, 'largeStraight'],
    ['the large one before the small one', J, '65432', {}, 'largeStraight'],
    ['four in a row', J, '12346', {}, 'smallStraight'],
    ['a full house', S, '66655', {}, 'fullHouse'],
    ['a full house', J, '22255', {}, 'fullHouse'],
    ['the joker where it must go', J, '33333', { fiveOfAKind: 50 }, 'threes'],
    ['the joker where it brings most', J, '33333', { fiveOfAKind: 50, threes: 9 }, 'largeStraight'],
    ['no joker after a struck box', J, '33333', { fiveOfAKind: 0 }, 'threes'],
    ['a further five alike', K, '66666', { fiveOfAKind: 50 }, 'sixes'],
    ['nothing fits: ones rather than a Yatzy', J, '11246', { chance: 20 }, 'ones'],
    [
      'the upper bonus within reach',
      S,
      '66624',
      { ...allBut(S, 'sixes', 'threeOfAKind'), fives: 25, fours: 20 },
      'sixes',
    ],
    ['the only open box', S, '12346', allBut(S, 'fullHouse'), 'fullHouse'],
  ] as const)('%s', (_name, ruleSet, digits, card, box) => {
    expect(chooseBox(ruleSet, card, rolled(digits))).toBe(box);
  });

  it('throws on a full card', () =>
    expect(() => chooseBox(S, allBut(S), rolled('12345'))).toThrow('full card'));
});

/** The faces kept, or what is written. */
function shown(position: OwnTurn): string {
  const choice = chooseByThumb(position);
  const facesKept = (keep: OwnTurn['kept']) => keep.map((at): Face => position.dice[at]).sort();
  return choice.type === 'write' ? choice.box : facesKept(choice.keep).join('');
}

describe('dice to keep', () => {
  test.each([
    ['stops with a made large straight', S, '23456', {}, 2, 'largeStraight'],
    ['stops with a made large straight', K, '12345', {}, 2, 'largeStraight'],
    ['stops with five alike', J, '55555', {}, 2, 'fiveOfAKind'],
    ['keeps four of a kind', S, '66661', {}, 2, '6666'],
    ['keeps three of a kind', J, '55512', {}, 2, '555'],
    ['goes for the only open box', S, '66612', allBut(S, 'ones'), 2, '1'],
    ['goes for the only open box', K, '66345', allBut(K, 'largeStraight'), 1, '3456'],
    ['goes for a further five alike', J, '44441', { fiveOfAKind: 50, fours: 16, fourOfAKind: 22 }, 1, '4444'],
    ['throws small dice for chance', S, '12346', allBut(S, 'chance'), 1, '46'],
  ] as const)('%s', (_name, ruleSet, digits, card, rollsLeft, expected) => {
    expect(shown({ ruleSet, card, dice: rolled(digits), rollsLeft, kept: [] })).toBe(expected);
  });

  test.each([
    ['stops where it would have to break sixes up', [0], '16666', 'sixes'],
    ['keeps a 1 that stands for the sake of a 6', [0], '16234', '16'],
    ['throws all five rather than one die', [0, 2, 3, 4], '12234', ''],
    ['keeps more than what stands', [1, 2], '16662', '666'],
  ] as const)('%s', (_name, kept, digits, expected) => {
    const position = {
      ruleSet: S,
      card: allBut(S, 'sixes'),
      dice: rolled(digits),
      rollsLeft: 1,
      kept,
    } as const;
    expect(shown(position)).toBe(expected);
  });
});
