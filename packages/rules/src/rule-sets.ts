import type { BoxRule, RuleSet } from './rule-set.ts';
import { type Box, faces } from './vocabulary.ts';

const matchingDice = { type: 'matchingDice' } as const;
const allDice = { type: 'allDice' } as const;
const fixed = (points: number) => ({ type: 'fixed', points }) as const;

const upperBoxes = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const satisfies Box[];
const upper: readonly BoxRule[] = faces.map((face, index) => ({
  box: upperBoxes[index] as Box,
  pattern: { type: 'face', face },
  score: matchingDice,
}));

const scandinavian15: RuleSet = {
  id: 'scandinavian-15',
  seats: { min: 2, max: 5 },
  boxes: [
    ...upper,
    { box: 'onePair', pattern: { type: 'alike', count: 2 }, score: matchingDice },
    { box: 'twoPairs', pattern: { type: 'twoPairs', differentFaces: true }, score: matchingDice },
    { box: 'threeOfAKind', pattern: { type: 'alike', count: 3 }, score: matchingDice },
    {
      box: 'fourOfAKind',
      pattern: { type: 'alike', count: 4 },
      score: matchingDice,
      fiveAlikeWaits: true,
    },
    { box: 'smallStraight', pattern: { type: 'run', length: 5, from: 1 }, score: fixed(15) },
    { box: 'largeStraight', pattern: { type: 'run', length: 5, from: 2 }, score: fixed(20) },
    { box: 'fullHouse', pattern: { type: 'fullHouse', fiveAlikeCount: false }, score: allDice },
    { box: 'chance', pattern: { type: 'any' }, score: allDice },
    { box: 'fiveOfAKind', pattern: { type: 'alike', count: 5 }, score: fixed(50) },
  ],
  upperBonus: { from: 63, points: 50 },
  furtherFiveAlike: { type: 'nothing' },
  keptDice: 'stand',
  tieBreak: 'mostFiveAlike',
};

const pocket15: RuleSet = {
  id: 'pocket-15',
  seats: { min: 2, max: 5 },
  boxes: [
    ...upper,
    { box: 'onePair', pattern: { type: 'alike', count: 2 }, score: allDice },
    { box: 'twoPairs', pattern: { type: 'twoPairs', differentFaces: false }, score: allDice },
    { box: 'threeOfAKind', pattern: { type: 'alike', count: 3 }, score: allDice },
    { box: 'fourOfAKind', pattern: { type: 'alike', count: 4 }, score: allDice },
    { box: 'fullHouse', pattern: { type: 'fullHouse', fiveAlikeCount: true }, score: fixed(25) },
    { box: 'smallStraight', pattern: { type: 'run', length: 4 }, score: fixed(30) },
    { box: 'largeStraight', pattern: { type: 'run', length: 5 }, score: fixed(40) },
    { box: 'fiveOfAKind', pattern: { type: 'alike', count: 5 }, score: fixed(50) },
    { box: 'chance', pattern: { type: 'any' }, score: allDice },
  ],
  upperBonus: { from: 63, points: 35 },
  furtherFiveAlike: { type: 'inBox', points: 100 },
  keptDice: 'released',
  tieBreak: 'none',
};

const joker13: RuleSet = {
  id: 'joker-13',
  seats: { min: 2, max: 2 },
  boxes: [
    ...upper,
    { box: 'threeOfAKind', pattern: { type: 'alike', count: 3 }, score: allDice },
    { box: 'fourOfAKind', pattern: { type: 'alike', count: 4 }, score: allDice },
    {
      box: 'fullHouse',
      pattern: { type: 'fullHouse', fiveAlikeCount: false },
      score: fixed(25),
      joker: true,
    },
    { box: 'smallStraight', pattern: { type: 'run', length: 4 }, score: fixed(30), joker: true },
    { box: 'largeStraight', pattern: { type: 'run', length: 5 }, score: fixed(40), joker: true },
    { box: 'fiveOfAKind', pattern: { type: 'alike', count: 5 }, score: fixed(50) },
    { box: 'chance', pattern: { type: 'any' }, score: allDice },
  ],
  upperBonus: { from: 63, points: 35 },
  furtherFiveAlike: { type: 'joker', bonus: 100 },
  keptDice: 'released',
  tieBreak: 'none',
};

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** The rule sets that the product plays, in the order in which they are offered. */
export const ruleSets: readonly RuleSet[] = frozen([scandinavian15, pocket15, joker13]);

export const ruleSetIds = ['scandinavian-15', 'pocket-15', 'joker-13'] as const;
export type RuleSetId = (typeof ruleSetIds)[number];

/** The rule set of that id, or undefined; ids come from outside, so any string may ask. */
export function findRuleSet(id: string): RuleSet | undefined {
  return ruleSets.find((ruleSet) => ruleSet.id === id);
}
