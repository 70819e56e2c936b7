import type { Logger } from 'pino';
import { Hindsight } from './hindsight.ts';
import { type Knowledge, noKnowledge } from './knowledge.ts';
import { Live } from './live/live.ts';
import { Lobby } from './lobby/lobby.ts';
import { type Clock, systemClock } from './matches/clock.ts';
import { Matches } from './matches/matches.ts';
import { Presence } from './matches/presence.ts';
import { Persons } from './people/persons.ts';
import { noTotals, type PerfectTotals } from './records/perfect-totals.ts';
import { Records } from './records/records.ts';
import { makeSocial, type Social } from './social/services.ts';
import { SqliteStore } from './store/sqlite-store.ts';

export interface PartOptions {
  readonly folder: string;
  /** Under which address a proxy offers the server; only then is believed what is said of the visitor's own. */
  readonly origin?: string | null;
  readonly log: Logger;
  /** What bots play by; without it by rule of thumb. */
  readonly knowledge?: Knowledge;
  /** What people's totals are shown beside. */
  readonly perfectTotals?: PerfectTotals;
  readonly clock?: Clock;
  /** Milliseconds between two beats of a live socket. */
  readonly beat?: number;
}

/** What a server is made of, below what pages and programs ask for. */
export interface Parts {
  readonly store: SqliteStore;
  readonly origin: string | null;
  readonly log: Logger;
  readonly clock: Clock;
  readonly knowledge: Knowledge;
  readonly perfectTotals: PerfectTotals;
  readonly matches: Matches;
  readonly presence: Presence;
  readonly persons: Persons;
  readonly records: Records;
  readonly social: Social;
  readonly live: Live;
  readonly lobby: Lobby;
  readonly hindsight: Hindsight;
}

/** Makes the parts, which rest until `resume`. Throws `FolderInUse` or `SchemaError`. */
export function makeParts(options: PartOptions): Parts {
  const { log, clock = systemClock, knowledge = noKnowledge, perfectTotals = noTotals } = options;
  // First of all, so that a second process does nothing at all to the folder.
  const store = new SqliteStore(options.folder);
  const own = { store, clock, log, knowledge, perfectTotals, origin: options.origin ?? null };
  const matches = new Matches({
    ...own,
    store: store.matches,
    isProgram: async (person) => (await store.people.person(person))?.kind === 'program',
    nameGiven: async (person) => {
      const { nameUntil } = await social.reports.restrictions(person);
      return nameUntil === null ? null : ((await store.people.person(person))?.name ?? null);
    },
  });
  const presence = new Presence(matches, clock, log);
  const persons = new Persons(store.people, clock);
  const records = new Records({ ...own, friendsOf: (person) => store.social.friendsOf(person) });
  matches.onFinished(() => records.projector.wake());
  const social = makeSocial({
    ...own,
    matches,
    tell: (person, news) => live.tell(person, news),
    standing: (one, other) => records.services.standing(one, other),
    onError: (error) => log.error({ err: error }, 'something between people failed'),
  });
  const personOf = async (token: string | undefined) => (await persons.find(token))?.id ?? null;
  const beat = options.beat && { beat: options.beat };
  const live = new Live({ matches, presence, social, clock, log, personOf, ...beat });
  const parts = { ...own, matches, presence, persons, records, social, live };
  const hindsight = new Hindsight(matches, knowledge, (match, review) => records.keepReview(match, review));
  return { ...parts, hindsight, lobby: makeLobby(parts) };
}

function makeLobby({ store, records, social, live, ...parts }: Omit<Parts, 'lobby' | 'hindsight'>): Lobby {
  return new Lobby({
    ...parts,
    store: store.lobby,
    sitting: store.matches,
    crowd: live,
    knowledge: {
      rating: (person, rules) => records.services.strength(person, rules),
      lastRankedOpponents: (person, rules) => records.services.lastRankedOpponents(person, rules, 2),
      blockedWith: (person) => store.social.blockedWith(person),
      isBarred: async (person) => (await social.reports.restrictions(person)).playUntil !== null,
    },
  });
}

/** Goes on where the process before this one ended. */
export async function resume({ matches, presence, lobby, records, store }: Parts): Promise<void> {
  await matches.actOnDue();
  await presence.expect(await store.matches.attended());
  await lobby.resume();
  records.projector.wake();
}
