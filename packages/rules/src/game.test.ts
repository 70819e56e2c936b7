import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isFull, options, write } from './options.ts';
import { parseBonuses, parseCard } from './parse.ts';
import type { RuleSet } from './rule-set.ts';
import { findRuleSet, ruleSets } from './rule-sets.ts';
import { fiveAlike } from './scoring.ts';
import { totals } from './totals.ts';
import { type Box, type Card, type Dice, type Face, faces } from './vocabulary.ts';

const face = fc.constantFrom(...faces);
const anyDice = fc.tuple(face, face, face, face, face);
const alike = face.map((shown): Dice => [shown, shown, shown, shown, shown]);
/** Five alike as often as not: chance alone would hardly ever bring a second one. */
const dice: fc.Arbitrary<Dice> = fc.oneof(anyDice, alike);
const turns = fc.array(fc.record({ dice, pick: fc.nat() }), { minLength: 15, maxLength: 15 });

interface Played {
  readonly card: Card;
  readonly bonuses: number;
  readonly turns: number;
}

/** Plays one card to its end, showing every step to `look`. */
function play(
  ruleSet: RuleSet,
  rolled: readonly { readonly dice: Dice; readonly pick: number }[],
  look: (before: Card, after: Card, bonuses: number) => void = () => {},
): Played {
  let played: Played = { card: {}, bonuses: 0, turns: 0 };
  for (const { dice, pick } of rolled) {
    if (isFull(ruleSet, played.card)) break;
    const offered = options(ruleSet, played.card, dice);
    const option = offered[pick % offered.length];
    if (!option)
      throw new Error(`expected an option, got none for ${dice} on ${JSON.stringify(played.card)}`);
    const card = write(played.card, option);
    const bonuses = played.bonuses + (option.bonus > 0 ? 1 : 0);
    look(played.card, card, bonuses);
    played = { card, bonuses, turns: played.turns + 1 };
  }
  return played;
}

const highest: Record<string, number> = { 'scandinavian-15': 374, 'pocket-15': 1590, 'joker-13': 1575 };

describe.each(ruleSets)('every game of $id', { timeout: 30_000 }, (ruleSet) => {
  it('R1.7 ends after as many turns a seat as there are boxes', () => {
    fc.assert(
      fc.property(turns, (rolled) => {
        expect(play(ruleSet, rolled).turns).toBe(ruleSet.boxes.length);
      }),
    );
  });

  it('R1.3, R1.5 fills one box a turn and changes no other', () => {
    fc.assert(
      fc.property(turns, (rolled) => {
        play(ruleSet, rolled, (before, after) => {
          const added = Object.keys(after).filter((box) => !(box in before));
          expect(added).toHaveLength(1);
          expect(after).toEqual({ ...before, [added[0] ?? '']: after[added[0] as Box] });
        });
      }),
    );
  });

  it('R5.1, R5.6 has totals that are the sum of their parts', () => {
    fc.assert(
      fc.property(turns, (rolled) => {
        play(ruleSet, rolled, (_, card, bonuses) => {
          const { upper, upperBonus, lower, bonus, total } = totals(ruleSet, card, bonuses);
          const entries = Object.values(card).reduce((sum, points) => sum + points, 0);
          expect(upper + lower).toBe(entries);
          expect(total).toBe(upper + upperBonus + lower + bonus);
          expect(bonus).toBe(100 * bonuses);
          expect([0, ruleSet.upperBonus.points]).toContain(upperBonus);
        });
      }),
    );
  });

  it('R5.7 has no total above the highest, at any time', () => {
    fc.assert(
      fc.property(turns, (rolled) => {
        play(ruleSet, rolled, (_, card, bonuses) => {
          expect(totals(ruleSet, card, bonuses).total).toBeLessThanOrEqual(highest[ruleSet.id] ?? 0);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('R8.5, R8.6 has only cards that are accepted', () => {
    fc.assert(
      fc.property(turns, (rolled) => {
        play(ruleSet, rolled, (_, card, bonuses) => {
          expect(parseCard(ruleSet, card)).toEqual({ value: card });
          expect(parseBonuses(ruleSet, card, bonuses)).toEqual({ value: bonuses });
        });
      }),
    );
  });

  it('R1.6 takes the dice in any order', () => {
    const withOrder = dice.chain((rolled) =>
      fc.tuple(fc.constant(rolled), fc.shuffledSubarray([...rolled], { minLength: 5, maxLength: 5 })),
    );
    fc.assert(
      fc.property(turns, fc.nat(14), withOrder, (rolled, turnsBefore, [one, other]) => {
        const { card } = play(ruleSet, rolled.slice(0, turnsBefore));
        expect(options(ruleSet, card, other as unknown as Dice)).toEqual(options(ruleSet, card, one));
      }),
    );
  });
});

type Turn = readonly [dice: string, box: Box];
const upperOf = (name: (shown: Face) => string): readonly Turn[] =>
  (['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const).map((box, index) => [
    name(faces[index] as Face),
    box,
  ]);
const fiveOf = (shown: Face) => String(shown).repeat(5);
const sixes = (...boxes: Box[]) => boxes.map((box): Turn => ['66666', box]);

const best: Record<string, readonly Turn[]> = {
  'scandinavian-15': [
    ...sixes('fiveOfAKind'),
    ...upperOf(fiveOf),
    ...sixes('onePair', 'threeOfAKind', 'fourOfAKind', 'chance'),
    ['66551', 'twoPairs'],
    ['12345', 'smallStraight'],
    ['23456', 'largeStraight'],
    ['66655', 'fullHouse'],
  ],
  'pocket-15': [
    ...sixes('fiveOfAKind'),
    ...upperOf(fiveOf),
    ...sixes(
      'onePair',
      'twoPairs',
      'threeOfAKind',
      'fourOfAKind',
      'fullHouse',
      'smallStraight',
      'largeStraight',
      'chance',
    ),
  ],
  'joker-13': [
    ...sixes('fiveOfAKind'),
    ...upperOf(fiveOf),
    ...sixes('threeOfAKind', 'fourOfAKind', 'fullHouse', 'smallStraight', 'largeStraight', 'chance'),
  ],
};

describe('the best game', () => {
  test.each(Object.entries(best))('R5.7 of %s reaches the highest total', (id, written) => {
    const ruleSet = findRuleSet(id);
    if (!ruleSet) throw new Error(`expected a rule set, got ${id}`);
    const rolled = written.map(([digits]) => [...digits].map(Number) as unknown as Dice);
    let [card, bonuses, fiveAlikes]: [Card, number, number] = [{}, 0, 0];
    written.forEach(([, box], turn) => {
      const option = options(ruleSet, card, rolled[turn] as Dice).find((each) => each.box === box);
      if (!option) throw new Error(`expected ${box} to be allowed, got ${rolled[turn]} refused`);
      card = write(card, option);
      if (option.bonus > 0) bonuses += 1;
      if (fiveAlike(rolled[turn] as Dice)) fiveAlikes += 1;
    });
    expect(isFull(ruleSet, card)).toBe(true);
    expect(totals(ruleSet, card, bonuses).total).toBe(highest[id]);
    expect(fiveAlikes).toBe(id === 'scandinavian-15' ? 11 : ruleSet.boxes.length);
  });
});
