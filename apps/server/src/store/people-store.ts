import type { Hex, MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { Device, PasskeyEntry, Person } from '@open-yatzy/protocol';

/** A way in for one device. The token that proves it is told once; this is what it hashes to. */
export interface NewSession {
  readonly id: string;
  readonly tokenHash: Hex;
  readonly person: PersonId;
  /** As coarse as "Chrome, Android"; empty where nothing is known. */
  readonly device: string;
  readonly now: Milliseconds;
}

/** Who stands behind a token, and which session it is of. */
export interface Proof {
  readonly person: Person;
  readonly session: string;
  readonly seen: Milliseconds;
}

/** A public key that its owner proves themselves by. `id` is the credential's, base64url. */
export interface Passkey extends PasskeyEntry {
  readonly person: PersonId;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often it was used, as its authenticator counts; 0 for those that do not. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A session that begins, and the one on the same device, if any, that ends for it. */
export interface SignIn<Session = NewSession> {
  readonly session: Session;
  /** Token hash. */
  readonly ends: Hex | null;
}

/** Who plays, and what proves it. */
export interface PeopleStore {
  /** A new person with their first session. Throws if the id or the hash is taken. */
  addPerson(person: Pick<Person, 'id' | 'name'>, session: NewSession): Promise<void>;
  /** A program of a person's, without a session. */
  addProgram(program: Pick<Person, 'id' | 'name'>, owner: PersonId, now: Milliseconds): Promise<void>;
  person(id: PersonId): Promise<Person | null>;
  /** Programs of a person's. */
  programsOf(owner: PersonId): Promise<readonly Person[]>;
  rename(person: PersonId, name: string): Promise<void>;
  /** False if there is no such person. */
  setOperator(person: PersonId, isOperator: boolean): Promise<boolean>;

  proofOf(tokenHash: Hex): Promise<Proof | null>;
  addSession(session: NewSession): Promise<void>;
  setSeen(session: string, seen: Milliseconds): Promise<void>;
  /** The one used last first. */
  sessions(person: PersonId): Promise<readonly Device[]>;
  /** False if it is not that person's, or none. */
  endSession(person: PersonId, session: string): Promise<boolean>;
  endOtherSessions(person: PersonId, kept: string): Promise<void>;

  /** False if some person has it already. A person's first enters `AccountKept` in the chronicle. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | null>;
  /** The oldest first. */
  passkeys(person: PersonId): Promise<readonly Passkey[]>;
  /** Begins a session by a passkey. False if it is gone by then. */
  signInByPasskey(passkey: Pick<Passkey, 'id' | 'counter'>, signIn: SignIn): Promise<boolean>;
  /** `last` if without it nothing would prove who they are on another device; then it stays. */
  removePasskey(person: PersonId, id: string): Promise<'removed' | 'unknown' | 'last'>;

  /** Takes the place of the one before. */
  setRecoveryCode(person: PersonId, codeHash: Hex, now: Milliseconds): Promise<void>;
  /** Since when there is one. */
  recoveryCodeSince(person: PersonId): Promise<Milliseconds | null>;
  /** Begins a session of whoever has the code, which another replaces. Null if nobody has it; then nothing is changed. */
  signInByCode(
    codeHash: Hex,
    next: Hex,
    signIn: SignIn<Omit<NewSession, 'person'>>,
  ): Promise<PersonId | null>;

  /** Every match that a person has ever sat at. */
  matchesOf(person: PersonId): Promise<readonly MatchId[]>;
  /**
   * Removes a person, their programs, and all that proves who they are; blanks the names under which they sat down in the
   * logs, and enters `PersonDeleted` in the chronicle. Gives the matches whose logs have changed.
   */
  deletePerson(person: PersonId, now: Milliseconds): Promise<readonly MatchId[]>;
}
