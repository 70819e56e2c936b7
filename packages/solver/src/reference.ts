import {
  allowedKeeps,
  type Box,
  type Card,
  type Face,
  isFull,
  options,
  type Position,
  positions,
  type RuleSet,
  standing,
  upperBonusState,
} from '@open-yatzy/rules';
import {
  chance,
  firstRoll,
  keepCount,
  keepOf,
  keeps,
  nothing,
  oneMore,
  rollDice,
  together,
} from './keeps.ts';

/**
 * The solver as plainly as it can be said, for any rule set of five dice: what the kernel must agree with. Nothing
 * here knows a box or a rule; it asks the rules for options, keeps and totals.
 *
 *   value(card) = mean over first rolls of decision(dice, nothing kept, two rolls left)
 *   decision    = max(best box, and with rolls left: best allowed keep, at the mean decision after its throw)
 *   best box    = max over options of (points + bonus + upper bonus if it is won + value(next card))
 */

/** A card as far as the future depends on it: the boxes filled, and the total counted towards the upper bonus. */
export interface ReferenceState {
  /** Points matter in `fiveOfAKind` only. */
  readonly card: Card;
  readonly upper: number;
}

export type ValueOfState = (state: ReferenceState) => number;

/** A way in which a card can go on, and the points that a roll brings with it. */
interface Entry {
  readonly points: number;
  readonly outcome: number;
}

/** All that the options of a card are, for every roll. */
interface Entries {
  readonly outcomes: readonly { readonly card: Card; readonly counted: number }[];
  /** By roll − 210. */
  readonly byRoll: readonly (readonly Entry[])[];
}

const allRolls: readonly number[] = Array.from(
  { length: keepCount - firstRoll },
  (_, index) => firstRoll + index,
);

/** What points in a box count towards the upper bonus, asked once for each. */
function countedIn(ruleSet: RuleSet): (box: Box, points: number) => number {
  const known = new Map<string, number>();
  return (box, points) => {
    const name = `${box} ${points}`;
    const counted = known.get(name) ?? upperBonusState(ruleSet, { [box]: points }).counted;
    known.set(name, counted);
    return counted;
  };
}

function entriesOf(ruleSet: RuleSet, card: Card, countedOf: ReturnType<typeof countedIn>): Entries {
  const outcomes = new Map<string, { index: number; card: Card; counted: number }>();
  const byRoll = allRolls.map((roll) =>
    options(ruleSet, card, rollDice(roll)).map(({ box, points, bonus }): Entry => {
      const counted = countedOf(box, points);
      const written = box === 'fiveOfAKind' ? points : 0;
      const name = `${box} ${written} ${counted}`;
      const outcome = outcomes.get(name) ?? {
        index: outcomes.size,
        card: { ...card, [box]: written },
        counted,
      };
      outcomes.set(name, outcome);
      return { points: points + bonus, outcome: outcome.index };
    }),
  );
  return { outcomes: [...outcomes.values()], byRoll };
}

/** By keep: the mean of the values of rolls over all throws that complete it; those of rolls are kept. */
function expectation(valueOfRoll: Float64Array): Float64Array {
  const expected = valueOfRoll.slice();
  for (let keep = firstRoll - 1; keep >= nothing; keep -= 1) {
    const more = oneMore[keep] ?? new Uint16Array();
    expected[keep] = more.reduce((sum, next) => sum + (expected[next] ?? 0), 0) / more.length;
  }
  return expected;
}

/** The different keeps that are allowed when `stand` was kept before and these dice were thrown to it. */
function keepsAllowed(ruleSet: RuleSet, stand: number, thrown: number): readonly number[] {
  const [kept, others] = [keeps[stand] ?? [], keeps[thrown] ?? []];
  const dice: readonly Face[] = [...kept, ...others];
  const allowed = allowedKeeps(ruleSet, positions.slice(0, kept.length));
  return [...new Set(allowed.map((keep) => keepOf(dice.filter((_, at) => keep.includes(at as Position)))))];
}

