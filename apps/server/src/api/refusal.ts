import type { RejectionCode } from '@open-yatzy/match';
import type {
  LobbyRefusal,
  PeopleRefusal,
  ProgramRefusal,
  RecordRefusal,
  Refused,
  SocialRefusal,
  TalkRefusal,
} from '@open-yatzy/protocol';
import { Failure, type FailureKind } from './failure.ts';

/** Refusals of services; those of the rules of the game bring words of their own. */
type Code = LobbyRefusal | PeopleRefusal | ProgramRefusal | RecordRefusal | SocialRefusal | TalkRefusal;

interface Told {
  readonly message: string;
  /** `Refused` where it is left out. */
  readonly kind?: FailureKind;
  /** The field of the request that it is about. */
  readonly where?: string;
}

const told: Readonly<Record<Code, Told>> = {
  AlreadyReported: { message: 'You have reported this person for this match already.' },
  AlreadySettled: { message: 'This report has been decided on.' },
  AlreadyStarted: { message: 'The match has started.' },
  BadGame: { message: 'There are no such rules, or not for so many.', kind: 'BadInput', where: 'rules' },
  BadName: { message: 'A name has 1 to 24 characters that can be seen.', kind: 'BadInput', where: 'name' },
  BadText: { message: 'There is nothing in it to read.', kind: 'BadInput', where: 'text' },
  Barred: { message: 'An operator has barred you from this for a while.', kind: 'NotAllowed' },
  ChallengeOver: { message: 'What the device was asked is over; ask anew.' },
  InvitationOver: { message: 'There is no such invitation any more.' },
  LastPasskey: { message: 'Nothing else would prove who you are; make a recovery code first.' },
  NameRefused: { message: 'This name is not for others to read.', kind: 'BadInput', where: 'name' },
  NotConfirmed: { message: 'This is not your name.', kind: 'BadInput', where: 'confirmation' },
  NotFriends: { message: 'You are no friends.', kind: 'NotAllowed' },
  NotSeated: { message: 'You do not sit at this table.', kind: 'NotAllowed' },
  NotTheMaker: { message: 'Only the maker of the table can do that.', kind: 'NotAllowed' },
  NotYours: { message: 'You do not have this look.', kind: 'NotAllowed' },
  OwnLink: { message: 'This link is your own.' },
  PasskeyFailed: { message: 'The answer of the device proves nothing.' },
  PasskeyTaken: { message: 'Someone has this passkey already.' },
  PeopleOnly: { message: 'This is for people, not for programs.', kind: 'NotAllowed' },
  PhrasesOnly: { message: 'Free text is for friends at a table that is reached by its link.' },
  TableFull: { message: 'Every seat is taken.' },
  TableGone: { message: 'The table has begun, is closed, or was never listed.' },
  TalkSuspended: { message: 'An operator has silenced you for a while.', kind: 'NotAllowed' },
  TooFast: { message: 'Too fast; try again in a moment.', kind: 'TooMany' },
  TooFewDiamonds: { message: 'You have too few diamonds.' },
  TooManyPrograms: { message: 'You have as many programs as one may have.' },
  TooMuchTalk: { message: 'Too much talk; try again in a moment.', kind: 'TooMany' },
  TooOften: { message: 'Too many attempts; try again in some minutes.', kind: 'TooMany' },
  UnknownCode: { message: 'This code lets nobody in.' },
  UnknownDevice: { message: 'There is no such session.', kind: 'NotFound' },
  UnknownLink: { message: 'There is no such link, or no longer.', kind: 'NotFound' },
  UnknownLook: { message: 'There is no such look.', kind: 'NotFound' },
  UnknownPasskey: { message: 'There is no such passkey.', kind: 'NotFound' },
  UnknownPerson: { message: 'There is no such person.', kind: 'NotFound' },
  UnknownProgram: { message: 'You have no such program.', kind: 'NotFound' },
  UnknownTable: { message: 'There is no such table.', kind: 'NotFound' },
};

/** Seconds after which what was too much may go well. */
const retryAfter = 1;

/** What a service refuses, as an error; throws it. */
export function refuse(code: Code): never {
  const { message, kind = 'Refused', where } = told[code];
  throw new Failure(kind, message, {
    code,
    ...(where !== undefined && { where }),
    ...(kind === 'TooMany' && { retryAfter }),
  });
}

const foreign = new Set<RejectionCode>(['NotYourSeat', 'NotSeated', 'NotTheMaker']);

/** What the rules of the game refuse, as an error; throws it. */
export function reject({ code, message }: { readonly code: RejectionCode; readonly message: string }): never {
  throw new Failure(foreign.has(code) ? 'NotAllowed' : 'Refused', message, { code });
}

/** What a service answers where it is no refusal. Throws `Failure`. */
export function granted<T>(answer: T): Exclude<T, Refused<Code>> {
  if (isRefusal(answer)) refuse(answer.code);
  return answer as Exclude<T, Refused<Code>>;
}

function isRefusal(answer: unknown): answer is Refused<Code> {
  return typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'refused';
}
