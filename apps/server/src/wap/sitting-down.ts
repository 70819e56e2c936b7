import { randomInt } from 'node:crypto';
import type { MatchId, MatchState, PersonId, RejectionCode } from '@open-yatzy/match';
import type { Services, Wish } from '@open-yatzy/protocol';
import { botIds, type RuleSet } from '@open-yatzy/rules';
import type { WapSeat } from '../store/wap-store.ts';
import type { Speech } from './speech.ts';

/** Why someone does not sit down. */
export type NoSeat = RejectionCode | 'TooMany' | 'UnknownTable';

/** Who asks for a seat, and speaks which language. */
export interface Newcomer {
  readonly services: Services;
  readonly speech: Speech;
  readonly address: string;
  readonly userAgent: string | null;
}

/** Ids of commands that begin a seat: each is given once, since its link leads to the seat that it began. */
const beginning = 'wap-begin';

/** A table of one's own: against a bot, named by its strength, or with so many seats for others. Null: there is none such. */
export function openingOf(
  ruleSet: RuleSet,
  what: string,
): { readonly seats: number; readonly bot: Wish | null } | null {
  const { min, max } = ruleSet.seats;
  const bot = botIds.find((each) => each === what);
  if (bot) return { seats: min, bot: { type: 'seatBot', bot } };
  const seats = /^\d$/.test(what) ? Number(what) : 0;
  return seats >= min && seats <= max ? { seats, bot: null } : null;
}

/** Opens a table and sits down; with a bot the game begins. */
export async function open(
  newcomer: Newcomer,
  ruleSet: RuleSet,
  { seats, bot }: NonNullable<ReturnType<typeof openingOf>>,
): Promise<WapSeat | NoSeat> {
  const { services } = newcomer;
  const admitted = await newPerson(newcomer, []);
  if (admitted === null) return 'TooMany';
  const { person, name } = admitted;
  const match = await services.create(person, { rules: ruleSet.id, seats, clock: null, access: 'link' });
  const wishes: readonly Wish[] = [takeSeat(name), ...(bot ? [bot, { type: 'start' } as const] : [])];
  for (const wish of wishes) {
    const refusal = await give(services, { person, match }, wish);
    if (refusal) throw new Error(`${wish.type} at a new table: expected it accepted, got ${refusal}`);
  }
  return { person, match };
}

/** Sits down at a table of others, as someone new. */
export async function join(newcomer: Newcomer, match: string): Promise<WapSeat | NoSeat> {
  const { services } = newcomer;
  const state = await services.load(match);
  if (!state) return 'UnknownTable';
  if (state.phase !== 'waiting') return 'AlreadyStarted';
  const admitted = await newPerson(newcomer, namesAt(state));
  if (admitted === null) return 'TooMany';
  const seat = { person: admitted.person, match: state.match };
  return (await give(services, seat, takeSeat(admitted.name))) ?? seat;
}

/** The same person's seat at the match that follows theirs, which is opened if need be. */
export async function joinRematch(services: Services, { person, match }: WapSeat): Promise<WapSeat | NoSeat> {
  const before = await services.load(match);
  const opened = before?.rematch ? null : await give(services, { person, match }, { type: 'rematch' });
  const after = await services.load(match);
  if (!after?.rematch) return opened ?? 'MatchNotOver';
  const seat = { person, match: after.rematch };
  const name = after.seats
    .map(({ holder }) => holder)
    .find((holder) => holder.type === 'person' && holder.person === person);
  const refusal = await give(services, seat, takeSeat(name?.type === 'person' ? name.name : ''));
  return refusal === null || refusal === 'AlreadySeated' ? seat : refusal;
}

function takeSeat(name: string): Wish {
  // A phone makes no seed: the server makes one and shows it.
  return { type: 'takeSeat', name, commitment: null };
}

async function give(
  services: Services,
  { person, match }: { readonly person: PersonId; readonly match: MatchId },
  wish: Wish,
): Promise<RejectionCode | null> {
  const at = (await services.load(match))?.seq ?? 0;
  const answer = await services.send(match, person, { ...wish, at, id: `${beginning}-${wish.type}` });
  return answer.type === 'rejected' ? answer.code : null;
}

function namesAt({ seats }: MatchState): readonly string[] {
  return seats.flatMap(({ holder }) => (holder.type === 'nobody' ? [] : [holder.name]));
}

/** A guest by a name that nobody at the table has; null where too many come from this address. */
async function newPerson(
  { services, speech, address, userAgent }: Newcomer,
  taken: readonly string[],
): Promise<{ readonly person: PersonId; readonly name: string } | null> {
  if (!services.mayAdd(address)) return null;
  const { nicknames } = speech.catalog.home;
  const free = nicknames.filter((name) => !taken.includes(name));
  const name = free[randomInt(free.length)] ?? '';
  const added = await services.people.add(name, userAgent);
  if (added.type === 'refused') throw new Error(`a new guest: expected ${name} admitted, got ${added.code}`);
  return { person: added.person.id, name };
}
