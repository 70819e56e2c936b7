import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { Said, TalkEntry } from '@open-yatzy/protocol';

export interface StoredLink {
  readonly code: string;
  readonly maker: PersonId;
  readonly until: Milliseconds;
}

export interface StoredInvitation {
  readonly match: MatchId;
  readonly from: PersonId;
  readonly to: PersonId;
  readonly until: Milliseconds;
}

/** What someone says, before it has its place among what is said at the match. */
export interface Utterance {
  readonly match: MatchId;
  readonly at: Milliseconds;
  readonly seat: number;
  readonly person: PersonId;
  readonly name: string;
  readonly said: Said;
}

/** What a person does not want to hear at a match. */
export interface Hush {
  readonly people: readonly PersonId[];
  readonly texts: boolean;
}

/** Who is friends with whom and keeps away from whom, and what is said at tables. */
export interface SocialStore {
  /** Takes the place of the maker's link before. */
  addLink(link: StoredLink): Promise<void>;
  link(code: string): Promise<StoredLink | null>;
  linkOf(maker: PersonId): Promise<StoredLink | null>;

  /** Both ways. */
  befriend(one: PersonId, other: PersonId, now: Milliseconds): Promise<void>;
  unfriend(one: PersonId, other: PersonId): Promise<void>;
  friendsOf(person: PersonId): Promise<readonly PersonId[]>;
  /** Ends friendship and invitations between the two in the same commit. */
  block(person: PersonId, other: PersonId, now: Milliseconds): Promise<void>;
  unblock(person: PersonId, other: PersonId): Promise<void>;
  /** Whom they block. */
  blockedBy(person: PersonId): Promise<readonly PersonId[]>;
  /** Whom they block, and who blocks them. */
  blockedWith(person: PersonId): Promise<readonly PersonId[]>;

  /** Takes the place of one by whomever to the same person and match. */
  invite(invitation: StoredInvitation): Promise<void>;
  invitation(to: PersonId, match: MatchId): Promise<StoredInvitation | null>;
  /** Whether there was one. */
  endInvitation(to: PersonId, match: MatchId): Promise<boolean>;
  invitationsTo(person: PersonId, now: Milliseconds): Promise<readonly StoredInvitation[]>;
  invitationsFrom(person: PersonId, now: Milliseconds): Promise<readonly StoredInvitation[]>;

  /** Gives it the next number of its match. */
  say(utterance: Utterance): Promise<TalkEntry>;
  /** The latest so many, in order. */
  talk(match: MatchId, latest: number): Promise<readonly TalkEntry[]>;
  /** All that a person has said, with where, in order. */
  talkOf(person: PersonId): Promise<readonly (TalkEntry & { readonly match: MatchId })[]>;
  hush(person: PersonId, match: MatchId): Promise<Hush>;
  /** `whom` is a person, or the free texts of all. */
  setHush(
    person: PersonId,
    match: MatchId,
    hush: { readonly whom: PersonId | 'texts'; readonly isOn: boolean },
  ): Promise<void>;

  /** Nothing of theirs is left, and nothing that others have of them. */
  forget(person: PersonId): Promise<void>;
}
