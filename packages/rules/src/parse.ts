import { options } from './options.ts';
import { rolls } from './rolls.ts';
import type { RuleSet } from './rule-set.ts';
import { findRuleSet, ruleSetIds } from './rule-sets.ts';
import { type Box, type Card, type Dice, type Face, faces, positions } from './vocabulary.ts';

/** What is wrong with a value from outside; `message` says what and where, in English. */
export interface ParseError {
  readonly code: 'unknownRules' | 'badDice' | 'badCard' | 'unknownBox' | 'impossiblePoints' | 'badBonuses';
  readonly message: string;
}

export type Parsed<T> = { readonly value: T } | { readonly error: ParseError };

const failed = (code: ParseError['code'], message: string) => ({ error: { code, message } });

function shownInside(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** A value in few characters; what lies deeper in it is left out, since it may be nested deeper than any stack. */
export function shown(value: unknown): string {
  const text = Array.isArray(value)
    ? `[${value.slice(0, 9).map(shownInside).join(',')}]`
    : shownInside(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A rule set by its id; anything else is `unknownRules`. */
export function parseRuleSet(value: unknown): Parsed<RuleSet> {
  const ruleSet = typeof value === 'string' ? findRuleSet(value) : undefined;
  return ruleSet
    ? { value: ruleSet }
    : failed('unknownRules', `rules: expected one of ${ruleSetIds.join(', ')}, got ${shown(value)}`);
}

/** Five faces from outside, in any order; anything else is `badDice`. */
export function parseDice(value: unknown): Parsed<Dice> {
  const isFace = (face: unknown) => faces.includes(face as Face);
  // `every` passes holes over, so an array with holes is copied to one without.
  return Array.isArray(value) && value.length === positions.length && Array.from(value).every(isFace)
    ? { value: value as unknown as Dice }
    : failed('badDice', `dice: expected five whole numbers from 1 to 6, got ${shown(value)}`);
}

/** The points that may stand in a box: whatever `fiveOfAKind` holds, and only after a full score in it. */
interface PossiblePoints {
  readonly always: ReadonlySet<number>;
  readonly afterFull: ReadonlySet<number>;
}

/** Every number of points that a roll can put into a box while `fiveOfAKind` holds `five`. */
function pointsInto(ruleSet: RuleSet, box: Box, five: number | undefined): readonly number[] {
  // With the other boxes filled nothing sends a joker elsewhere, so that the box shows all it can hold.
  const others = ruleSet.boxes.filter((rule) => rule.box !== box && rule.box !== 'fiveOfAKind');
  const card: Card = {
    ...Object.fromEntries(others.map((rule) => [rule.box, 0])),
    ...(five !== undefined && { fiveOfAKind: five }),
  };
  return rolls
    .flatMap((dice) => options(ruleSet, card, dice))
    .filter((option) => option.box === box)
    .map(({ points }) => points);
}

const possible = new WeakMap<RuleSet, ReadonlyMap<string, PossiblePoints>>();

function possiblePoints(ruleSet: RuleSet): ReadonlyMap<string, PossiblePoints> {
  const known = possible.get(ruleSet);
  if (known) return known;
  const full = Math.max(...pointsInto(ruleSet, 'fiveOfAKind', undefined));
  const found = new Map(
    ruleSet.boxes.map(({ box }) => [
      box,
      {
        always: new Set([...pointsInto(ruleSet, box, undefined), ...pointsInto(ruleSet, box, 0)]),
        afterFull: new Set(pointsInto(ruleSet, box, full)),
      },
    ]),
  );
  possible.set(ruleSet, found);
  return found;
}

/** A card from outside: only boxes of these rules, only points that a game under them can have put there. */
export function parseCard(ruleSet: RuleSet, value: unknown): Parsed<Card> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failed('badCard', `card: expected an object of filled boxes with points, got ${shown(value)}`);
  }
  const entries: (readonly [string, number])[] = Object.entries(value);
  const points = possiblePoints(ruleSet);
  const hasFull = Boolean((value as Card).fiveOfAKind);
  for (const [box, entry] of entries) {
    const fitting = points.get(box);
    if (!fitting) return failed('unknownBox', `card: ${ruleSet.id} has no box ${shown(box)}`);
    const fits = fitting.always.has(entry) || (hasFull && fitting.afterFull.has(entry));
    if (!fits) {
      return failed(
        'impossiblePoints',
        `card.${box}: no game under ${ruleSet.id} puts ${shown(entry)} there`,
      );
    }
  }
  return { value: Object.fromEntries(entries) };
}

/** The number of bonuses that stand beside a card; absent is 0. */
export function parseBonuses(ruleSet: RuleSet, card: Card, value: unknown): Parsed<number> {
  if (value === undefined || value === 0) return { value: 0 };
  const most = ruleSet.boxes.length - 1;
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > most) {
    return failed('badBonuses', `bonuses: expected a whole number from 0 to ${most}, got ${shown(value)}`);
  }
  if (ruleSet.furtherFiveAlike.type !== 'joker') {
    return failed('badBonuses', `bonuses: ${ruleSet.id} has no bonus beside the boxes`);
  }
  return card.fiveOfAKind
    ? { value: Number(value) }
    : failed('badBonuses', 'bonuses: there is none before a full score stands in fiveOfAKind');
}
