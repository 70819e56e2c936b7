import type { MatchId, PersonId } from '@open-yatzy/match';
import {
  type Admitted,
  type PeopleRefusal,
  type PeopleServices,
  type PersonExport,
  type Refused,
  refused,
  type Visitor,
} from '@open-yatzy/protocol';
import { Allowance, customerOf } from '../allowance.ts';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { leaveAll } from './farewell.ts';
import { Passkeys } from './passkeys.ts';
import { nameFault, type Persons } from './persons.ts';
import { hashOf, isToken, newRecoveryCode, readRecoveryCode } from './secrets.ts';

/** Attempts to sign in from one address. Codes are far too long to be found by trying. */
const attempts = { burst: 20, perSecond: 1 / 30 } as const;

/** What another part of the server keeps of people, so that they can take it with them, and have it removed. */
export interface PersonPart {
  /** Under which it stands in the export. */
  readonly name: string;
  export(person: PersonId): Promise<unknown>;
  /** Called before the person is removed; calling it twice does no harm. */
  forget(person: PersonId): Promise<void>;
}

export interface PeopleParts {
  readonly store: Store;
  readonly persons: Persons;
  readonly matches: Matches;
  /** Closes all live sockets of a person. */
  readonly live: { hangUp(person: PersonId): void };
  readonly clock: Clock;
  readonly origin: string | null;
  readonly parts: readonly PersonPart[];
}

/** What pages and the API may ask about people. */
export function makePeopleServices(given: PeopleParts): PeopleServices {
  const { store, persons, matches, live, clock, origin, parts } = given;
  const people = store.people;
  const passkeys = new Passkeys({ store: people, persons, clock, origin });
  const allowance = new Allowance(clock, attempts);

  async function attempt<T>(
    { address }: Visitor,
    answer: () => Promise<T | Refused<PeopleRefusal>>,
  ): Promise<T | Refused<PeopleRefusal>> {
    return allowance.take(customerOf(address)) ? answer() : refused('TooOften');
  }

  return {
    find: (token) => persons.find(token),
    person: (id) => people.person(id),
    nameFault,
    add: (name, userAgent) => persons.add(name, userAgent),
    rename: (person, name) => persons.rename(person, name),
    account: (token) => persons.account(token),

    passkeyOrigin: (visited) => passkeys.originOf(visited),
    async askToRegister(id, visitor) {
      const person = await people.person(id);
      return person ? passkeys.askToRegister(person, visitor) : refused('PasskeyFailed');
    },
    register: (person, visitor, passkey) => passkeys.register(person, visitor, passkey),
    askToSignIn: (visitor) => attempt(visitor, () => passkeys.askToSignIn(visitor)),
    signIn: (visitor, answer) => attempt(visitor, () => passkeys.signIn(visitor, answer)),
    async removePasskey(person, passkey) {
      const done = await people.removePasskey(person, passkey);
      if (done === 'removed') return null;
      return refused(done === 'last' ? 'LastPasskey' : 'UnknownPasskey');
    },

    async newRecoveryCode(person) {
      const code = newRecoveryCode();
      await people.setRecoveryCode(person, hashOf(plain(code)), clock.now());
      return code;
    },
    signInByCode: (visitor, code) => attempt(visitor, () => signInByCode(visitor, code, { people, persons })),

    async signOut(person, session) {
      if (!(await people.endSession(person, session))) return refused('UnknownDevice');
      live.hangUp(person);
      return null;
    },
    async signOutElsewhere(person, session) {
      await people.endOtherSessions(person, session);
      live.hangUp(person);
    },

    export: (person, visited) => exported(person, visited, given),
    async delete(id, confirmation) {
      const person = await people.person(id);
      if (!person || confirmation.trim() !== person.name) return refused('NotConfirmed');
      const everyone = [...(await people.programsOf(id)), person].map((one) => one.id);
      for (const each of everyone) {
        for (const part of parts) await part.forget(each);
        // Last, since whoever waited for a match may have been given one until then.
        await leaveAll(each, await store.matches.unfinished(each), matches);
      }
      matches.forget(await people.deletePerson(id, clock.now()));
      for (const each of everyone) live.hangUp(each);
      return null;
    },
    matchesOf: (person) => people.matchesOf(person),
  };
}

async function signInByCode(
  visitor: Visitor,
  typed: string,
  { people, persons }: { readonly people: PeopleStore; readonly persons: Persons },
): Promise<(Admitted & { readonly code: string }) | Refused<PeopleRefusal>> {
  const read = readRecoveryCode(typed);
  if (read === null) return refused('UnknownCode');
  const code = newRecoveryCode();
  const { token, session } = persons.newSession(visitor.userAgent);
  const ends = isToken(visitor.token) ? hashOf(visitor.token) : null;
  const id = await people.signInByCode(hashOf(read), hashOf(plain(code)), { session, ends });
  const person = id === null ? null : await people.person(id);
  return person ? { type: 'admitted', person, token, code } : refused('UnknownCode');
}

function plain(code: string): string {
  return code.replaceAll('-', '');
}

async function exported(
  id: PersonId,
  origin: string,
  { store, parts, clock }: PeopleParts,
): Promise<PersonExport> {
  const { people } = store;
  const matchLink = (match: MatchId) => ({
    match,
    page: `${origin}/t/${match}`,
    log: `${origin}/api/matches/${match}.json`,
  });
  const others = await Promise.all(parts.map(async (part) => [part.name, await part.export(id)] as const));
  return {
    exportedAt: clock.now(),
    person: await people.person(id),
    programs: await people.programsOf(id),
    devices: await people.sessions(id),
    passkeys: (await people.passkeys(id)).map(({ label, since, used }) => ({ label, since, used })),
    recoveryCodeSince: await people.recoveryCodeSince(id),
    matches: (await people.matchesOf(id)).map(matchLink),
    ...Object.fromEntries(others),
  };
}
