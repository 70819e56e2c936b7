import {
  allowedKeeps,
  type Box,
  type Card,
  type Dice,
  fiveAlike,
  type Option,
  openBoxes,
  options,
  type RuleSet,
  rolls,
  sumOf,
  upperBonusState,
  write,
} from '@open-yatzy/rules';
import { parOf } from './par.ts';
import type { Choice, OwnTurn } from './position.ts';
import { keepWorth } from './throws.ts';

/**
 * The rule of thumb: a box is worth its points above par, and what the card may still hope for once it is written.
 * Dice are kept for the best such box that the rolls left can be expected to bring.
 */

/** Dice of its face that an upper box usually gets: more than its par, since it is written when the roll suits it. */
const usualDice = 2.5;

/** The chance of the upper bonus if each open upper box gets the usual dice, give or take one. */
function upperChance(ruleSet: RuleSet, card: Card): number {
  const { missing, state } = upperBonusState(ruleSet, card);
  if (state !== 'open') return state === 'earned' ? 1 : 0;
  const openFaces = openBoxes(ruleSet, card).flatMap(({ pattern }) =>
    pattern.type === 'face' ? pattern.face : [],
  );
  const lead = usualDice * sumOf(openFaces) - missing;
  // A logistic curve stands in for the normal one, which it follows at this scale within 0.01.
  return 1 / (1 + Math.exp((-1.702 * lead) / Math.hypot(...openFaces)));
}

/** What further five alike may still bring: their reward at each turn left, by the chance of five alike in a turn. */
function furtherHope(ruleSet: RuleSet, card: Card): number {
  const further = ruleSet.furtherFiveAlike;
  if (further.type === 'nothing' || !card.fiveOfAKind) return 0;
  const chance = (parOf(ruleSet).get('fiveOfAKind') ?? 0) / card.fiveOfAKind;
  const reward = further.type === 'joker' ? further.bonus : further.points;
  return reward * chance * openBoxes(ruleSet, card).length;
}

function hope(ruleSet: RuleSet, card: Card): number {
  return ruleSet.upperBonus.points * upperChance(ruleSet, card) + furtherHope(ruleSet, card);
}

/** The worth of what may be written on this card, looked up again where the same points come up in another roll. */
function optionWorth(ruleSet: RuleSet, card: Card): (option: Option) => number {
  const par = parOf(ruleSet);
  const known = new Map<string, number>();
  return (option) => {
    const key = `${option.box} ${option.points}`;
    const worth =
      known.get(key) ?? option.points - (par.get(option.box) ?? 0) + hope(ruleSet, write(card, option));
    known.set(key, worth);
    return worth + option.bonus;
  };
}

const offers = new WeakMap<RuleSet, Map<number | undefined, readonly (readonly Option[])[]>>();

/** By roll: what may be written on a card with nothing but `fiveOfAKind`, if that. */
function offered(ruleSet: RuleSet, five: number | undefined): readonly (readonly Option[])[] {
  const byFive = offers.get(ruleSet) ?? new Map();
  offers.set(ruleSet, byFive);
  const card: Card = five === undefined ? {} : { fiveOfAKind: five };
  const found = byFive.get(five) ?? rolls.map((dice) => options(ruleSet, card, dice));
  byFive.set(five, found);
  return found;
}

/** By roll: the worth of the best box that may be written. */
function worthOfRolls(ruleSet: RuleSet, card: Card): readonly number[] {
  const worth = optionWorth(ruleSet, card);
  const plain = offered(ruleSet, card.fiveOfAKind);
  return rolls.map((dice, roll) => {
    // Only for five alike does it matter what else the card holds.
    const whole = fiveAlike(dice) ? options(ruleSet, card, dice) : (plain[roll] ?? []);
    return whole.reduce(
      (best, option) => (card[option.box] === undefined ? Math.max(best, worth(option)) : best),
      Number.NEGATIVE_INFINITY,
    );
  });
}

interface Ranked<T> {
  readonly one: T;
  readonly worth: number;
}

/** The one of greatest worth, the first of equals. */
function best<T>(all: readonly T[], worthOf: (one: T) => number): Ranked<T> {
  const [first, ...others] = all.map((one): Ranked<T> => ({ one, worth: worthOf(one) }));
  if (!first) throw new Error('expected something to choose from, got nothing: a full card');
  return others.reduce((leader, next) => (next.worth > leader.worth ? next : leader), first);
}

/** The best box for dice as they lie, by the rule of thumb. Throws if the card is full. */
export function chooseBox(ruleSet: RuleSet, card: Card, dice: Dice): Box {
  return best(options(ruleSet, card, dice), optionWorth(ruleSet, card)).one.box;
}

/** The choice by the rule of thumb; the same for the same turn. Throws if the card is full. */
export function chooseByThumb({ ruleSet, card, dice, rollsLeft, kept }: OwnTurn): Choice {
  const written = best(options(ruleSet, card, dice), optionWorth(ruleSet, card));
  const stop: Choice = { type: 'write', box: written.one.box };
  if (rollsLeft === 0) return stop;
  const worthOfKeep = keepWorth(worthOfRolls(ruleSet, card), rollsLeft);
  const keeping = best(allowedKeeps(ruleSet, kept), (keep) =>
    worthOfKeep(keep.map((position) => dice[position])),
  );
  return keeping.worth > written.worth ? { type: 'keep', keep: keeping.one } : stop;
}
