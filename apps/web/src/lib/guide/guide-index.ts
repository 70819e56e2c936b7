import {
  type Catalog,
  type GuideIndexWords,
  type GuideWords,
  type RuleSetName,
  ruleSetWords,
} from '@open-yatzy/i18n';
import { boxRule, type Dice, type RuleSet, ruleSets } from '@open-yatzy/rules';
import { figuresOf } from '../solver/figures.ts';
import { figures } from './figures.ts';

/** The page that leads to all guides, and says how the rule sets differ. */
export interface GuideIndex {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly read: string;
  readonly compared: string;
  readonly sets: readonly {
    readonly ruleSet: RuleSetName;
    readonly name: string;
    readonly suits: string;
    readonly dice: Dice;
  }[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** Dice that show what a rule set is about. */
export const setDice: Readonly<Record<RuleSetName, Dice>> = {
  'scandinavian-15': [5, 5, 5, 2, 2],
  'pocket-15': [3, 3, 6, 6, 1],
  'joker-13': [6, 6, 6, 6, 6],
};

/** What a box brings in a rule set: its fixed points, or which dice count. */
function scoreOf(ruleSet: RuleSet, box: 'threeOfAKind' | 'fullHouse' | 'smallStraight' | 'largeStraight') {
  const rule = boxRule(ruleSet, box);
  if (!rule) throw new Error(`expected ${box} in ${ruleSet.id}`);
  return rule.score;
}

function rowsOf(catalog: Catalog, { index, labels, sheet }: GuideWords): GuideIndex['rows'] {
  const { rows } = index;
  const { points } = figuresOf(catalog.language);
  const row = (label: string, value: (ruleSet: RuleSet) => string) => ({
    label,
    values: ruleSets.map(value),
  });
  const scoreRow = (box: 'fullHouse' | 'smallStraight' | 'largeStraight') =>
    row(catalog.boxes[box], (ruleSet) => {
      const score = scoreOf(ruleSet, box);
      return score.type === 'fixed' ? String(score.points) : rows.allDice;
    });
  return [
    row(labels.boxes, ({ boxes }) => String(boxes.length)),
    row(labels.players, ({ seats }) => labels.range(seats.min, seats.max)),
    row(labels.bonus, ({ upperBonus }) => sheet.from(upperBonus.from, upperBonus.points)),
    row(rows.keptDice, ({ keptDice }) => (keptDice === 'stand' ? rows.stand : rows.released)),
    row(rows.threeOfAKind, (ruleSet) =>
      scoreOf(ruleSet, 'threeOfAKind').type === 'allDice' ? rows.allDice : rows.matchingDice,
    ),
    scoreRow('fullHouse'),
    scoreRow('smallStraight'),
    scoreRow('largeStraight'),
    row(rows.further, (ruleSet) => furtherOf(rows, ruleSet)),
    row(rows.tie, ({ tieBreak }) => (tieBreak === 'mostFiveAlike' ? rows.mostFiveAlike : rows.draw)),
    row(labels.mean, ({ id }) => points(figures[id as RuleSetName].mean)),
  ];
}

function furtherOf(rows: GuideIndexWords['rows'], { furtherFiveAlike }: RuleSet): string {
  switch (furtherFiveAlike.type) {
    case 'nothing':
      return rows.nothing;
    case 'inBox':
      return rows.inBox(furtherFiveAlike.points);
    case 'joker':
      return rows.joker(furtherFiveAlike.bonus);
  }
}

export function guideIndexOf(catalog: Catalog, guide: GuideWords): GuideIndex {
  const { title, description, heading, lead, read, compared, suits } = guide.index;
  return {
    title,
    description,
    heading,
    lead,
    read,
    compared,
    sets: ruleSets.map(({ id }) => {
      const ruleSet = id as RuleSetName;
      const { name } = ruleSetWords(catalog, id);
      return { ruleSet, name, suits: suits[ruleSet], dice: setDice[ruleSet] };
    }),
    rows: rowsOf(catalog, guide),
  };
}
