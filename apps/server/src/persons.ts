import { createHash, randomBytes } from 'node:crypto';
import { isNickname, longestName, type PersonId } from '@open-yatzy/match';
import type { Person } from '@open-yatzy/protocol';
import type { Clock } from './matches/clock.ts';
import { newPersonId } from './matches/names.ts';
import type { PeopleStore } from './store/store.ts';

/** A name that nobody can have. */
export class BadName extends Error {}

/** Who plays. A token, told once, proves who someone is; only its hash is kept. */
export class Persons {
  readonly #store: PeopleStore;
  readonly #clock: Clock;

  constructor(store: PeopleStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async find(token: string | undefined): Promise<Person | null> {
    if (token === undefined || !/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    return this.#store.personByToken(hashOf(token));
  }

  /** Throws `BadName`. */
  async add(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person = { id: newPersonId(), name: checked(name) };
    const token = randomBytes(32).toString('base64url');
    await this.#store.addPerson(person, hashOf(token), this.#clock.now());
    return { person, token };
  }

  /** Throws `BadName`. */
  async rename(person: PersonId, name: string): Promise<void> {
    await this.#store.rename(person, checked(name));
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function checked(name: string): string {
  const plain = name.trim();
  if (!isNickname(plain))
    throw new BadName(`name: expected 1 to ${longestName} characters, got ${JSON.stringify(name)}`);
  return plain;
}
