import {
  type Box,
  type BoxRule,
  type Face,
  type Option,
  openBoxes,
  options,
  sectionOf,
} from '@open-yatzy/rules';
import { firstRoll, keepCount, keepOf, rollDice } from './keeps.ts';
import { keepsWithin, type Position, rollOf } from './position.ts';
import type { Ground } from './tables.ts';
import { lookBack, turnValue } from './turn.ts';

/** How many dice of its face an upper box needs to stay on the way to the upper bonus. */
const onTheWay = 3;

/** The chance that a turn ends with dice that are good for an open box, if it is played for that box alone. */
export interface BoxChance {
  readonly box: Box;
  /** What the dice are to bring: any points, or in an upper box three of its face. */
  readonly goal: 'points' | 'three';
  readonly chance: number;
  /** The same once the keep that was asked about is kept; null without one. */
  readonly afterKeep: number | null;
}

/** What each roll may be written as, by roll − 210. */
function offeredBy({ ruleSet }: Ground, { card }: Position): readonly (readonly Option[])[] {
  return Array.from({ length: keepCount - firstRoll }, (_, at) =>
    options(ruleSet, card, rollDice(firstRoll + at)),
  );
}

/** By keep, 1 where it is a roll that is good for the box, else 0. */
function goodRolls(offered: readonly (readonly Option[])[], { box, pattern }: BoxRule): Float64Array {
  const isGood = (option: Option, roll: number): boolean => {
    if (pattern.type !== 'face') return option.points > 0;
    return rollDice(roll).filter((shown) => shown === pattern.face).length >= onTheWay;
  };
  const good = new Float64Array(keepCount);
  for (const [at, each] of offered.entries()) {
    const option = each.find((one) => one.box === box);
    if (option && isGood(option, firstRoll + at)) good[firstRoll + at] = 1;
  }
  return good;
}

function chanceFrom(ground: Ground, { thrown }: Position, third: Float64Array): number {
  const second = lookBack(ground, third);
  if (!thrown) return turnValue({ second });
  const { roll, stand } = rollOf(ground, thrown);
  if (thrown.rollsLeft === 0) return third[roll] ?? 0;
  const values = thrown.rollsLeft === 2 ? second : third;
  return Math.max(values[roll] ?? 0, ...keepsWithin(roll, stand).map((keep) => values[keep] ?? 0));
}

/**
 * The chances of the open boxes, in the order of the card; a box that takes any dice has none to tell. `keep` names
 * faces that could be kept next. Throws for impossible positions, as `advise` does.
 */
export function boxChances(ground: Ground, position: Position, keep?: readonly Face[]): readonly BoxChance[] {
  const offered = offeredBy(ground, position);
  return openBoxes(ground.ruleSet, position.card)
    .filter(({ pattern }) => pattern.type !== 'any')
    .map((rule) => {
      const third = goodRolls(offered, rule);
      const second = lookBack(ground, third.slice());
      const chance = chanceFrom(ground, position, third);
      const kept = position.thrown?.rollsLeft === 2 ? second : third;
      const afterKeep = keep && position.thrown ? (kept[keepOf(keep)] ?? 0) : null;
      return { box: rule.box, goal: sectionOf(rule) === 'upper' ? 'three' : 'points', chance, afterKeep };
    });
}
