import { isNickname, type Milliseconds, type PersonId } from '@open-yatzy/match';
import { type Account, type Admitted, type NameFault, type Person, refused } from '@open-yatzy/protocol';
import type { Clock } from '../matches/clock.ts';
import { newPersonId } from '../matches/names.ts';
import type { NewSession, PeopleStore } from '../store/people-store.ts';
import { deviceOf } from './device.ts';
import { isDecent } from './name-filter.ts';
import { hashOf, isToken, newSessionId, newToken } from './secrets.ts';

/** When someone was last there is kept to the hour, in milliseconds. */
const seenTo = 60 * 60_000;

/** Why a name may not be one, if so. */
export function nameFault(given: string): NameFault | null {
  const name = given.trim();
  if (!isNickname(name)) return refused('BadName');
  return isDecent(name) ? null : refused('NameRefused');
}

/** Who plays, and their sessions. A token, told once, proves who someone is; only its hash is kept. */
export class Persons {
  readonly #store: PeopleStore;
  readonly #clock: Clock;

  constructor(store: PeopleStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async find(token: string | undefined): Promise<Person | null> {
    if (!isToken(token)) return null;
    const proof = await this.#store.proofOf(hashOf(token));
    if (!proof) return null;
    const now = this.#hour();
    if (now > proof.seen) await this.#store.setSeen(proof.session, now);
    return proof.person;
  }

  /** A new guest, on a device of whatever its browser says of itself. */
  async add(given: string, userAgent: string | null = null): Promise<Admitted | NameFault> {
    const name = given.trim();
    const fault = nameFault(name);
    if (fault) return fault;
    const person: Person = {
      id: newPersonId(),
      name,
      kind: 'person',
      isKept: false,
      isOperator: false,
    };
    const { token, session } = this.newSession(userAgent);
    await this.#store.addPerson(person, { ...session, person: person.id });
    return { type: 'admitted', person, token };
  }

  async rename(person: PersonId, given: string): Promise<NameFault | null> {
    const name = given.trim();
    const fault = nameFault(name);
    if (!fault) await this.#store.rename(person, name);
    return fault;
  }

  /** For the store to begin, with the token that will prove it. */
  newSession(userAgent: string | null): {
    readonly token: string;
    readonly session: Omit<NewSession, 'person'>;
  } {
    const token = newToken();
    const now = this.#hour();
    const session = {
      id: newSessionId(),
      tokenHash: hashOf(token),
      device: deviceOf(userAgent),
      now,
    };
    return { token, session };
  }

  async account(token: string | undefined): Promise<Account | null> {
    const proof = isToken(token) ? await this.#store.proofOf(hashOf(token)) : null;
    if (!proof) return null;
    const { person, session } = proof;
    const [devices, passkeys, recoveryCodeSince] = await Promise.all([
      this.#store.sessions(person.id),
      this.#store.passkeys(person.id),
      this.#store.recoveryCodeSince(person.id),
    ]);
    return {
      person,
      session,
      devices,
      passkeys: passkeys.map(({ id, label, since, used }) => ({ id, label, since, used })),
      recoveryCodeSince,
    };
  }

  #hour(): Milliseconds {
    return (Math.floor(this.#clock.now() / seenTo) * seenTo) as Milliseconds;
  }
}
