import { Failure, type FailureKind } from './failure.ts';

/** Refusals that say more by their status than that they are refusals. */
const kinds: Readonly<Record<string, FailureKind>> = {
  BadName: 'BadInput',
  NameRefused: 'BadInput',
  BadText: 'BadInput',
  BadGame: 'BadInput',
  NotConfirmed: 'BadInput',
  NotYourSeat: 'NotAllowed',
  NotSeated: 'NotAllowed',
  NotTheMaker: 'NotAllowed',
  NotFriends: 'NotAllowed',
  NotYours: 'NotAllowed',
  PeopleOnly: 'NotAllowed',
  TalkSuspended: 'NotAllowed',
  UnknownPerson: 'NotFound',
  UnknownTable: 'NotFound',
  UnknownLink: 'NotFound',
  UnknownLook: 'NotFound',
  UnknownDevice: 'NotFound',
  UnknownPasskey: 'NotFound',
  UnknownProgram: 'NotFound',
  TooFast: 'TooMany',
  TooOften: 'TooMany',
  TooMuchTalk: 'TooMany',
};

/** The field of the request that a refusal is about. */
const fields: Readonly<Record<string, string>> = {
  BadName: 'name',
  NameRefused: 'name',
  BadText: 'text',
  BadGame: 'rules',
  NotConfirmed: 'confirmation',
};

/** A refusal by the rules of the game or of the place, as an error; throws it. */
export function refuse(code: string, message = `This is refused: ${code}.`): never {
  const kind = kinds[code] ?? 'Refused';
  const where = fields[code];
  throw new Failure(kind, message, {
    code,
    ...(where !== undefined && { where }),
    ...(kind === 'TooMany' && { retryAfter: 1 }),
  });
}

type Refusal = { readonly type: 'refused'; readonly code: string };

/** What a service answers where it is no refusal. Throws `Failure`. */
export function granted<T>(answer: T): Exclude<T, Refusal> {
  if (typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'refused')
    refuse((answer as unknown as Refusal).code);
  return answer as Exclude<T, Refusal>;
}
