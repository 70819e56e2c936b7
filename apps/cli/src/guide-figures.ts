import { type Box, boxRule, type Card, type Dice, type Face, type RuleSet } from '@open-yatzy/rules';
import { advise, boxChances, type Choice, quantileOf, type Tables } from '@open-yatzy/solver';
import { distributionInNode } from '@open-yatzy/solver/node';

/** What the guides say about perfect solitaire play: chances from 0 to 1, all else in points. */
export interface GuideFigures {
  readonly mean: number;
  /** What kept dice that stand cost a game; 0 where they may be released. */
  readonly standing: number;
  /** Five, fifty and ninety-five of a hundred games end with this total or less. */
  readonly quantiles: { readonly low: number; readonly middle: number; readonly high: number };
  readonly upperBonus: number;
  readonly fiveOfAKind: number;
  /** By box, that a first turn brings it if it is played for that box alone; in an upper box, three of its face. */
  readonly chances: Readonly<Partial<Record<Box, number>>>;
  readonly decisions: Readonly<Record<string, DecisionFigures>>;
}

type Play = { readonly keep: readonly Face[] } | { readonly box: Box };

interface Decision {
  readonly card: Card;
  readonly dice: Dice;
  readonly rollsLeft: 0 | 1 | 2;
}

/** A decision with its best choice, and what others that people make cost against it. */
interface DecisionFigures extends Decision {
  readonly best: Play;
  readonly others: readonly (Play & { readonly cost: number })[];
}

/** The plays that a guide weighs against each other; the solver says which is best. */
interface Question extends Decision {
  readonly plays: readonly Play[];
}

const first = { card: {}, rollsLeft: 2 } as const;
const last = { card: {}, rollsLeft: 0 } as const;

/** What is asked under all rules. */
const questions: Readonly<Record<string, Question>> = {
  straightOrPair: { ...first, dice: [2, 3, 4, 5, 5], plays: [{ keep: [5, 5] }, { keep: [2, 3, 4, 5] }] },
  twoPairs: { ...first, dice: [3, 3, 6, 6, 1], plays: [{ keep: [6, 6] }, { keep: [3, 3, 6, 6] }] },
  house: { ...first, dice: [2, 2, 2, 5, 5], plays: [{ keep: [2, 2, 2] }, { box: 'fullHouse' }] },
  highDie: { ...first, dice: [5, 5, 6, 1, 2], plays: [{ keep: [5, 5] }, { keep: [5, 5, 6] }] },
  pairOfOnes: {
    ...first,
    dice: [1, 1, 3, 4, 6],
    plays: [{ keep: [6] }, { keep: [4] }, { keep: [1, 1] }, { keep: [] }],
  },
  threeSixes: { ...last, dice: [6, 6, 6, 2, 1], plays: [{ box: 'sixes' }, { box: 'threeOfAKind' }] },
  fourFours: { ...last, dice: [4, 4, 4, 4, 2], plays: [{ box: 'fours' }, { box: 'fourOfAKind' }] },
};

const miss: Question = {
  ...last,
  dice: [1, 2, 2, 4, 6],
  plays: [{ box: 'twos' }, { box: 'ones' }, { box: 'chance' }, { box: 'fiveOfAKind' }],
};

const further: Question = {
  card: { fiveOfAKind: 50 },
  rollsLeft: 0,
  dice: [4, 4, 4, 4, 4],
  plays: [{ box: 'fours' }, { box: 'ones' }, { box: 'largeStraight' }, { box: 'fullHouse' }],
};

const joker: Question = {
  card: { fiveOfAKind: 50, fours: 12 },
  rollsLeft: 0,
  dice: [4, 4, 4, 4, 4],
  plays: [{ box: 'largeStraight' }, { box: 'smallStraight' }, { box: 'fullHouse' }, { box: 'fourOfAKind' }],
};

/** What is asked under these rules: a small straight is a box to strike where it takes all five dice. */
function questionsOf(ruleSet: RuleSet): Readonly<Record<string, Question>> {
  const straight = boxRule(ruleSet, 'smallStraight')?.pattern;
  const isRare = straight?.type === 'run' && straight.length === 5;
  const { type } = ruleSet.furtherFiveAlike;
  return {
    ...questions,
    miss: isRare ? { ...miss, plays: [...miss.plays, { box: 'smallStraight' }] } : miss,
    ...(type === 'inBox' ? { further } : {}),
    ...(type === 'joker' ? { joker } : {}),
  };
}

const rounded = (value: number): number => Number(value.toFixed(6));

const isPlay = (choice: Choice, play: Play): boolean =>
  'keep' in play
    ? choice.type === 'keep' && choice.keep.join() === play.keep.join()
    : choice.type === 'box' && choice.box === play.box;

/** Throws where the best choice is none of the plays; a play that the rules refuse here is left out. */
function decided(tables: Tables, { plays, ...decision }: Question): DecisionFigures {
  const { card, ...thrown } = decision;
  const { choices } = advise(tables, { card, thrown });
  const found = plays
    .flatMap((play) => {
      const choice = choices.find((each) => isPlay(each, play));
      return choice ? [{ ...play, cost: rounded(choice.regret) }] : [];
    })
    .toSorted((a, b) => a.cost - b.cost);
  const [top, ...others] = found;
  if (top?.cost !== 0) {
    throw new Error(`expected the best among the plays, got ${JSON.stringify(found)} for ${thrown.dice}`);
  }
  const { cost: _, ...best } = top;
  return { ...decision, best, others };
}

/** What is said of one turn on an empty card. */
export function turnFigures(tables: Tables): Pick<GuideFigures, 'chances' | 'decisions'> {
  const asked = Object.entries(questionsOf(tables.ruleSet));
  const chances = boxChances(tables, { card: {} }).map(({ box, chance }) => [box, rounded(chance)]);
  return {
    chances: Object.fromEntries(chances),
    decisions: Object.fromEntries(asked.map(([name, question]) => [name, decided(tables, question)])),
  };
}

/** `released` are the tables of the same rules with kept dice that may be put back. */
export function valueFigures(tables: Tables, released: Tables): Pick<GuideFigures, 'mean' | 'standing'> {
  const [own, free] = [tables, released].map((each) => advise(each, { card: {} }).value);
  if (own === undefined || free === undefined) throw new Error('expected two values');
  return { mean: rounded(own), standing: rounded(free - own) };
}

/** How whole games end; it plays all of them at once, which takes some ten seconds. */
export async function endingFigures(
  tables: Tables,
): Promise<Pick<GuideFigures, 'quantiles' | 'upperBonus' | 'fiveOfAKind'>> {
  const distribution = await distributionInNode(tables, { card: {} });
  const at = (share: number) => quantileOf(distribution, share);
  return {
    quantiles: { low: at(0.05), middle: at(0.5), high: at(0.95) },
    upperBonus: rounded(distribution.upperBonus),
    fiveOfAKind: rounded(distribution.fiveOfAKind),
  };
}

/** What a guide says of a rule set; `solved` gives the tables of any. */
export async function guideFigures(
  ruleSet: RuleSet,
  solved: (ruleSet: RuleSet) => Promise<Tables>,
): Promise<GuideFigures> {
  const tables = await solved(ruleSet);
  const released = await solved({ ...ruleSet, keptDice: 'released' });
  return { ...valueFigures(tables, released), ...(await endingFigures(tables)), ...turnFigures(tables) };
}
