import type { CaseName, KeepName, RuleSetName } from '@open-yatzy/i18n';
import {
  type Box,
  boxRule,
  type Card,
  type Dice,
  type Position,
  type RuleSet,
  sectionOf,
} from '@open-yatzy/rules';

/** What is known of the card in an example; where nothing is given, it is empty. */
export type Given =
  | { readonly type: 'open' | 'struck' | 'full'; readonly box: 'fiveOfAKind' }
  | { readonly type: 'filled'; readonly box: Box }
  | { readonly type: 'lowerFull' };

/** Dice on a card, and the boxes whose points they show. */
export interface BoxExample {
  readonly dice: Dice;
  readonly given?: readonly Given[];
  readonly boxes: readonly Box[];
}

/** Two rolls of a turn with what was kept between them, and what one may want to keep then. */
export interface KeepExample {
  readonly rolls: readonly [first: Dice, second: Dice];
  readonly kept: readonly Position[];
  readonly keeps: Readonly<Record<KeepName, readonly Position[]>>;
}

export type Example = BoxExample | KeepExample;

const open: Given = { type: 'open', box: 'fiveOfAKind' };
const struck: Given = { type: 'struck', box: 'fiveOfAKind' };
const full: Given = { type: 'full', box: 'fiveOfAKind' };
const threesFilled: Given = { type: 'filled', box: 'threes' };

/** What is written in a box that an example calls filled: it matters only that something is. */
const something = 0;

/** The card that an example speaks of. */
export function cardOf(ruleSet: RuleSet, given: readonly Given[] = []): Card {
  const lower = ruleSet.boxes.filter((rule) => sectionOf(rule) === 'lower').map(({ box }) => box);
  const score = boxRule(ruleSet, 'fiveOfAKind')?.score;
  const fullScore = score?.type === 'fixed' ? score.points : something;
  const written = (each: Given): readonly (readonly [Box, number])[] => {
    switch (each.type) {
      case 'open':
        return [];
      case 'struck':
      case 'filled':
        return [[each.box, something]];
      case 'full':
        return [[each.box, fullScore]];
      case 'lowerFull':
        return lower.filter((box) => box !== 'fiveOfAKind').map((box) => [box, something]);
    }
  };
  return Object.fromEntries(given.flatMap(written));
}

const upper: Readonly<Partial<Record<Box, readonly Dice[]>>> = {
  ones: [[1, 1, 1, 4, 6]],
  twos: [[2, 2, 3, 5, 6]],
  threes: [[3, 3, 3, 1, 6]],
  fours: [[4, 4, 4, 4, 2]],
  fives: [[5, 5, 5, 1, 2]],
  sixes: [[6, 6, 6, 6, 1]],
};

const lowerOfThirteen: Readonly<Partial<Record<Box, readonly Dice[]>>> = {
  threeOfAKind: [[3, 3, 3, 5, 6]],
  fourOfAKind: [[5, 5, 5, 5, 2]],
  fullHouse: [
    [2, 2, 2, 1, 1],
    [6, 6, 6, 5, 5],
  ],
  smallStraight: [
    [1, 2, 3, 4, 6],
    [2, 3, 4, 5, 5],
  ],
  largeStraight: [
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
  ],
  chance: [[1, 3, 4, 6, 6]],
  fiveOfAKind: [[4, 4, 4, 4, 4]],
};

/** One or two rolls beside each box of a guide. */
export const boxExamples: Readonly<Record<RuleSetName, Readonly<Partial<Record<Box, readonly Dice[]>>>>> = {
  'scandinavian-15': {
    ...upper,
    ...lowerOfThirteen,
    onePair: [[6, 6, 3, 4, 1]],
    twoPairs: [[5, 5, 2, 2, 6]],
    smallStraight: [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 6],
    ],
    largeStraight: [[2, 3, 4, 5, 6]],
  },
  'pocket-15': {
    ...upper,
    ...lowerOfThirteen,
    onePair: [[1, 1, 5, 6, 6]],
    twoPairs: [
      [5, 5, 2, 2, 6],
      [3, 3, 3, 3, 6],
    ],
    fullHouse: [
      [2, 2, 2, 1, 1],
      [6, 6, 6, 6, 6],
    ],
  },
  'joker-13': { ...upper, ...lowerOfThirteen },
};

const straightWithPair: readonly BoxExample[] = [
  { dice: [2, 3, 4, 4, 5], boxes: ['smallStraight', 'largeStraight'] },
];

/** The dice that settle a doubtful case. */
export const caseExamples: Readonly<
  Record<RuleSetName, Readonly<Partial<Record<CaseName, readonly Example[]>>>>
> = {
  'scandinavian-15': {
    fiveAsFour: [
      { dice: [6, 6, 6, 6, 6], given: [open], boxes: ['fourOfAKind'] },
      { dice: [6, 6, 6, 6, 6], given: [struck], boxes: ['fourOfAKind'] },
    ],
    fiveElsewhere: [{ dice: [5, 5, 5, 5, 5], boxes: ['onePair', 'threeOfAKind', 'twoPairs', 'fullHouse'] }],
    fourAsTwoPairs: [{ dice: [4, 4, 4, 4, 2], boxes: ['twoPairs', 'onePair', 'threeOfAKind'] }],
    highestPair: [{ dice: [3, 3, 5, 5, 6], boxes: ['onePair'] }],
    straights: [{ dice: [2, 3, 4, 5, 6], boxes: ['largeStraight', 'smallStraight', 'chance'] }],
    standing: [
      {
        rolls: [
          [5, 5, 2, 3, 6],
          [5, 5, 5, 1, 4],
        ],
        kept: [0, 1],
        keeps: { both: [0, 1], third: [0, 1, 2], one: [0], swapped: [0, 2], none: [] },
      },
    ],
  },
  'pocket-15': {
    straightWithPair,
    twoPairsAlike: [
      { dice: [4, 4, 4, 4, 2], boxes: ['twoPairs'] },
      { dice: [3, 3, 3, 3, 3], boxes: ['twoPairs'] },
    ],
    fiveBefore: [
      {
        dice: [2, 2, 2, 2, 2],
        given: [open],
        boxes: ['fullHouse', 'smallStraight', 'largeStraight', 'fourOfAKind'],
      },
    ],
    furtherInBox: [
      {
        dice: [4, 4, 4, 4, 4],
        given: [full],
        boxes: ['fours', 'threes', 'largeStraight', 'fullHouse', 'chance'],
      },
    ],
  },
  'joker-13': {
    straightWithPair,
    fiveBefore: [
      { dice: [3, 3, 3, 3, 3], given: [open], boxes: ['fullHouse', 'smallStraight', 'threeOfAKind'] },
    ],
    jokerUpper: [{ dice: [3, 3, 3, 3, 3], given: [full], boxes: ['threes', 'largeStraight', 'fullHouse'] }],
    jokerLower: [
      {
        dice: [3, 3, 3, 3, 3],
        given: [full, threesFilled],
        boxes: ['largeStraight', 'smallStraight', 'fullHouse', 'threeOfAKind'],
      },
    ],
    jokerStrikes: [
      { dice: [3, 3, 3, 3, 3], given: [full, threesFilled, { type: 'lowerFull' }], boxes: ['sixes'] },
    ],
  },
};
