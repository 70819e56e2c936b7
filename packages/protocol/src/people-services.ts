import type { MatchId, PersonId } from '@open-yatzy/match';
import type { Refused } from './refused.ts';

/** Who plays: a guest from their first action on, or a program that plays for someone. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly kind: 'person' | 'program';
  /** Has or had a passkey, so that what they win is theirs for good. */
  readonly isKept: boolean;
  readonly isOperator: boolean;
}

/** Why something about oneself is refused. */
export const peopleRefusals = [
  /** A name has 1 to 24 characters that can be seen. */
  'BadName',
  /** A name that others are not to read. */
  'NameRefused',
  /** What the device was asked is older than five minutes, or has been answered. */
  'ChallengeOver',
  /** The device's answer proves nothing. */
  'PasskeyFailed',
  /** Nobody here has that passkey; it was removed, perhaps. */
  'UnknownPasskey',
  'PasskeyTaken',
  /** Without it nothing would prove who they are on another device. */
  'LastPasskey',
  'UnknownDevice',
  'UnknownCode',
  'TooOften',
  'NotConfirmed',
] as const;
export type PeopleRefusal = (typeof peopleRefusals)[number];

/** A name that cannot be; the codes are those of a match, too. */
export type NameFault = Refused<'BadName' | 'NameRefused'>;

/** A person with a token that was made just now; it is told once and stored only as a hash. */
export interface Admitted {
  readonly type: 'admitted';
  readonly person: Person;
  readonly token: string;
}

/** A device that someone is signed in on. */
export interface Device {
  readonly id: string;
  /** As coarse as "Chrome, Android"; empty where nothing is known. */
  readonly device: string;
  readonly since: number;
  /** To the hour. */
  readonly seen: number;
}

export interface PasskeyEntry {
  readonly id: string;
  /** As its owner calls it; empty until they do. */
  readonly label: string;
  readonly since: number;
  readonly used: number;
}

/** What someone reads about their own account. */
export interface Account {
  readonly person: Person;
  /** The session that asks. */
  readonly session: string;
  readonly devices: readonly Device[];
  readonly passkeys: readonly PasskeyEntry[];
  /** Since when there is one; null: none. */
  readonly recoveryCodeSince: number | null;
}

/** Where and on what someone signs in. */
export interface Visitor {
  /** What challenges are bound to; no other visitor knows it. */
  readonly visit: string;
  readonly address: string;
  readonly userAgent: string | null;
  /** As the visitor reaches us: scheme and host. */
  readonly origin: string;
  /** The token that this device has had so far; its session ends with a new one. */
  readonly token: string | undefined;
}

/** Everything that is kept of a person, by part. */
export type PersonExport = Readonly<Record<string, unknown>>;

/** What pages and the API may ask about people. Who acts is proved before; what is another's is refused. */
export interface PeopleServices {
  /** The person whom a token proves, if any. Tokens are 43 characters of base64url. */
  find(token: string | undefined): Promise<Person | null>;
  person(id: PersonId): Promise<Person | null>;
  /** Why a name may not be one, if so. */
  nameFault(name: string): NameFault | null;
  /** A new guest. */
  add(name: string, userAgent?: string | null): Promise<Admitted | NameFault>;
  rename(person: PersonId, name: string): Promise<NameFault | null>;
  /** Null unless the token proves someone. */
  account(token: string | undefined): Promise<Account | null>;

  /** The origin that passkeys are made for; null where browsers offer none: over plain http, but on the machine itself. */
  passkeyOrigin(origin: string): string | null;
  /** What `navigator.credentials.create` is to be asked, as JSON; for five minutes, once. */
  askToRegister(person: PersonId, visitor: Visitor): Promise<object | Refused<PeopleRefusal>>;
  /** `answer` is the credential as JSON. */
  register(
    person: PersonId,
    visitor: Visitor,
    passkey: { readonly answer: unknown; readonly label: string },
  ): Promise<Refused<PeopleRefusal> | null>;
  /** What `navigator.credentials.get` is to be asked: for any passkey that the device has for us. */
  askToSignIn(visitor: Visitor): Promise<object | Refused<PeopleRefusal>>;
  signIn(visitor: Visitor, answer: unknown): Promise<Admitted | Refused<PeopleRefusal>>;
  removePasskey(person: PersonId, passkey: string): Promise<Refused<PeopleRefusal> | null>;

  /** A new recovery code, told once; the one before is worth nothing then. */
  newRecoveryCode(person: PersonId): Promise<string>;
  /** The code is used up; `code` takes its place. */
  signInByCode(
    visitor: Visitor,
    code: string,
  ): Promise<(Admitted & { readonly code: string }) | Refused<PeopleRefusal>>;

  signOut(person: PersonId, session: string): Promise<Refused<PeopleRefusal> | null>;
  signOutElsewhere(person: PersonId, session: string): Promise<void>;

  /** `origin` is put before links. */
  export(person: PersonId, origin: string): Promise<PersonExport>;
  /** `confirmation` is the person's name, typed. */
  delete(person: PersonId, confirmation: string): Promise<Refused<PeopleRefusal> | null>;
  matchesOf(person: PersonId): Promise<readonly MatchId[]>;
}
