import {
  type Box,
  boxRefusal,
  boxRule,
  type Dice,
  type Option,
  options,
  type RuleSet,
} from '@open-yatzy/rules';
import type { PlayerCard } from './cards.ts';
import { bonusBeside, type Filled, possiblePoints, type Written } from './points.ts';

/** Why something cannot be entered, with what could be. */
export type EntryRefusal =
  | { readonly type: 'filled' }
  /** No roll gives that; `possible` are the points that may be entered, ascending. */
  | { readonly type: 'impossible'; readonly possible: readonly number[] }
  /** Five alike that are a joker belong into one of these. */
  | { readonly type: 'jokerElsewhere'; readonly boxes: readonly Box[] };

export type EntryAnswer =
  | { readonly type: 'fits'; readonly written: Written & { readonly dice: Dice | null } }
  | EntryRefusal;

/** What each box that may be written gives for these dice. */
export function offers(ruleSet: RuleSet, { card }: Pick<PlayerCard, 'card'>, dice: Dice): readonly Option[] {
  return options(ruleSet, card, dice);
}

/** Enters dice into a box of a card. Throws for a box that the rules do not have. */
export function enterDice(
  ruleSet: RuleSet,
  { card }: Filled,
  { box, dice }: { box: Box; dice: Dice },
): EntryAnswer {
  const refusal = boxRefusal(ruleSet, { card, dice }, box);
  if (refusal?.type === 'notOnCard') throw new Error(`expected a box of ${ruleSet.id}, got ${box}`);
  if (refusal) return refusal;
  const option = options(ruleSet, card, dice).find((each) => each.box === box);
  if (!option) throw new Error(`expected an option for ${box}, since nothing refuses it`);
  return { type: 'fits', written: { box, points: option.points, bonus: option.bonus, dice } };
}

/** Enters points into a box; `withBonus`: they were five alike that bring a bonus beside it. Throws likewise. */
export function enterPoints(
  ruleSet: RuleSet,
  filled: Filled,
  { box, points, withBonus }: { box: Box; points: number; withBonus: boolean },
): EntryAnswer {
  if (!boxRule(ruleSet, box)) throw new Error(`expected a box of ${ruleSet.id}, got ${box}`);
  if (filled.card[box] !== undefined) return { type: 'filled' };
  const possible = possiblePoints(ruleSet, filled, box);
  if (!possible.includes(points)) return { type: 'impossible', possible };
  const bonus = withBonus ? bonusBeside(ruleSet, filled, { box, points }) : 0;
  return { type: 'fits', written: { box, points, bonus, dice: null } };
}

/** Points as runs of equal steps, for saying them briefly: 0; 5 to 30. Steps of more than one are listed. */
export function runsOf(points: readonly number[]): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const value of points) {
    const last = runs.at(-1);
    if (last && last.to === value - 1) last.to = value;
    else runs.push({ from: value, to: value });
  }
  return runs.flatMap((run) =>
    run.to - run.from < 2
      ? Array.from({ length: run.to - run.from + 1 }, (_, step) => ({
          from: run.from + step,
          to: run.from + step,
        }))
      : [run],
  );
}
