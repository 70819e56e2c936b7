import { type ClockSeconds, clocks, plainNickname } from '@open-yatzy/match';
import { type BotId, botIds, findRuleSet, type RuleSet, ruleSets } from '@open-yatzy/rules';

/** Against bots; with friends who come by a link; or everyone round one device. */
export const companies = ['bots', 'friends', 'device'] as const;
export type Company = (typeof companies)[number];

/** How strong bots can be chosen to play; a thumb is for when there is nothing better. */
export const strengths = botIds.filter((bot) => bot !== 'thumb');

/** What was chosen on the home page. */
export interface Choice {
  readonly rules: string;
  readonly company: Company;
  /** As chosen; a rule set may allow fewer. */
  readonly seats: number;
  /** How strong bots play. */
  readonly bot: BotId;
  /** Seconds a turn, among friends; null is off. */
  readonly clock: ClockSeconds | null;
  /** Round one device, in order. */
  readonly players: readonly string[];
}

export const mostSeats = Math.max(...ruleSets.map(({ seats }) => seats.max));
const defaultClock = 60;
const defaultBot: BotId = 'casual';

function clamped(value: number, least: number, most: number): number {
  return Number.isInteger(value) ? Math.min(Math.max(value, least), most) : least;
}

/** A strength that may be chosen, as a form or a cookie names it. */
export function strengthOf(name: unknown): BotId | undefined {
  return strengths.find((bot) => bot === name);
}

/** A choice out of form fields, or out of the cookie that remembers them; what is missing or odd is as for a first visit. */
export function parseChoice(fields: URLSearchParams): Choice {
  const company = companies.find((known) => known === fields.get('company'));
  const clock = fields.get('clock');
  return {
    rules: findRuleSet(fields.get('rules') ?? '')?.id ?? ruleSetOf(undefined).id,
    company: company ?? 'bots',
    bot: strengthOf(fields.get('bot')) ?? defaultBot,
    seats: clamped(Number(fields.get('seats')), 2, mostSeats),
    clock: clock === 'off' ? null : (clocks.find((seconds) => String(seconds) === clock) ?? defaultClock),
    players: fields.getAll('player').slice(0, mostSeats).map(plainNickname),
  };
}

/** The fields that `parseChoice` reads. */
export function choiceFields({ seats, clock, players, ...named }: Choice): URLSearchParams {
  const fields = new URLSearchParams({ ...named, seats: String(seats), clock: String(clock ?? 'off') });
  for (const player of players) fields.append('player', player);
  return fields;
}

/** The chosen rule set. */
function ruleSetOf(id: string | undefined): RuleSet {
  const found = findRuleSet(id ?? '') ?? ruleSets[0];
  if (!found) throw new Error('rule sets: expected at least one, got none');
  return found;
}

/** How many sit down: as many as were chosen, within what the rules allow. */
export function seatsFor({ rules, seats }: Choice): number {
  const allowed = ruleSetOf(rules).seats;
  return clamped(seats, allowed.min, allowed.max);
}
