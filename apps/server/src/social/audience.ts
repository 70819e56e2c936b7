import type { MatchId, MatchState, PersonId, Recorded } from '@open-yatzy/match';
import type { ServerMessage } from '@open-yatzy/protocol';
import type { Matches } from '../matches/matches.ts';

/** One socket that follows a match; null for someone unknown. */
export interface Listener {
  readonly person: PersonId | null;
  tell(message: ServerMessage): void;
}

interface Gathering {
  readonly listeners: Set<Listener>;
  /** Of the watchers, as all have been told. */
  count: number;
  readonly unfollow: () => void;
}

const none: ReadonlySet<Listener> = new Set();

/** Who follows which match, and how many of them only watch. */
export class Audience {
  readonly #matches: Matches;
  readonly #onError: (error: unknown) => void;
  readonly #gatherings = new Map<MatchId, Gathering>();

  /** `onError` hears why watchers could not be counted; play goes on. */
  constructor(matches: Matches, onError: (error: unknown) => void) {
    this.#matches = matches;
    this.#onError = onError;
  }

  /** All are told of the watchers, whoever comes in any case. Returns what to call once they go. */
  async join(match: MatchId, listener: Listener): Promise<() => void> {
    const gathering = this.#gatherings.get(match) ?? this.#gather(match);
    gathering.listeners.add(listener);
    const told = gathering.count;
    await this.#recount(match);
    if (gathering.count === told) listener.tell({ type: 'watchers', count: told });
    return () => {
      gathering.listeners.delete(listener);
      if (gathering.listeners.size > 0) this.#recount(match).catch(this.#onError);
      else if (this.#gatherings.get(match) === gathering) {
        gathering.unfollow();
        this.#gatherings.delete(match);
      }
    };
  }

  listeners(match: MatchId): ReadonlySet<Listener> {
    return this.#gatherings.get(match)?.listeners ?? none;
  }

  /** The matches that a person follows. */
  followedBy(person: PersonId): readonly MatchId[] {
    return [...this.#gatherings].flatMap(([match, { listeners }]) =>
      [...listeners].some((listener) => listener.person === person) ? [match] : [],
    );
  }

  watchers(match: MatchId): number {
    return this.#gatherings.get(match)?.count ?? 0;
  }

  #gather(match: MatchId): Gathering {
    const hear = (events: readonly Recorded[]) => {
      if (events.some(({ event }) => event.type === 'SeatTaken' || event.type === 'SeatFreed'))
        this.#recount(match).catch(this.#onError);
    };
    const gathering = {
      listeners: new Set<Listener>(),
      count: 0,
      unfollow: this.#matches.follow(match, hear),
    };
    this.#gatherings.set(match, gathering);
    return gathering;
  }

  async #recount(match: MatchId): Promise<void> {
    const state = await this.#matches.load(match);
    const gathering = this.#gatherings.get(match);
    if (!state || !gathering) return;
    const count = watching(state, gathering.listeners);
    if (count === gathering.count) return;
    gathering.count = count;
    for (const listener of gathering.listeners) listener.tell({ type: 'watchers', count });
  }
}

/** Each person once, however many sockets they have; who is unknown, by the socket. */
function watching({ seats }: MatchState, listeners: ReadonlySet<Listener>): number {
  const sitters = new Set(seats.map(({ holder }) => (holder.type === 'person' ? holder.person : null)));
  const watchers = [...listeners].filter(({ person }) => person === null || !sitters.has(person));
  return new Set(watchers.map((listener) => listener.person ?? listener)).size;
}
