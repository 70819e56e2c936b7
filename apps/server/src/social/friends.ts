import { randomBytes } from 'node:crypto';
import {
  type MatchId,
  type MatchState,
  type Milliseconds,
  type PersonId,
  seatsOfPerson,
} from '@open-yatzy/match';
import {
  type Friend,
  type FriendLink,
  type Named,
  type News,
  refused,
  type SocialAnswer,
  type SocialRefusal,
  type Standing,
  type TableInvitation,
} from '@open-yatzy/protocol';
import { Allowance } from '../allowance.ts';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { SocialStore, StoredInvitation } from '../store/social-store.ts';
import type { Whereabouts } from './whereabouts.ts';

export interface FriendsParts {
  readonly store: SocialStore;
  readonly people: Pick<PeopleStore, 'person'>;
  readonly matches: Matches;
  readonly whereabouts: Whereabouts;
  readonly clock: Clock;
  readonly tell: (person: PersonId, news: News) => void;
  /** Games of two people against each other, from the first one's side. */
  readonly standing: (one: PersonId, other: PersonId) => Promise<Standing>;
}

/** How long a link makes friends, in milliseconds. */
export const linkTime = 7 * 24 * 60 * 60_000;
/** How long an invitation to a table stands, in milliseconds. */
export const invitationTime = 10 * 60_000;
/** Invitations, and attempts to become friends by a link, of one person. */
const askingRate = { burst: 10, perSecond: 0.1 } as const;

const done: SocialAnswer = { type: 'done' };

/** Who is friends with whom, who keeps away from whom, and who asks whom to which table. */
export class Friends {
  readonly #parts: FriendsParts;
  readonly #allowance: Allowance;

  constructor(parts: FriendsParts) {
    this.#parts = parts;
    this.#allowance = new Allowance(parts.clock, askingRate);
  }

  async list(person: PersonId): Promise<readonly Friend[]> {
    const { store, whereabouts, clock, standing } = this.#parts;
    const [ids, asked] = await Promise.all([
      store.friendsOf(person),
      store.invitationsFrom(person, clock.now()),
    ]);
    const friends = await Promise.all(
      (await this.named(ids)).map(async ({ id, name }) => ({
        id,
        name,
        isHere: whereabouts.isHere(id),
        invitedTo: asked.find(({ to }) => to === id)?.match ?? null,
        standing: await standing(person, id),
      })),
    );
    return friends.toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
  }

  /** Under their names; who is unknown is left out. */
  async named(ids: readonly PersonId[]): Promise<readonly Named[]> {
    const found = await Promise.all(ids.map((id) => this.#parts.people.person(id)));
    return found.flatMap((person) => (person ? [{ id: person.id, name: person.name }] : []));
  }

  async makeLink(maker: PersonId): Promise<FriendLink> {
    const { store, clock } = this.#parts;
    const until = (clock.now() + linkTime) as Milliseconds;
    const code = randomBytes(16).toString('base64url');
    await store.addLink({ code, maker, until });
    return { code, until };
  }

  async link(maker: PersonId): Promise<FriendLink | null> {
    const link = await this.#parts.store.linkOf(maker);
    return link && link.until > this.#parts.clock.now() ? { code: link.code, until: link.until } : null;
  }

  /** Null also where one of the two keeps away from the other, which nobody is to learn by it. */
  async linkMaker(code: string, person: PersonId | null): Promise<Named | null> {
    const { store, clock } = this.#parts;
    const link = await store.link(code);
    if (!link || link.until <= clock.now()) return null;
    if (person && (await this.blocked(person, link.maker))) return null;
    return (await this.named([link.maker]))[0] ?? null;
  }

  async befriend(person: PersonId, code: string): Promise<SocialAnswer> {
    if (!this.#allowance.take(person)) return refused('TooFast');
    const maker = await this.linkMaker(code, person);
    if (!maker) return refused('UnknownLink');
    if (maker.id === person) return refused('OwnLink');
    await this.#parts.store.befriend(person, maker.id, this.#parts.clock.now());
    this.#tell(person, maker.id);
    return done;
  }

  async unfriend(person: PersonId, friend: PersonId): Promise<void> {
    await this.#parts.store.unfriend(person, friend);
    this.#tell(person, friend);
  }

  async blocked(one: PersonId, other: PersonId): Promise<boolean> {
    return (await this.#parts.store.blockedWith(one)).includes(other);
  }

  async block(person: PersonId, other: PersonId): Promise<SocialAnswer> {
    if (person === other || !(await this.#parts.people.person(other))) return refused('UnknownPerson');
    await this.#parts.store.block(person, other, this.#parts.clock.now());
    this.#tell(person, other);
    return done;
  }

  async unblock(person: PersonId, other: PersonId): Promise<void> {
    await this.#parts.store.unblock(person, other);
    this.#tell(person, other);
  }

  /** Asks a friend to a table that one sits at and that has not begun. */
  async invite(from: PersonId, to: PersonId, match: MatchId): Promise<SocialAnswer> {
    const { store, clock } = this.#parts;
    if (!(await store.friendsOf(from)).includes(to)) return refused('NotFriends');
    const state = await this.#parts.matches.load(match);
    const problem = state ? whyNoRoom(state, from) : 'UnknownTable';
    if (problem) return refused(problem);
    if (!this.#allowance.take(from)) return refused('TooFast');
    await store.invite({ match, from, to, until: (clock.now() + invitationTime) as Milliseconds });
    this.#tell(from, to);
    return done;
  }

  /** Those that stand, to tables where there still is room. */
  async invitations(person: PersonId): Promise<readonly TableInvitation[]> {
    const { store, clock } = this.#parts;
    const standing = await store.invitationsTo(person, clock.now());
    const seen = await Promise.all(standing.map((invitation) => this.#shown(invitation)));
    return seen.filter((invitation) => invitation !== null);
  }

  async accept(person: PersonId, match: MatchId): Promise<SocialAnswer> {
    const { store, clock } = this.#parts;
    const invitation = await store.invitation(person, match);
    if (!invitation || invitation.until <= clock.now()) return refused('InvitationOver');
    await store.endInvitation(person, match);
    this.#tell(person, invitation.from);
    return done;
  }

  async decline(person: PersonId, match: MatchId): Promise<SocialAnswer> {
    const invitation = await this.#parts.store.invitation(person, match);
    if (!invitation || !(await this.#parts.store.endInvitation(person, match)))
      return refused('InvitationOver');
    this.#tell(person, invitation.from);
    return done;
  }

  /** Someone has come or gone: their friends see it. */
  async tellFriends(person: PersonId): Promise<void> {
    for (const friend of await this.#parts.store.friendsOf(person)) this.#tell(friend);
  }

  async #shown({ match, from, until }: StoredInvitation): Promise<TableInvitation | null> {
    const [state, [inviter]] = await Promise.all([this.#parts.matches.load(match), this.named([from])]);
    if (!state || !inviter || whyNoRoom(state, null)) return null;
    return { match, from: inviter, rules: state.ruleSet.id, until };
  }

  #tell(...people: readonly PersonId[]): void {
    for (const person of people) this.#parts.tell(person, { type: 'friendsChanged' });
  }
}

/** Why nobody can be asked to a table by someone who must sit there, or by whomever. */
function whyNoRoom(state: MatchState, by: PersonId | null): SocialRefusal | null {
  if (by !== null && seatsOfPerson(state, by).length === 0) return 'NotSeated';
  if (state.phase !== 'waiting') return 'AlreadyStarted';
  return state.seats.some(({ holder }) => holder.type === 'nobody') ? null : 'TableFull';
}
