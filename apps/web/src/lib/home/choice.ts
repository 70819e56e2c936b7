import {
  banks,
  type Clock,
  clocks,
  increments,
  isClock,
  type Mode,
  modes,
  plainNickname,
} from '@open-yatzy/match';
import type { QuickMatch } from '@open-yatzy/protocol';
import { type BotId, botIds, findRuleSet, type RuleSet, ruleSets } from '@open-yatzy/rules';

/** Against whoever is here now; against bots; with friends who come by a link; or everyone round one device. */
export const companies = ['people', 'bots', 'friends', 'device'] as const;
export type Company = (typeof companies)[number];

/** What may be at stake with whom. */
const modesFor = {
  people: modes,
  bots: ['normal', 'diamonds'],
  friends: ['normal'],
  device: ['normal'],
} as const satisfies Record<Company, readonly Mode[]>;

/** How strong bots can be chosen to play; a thumb is for when there is nothing better. */
export const strengths = botIds.filter((bot) => bot !== 'thumb');

/** Banks of time that are offered: from a quick game to a slow one. */
export const offeredBanks = ['120+5', '180+5', '300+10', '600+20'] as const;

/** What was chosen on the home page. */
export interface Choice {
  readonly rules: string;
  readonly company: Company;
  /** As chosen; who one plays with may allow less. */
  readonly mode: Mode;
  /** As chosen; a rule set or mode may allow fewer. */
  readonly seats: number;
  /** How strong bots play. */
  readonly bot: BotId;
  /** Among friends. */
  readonly clock: Clock;
  /** Among friends: the lobby lists the table. */
  readonly inLobby: boolean;
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

/** A clock as a form names it: seconds a turn, a bank with its increment such as `120+5`, or `off`. */
export function clockName(clock: Clock): string {
  if (clock === null) return 'off';
  return typeof clock === 'number' ? String(clock) : `${clock.bank}+${clock.increment}`;
}

function clockOf(name: string | null): Clock {
  if (name === 'off') return null;
  const all: readonly Clock[] = [
    ...clocks,
    ...banks.flatMap((bank) => increments.map((increment) => ({ bank, increment }))),
  ];
  const clock = all.find((each) => clockName(each) === name);
  return clock !== undefined && isClock(clock) ? clock : defaultClock;
}

/** A choice out of form fields, or out of the cookie that remembers them; what is missing or odd is as for a first visit. */
export function parseChoice(fields: URLSearchParams): Choice {
  const company = companies.find((known) => known === fields.get('company'));
  return {
    rules: findRuleSet(fields.get('rules') ?? '')?.id ?? ruleSetOf(undefined).id,
    company: company ?? 'bots',
    mode: modes.find((mode) => mode === fields.get('mode')) ?? 'normal',
    bot: strengthOf(fields.get('bot')) ?? defaultBot,
    seats: clamped(Number(fields.get('seats')), 2, mostSeats),
    clock: clockOf(fields.get('clock')),
    inLobby: fields.get('inLobby') === 'on',
    players: fields.getAll('player').slice(0, mostSeats).map(plainNickname),
  };
}

/** The fields that `parseChoice` reads. */
export function choiceFields({ seats, clock, inLobby, players, ...named }: Choice): URLSearchParams {
  const fields = new URLSearchParams({ ...named, seats: String(seats), clock: clockName(clock) });
  if (inLobby) fields.set('inLobby', 'on');
  for (const player of players) fields.append('player', player);
  return fields;
}

/** The chosen rule set. */
function ruleSetOf(id: string | undefined): RuleSet {
  const found = findRuleSet(id ?? '') ?? ruleSets[0];
  if (!found) throw new Error('rule sets: expected at least one, got none');
  return found;
}

/** What is at stake: what was chosen, where it goes with whom one plays. */
function modeFor({ company, mode }: Choice): Mode {
  const allowed: readonly Mode[] = modesFor[company];
  return allowed.includes(mode) ? mode : 'normal';
}

/** How many sit down: as many as were chosen, within what the rules allow; two where something counts. */
export function seatsFor(choice: Choice): number {
  const allowed = ruleSetOf(choice.rules).seats;
  return modeFor(choice) === 'normal' ? clamped(choice.seats, allowed.min, allowed.max) : 2;
}

/** What the lobby is asked for; null where the table is one's own. */
export function quickMatchFor(choice: Choice, commitment: string | null): QuickMatch | null {
  const mode = modeFor(choice);
  const againstMaster = choice.company === 'bots' && mode === 'diamonds';
  if (choice.company !== 'people' && !againstMaster) return null;
  const opponent = againstMaster ? 'master' : 'people';
  return { rules: choice.rules, mode, seats: seatsFor(choice), opponent, commitment };
}
