import type { Language } from '../languages.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** What one person sends another of the game's own words. */
export type PhraseWords = Words<
  | 'hello'
  | 'goodLuck'
  | 'niceRoll'
  | 'wellPlayed'
  | 'whatLuck'
  | 'badLuck'
  | 'soClose'
  | 'takeYourTime'
  | 'thanks'
  | 'sorry'
  | 'oneMore'
  | 'goodbye'
>;

export interface NoticeWords {
  readonly invitation: (name: string, rules: string) => string;
  /** Whole minutes, at least one. */
  readonly minutesLeft: (minutes: number) => string;
  readonly accept: string;
  readonly decline: string;
  /** By what an operator has done; dates are as they are read. */
  readonly measures: {
    readonly warn: string;
    readonly suspendTalk: (until: string) => string;
    readonly suspendPlay: (until: string) => string;
    readonly rename: (until: string) => string;
  };
  readonly why: (why: string) => string;
  readonly read: string;
  /** Of the place where notices stand. */
  readonly label: string;
}

export interface FriendsWords {
  readonly title: string;
  readonly description: string;
  readonly headline: string;
  readonly none: string;
  readonly here: string;
  readonly away: string;
  readonly unplayed: string;
  readonly standing: (wins: number, draws: number, losses: number) => string;
  readonly invite: string;
  readonly inviteTo: (rules: string) => string;
  readonly inviteNew: string;
  readonly inviteWhom: (name: string) => string;
  readonly invited: string;
  readonly invitations: string;
  readonly more: (name: string) => string;
  readonly remove: string;
  readonly block: string;
  readonly blockWhat: string;
  readonly unblock: string;
  readonly blocked: string;
  readonly add: string;
  readonly addLine: string;
  readonly makeLink: string;
  readonly newLink: string;
  readonly linkUntil: (date: string) => string;
  readonly qr: string;
  readonly holds: string;
  readonly link: {
    readonly title: (name: string) => string;
    readonly line: string;
    readonly accept: string;
    readonly name: string;
    readonly overTitle: string;
    readonly over: string;
    readonly own: string;
    readonly toFriends: string;
  };
}

export interface TalkWords {
  readonly phrases: PhraseWords;
  readonly reactions: Words<'smile' | 'laugh' | 'wow' | 'sad' | 'heart' | 'star'>;
  readonly you: string;
  readonly nothing: string;
  readonly say: string;
  readonly react: string;
  readonly write: string;
  readonly send: string;
  readonly textsOn: string;
  readonly textsOff: string;
  readonly areOff: string;
  /** About one of the others; heading and choices. */
  readonly people: string;
  readonly mute: string;
  readonly unmute: string;
  readonly muted: string;
  readonly block: string;
  readonly blocked: string;
  readonly report: string;
  readonly reportWhom: (name: string) => string;
  readonly reported: string;
  readonly why: string;
  readonly reasons: Words<'name' | 'talk' | 'cheating' | 'stalling' | 'other'>;
  readonly note: string;
  readonly sendReport: string;
  readonly offline: string;
  /** Where no script brings what is new, the page comes anew every few seconds. */
  readonly holdStill: string;
}

/** What friends and tables' company read. */
export interface SocialWords {
  readonly notices: NoticeWords;
  readonly friends: FriendsWords;
  readonly talk: TalkWords;
  /** By the codes of refusals, of acquaintances and of talk. */
  readonly refusals: Words<
    | 'UnknownLink'
    | 'OwnLink'
    | 'NotFriends'
    | 'UnknownTable'
    | 'NotSeated'
    | 'AlreadyStarted'
    | 'TableFull'
    | 'InvitationOver'
    | 'TooFast'
    | 'UnknownPerson'
    | 'AlreadyReported'
    | 'AlreadySettled'
    | 'BadName'
    | 'PhrasesOnly'
    | 'BadText'
    | 'TooMuchTalk'
    | 'TalkSuspended'
  >;
}

/** What friends and talk read in a language, loaded when it is asked for. */
export async function loadSocialWords(language: Language): Promise<SocialWords> {
  return (await import(`../${language}/social.ts`)).socialWords;
}
