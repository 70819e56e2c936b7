import { randomBytes } from 'node:crypto';
import type { Milliseconds } from '@open-yatzy/match';
import type { Clock } from '../matches/clock.ts';
import { hashOf } from '../people/secrets.ts';
import type { WapSeat, WapStore } from '../store/wap-store.ts';

/** How long a seat is kept after its link was followed last, in milliseconds. */
export const sessionTime = 24 * 60 * 60_000;
/** How much of that may go by before it is noted that the link was followed. */
const notedTo = 60 * 60_000;

/** Proves a seat; 16 random bytes in base64url, since every byte of a deck counts. */
export function newWapToken(): string {
  return randomBytes(16).toString('base64url');
}

export function isWapToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/**
 * Who sits where, by the links of phones without cookies. The link that begins a session holds its token already, so that
 * following it again leads to the same seat; only the hash is kept.
 */
export class WapSessions {
  readonly #store: WapStore;
  readonly #clock: Clock;
  readonly #beginning = new Map<string, Promise<unknown>>();

  constructor(store: WapStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The seat that a token proves; null if it is unknown or its time is over. */
  async find(token: string): Promise<WapSeat | null> {
    const now = this.#clock.now();
    const hash = hashOf(token);
    const session = await this.#store.session(hash, now);
    const until = (now + sessionTime) as Milliseconds;
    if (session && until - session.until >= notedTo) await this.#store.extendSession(hash, until);
    return session;
  }

  /** The seat that the token proves or, the first time, the one that `sitDown` finds, if it does. */
  async begin<Refusal>(token: string, sitDown: () => Promise<WapSeat | Refusal>): Promise<WapSeat | Refusal> {
    // Phones and gateways ask again while the first request is under way.
    const before = this.#beginning.get(token) ?? Promise.resolve();
    const begun = before.catch(() => undefined).then(() => this.#begin(token, sitDown));
    this.#beginning.set(token, begun);
    try {
      return await begun;
    } finally {
      if (this.#beginning.get(token) === begun) this.#beginning.delete(token);
    }
  }

  async #begin<Refusal>(
    token: string,
    sitDown: () => Promise<WapSeat | Refusal>,
  ): Promise<WapSeat | Refusal> {
    const known = await this.find(token);
    if (known) return known;
    const seat = await sitDown();
    if (!isSeat(seat)) return seat;
    const now = this.#clock.now();
    const until = (now + sessionTime) as Milliseconds;
    await this.#store.beginSession(hashOf(token), seat, { now, until });
    return seat;
  }
}

export function isSeat(value: unknown): value is WapSeat {
  return typeof value === 'object' && value !== null && 'person' in value && 'match' in value;
}
