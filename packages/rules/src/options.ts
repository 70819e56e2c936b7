import { type BoxRule, boxRule, type RuleSet, sectionOf } from './rule-set.ts';
import { fiveAlike, notMet, type Reason, type Worth, worth } from './scoring.ts';
import type { Box, Card, Dice, Face } from './vocabulary.ts';

/** A box that may be written: what goes into it, and the bonus that comes beside it. */
export interface Option {
  readonly box: Box;
  readonly points: number;
  readonly bonus: number;
  readonly reason: Reason;
}

/** Why a box may not be written; `jokerElsewhere` names the boxes that may. */
export type BoxRefusal =
  | { readonly type: 'notOnCard' }
  | { readonly type: 'filled' }
  | { readonly type: 'jokerElsewhere'; readonly boxes: readonly Box[] };

/** The boxes not written yet, in the order of the card. */
export function openBoxes(ruleSet: RuleSet, card: Card): readonly BoxRule[] {
  return ruleSet.boxes.filter(({ box }) => card[box] === undefined);
}

export function isFull(ruleSet: RuleSet, card: Card): boolean {
  return openBoxes(ruleSet, card).length === 0;
}

/** The face of five alike that come after a full score in `fiveOfAKind`. */
function furtherFiveAlike(card: Card, dice: Dice): Face | undefined {
  return card.fiveOfAKind ? fiveAlike(dice) : undefined;
}

/** The open boxes that dice may go to: all, unless a joker is bound to some (rules.md, ruling 5). */
function allowedBoxes(ruleSet: RuleSet, card: Card, dice: Dice): readonly BoxRule[] {
  const open = openBoxes(ruleSet, card);
  const face = furtherFiveAlike(card, dice);
  if (!face || ruleSet.furtherFiveAlike.type !== 'joker') return open;
  const matching = open.filter(({ pattern }) => pattern.type === 'face' && pattern.face === face);
  if (matching.length > 0) return matching;
  const lower = open.filter((rule) => sectionOf(rule) === 'lower');
  return lower.length > 0 ? lower : open;
}

/** A card, and dice that are to be written into it. */
interface Rolled {
  readonly card: Card;
  readonly dice: Dice;
}

function worthOnCard(ruleSet: RuleSet, { card, dice }: Rolled, rule: BoxRule): Worth {
  const plain = worth(rule, dice);
  const further = ruleSet.furtherFiveAlike;
  const face = furtherFiveAlike(card, dice);
  if (face && further.type === 'inBox') {
    const own = sectionOf(rule) === 'upper' ? plain.points : 0;
    const reason: Reason = { type: 'furtherFiveAlike', face, points: further.points };
    return { points: further.points + own, reason };
  }
  if (face && further.type === 'joker' && rule.joker && rule.score.type === 'fixed') {
    return { points: rule.score.points, reason: { type: 'joker', face } };
  }
  if (rule.fiveAlikeWaits && card.fiveOfAKind === undefined && fiveAlike(dice)) {
    return { ...notMet, reason: { type: 'waitsForFiveOfAKind' } };
  }
  return plain;
}

/** Every box that may be written with these dice, in the order of the card. */
export function options(ruleSet: RuleSet, card: Card, dice: Dice): readonly Option[] {
  const further = ruleSet.furtherFiveAlike;
  const bonus = further.type === 'joker' && furtherFiveAlike(card, dice) ? further.bonus : 0;
  return allowedBoxes(ruleSet, card, dice).map((rule) => ({
    box: rule.box,
    bonus,
    ...worthOnCard(ruleSet, { card, dice }, rule),
  }));
}

/** Why this box may not be written with these dice, or undefined if it may. */
export function boxRefusal(ruleSet: RuleSet, { card, dice }: Rolled, box: Box): BoxRefusal | undefined {
  if (!boxRule(ruleSet, box)) return { type: 'notOnCard' };
  if (card[box] !== undefined) return { type: 'filled' };
  const boxes = allowedBoxes(ruleSet, card, dice).map((rule) => rule.box);
  return boxes.includes(box) ? undefined : { type: 'jokerElsewhere', boxes };
}

/** The card with an option written into it; no other box changes. */
export function write(card: Card, option: Option): Card {
  return { ...card, [option.box]: option.points };
}
