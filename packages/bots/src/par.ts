import { type Box, options, type RuleSet, rolls, rollsPerTurn } from '@open-yatzy/rules';
import { keepWorth } from './throws.ts';

/** By box of a rule set: the points that a turn spent on nothing but this box brings on average. */
export type Par = ReadonlyMap<Box, number>;

const known = new WeakMap<RuleSet, Par>();

export function parOf(ruleSet: RuleSet): Par {
  const kept = known.get(ruleSet);
  if (kept) return kept;
  const offered = rolls.map((dice) => options(ruleSet, {}, dice));
  const par = new Map(
    ruleSet.boxes.map(({ box }, index) => {
      const points = offered.map((each) => each[index]?.points ?? 0);
      return [box, keepWorth(points, rollsPerTurn)([])];
    }),
  );
  known.set(ruleSet, par);
  return par;
}
