import type { MatchId, MatchState, PersonId } from '@open-yatzy/match';
import type { Refused } from './refused.ts';
import type { MeasureType, NewReport, ReportReason, Verdict } from './social-schemas.ts';
import type { Said, TalkEntry, TalkRefusal } from './social-talk.ts';

/** Friends, talk and watchers at tables, and what operators see to. Times are milliseconds since 1970. */

/** Someone by the name that they have now. */
export interface Named {
  readonly id: PersonId;
  readonly name: string;
}

/** Games against each other, from the first person's side. */
export interface Standing {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface Friend extends Named {
  readonly isHere: boolean;
  /** The match that they were asked to and have not answered yet. */
  readonly invitedTo: MatchId | null;
  readonly standing: Standing;
}

/** A link by which others become one's friends. */
export interface FriendLink {
  readonly code: string;
  readonly until: number;
}

export interface TableInvitation {
  readonly match: MatchId;
  readonly from: Named;
  /** The rule set's id. */
  readonly rules: string;
  readonly until: number;
}

/** What an operator has decided about a person, as long as it holds; null where nothing does. */
export interface Restrictions {
  readonly talkUntil: number | null;
  /** From ranked games, games for diamonds and quick matches. */
  readonly playUntil: number | null;
  /** The name was given by an operator and stays until then. */
  readonly nameUntil: number | null;
}

/** What a person is to be told on whatever page they are. */
export interface Notices {
  readonly invitations: readonly TableInvitation[];
  /** Of operators, not yet said to be read. */
  readonly measures: readonly Measure[];
}

export interface Measure {
  readonly id: number;
  readonly at: number;
  readonly type: MeasureType;
  /** null where nothing lasts. */
  readonly until: number | null;
  readonly why: string;
}

export interface FriendsPage {
  readonly friends: readonly Friend[];
  readonly link: FriendLink | null;
  readonly invitations: readonly TableInvitation[];
  readonly blocked: readonly Named[];
  readonly restrictions: Restrictions;
}

/** Why an acquaintance is not made, asked or told of. */
export const socialRefusals = [
  'UnknownLink',
  'OwnLink',
  'NotFriends',
  'UnknownTable',
  'NotSeated',
  'AlreadyStarted',
  'TableFull',
  'InvitationOver',
  'TooFast',
  'UnknownPerson',
  'AlreadyReported',
  'AlreadySettled',
  'BadName',
] as const;
export type SocialRefusal = (typeof socialRefusals)[number];
export type SocialAnswer = { readonly type: 'done' } | Refused<SocialRefusal>;

/** A table's company as one person, or someone unknown, sees it. */
export interface TableCompany {
  readonly talk: readonly TalkEntry[];
  /** Whom this person does not want to hear at this table. */
  readonly muted: readonly PersonId[];
  readonly blocked: readonly PersonId[];
  readonly mayTalk: boolean;
  readonly mayWrite: boolean;
  /** They read no free texts here. */
  readonly isTextOff: boolean;
  readonly watchers: number;
}

/** A report with what an operator needs to judge it. */
export interface OpenReport {
  readonly id: number;
  readonly at: number;
  readonly by: Named;
  readonly against: Named;
  /** As they were called at the table. */
  readonly nameThen: string;
  readonly match: MatchId;
  readonly reason: ReportReason;
  readonly note: string;
  /** What was said at the table before the report. */
  readonly talk: readonly TalkEntry[];
  readonly restrictions: Restrictions;
  /** Of the same person, the latest first. */
  readonly earlier: readonly SettledReport[];
}

export interface SettledReport {
  readonly at: number;
  readonly reason: ReportReason;
  /** null: still open. */
  readonly outcome: MeasureType | null;
}

/** A measure as operators see it. */
export interface NotedMeasure extends Measure {
  readonly person: Named;
  readonly operator: Named;
}

export interface SocialServices {
  /** Whether either keeps away from the other: such two are never paired, and see nothing of each other. */
  blocked(one: PersonId, other: PersonId): Promise<boolean>;
  /** All who keep away from this person, or they from them. */
  blockedWith(person: PersonId): Promise<readonly PersonId[]>;
  friendsOf(person: PersonId): Promise<readonly PersonId[]>;
  /** What operators have decided about a person and still holds. */
  restrictions(person: PersonId): Promise<Restrictions>;
  /** A socket of theirs is open, or a page of theirs was asked for a moment ago. */
  isHere(person: PersonId): boolean;

  /** What a person is to be told; that they ask shows that they are there. */
  notices(person: PersonId): Promise<Notices>;
  friendsPage(person: PersonId): Promise<FriendsPage>;
  /** A fresh link in place of the one before. */
  makeLink(person: PersonId): Promise<FriendLink>;
  /** Whose link it is; null for one that is unknown, over, or of someone who keeps away from this person. */
  linkMaker(code: string, person: PersonId | null): Promise<Named | null>;
  befriend(person: PersonId, code: string): Promise<SocialAnswer>;
  unfriend(person: PersonId, friend: PersonId): Promise<void>;
  /** Ends friendship and invitations between them, too. */
  block(person: PersonId, other: PersonId): Promise<SocialAnswer>;
  unblock(person: PersonId, other: PersonId): Promise<void>;
  invite(person: PersonId, friend: PersonId, match: string): Promise<SocialAnswer>;
  accept(person: PersonId, match: string): Promise<SocialAnswer>;
  decline(person: PersonId, match: string): Promise<SocialAnswer>;
  /** They have read it. */
  acknowledge(person: PersonId, measure: number): Promise<void>;

  /**
   * A match as this person may see it now, and the time that goes with it: onlookers of a ranked match that is not over
   * see it as it was a while ago.
   */
  look(match: string, person: PersonId | null): Promise<{ state: MatchState; now: number } | null>;
  company(match: MatchId, person: PersonId | null): Promise<TableCompany>;
  /** Null where it is said. */
  say(match: MatchId, person: PersonId, said: Said): Promise<TalkRefusal | null>;
  /** Whether to hear someone at this table. */
  mute(match: MatchId, person: PersonId, muting: { other: PersonId; isMuted: boolean }): Promise<void>;
  /** Whether to read free texts at this table. */
  setTexts(match: MatchId, person: PersonId, isOff: boolean): Promise<void>;
  report(person: PersonId, report: NewReport): Promise<SocialAnswer>;

  /** For operators alone, which the asking page sees to. The oldest first. */
  openReports(): Promise<readonly OpenReport[]>;
  /** The latest first. */
  latestMeasures(): Promise<readonly NotedMeasure[]>;
  judge(operator: PersonId, verdict: Verdict): Promise<SocialAnswer>;
  /** Ends what a measure holds. */
  lift(operator: PersonId, measure: number): Promise<void>;
}
