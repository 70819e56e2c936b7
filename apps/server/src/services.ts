import type { MatchId, PersonId } from '@open-yatzy/match';
import { type Imprint, type Ongoing, refused, type Services } from '@open-yatzy/protocol';
import { Allowance, customerOf } from './allowance.ts';
import { makeOfflineServices, offlinePart } from './offline/offline-games.ts';
import { makePadServices } from './pads/pads.ts';
import type { Parts } from './parts.ts';
import { makeProgramServices } from './people/programs.ts';
import { makePeopleServices } from './people/services.ts';
import { Pictures } from './pictures/pictures.ts';
import { makeSocialServices, socialPart } from './social/services.ts';
import { makeCodes } from './wap/table-codes.ts';

/** Persons and tables that may be made from one address. A school class behind one is far from it. */
const making = { burst: 300, perSecond: 1 } as const;

/** Pictures that were not asked for lately, from one address: a network that shows links asks for many. */
const drawing = { burst: 60, perSecond: 1 } as const;

/** What is known of the server itself. */
export interface ServerFacts {
  /** Under which it is reached. */
  readonly origins: readonly string[];
  readonly imprint: Imprint | null;
}

/** What pages may ask of the server. */
export function makeServices(parts: Parts, { origins, imprint }: ServerFacts): Services {
  const { store, clock, matches, presence, social, records, lobby, hindsight } = parts;
  const kept = [socialPart(store), records.part, lobby.part, offlinePart(store.offline)];
  const people = makePeopleServices({ ...parts, parts: kept });
  const allowance = new Allowance(clock, making);
  return {
    people: {
      ...people,
      // A name that an operator gave stays for its time.
      async rename(person, name) {
        const { nameUntil } = await social.reports.restrictions(person);
        return nameUntil === null ? people.rename(person, name) : refused('NameRefused');
      },
    },
    programs: makeProgramServices({ ...parts, store: store.people, people }),
    social: makeSocialServices(parts),
    records: records.services,
    lobby: lobby.services,
    pads: makePadServices(store.pads, clock),
    offline: makeOfflineServices(store.offline, clock),
    codes: makeCodes({ store: store.wap, matches, clock }),
    pictures: new Pictures(new Allowance(clock, drawing)),
    mayAdd: (address) => allowance.take(customerOf(address)),
    async create(maker, settings) {
      const match = await matches.create(maker, settings);
      if (settings.access === 'open') await lobby.tables.put(match);
      return match;
    },
    load: (match) => matches.load(match as MatchId),
    events: (match, after) => matches.events(match, after),
    async send(match, person, command) {
      const answer = await matches.send(match, person, command);
      if (command.type !== 'leave') await presence.seen(match, person);
      return answer;
    },
    seen: (match, person) => presence.seen(match, person),
    ongoing: (person) => ongoing(person, parts),
    analysis: (ruleSet, seat) => hindsight.analysis(ruleSet, seat),
    review: (match) => hindsight.review(match),
    origins,
    imprint,
  };
}

async function ongoing(
  person: PersonId,
  { store, matches }: Pick<Parts, 'store' | 'matches'>,
): Promise<readonly Ongoing[]> {
  const unfinished = await store.matches.unfinished(person);
  const states = await Promise.all(unfinished.map((match) => matches.load(match)));
  return states
    .filter((state) => state !== null)
    .map((state) => ({ state, changedAt: state.changedAt }))
    .sort((one, other) => other.changedAt - one.changedAt);
}
