import { isIPv6 } from 'node:net';
import type { Clock } from './matches/clock.ts';
import { type Rate, TokenBucket } from './token-bucket.ts';

/** How many are remembered; whoever has done nothing for longest is forgotten. */
const mostRemembered = 10_000;

/** A rate that holds for each of many: for all that comes from one address, or from one person's sockets together. */
export class Allowance {
  readonly #clock: Clock;
  readonly #rate: Rate;
  /** In order of last use. */
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(clock: Clock, rate: Rate) {
    this.#clock = clock;
    this.#rate = rate;
  }

  /** Whether one more may be done for them; each call counts. */
  take(whom: string): boolean {
    const bucket = this.#buckets.get(whom) ?? new TokenBucket(this.#clock, this.#rate);
    this.#buckets.delete(whom);
    this.#buckets.set(whom, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostRemembered && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket.take();
  }
}

/** Whose an address is: one IPv6 customer has 2^64 of them that differ in their latter half. */
export function customerOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const zeros = tail === undefined ? [] : ['0', '0', '0', '0'];
  return [...head.split(':'), ...zeros].slice(0, 4).join(':');
}
