import {
  type Batch,
  dueStep,
  evolve,
  type Hex,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type Recorded,
  replay,
  type Seq,
  seatsOf,
} from '@open-yatzy/match';
import type { MatchStore, Sitting } from '../store/store.ts';

/** A match as the server knows it: its state, and the secret that nobody else is to see. */
export interface Known {
  readonly state: MatchState;
  readonly secret: Hex;
}

/** Is told of events once they are committed, in order; after a race between two writers some may be told late, never twice. */
export type Follower = (events: readonly Recorded[]) => void;

/** How many states are kept at hand; any other is replayed from its log. */
const statesAtHand = 2000;

/** Matches as their logs tell them: reads states, commits what is added, and passes it on to those who follow. */
export class Ledger {
  readonly #store: MatchStore;
  readonly #onDue: (due: Milliseconds) => void;
  /** In order of last use. */
  readonly #known = new Map<MatchId, Known>();
  readonly #followers = new Map<MatchId, Set<Follower>>();

  /** `onDue` hears when the server must act on a match of itself. */
  constructor(store: MatchStore, onDue: (due: Milliseconds) => void) {
    this.#store = store;
    this.#onDue = onDue;
  }

  async load(match: MatchId): Promise<Known | null> {
    const known = this.#known.get(match);
    if (known) return this.#keep(known);
    const state = replay(await this.#store.read(match, 0 as Seq));
    if (state === null) return null;
    const secret = await this.#store.secret(match);
    if (secret === null) throw new Error(`match ${match}: expected a secret in the store, got none`);
    return this.#keep({ state, secret });
  }

  /**
   * Adds a batch to the match as it was `before`, null for a new one. False if someone else was first: then the next
   * `load` gives the state to decide on again.
   */
  async commit(before: MatchState | null, batch: Batch, secret: Hex): Promise<boolean> {
    const { state, recorded } = batch;
    const due = dueStep(state)?.due ?? null;
    const people = sittersOf(state);
    const answer = await this.#store.append({
      match: state.match,
      after: before?.seq ?? (0 as Seq),
      events: recorded,
      due,
      people: before && sameSitters(sittersOf(before), people) ? null : people,
    });
    if (answer === 'conflict') {
      await this.#refresh(state.match);
      return false;
    }
    // What was forgotten meanwhile is replayed from its log, which may say less of people by now.
    if (before === null || this.#known.has(state.match)) this.#keep({ state, secret });
    if (due !== null) this.#onDue(due);
    for (const follower of this.#followers.get(state.match) ?? []) follower(recorded);
    return true;
  }

  /** The log says something else by now of what has happened: it is to be replayed. */
  forget(match: MatchId): void {
    this.#known.delete(match);
  }

  /** Passes on what is committed to the match from now on; returns how to stop that. */
  follow(match: MatchId, follower: Follower): () => void {
    const followers = this.#followers.get(match) ?? new Set();
    this.#followers.set(match, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#followers.get(match) === followers) this.#followers.delete(match);
    };
  }

  async #refresh(match: MatchId): Promise<void> {
    const known = this.#known.get(match);
    if (!known) return;
    const tail = await this.#store.read(match, known.state.seq);
    this.#keep({ ...known, state: tail.reduce(evolve, known.state) });
  }

  /** The newer of what is at hand and what is given, which is then at hand. */
  #keep(given: Known): Known {
    const { match } = given.state;
    const atHand = this.#known.get(match);
    const newer = atHand && atHand.state.seq > given.state.seq ? atHand : given;
    this.#known.delete(match);
    this.#known.set(match, newer);
    const [oldest] = this.#known.keys();
    if (this.#known.size > statesAtHand && oldest !== undefined) this.#known.delete(oldest);
    return newer;
  }
}

/** Who sits at a match that is not over and has not resigned, each person once. */
function sittersOf(state: MatchState): readonly Sitting[] {
  if (state.phase === 'finished' || state.phase === 'abandoned' || state.phase === 'closed') return [];
  const sitters = seatsOf(state).flatMap(({ holder, awaySince, resigned }) =>
    holder.type === 'person' && !resigned
      ? [[holder.person, { person: holder.person, away: awaySince !== null }] as const]
      : [],
  );
  return [...new Map(sitters).values()];
}

function sameSitters(one: readonly Sitting[], other: readonly Sitting[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
