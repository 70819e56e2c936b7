import { boxRule, type Card, findRuleSet, type RuleSet } from '@open-yatzy/rules';
import { solveInNode } from '../node/index.ts';
import { type ReferenceState, referenceOf } from '../src/reference.ts';
import { laneOf, type State, stateOf } from '../src/states.ts';
import { stateValue, type Tables } from '../src/tables.ts';

/** A rule set by its id; `released` lets kept dice be put back. */
export function rulesOf(id: string, keptDice?: 'released'): RuleSet {
  const ruleSet = findRuleSet(id);
  if (!ruleSet) throw new Error(`expected a rule set, got ${id}`);
  return keptDice ? { ...ruleSet, keptDice } : ruleSet;
}

const known = new Map<string, Promise<Tables>>();

/** The tables of a rule set, computed once a test file. */
export function solvedTables(ruleSet: RuleSet): Promise<Tables> {
  const name = JSON.stringify(ruleSet);
  const tables = known.get(name) ?? solveInNode(ruleSet);
  known.set(name, tables);
  return tables;
}

/** Seeded numbers below a limit (mulberry32). */
export function seeded(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** The possible upper totals of a set of filled boxes, each as a state of that layer. */
function statesOfCard({ states, scoring }: Tables, layer: number, upperSet: number): readonly State[] {
  return Array.from({ length: scoring.upperBonus.from + 1 }, (_, upper) => ({
    layer,
    upperSet,
    upper,
  })).filter(({ upper }) => laneOf(states, upperSet, upper) >= 0);
}

/** The card of a layer and filled upper boxes, 0 points everywhere but where `fiveOfAKind` is full. */
function cardOf({ ruleSet, scoring }: Tables, layer: number, upperSet: number): Card {
  const status = layer >> scoring.restBoxes;
  const full = boxRule(ruleSet, 'fiveOfAKind')?.score;
  const five = status === scoring.statuses - 1 && full?.type === 'fixed' ? full.points : 0;
  const filled = scoring.columns.filter((box, column) =>
    box === 'fiveOfAKind' ? status > 0 : column < 6 ? (upperSet >> column) & 1 : (layer >> (column - 6)) & 1,
  );
  return Object.fromEntries(filled.map((box) => [box, box === 'fiveOfAKind' ? five : 0]));
}

const references = new Map<RuleSet, ReturnType<typeof referenceOf>>();

/** The largest difference between kernel and reference over all upper totals of a card. */
export function compareCard(
  tables: Tables,
  layer: number,
  upperSet: number,
): { worst: number; compared: number } {
  const { ruleSet, scoring } = tables;
  const reference = references.get(ruleSet) ?? referenceOf(ruleSet);
  references.set(ruleSet, reference);
  const card = cardOf(tables, layer, upperSet);
  const next = (state: ReferenceState) =>
    stateValue(tables, { ...stateOf(ruleSet, scoring, state.card), upper: state.upper });
  const states = statesOfCard(tables, layer, upperSet);
  const differences = states.map((state) =>
    Math.abs(reference({ card, upper: state.upper }, next) - stateValue(tables, state)),
  );
  return { worst: Math.max(...differences), compared: states.length };
}

/** Whether millions of numbers are the same; `toEqual` looks at each as if it were an object. */
export function areEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}
