import type { MatchId, PersonId } from '@open-yatzy/match';
import type { CodeServices, Ongoing, PadServices, RecordServices, Services } from '@open-yatzy/protocol';
import { type Allowance, customerOf } from './allowance.ts';
import { makeProgramServices } from './api/programs.ts';
import type { Hindsight } from './hindsight.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { Matches } from './matches/matches.ts';
import type { Presence } from './matches/presence.ts';
import { makePeopleServices, type PeopleParts } from './people/services.ts';
import type { Pictures } from './pictures/pictures.ts';
import { makeSocialServices, type SocialServiceParts } from './social/services.ts';
import type { MatchStore } from './store/store.ts';

export interface ServiceParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly presence: Presence;
  readonly people: PeopleParts;
  readonly social: SocialServiceParts;
  readonly lobby: Lobby;
  readonly pictures: Pictures;
  readonly records: RecordServices;
  readonly pads: PadServices;
  readonly codes: CodeServices;
  readonly allowance: Allowance;
  readonly hindsight: Hindsight;
  readonly origins: readonly string[];
}

/** What pages may ask of the server. */
export function makeServices(parts: ServiceParts): Services {
  const { store, matches, presence, lobby, allowance, hindsight, origins } = parts;
  const people = makePeopleServices(parts.people);
  return {
    people: {
      ...people,
      // A name that an operator gave stays for its time.
      async rename(person, name) {
        const { nameUntil } = await parts.social.social.reports.restrictions(person);
        return nameUntil === null ? people.rename(person, name) : { type: 'refused', code: 'NameRefused' };
      },
    },
    programs: makeProgramServices({ ...parts.people, store: parts.people.store.people, people }),
    social: makeSocialServices(parts.social),
    mayAdd: (address) => allowance.take(customerOf(address)),
    lobby: lobby.services,
    async create(maker, settings) {
    pictures: parts.pictures,
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
    ongoing: (person) => ongoing(person, { store, matches }),
    analysis: (ruleSet, seat) => hindsight.analysis(ruleSet, seat),
    review: (match) => hindsight.review(match),
    records: parts.records,
    pads: parts.pads,
    codes: parts.codes,
    origins,
  };
}

async function ongoing(
  person: PersonId,
  { store, matches }: Pick<ServiceParts, 'store' | 'matches'>,
): Promise<readonly Ongoing[]> {
  const states = await Promise.all((await store.unfinished(person)).map((match) => matches.load(match)));
  return states
    .filter((state) => state !== null)
    .map((state) => ({ state, changedAt: state.changedAt }))
    .sort((one, other) => other.changedAt - one.changedAt);
}
