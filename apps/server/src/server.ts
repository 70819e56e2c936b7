import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servicesKey } from '@open-yatzy/protocol';
import type { Logger } from 'pino';
import { originsOf } from './addresses.ts';
import { Allowance } from './allowance.ts';
import { makeApi } from './api/api.ts';
import { Hindsight } from './hindsight.ts';
import { CompressedResponse } from './http/compressed-response.ts';
import { makeListener, type Pages } from './http/listener.ts';
import { type Knowledge, noKnowledge } from './knowledge.ts';
import { Live } from './live/live.ts';
import { Lobby } from './lobby/lobby.ts';
import { type Clock, systemClock } from './matches/clock.ts';
import { Matches } from './matches/matches.ts';
import { Presence } from './matches/presence.ts';
import { makePadServices } from './pads/pads.ts';
import { Persons } from './people/persons.ts';
import { Pictures } from './pictures/pictures.ts';
import { noTotals, type PerfectTotals } from './records/perfect-totals.ts';
import { Records } from './records/records.ts';
import { makeServices } from './services.ts';
import { makeSocial, socialPart } from './social/services.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { makeCodes } from './wap/table-codes.ts';
import { Wap } from './wap/wap.ts';

export interface ServerOptions {
  readonly folder: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Under which address a proxy offers the server; only then is believed what is said of the visitor's own. */
  readonly origin?: string | null;
  readonly log: Logger;
  /** Loads the pages; called once the services stand that they ask. */
  readonly loadPages: () => Promise<Pages>;
  /** What bots play by; without it by rule of thumb. */
  readonly knowledge?: Knowledge;
  /** What people's totals are shown beside. */
  readonly perfectTotals?: PerfectTotals;
  readonly clock?: Clock;
  /** Milliseconds between two beats of a live socket. */
  readonly beat?: number;
}

export interface RunningServer {
  readonly port: number;
  readonly origins: readonly string[];
  /** Answers what has been asked, and closes everything. */
  stop(): Promise<void>;
}

/** How long requests that are being answered may take when the server stops, in milliseconds. */
const answeringTime = 1_500;

/** Persons and tables that may be made from one address. A school class behind one is far from it. */
const making = { burst: 300, perSecond: 1 } as const;

/** Puts the parts together and listens. Throws `FolderInUse`, `SchemaError`, or what listening fails with. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
/** Pictures that were not asked for lately, from one address: a network that shows links asks for many. */
const drawing = { burst: 60, perSecond: 1 } as const;

  const { log, clock = systemClock, knowledge = noKnowledge, perfectTotals = noTotals } = options;
  // First of all, so that a second process does nothing at all to the folder.
  const store = new SqliteStore(options.folder);
  const matches = new Matches({
    store: store.matches,
    clock,
    log,
    knowledge,
    isProgram: async (person) => (await store.people.person(person))?.kind === 'program',
  });
  const presence = new Presence(matches, clock, log);
  const persons = new Persons(store.people, clock);
  const personOf = async (token: string | undefined) => (await persons.find(token))?.id ?? null;
  const records = new Records({
    store,
    clock,
    log,
    perfectTotals,
    friendsOf: (person) => store.social.friendsOf(person),
  });
  matches.onFinished(() => records.projector.wake());
  const social = makeSocial({
    store,
    matches,
    clock,
    tell: (person, news) => live.tell(person, news),
    standing: (one, other) => records.services.standing(one, other),
    onError: (error) => log.error({ err: error }, 'something between people failed'),
  });
  const live = new Live({
    matches,
    presence,
    social,
    clock,
    log,
    personOf,
    ...(options.beat && { beat: options.beat }),
  });
  const lobby = new Lobby({
    store: store.lobby,
    sitting: store.matches,
    matches,
    presence,
    crowd: live,
    knowledge: {
      rating: (person, rules) => records.services.strength(person, rules),
      lastRankedOpponents: (person, rules) => records.services.lastRankedOpponents(person, rules, 2),
      blockedWith: (person) => store.social.blockedWith(person),
      isBarred: async (person) => (await social.reports.restrictions(person)).playUntil !== null,
    },
    clock,
    log,
  });
  const server = createServer({ ServerResponse: CompressedResponse });

  async function stop(): Promise<void> {
    matches.stop();
    presence.stop();
    await lobby.stop();
    social.whereabouts.stop();
    await Promise.all([live.stop(), closed(server), knowledge.stop(), perfectTotals.stop()]);
    await records.projector.stop();
    await store.close();
  }

  try {
    // Filled in once the port is known, which is before anyone can ask.
    const origins: string[] = [];
    const hindsight = new Hindsight(matches, knowledge, (match, review) => records.keepReview(match, review));
    const parts = {
      store: store.matches,
      matches,
      presence,
      lobby,
      people: {
        store,
        persons,
        matches,
        live,
        clock,
        origin: options.origin ?? null,
        parts: [socialPart(store), records.part, lobby.part],
      },
      social: { social, store, matches, clock },
      records: records.services,
      pads: makePadServices(store.pads, clock),
      codes: makeCodes({ store: store.wap, matches, clock }),
      allowance: new Allowance(clock, making),
      hindsight,
      origins,
    };
      pictures: new Pictures(new Allowance(clock, drawing)),
    const services = makeServices(parts);
    const api = await makeApi({ services, log });
    Reflect.set(globalThis, servicesKey, services);
    const pages = await options.loadPages();
    await matches.actOnDue();
    await presence.expect(await store.matches.attended());
    await lobby.resume();
    records.projector.wake();
    const wap = new Wap({ services, store: store.wap, clock, log });
    server.on('request', makeListener({ api, wap, pages, log, isBehindProxy: Boolean(options.origin) }));
    server.on('upgrade', (request, stream, head) => live.upgrade(request, stream, head));
    await listen(server, options);
    const { port } = server.address() as AddressInfo;
    origins.push(...(options.origin ? [options.origin] : []), ...originsOf(options.host, port));
    return { port, origins, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listen(server: Server, { host, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  const impatience = setTimeout(() => server.closeAllConnections(), answeringTime);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(impatience);
}
