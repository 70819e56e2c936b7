import type { RuleSet } from './rule-set.ts';
import { type Position, positions } from './vocabulary.ts';

/** Why dice may not be kept; `standing` are the positions that must be among them. */
export type KeepRefusal =
  | { readonly type: 'nothingThrown' }
  | { readonly type: 'standingReleased'; readonly standing: readonly Position[] };

/** The positions that stand for the rest of the turn, given those kept at its last re-roll. */
export function standing(ruleSet: RuleSet, keptBefore: readonly Position[]): readonly Position[] {
  return ruleSet.keptDice === 'stand' ? keptBefore : [];
}

/**
 * Why `keep` may not be kept at the next re-roll, or undefined if it may. Where dice stand, a keep contains
 * what was kept before, or is empty: all five are thrown again, which is always allowed (rules.md, ruling 1).
 */
export function keepRefusal(
  ruleSet: RuleSet,
  keptBefore: readonly Position[],
  keep: readonly Position[],
): KeepRefusal | undefined {
  if (positions.every((position) => keep.includes(position))) return { type: 'nothingThrown' };
  const mustStay = standing(ruleSet, keptBefore);
  if (keep.length === 0 || mustStay.every((position) => keep.includes(position))) return undefined;
  return { type: 'standingReleased', standing: mustStay };
}

const everyKeep: readonly (readonly Position[])[] = Array.from({ length: 2 ** positions.length }, (_, bits) =>
  positions.filter((position) => bits & (1 << position)),
);

/** Every set of positions that may be kept at the next re-roll. */
export function allowedKeeps(
  ruleSet: RuleSet,
  keptBefore: readonly Position[],
): readonly (readonly Position[])[] {
  return everyKeep.filter((keep) => keepRefusal(ruleSet, keptBefore, keep) === undefined);
}
