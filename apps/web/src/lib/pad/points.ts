import {
  type Box,
  type Card,
  type Dice,
  fiveAlike,
  options,
  parseBonuses,
  parseCard,
  type RuleSet,
  rolls,
} from '@open-yatzy/rules';

/** What may stand in a box, where only points are known of a turn. */

/** A card with what stands beside it. */
export interface Filled {
  readonly card: Card;
  /** How many further five alike brought a bonus beside their box. */
  readonly bonuses: number;
}

export interface Written {
  readonly box: Box;
  readonly points: number;
  /** Beside the box, in points. */
  readonly bonus: number;
}

const fiveAlikes = rolls.filter((dice) => fiveAlike(dice) !== undefined);

/** What a full score in `fiveOfAKind` is. */
function fullScore(ruleSet: RuleSet): number {
  const full = fiveAlikes
    .flatMap((dice) => options(ruleSet, {}, dice))
    .find(({ box, points }) => box === 'fiveOfAKind' && points > 0);
  if (!full) throw new Error(`expected ${ruleSet.id} to score fiveOfAKind`);
  return full.points;
}

/** No box holds more: five sixes and a hundred. */
const mostPoints = 130;

/** A card on which nothing sends five alike elsewhere, so that the box shows all it can take. */
function otherwiseFull(ruleSet: RuleSet, box: Box, five: number | undefined): Card {
  const others = ruleSet.boxes.filter((rule) => rule.box !== box && rule.box !== 'fiveOfAKind');
  return {
    ...Object.fromEntries(others.map((rule) => [rule.box, 0])),
    ...(five !== undefined && box !== 'fiveOfAKind' && { fiveOfAKind: five }),
  };
}

/** Whether some five alike can have put this there, with its bonus, on some card that has a full score in `fiveOfAKind`. */
function bringsBonus(ruleSet: RuleSet, { box, points, bonus }: Written): boolean {
  const card = otherwiseFull(ruleSet, box, fullScore(ruleSet));
  return fiveAlikes
    .flatMap((dice) => options(ruleSet, card, dice))
    .some((option) => option.box === box && option.points === points && option.bonus === bonus);
}

/** Whether a game under the rules can have put this on this card, in whatever order its boxes were written. */
export function fits(ruleSet: RuleSet, { card, bonuses }: Filled, written: Written): boolean {
  const { box, points, bonus } = written;
  if (card[box] !== undefined) return false;
  const after = parseCard(ruleSet, { ...card, [box]: points });
  if ('error' in after) return false;
  if (bonus > 0 && !bringsBonus(ruleSet, written)) return false;
  return 'value' in parseBonuses(ruleSet, after.value, bonuses + (bonus > 0 ? 1 : 0));
}

/** All points that may be entered into an open box, ascending; 0 is always among them. */
export function possiblePoints(ruleSet: RuleSet, filled: Filled, box: Box): readonly number[] {
  return Array.from({ length: mostPoints + 1 }, (_, points) => points).filter((points) =>
    fits(ruleSet, filled, { box, points, bonus: 0 }),
  );
}

/** The bonus that may have come beside these points, if they were five alike; 0 where none can on this very card. */
export function bonusBeside(
  ruleSet: RuleSet,
  { card }: Filled,
  { box, points }: Omit<Written, 'bonus'>,
): number {
  const found = fiveAlikes
    .flatMap((dice) => options(ruleSet, card, dice))
    .find((option) => option.box === box && option.points === points && option.bonus > 0);
  return found?.bonus ?? 0;
}

/** How many of an entry's turns, none or one, were thrown with five alike: surely, and at most. */
export interface FiveAlikeRange {
  readonly least: number;
  readonly most: number;
}

const sure = (isFive: boolean): FiveAlikeRange => ({ least: isFive ? 1 : 0, most: isFive ? 1 : 0 });

const rangesKnown = new WeakMap<RuleSet, Map<string, FiveAlikeRange>>();

/** Known from the dice; from points alone only where five alike give them always or never. */
export function fiveAlikeRange(
  ruleSet: RuleSet,
  { box, points, bonus, dice }: Written & { readonly dice: Dice | null },
): FiveAlikeRange {
  if (dice) return sure(fiveAlike(dice) !== undefined);
  if (bonus > 0) return sure(true);
  const ranges = rangesKnown.get(ruleSet) ?? new Map<string, FiveAlikeRange>();
  rangesKnown.set(ruleSet, ranges);
  const key = `${box} ${points}`;
  const range = ranges.get(key) ?? rangeOfPoints(ruleSet, { box, points });
  ranges.set(key, range);
  return range;
}

/** Tries every roll, on cards with each state of `fiveOfAKind`. */
function rangeOfPoints(ruleSet: RuleSet, { box, points }: Omit<Written, 'bonus'>): FiveAlikeRange {
  const cards = [undefined, 0, fullScore(ruleSet)].map((five) => otherwiseFull(ruleSet, box, five));
  const gives = (roll: Dice) =>
    cards.some((card) =>
      options(ruleSet, card, roll).some(
        (option) => option.box === box && option.points === points && option.bonus === 0,
      ),
    );
  const giving = rolls.filter(gives);
  const fives = giving.filter((roll) => fiveAlike(roll) !== undefined);
  return {
    least: giving.length > 0 && fives.length === giving.length ? 1 : 0,
    most: fives.length > 0 ? 1 : 0,
  };
}
