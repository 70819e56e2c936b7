import type { MatchId, MatchState, PersonId, Recorded, Rejection, Seq } from '@open-yatzy/match';
import type { ClientCommand } from './client-messages.ts';

/**
 * What page code may ask of the server that it runs in. Pages are bundled apart from the server, so both meet in
 * one object, `globalThis[servicesKey]`, which the server sets before it loads the pages.
 */
export const servicesKey = Symbol.for('open-yatzy');

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

export interface NewMatch {
  readonly rules: string;
  readonly seats: number;
  readonly clock: 30 | 60 | 90 | 300 | null;
  readonly access: 'link' | 'device';
}

export type Answer = { readonly type: 'accepted'; readonly seq: Seq; readonly state: MatchState } | Rejection;

/** A match that a person sits at and that is not over, for the list of what can be gone on with. */
export interface Ongoing {
  readonly state: MatchState;
  readonly changedAt: number;
}

export interface Services {
  /** The person whom a token proves, if any. Tokens are 43 characters of base64url. */
  person(token: string | undefined): Promise<Person | null>;
  /** A new person; the token is told once and stored only as a hash. */
  newPerson(name: string): Promise<{ readonly person: Person; readonly token: string }>;
  /** Whether whoever asks from this address may make one more person or table; each call counts. */
  mayAdd(address: string): boolean;
  rename(person: PersonId, name: string): Promise<void>;
  /** Makes a table; the maker does not sit yet. Throws on settings that the rules do not allow. */
  create(maker: PersonId, settings: NewMatch): Promise<MatchId>;
  load(match: string): Promise<MatchState | null>;
  events(match: MatchId, after: Seq): Promise<readonly Recorded[]>;
  /** Decides and commits a command; what bots and clocks do because of it is committed before the answer. */
  send(match: MatchId, person: PersonId, command: ClientCommand): Promise<Answer>;
  /** A page without a socket shows that its person is there. */
  seen(match: MatchId, person: PersonId): Promise<void>;
  ongoing(person: PersonId): Promise<readonly Ongoing[]>;
  /** Addresses under which the server is reached, best first, for links and QR codes. */
  readonly origins: readonly string[];
}
