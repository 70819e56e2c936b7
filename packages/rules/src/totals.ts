import { type BoxRule, type RuleSet, sectionOf } from './rule-set.ts';
import type { Card } from './vocabulary.ts';

/** The parts of a card's total, in points. */
export interface Totals {
  /** Sum of the upper entries, rewards written into them included. */
  readonly upper: number;
  /** 0 until earned. */
  readonly upperBonus: number;
  readonly lower: number;
  /** What further five alike brought beside the boxes. */
  readonly bonus: number;
  readonly total: number;
}

/** How far a card is from the upper bonus. `missing` is 0 once it is earned; `lost` once the upper part is full without it. */
export interface UpperBonusState {
  readonly counted: number;
  readonly missing: number;
  readonly state: 'open' | 'earned' | 'lost';
}

/** What an upper entry counts towards the upper bonus: a reward written into the box does not. */
function countsTowardsBonus(ruleSet: RuleSet, points: number): number {
  const further = ruleSet.furtherFiveAlike;
  return further.type === 'inBox' && points >= further.points ? points - further.points : points;
}

function upperRules(ruleSet: RuleSet): readonly BoxRule[] {
  return ruleSet.boxes.filter((rule) => sectionOf(rule) === 'upper');
}

/** Read off the card alone; nothing else counts towards the upper bonus. */
export function upperBonusState(ruleSet: RuleSet, card: Card): UpperBonusState {
  const upper = upperRules(ruleSet);
  const counted = upper.reduce((sum, { box }) => sum + countsTowardsBonus(ruleSet, card[box] ?? 0), 0);
  const missing = Math.max(0, ruleSet.upperBonus.from - counted);
  const full = upper.every(({ box }) => card[box] !== undefined);
  return { counted, missing, state: missing === 0 ? 'earned' : full ? 'lost' : 'open' };
}

/** `bonuses`: how many further five alike brought a bonus beside their box. */
export function totals(ruleSet: RuleSet, card: Card, bonuses = 0): Totals {
  const sumOfSection = (section: string) =>
    ruleSet.boxes.reduce((sum, rule) => sum + (sectionOf(rule) === section ? (card[rule.box] ?? 0) : 0), 0);
  const further = ruleSet.furtherFiveAlike;
  const upper = sumOfSection('upper');
  const lower = sumOfSection('lower');
  const upperBonus = upperBonusState(ruleSet, card).state === 'earned' ? ruleSet.upperBonus.points : 0;
  const bonus = further.type === 'joker' ? further.bonus * bonuses : 0;
  return { upper, upperBonus, lower, bonus, total: upper + upperBonus + lower + bonus };
}
