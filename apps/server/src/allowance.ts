import { isIPv6 } from 'node:net';
import { TokenBucket } from './live/token-bucket.ts';
import type { Clock } from './matches/clock.ts';

/** Persons and tables that may be made from one address, at once and in a second. A school class behind one is far from both. */
const burst = 300;
const perSecond = 1;
/** Addresses that are remembered; the one that has asked for nothing for longest is forgotten. */
const mostAddresses = 10_000;

/** Sees to it that nobody fills the store: what is kept for good is made at a limited rate. */
export class Allowance {
  readonly #clock: Clock;
  /** In order of last use. */
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether one more may be made for someone at this address; each call counts. */
  take(address: string): boolean {
    const network = networkOf(address);
    const bucket = this.#buckets.get(network) ?? new TokenBucket(this.#clock, burst, perSecond);
    this.#buckets.delete(network);
    this.#buckets.set(network, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostAddresses && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket.take();
  }
}

/** One IPv6 customer has 2^64 addresses that differ in their latter half. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const zeros = tail === undefined ? [] : ['0', '0', '0', '0'];
  return [...head.split(':'), ...zeros].slice(0, 4).join(':');
}
