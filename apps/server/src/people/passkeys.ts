import type { PersonId } from '@open-yatzy/match';
import {
  type Admitted,
  type PeopleRefusal,
  type Person,
  type Refused,
  refused,
  type Visitor,
} from '@open-yatzy/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Clock } from '../matches/clock.ts';
import type { Passkey, PeopleStore } from '../store/people-store.ts';
import { Challenges } from './challenges.ts';
import type { Persons } from './persons.ts';
import { hashOf, isToken } from './secrets.ts';

/** Of what its owner calls a passkey, in characters. */
const longestLabel = 40;
/** Ed25519, ES256, RS256, as COSE numbers them: what authenticators have, and Node without a warning. */
const algorithms = [-8, -7, -257];

export interface PasskeyParts {
  readonly store: PeopleStore;
  readonly persons: Persons;
  readonly clock: Clock;
  /** Under which address a proxy offers the server; null: its own. */
  readonly origin: string | null;
}

/** Accounts kept by passkeys: discoverable, so that nobody types a name, and without attestation, so that nothing is told of devices. */
export class Passkeys {
  readonly #store: PeopleStore;
  readonly #persons: Persons;
  readonly #clock: Clock;
  readonly #origin: string | null;
  readonly #challenges: Challenges;

  constructor({ store, persons, clock, origin }: PasskeyParts) {
    this.#store = store;
    this.#persons = persons;
    this.#clock = clock;
    this.#origin = origin;
    this.#challenges = new Challenges(clock);
  }

  /** The origin that passkeys are bound to; null where browsers offer none: over plain http, but on the machine itself, and at bare IP addresses. */
  originOf(visited: string): string | null {
    const url = URL.parse(this.#origin ?? visited);
    if (!url || /^[\d.]+$|^\[/.test(url.hostname)) return null;
    return url.protocol === 'https:' || url.hostname === 'localhost' ? url.origin : null;
  }

  async askToRegister(person: Person, visitor: Visitor): Promise<object | Refused<PeopleRefusal>> {
    const origin = this.originOf(visitor.origin);
    if (origin === null) return refused('PasskeyFailed');
    const passkeys = await this.#store.passkeys(person.id);
    return generateRegistrationOptions({
      rpName: 'Open Yatzy',
      rpID: new URL(origin).hostname,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      challenge: Buffer.from(this.#challenges.ask(`register ${person.id} ${visitor.visit}`), 'base64url'),
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    });
  }

  /** Keeps the account by what the device answered. */
  async register(
    person: PersonId,
    visitor: Visitor,
    { answer, label }: { readonly answer: unknown; readonly label: string },
  ): Promise<Refused<PeopleRefusal> | null> {
    const challenge = this.#challenges.take(`register ${person} ${visitor.visit}`);
    const origin = this.originOf(visitor.origin);
    if (challenge === null || origin === null) return refused('ChallengeOver');
    const verified = await this.#verifiedRegistration(answer, { challenge, origin });
    if (!verified?.verified) return refused('PasskeyFailed');
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const now = this.#clock.now();
    const passkey: Passkey = {
      id,
      person,
      publicKey,
      counter,
      transports,
      label: label.trim().slice(0, longestLabel),
      since: now,
      used: now,
    };
    return (await this.#store.addPasskey(passkey)) ? null : refused('PasskeyTaken');
  }

  async askToSignIn(visitor: Visitor): Promise<object | Refused<PeopleRefusal>> {
    const origin = this.originOf(visitor.origin);
    if (origin === null) return refused('PasskeyFailed');
    return generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      challenge: Buffer.from(this.#challenges.ask(`sign in ${visitor.visit}`), 'base64url'),
      userVerification: 'preferred',
    });
  }

  async signIn(visitor: Visitor, answer: unknown): Promise<Admitted | Refused<PeopleRefusal>> {
    const challenge = this.#challenges.take(`sign in ${visitor.visit}`);
    const origin = this.originOf(visitor.origin);
    if (challenge === null || origin === null) return refused('ChallengeOver');
    const id = idOf(answer);
    const passkey = id === null ? null : await this.#store.passkey(id);
    if (!passkey) return refused('UnknownPasskey');
    const verified = await this.#verifiedSignIn(answer, { challenge, origin, passkey });
    const person = await this.#store.person(passkey.person);
    if (!verified?.verified || !person) return refused('PasskeyFailed');
    const { token, session } = this.#persons.newSession(visitor.userAgent);
    const used = { id: passkey.id, counter: verified.authenticationInfo.newCounter };
    const ends = isToken(visitor.token) ? hashOf(visitor.token) : null;
    if (
      !(await this.#store.signInByPasskey(used, {
        session: { ...session, person: person.id },
        ends,
      }))
    )
      return refused('UnknownPasskey');
    return { type: 'admitted', person, token };
  }

  /** Null for an answer that is none, or proves nothing: the library throws on both. */
  async #verifiedRegistration(
    answer: unknown,
    { challenge, origin }: { readonly challenge: string; readonly origin: string },
  ): Promise<VerifiedRegistrationResponse | null> {
    return verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: false,
    }).catch(() => null);
  }

  async #verifiedSignIn(
    answer: unknown,
    asked: { readonly challenge: string; readonly origin: string; readonly passkey: Passkey },
  ): Promise<VerifiedAuthenticationResponse | null> {
    const { id, publicKey, counter, transports } = asked.passkey;
    return verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: new URL(asked.origin).hostname,
      credential: { id, publicKey, counter, transports: [...transports] },
      requireUserVerification: false,
    }).catch(() => null);
  }
}

function idOf(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : null;
}
