import {
  allowedKeeps,
  type Card,
  type Dice,
  faces,
  options,
  type RuleSet,
  ruleSets,
  write,
} from '@open-yatzy/rules';
import fc from 'fast-check';
import type { Mind, Position } from '../src/index.ts';

/** Nothing is known, and nothing slips. */
export const mind: Mind = { tables: null, rests: null, random: () => 0 };

const face = fc.constantFrom(...faces);
const alike = face.map((shown): Dice => [shown, shown, shown, shown, shown]);
/** Five alike often, so that cards with further ones and jokers come up. */
const dice: fc.Arbitrary<Dice> = fc.oneof(fc.tuple(face, face, face, face, face), alike);
const pastTurns = fc.array(fc.record({ dice, pick: fc.nat() }), { maxLength: 12 });

/** The card after these turns, each written into one of the boxes offered. */
function cardAfter(ruleSet: RuleSet, turns: readonly { readonly dice: Dice; readonly pick: number }[]): Card {
  return turns.reduce<Card>((card, { dice: rolled, pick }) => {
    const offered = options(ruleSet, card, rolled);
    const option = offered[pick % offered.length];
    return option ? write(card, option) : card;
  }, {});
}

/** Positions that a game can come to. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .record({
    ruleSet: fc.constantFrom(...ruleSets),
    pastTurns,
    otherTurns: pastTurns,
    dice,
    rollsLeft: fc.constantFrom(0, 1, 2),
    keepPick: fc.nat(),
  })
  .map(({ ruleSet, pastTurns: turns, otherTurns, dice: rolled, rollsLeft, keepPick }) => {
    const keeps = rollsLeft === 2 ? [[]] : allowedKeeps(ruleSet, []);
    const kept = keeps[keepPick % keeps.length] ?? [];
    const others = [{ card: cardAfter(ruleSet, otherTurns), bonuses: 0 }];
    return {
      ruleSet,
      card: cardAfter(ruleSet, turns),
      bonuses: 0,
      others,
      dice: rolled,
      rollsLeft: rollsLeft as 0 | 1 | 2,
      kept,
    };
  });
