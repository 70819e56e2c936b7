import {
  allowedKeeps,
  type Box,
  boxRefusal,
  type Card,
  type Dice,
  type Face,
  faces,
  findRuleSet,
  keepRefusal,
  options,
  type RuleSet,
  type RuleSetId,
  ruleSets,
  write,
} from '@open-yatzy/rules';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { seededNumbers, solitaireTotal } from '../bench/solitaire.ts';
import { botIds, choose, chooseBox, type Position } from './index.ts';

function named(id: RuleSetId): RuleSet {
  const found = findRuleSet(id);
  if (!found) throw new Error(`expected a rule set, got ${id}`);
  return found;
}
const S = named('scandinavian-15');
const K = named('pocket-15');
const J = named('joker-13');

const face = fc.constantFrom(...faces);
const alike = face.map((shown): Dice => [shown, shown, shown, shown, shown]);
/** Five alike often, so that cards with further ones and jokers come up. */
const dice: fc.Arbitrary<Dice> = fc.oneof(fc.tuple(face, face, face, face, face), alike);
const pastTurns = fc.array(fc.record({ dice, pick: fc.nat() }), { maxLength: 12 });

function cardAfter(ruleSet: RuleSet, turns: readonly { readonly dice: Dice; readonly pick: number }[]): Card {
  return turns.reduce<Card>((card, { dice: rolled, pick }) => {
    const offered = options(ruleSet, card, rolled);
    const option = offered[pick % offered.length];
    return option ? write(card, option) : card;
  }, {});
}

const positions: fc.Arbitrary<Position> = fc
  .record({
    ruleSet: fc.constantFrom(...ruleSets),
    pastTurns,
    dice,
    rollsLeft: fc.constantFrom(0, 1, 2),
    keepPick: fc.nat(),
  })
  .map(({ ruleSet, pastTurns: turns, dice: rolled, rollsLeft, keepPick }) => {
    const keeps = rollsLeft === 2 ? [[]] : allowedKeeps(ruleSet, []);
    const kept = keeps[keepPick % keeps.length] ?? [];
    return { ruleSet, card: cardAfter(ruleSet, turns), dice: rolled, rollsLeft, kept };
  });

describe.each(botIds)('%s', { timeout: 60_000 }, (bot) => {
  it('chooses what the rules allow, also with standing dice and jokers', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const choice = choose(bot, position);
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
      fc.property(positions, (position) => {
        const house = { ...structuredClone(position.ruleSet), id: 'house' };
        expect(choose(bot, position)).toEqual(choose(bot, position));
        expect(choose(bot, { ...position, ruleSet: house })).toEqual(choose(bot, position));
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    [S, 215],
    [K, 270],
    [J, 215],
  ] as const)('has a mean total in $id that a chance run cannot fake', (ruleSet, least) => {
    const number = seededNumbers(2);
    const games = 100;
    let sum = 0;
    for (let game = 0; game < games; game += 1) sum += solitaireTotal(ruleSet, bot, { number });
    expect(sum / games).toBeGreaterThan(least);
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
function shown(position: Position): string {
  const choice = choose('thumb', position);
  const facesKept = (keep: Position['kept']) => keep.map((at): Face => position.dice[at]).sort();
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