interface Decision {
  readonly roll: number;
  /** The chance of the throw that brings it. */
  readonly chance: number;
  readonly keeps: readonly number[];
}

/** By first keep: the second decision after each throw to it. Where dice may be released that is by roll, once. */
function decisionsAfter(ruleSet: RuleSet, first: number): readonly Decision[] {
  const stand = standing(ruleSet, positions.slice(0, keeps[first]?.length)).length === 0 ? nothing : first;
  const dice = 5 - (keeps[stand]?.length ?? 0);
  const sums = together[stand] ?? new Uint16Array();
  return Array.from(sums, (roll, thrown) => ({ roll, thrown }))
    .filter(({ thrown }) => keeps[thrown]?.length === dice)
    .map(({ roll, thrown }) => ({
      roll,
      chance: chance[thrown] ?? 0,
      keeps: keepsAllowed(ruleSet, stand, thrown),
    }));
}

/** The best of stopping and the allowed keeps. */
function best(values: Float64Array, { roll, keeps: allowed }: Decision): number {
  let most = values[roll] ?? 0;
  for (const keep of allowed) most = Math.max(most, values[keep] ?? 0);
  return most;
}

/** By roll: the best that can be made of it. */
function decided(values: Float64Array, decisions: readonly Decision[]): Float64Array {
  const byRoll = new Float64Array(keepCount);
  for (const decision of decisions) byRoll[decision.roll] = best(values, decision);
  return byRoll;
}

/** The mean of the best over all throws. */
function meanBest(values: Float64Array, decisions: readonly Decision[]): number {
  let mean = 0;
  for (const decision of decisions) mean += decision.chance * best(values, decision);
  return mean;
}

/** The value of single states of a rule set, given the values of the states that follow. */
export function referenceOf(ruleSet: RuleSet): (state: ReferenceState, next: ValueOfState) => number {
  const { from, points: upperBonus } = ruleSet.upperBonus;
  const countedOf = countedIn(ruleSet);
  const diceStand = standing(ruleSet, positions.slice(0, 1)).length > 0;
  const first = decisionsAfter(ruleSet, nothing);
  const second = keeps
    .slice(0, firstRoll)
    .map((_, keep) => (diceStand ? decisionsAfter(ruleSet, keep) : first));
  let known: { readonly card: Card; readonly entries: Entries } | undefined;

  const expectedSecond = (third: Float64Array): Float64Array => {
    if (!diceStand) return expectation(decided(third, first));
    return third.map((value, keep) => (keep < firstRoll ? meanBest(third, second[keep] ?? []) : value));
  };

  return ({ card, upper }, next) => {
    if (isFull(ruleSet, card)) return 0;
    if (known?.card !== card) known = { card, entries: entriesOf(ruleSet, card, countedOf) };
    const { outcomes, byRoll } = known.entries;
    const values = outcomes.map((outcome) => {
      const total = Math.min(upper + outcome.counted, from);
      const won = upper < from && total >= from ? upperBonus : 0;
      return won + next({ card: outcome.card, upper: total });
    });
    const third = new Float64Array(keepCount);
    for (const roll of allRolls) {
      let bestBox = 0;
      for (const { points, outcome } of byRoll[roll - firstRoll] ?? [])
        bestBox = Math.max(bestBox, points + (values[outcome] ?? 0));
      third[roll] = bestBox;
    }
    return meanBest(expectedSecond(expectation(third)), first);
  };
}

/** The value of every state that can follow an empty card, by depth-first search; for rule sets of few boxes. */
export function solveReference(ruleSet: RuleSet): ValueOfState {
  const value = referenceOf(ruleSet);
  const known = new Map<string, number>();
  const solved: ValueOfState = (state) => {
    const name = `${ruleSet.boxes.map(({ box }) => state.card[box] ?? '-').join()} ${state.upper}`;
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    const result = value(state, solved);
    known.set(name, result);
    return result;
  };
  return solved;
}
