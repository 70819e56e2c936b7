import { accesses, isClock, modeProblem, type ServerCommand } from '@open-yatzy/match';
import type { NewMatch } from '@open-yatzy/protocol';
import { findRuleSet, type RuleSet } from '@open-yatzy/rules';

/** Settings that no match can be made with. */
export class BadSettings extends Error {}

/** What a match is opened with. */
export type TableSettings = Omit<Extract<ServerCommand, { type: 'create' }>, 'type' | 'match'>;

/** Throws `BadSettings` where there can be no such table. */
export function checkTable({ ruleSet, seats, clock, access, mode }: TableSettings): void {
  const { min, max } = ruleSet.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadSettings(`seats: expected ${min} to ${max} for ${ruleSet.id}, got ${seats}`);
  }
  if (!isClock(clock))
    throw new BadSettings(`clock: expected one that there is, got ${JSON.stringify(clock)}`);
  const problem = modeProblem({ mode, seats, clock, access });
  if (problem) throw new BadSettings(problem);
}

function ruleSetNamed(rules: string): RuleSet {
  const ruleSet = findRuleSet(rules);
  if (!ruleSet) throw new BadSettings(`rules: expected a rule set, got ${JSON.stringify(rules)}`);
  return ruleSet;
}

/** The settings of a table that someone makes, checked; seats of pairs are the lobby's alone. Throws `BadSettings`. */
export function tableSettings({ rules, seats, clock, access, mode = 'normal' }: NewMatch): TableSettings {
  const free = accesses.filter((each) => each !== 'paired');
  if (!free.some((each) => each === access))
    throw new BadSettings(`access: expected ${free.join(' or ')}, got ${access}`);
  const settings = { ruleSet: ruleSetNamed(rules), seats, clock, access, mode, rematchOf: null };
  checkTable(settings);
  return settings;
}
