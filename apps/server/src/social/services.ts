import {
  type MatchId,
  type MatchState,
  type PersonId,
  replay,
  type Seq,
  seatsOfPerson,
} from '@open-yatzy/match';
import type { News, SocialServices, Standing, TableCompany } from '@open-yatzy/protocol';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import type { PersonPart } from '../people/services.ts';
import type { Store } from '../store/store.ts';
import { Audience } from './audience.ts';
import { isDelayedFor, onlookerDelay, visibleEvents } from './delay.ts';
import { Friends } from './friends.ts';
import { Reports } from './reports.ts';
import { allowsTexts, Talk } from './talk.ts';
import { Whereabouts } from './whereabouts.ts';

export interface SocialSurroundings {
  readonly store: Pick<Store, 'social' | 'reports' | 'people'>;
  readonly matches: Matches;
  readonly clock: Clock;
  readonly tell: (person: PersonId, news: News) => void;
  readonly standing: (one: PersonId, other: PersonId) => Promise<Standing>;
  /** Hears what failed that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** All that is between people: friends, talk, watchers, reports. */
export interface Social {
  readonly friends: Friends;
  readonly talk: Talk;
  readonly reports: Reports;
  readonly audience: Audience;
  readonly whereabouts: Whereabouts;
}

export function makeSocial(surroundings: SocialSurroundings): Social {
  const { store, matches, clock, tell, standing, onError } = surroundings;
  const whereabouts = new Whereabouts(clock, (person) => void friends.tellFriends(person).catch(onError));
  const shared = { matches, clock, tell, people: store.people };
  const friends = new Friends({ ...shared, store: store.social, whereabouts, standing });
  const reports = new Reports({ ...shared, store: store.reports, social: store.social });
  const audience = new Audience(matches, onError);
  const suspendedUntil = async (person: PersonId) => (await reports.restrictions(person)).talkUntil;
  const talk = new Talk({ store: store.social, matches, audience, clock, suspendedUntil });
  return { friends, talk, reports, audience, whereabouts };
}

/** What is kept here of a person, for their export and their farewell. */
export function socialPart({ social, reports }: SocialSurroundings['store']): PersonPart {
  return {
    name: 'social',
    async export(person) {
      return {
        friends: await social.friendsOf(person),
        blocked: await social.blockedBy(person),
        talk: await social.talkOf(person),
        reports: (await reports.reportsBy(person)).map(({ at, match, against, reason, note }) => ({
          ...{ at, match, against, reason, note },
        })),
      };
    },
    async forget(person) {
      await Promise.all([social.forget(person), reports.forget(person)]);
    },
  };
}

export interface SocialServiceParts extends Pick<SocialSurroundings, 'store' | 'matches' | 'clock'> {
  readonly social: Social;
}

/** What pages may ask about people and tables' company. */
export function makeSocialServices(parts: SocialServiceParts): SocialServices {
  const { social, store, matches, clock } = parts;
  const { friends, reports, talk, whereabouts } = social;
  return {
    ...friendServices(parts),
    blocked: (one, other) => friends.blocked(one, other),
    blockedWith: (person) => store.social.blockedWith(person),
    friendsOf: (person) => store.social.friendsOf(person),
    restrictions: (person) => reports.restrictions(person),
    isHere: (person) => whereabouts.isHere(person),
    async notices(person) {
      whereabouts.seen(person);
      const [invitations, measures] = await Promise.all([
        friends.invitations(person),
        reports.unread(person),
      ]);
      return { invitations, measures };
    },
    acknowledge: (person, measure) => store.reports.acknowledge(person, measure),

    look: (match, person) => look(match as MatchId, person, { matches, clock }),
    company: (match, person) => company(match, person, parts),
    say: (match, person, said) => talk.say(match, person, said),
    async mute(match, person, { other, isMuted }) {
      await store.social.setHush(person, match, { whom: other, isOn: isMuted });
      await talk.retell(match, person);
    },
    async setTexts(match, person, isOff) {
      await store.social.setHush(person, match, { whom: 'texts', isOn: isOff });
      await talk.retell(match, person);
    },
    report: (person, report) => reports.file(person, report),

    openReports: () => reports.open(),
    latestMeasures: () => reports.latest(),
    judge: (operator, verdict) => reports.judge(operator, verdict),
    lift: (operator, measure) => reports.lift(operator, measure),
  };
}

type FriendServices = Pick<
  SocialServices,
  | 'friendsPage'
  | 'makeLink'
  | 'linkMaker'
  | 'befriend'
  | 'unfriend'
  | 'block'
  | 'unblock'
  | 'invite'
  | 'accept'
  | 'decline'
>;

function friendServices({
  social: { friends, reports, talk, whereabouts },
  store,
}: SocialServiceParts): FriendServices {
  const retell = (...people: readonly PersonId[]) =>
    Promise.all(people.map((person) => talk.retellAll(person)));
  return {
    async friendsPage(person) {
      whereabouts.seen(person);
      const [list, link, invitations, blocked, restrictions] = await Promise.all([
        friends.list(person),
        friends.link(person),
        friends.invitations(person),
        store.social.blockedBy(person).then((ids) => friends.named(ids)),
        reports.restrictions(person),
      ]);
      return { friends: list, link, invitations, blocked, restrictions };
    },
    makeLink: (person) => friends.makeLink(person),
    linkMaker: (code, person) => friends.linkMaker(code, person),
    befriend: (person, code) => friends.befriend(person, code),
    unfriend: (person, friend) => friends.unfriend(person, friend),
    async block(person, other) {
      const answer = await friends.block(person, other);
      await retell(person, other);
      return answer;
    },
    async unblock(person, other) {
      await friends.unblock(person, other);
      await retell(person, other);
    },
    invite: (person, friend, match) => friends.invite(person, friend, match as MatchId),
    accept: (person, match) => friends.accept(person, match as MatchId),
    decline: (person, match) => friends.decline(person, match as MatchId),
  };
}

async function look(
  match: MatchId,
  person: PersonId | null,
  { matches, clock }: Pick<SocialServiceParts, 'matches' | 'clock'>,
): Promise<{ state: MatchState; now: number } | null> {
  const state = await matches.load(match);
  const now = clock.now();
  if (!state || !isDelayedFor(state, person)) return state && { state, now };
  const seen = replay(visibleEvents(await matches.events(match, 0 as Seq), now));
  return seen && { state: seen, now: now - onlookerDelay };
}

async function company(
  match: MatchId,
  person: PersonId | null,
  { social: { talk, audience }, store, matches }: SocialServiceParts,
): Promise<TableCompany> {
  const state = await matches.load(match);
  const sits = state !== null && person !== null && seatsOfPerson(state, person).length > 0;
  const [entries, hush, blocked] = await Promise.all([
    talk.entries(match, person),
    person && store.social.hush(person, match),
    person && store.social.blockedBy(person),
  ]);
  return {
    talk: entries,
    muted: hush ? hush.people : [],
    blocked: blocked ?? [],
    mayTalk: sits,
    mayWrite: sits && allowsTexts(state),
    isTextOff: hush ? hush.texts : false,
    watchers: audience.watchers(match),
  };
}
