import { options } from './options.ts';
import { boxRule, type RuleSet } from './rule-set.ts';
import { findRuleSet, ruleSetIds } from './rule-sets.ts';
import { rolls } from './rolls.ts';
import { type Box, boxIds, type Card, type Dice, type Face, faces } from './vocabulary.ts';

/** What is wrong with a value from outside; `message` says what and where, in English. */
export interface ParseError {
  readonly code: 'unknownRules' | 'badDice' | 'badCard' | 'unknownBox' | 'impossiblePoints' | 'badBonuses';
  readonly message: string;
}

export type Parsed<T> = { readonly value: T } | { readonly error: ParseError };

const failed = (code: ParseError['code'], message: string) => ({ error: { code, message } });

/** A value as JSON, shortened: what came in may be anything of any length. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export function parseRuleSet(value: unknown): Parsed<RuleSet> {
  const ruleSet = typeof value === 'string' ? findRuleSet(value) : undefined;
  return ruleSet
    ? { value: ruleSet }
    : failed('unknownRules', `rules: expected one of ${ruleSetIds.join(', ')}, got ${shown(value)}`);
}

export function parseDice(value: unknown): Parsed<Dice> {
  const isFace = (face: unknown) => faces.includes(face as Face);
  return Array.isArray(value) && value.length === 5 && value.every(isFace)
    ? { value: value as unknown as Dice }
    : failed('badDice', `dice: expected five whole numbers from 1 to 6, got ${shown(value)}`);
}

const possible = new WeakMap<RuleSet, ReadonlyMap<string, ReadonlySet<number>>>();

/** Every number of points that a roll can put into a box, given what stands in `fiveOfAKind`. */
function pointsByBox(ruleSet: RuleSet): ReadonlyMap<string, ReadonlySet<number>> {
  const known = possible.get(ruleSet);
  if (known) return known;
  const found = new Map<string, Set<number>>();
  const full = boxRule(ruleSet, 'fiveOfAKind')?.score;
  const cards: Card[] = [{}, { fiveOfAKind: 0 }];
  if (full?.type === 'fixed') cards.push({ fiveOfAKind: full.points });
  for (const card of cards) {
    for (const { box } of ruleSet.boxes) {
      // A joker goes to a lower box only where the upper ones are filled; alone on the card, each box shows all it can hold.
      const others = ruleSet.boxes.filter((rule) => rule.box !== box && rule.box !== 'fiveOfAKind');
      const onlyThisOpen = { ...Object.fromEntries(others.map((rule) => [rule.box, 0])), ...card };
      const key = `${box} ${card.fiveOfAKind ? 'after' : 'before'}`;
      const points = found.get(key) ?? found.set(key, new Set()).get(key);
      for (const dice of rolls) {
        const option = options(ruleSet, onlyThisOpen, dice).find((each) => each.box === box);
        if (option) points?.add(option.points);
      }
    }
  }
  possible.set(ruleSet, found);
  return found;
}

/** A card from outside: only boxes of these rules, only points that a game under them can have put there. */
export function parseCard(ruleSet: RuleSet, value: unknown): Parsed<Card> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failed('badCard', `card: expected an object of filled boxes with points, got ${shown(value)}`);
  }
  const entries = Object.entries(value);
  const points = pointsByBox(ruleSet);
  const hasFull = Boolean((value as Card).fiveOfAKind);
  for (const [box, entry] of entries) {
    if (!boxIds.includes(box as Box) || !boxRule(ruleSet, box as Box)) {
      return failed('unknownBox', `card: ${ruleSet.id} has no box ${shown(box)}`);
    }
    const fits = points.get(`${box} before`)?.has(entry) || (hasFull && points.get(`${box} after`)?.has(entry));
    if (!fits) {
      return failed('impossiblePoints', `card.${box}: no game under ${ruleSet.id} puts ${shown(entry)} there`);
    }
  }
  return { value: Object.fromEntries(entries) as Card };
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
