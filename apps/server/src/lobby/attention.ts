import type { Milliseconds, PersonId } from '@open-yatzy/match';
import { longestSilence } from '@open-yatzy/protocol';
import type { Live } from '../live/live.ts';
import type { Clock } from '../matches/clock.ts';

/** The sockets, as far as the lobby is concerned. */
export type Crowd = Pick<Live, 'tell' | 'tellLobby' | 'isHere' | 'here' | 'onCrowd'>;

/** Who has given a sign of life, and when: by an open socket, or by asking for the lobby's page. */
export class Attention {
  readonly #crowd: Crowd;
  readonly #clock: Clock;
  /** The latest last. */
  readonly #heard = new Map<PersonId, Milliseconds>();

  constructor(crowd: Crowd, clock: Clock) {
    this.#crowd = crowd;
    this.#clock = clock;
  }

  hear(person: PersonId): void {
    this.#heard.delete(person);
    this.#heard.set(person, this.#clock.now());
    const past = this.#clock.now() - 2 * longestSilence;
    for (const [each, at] of this.#heard) {
      if (at >= past) break;
      this.#heard.delete(each);
    }
  }

  /** null: never, as far as is remembered. */
  lastHeard(person: PersonId): Milliseconds | null {
    if (this.#crowd.isHere(person)) this.hear(person);
    return this.#heard.get(person) ?? null;
  }

  /** How many people are here. */
  count(): number {
    const { people, strangers } = this.#crowd.here();
    const since = this.#clock.now() - longestSilence;
    const silent = [...this.#heard].filter(([person, at]) => at > since && !people.has(person));
    return people.size + silent.length + strangers;
  }
}
