import type { MatchId, Recorded, Seq } from '@open-yatzy/match';
import type { Matches } from '../matches/matches.ts';

/** Told of events in order and without gaps; while it catches up on the log, more come once its promise is kept. */
type Push = (from: Seq, events: readonly Recorded[]) => Promise<void>;

/** How many events of the log are read and pushed at once. */
const atOnce = 500;

/** A match's events after some seq: those in the log once `reach` is called, then each as it is committed. */
export class Feed {
  readonly #matches: Matches;
  readonly #match: MatchId;
  readonly #push: Push;
  readonly #unfollow: () => void;
  /** The last event pushed. */
  #seq: Seq;
  /** The last event that is known to be in the log. */
  #committed: Seq;
  #reading = true;
  #stopped = false;

  constructor(
    matches: Matches,
    { match, from }: { readonly match: MatchId; readonly from: Seq },
    push: Push,
  ) {
    this.#matches = matches;
    this.#match = match;
    this.#push = push;
    this.#seq = from;
    this.#committed = from;
    this.#unfollow = matches.follow(match, (events) => this.#hear(events));
  }

  /** Sees to it that everything up to `seq` has been pushed. */
  async reach(seq: Seq): Promise<void> {
    if (seq > this.#committed) this.#committed = seq;
    if (this.#reading || this.#seq < seq) await this.#read();
  }

  stop(): void {
    this.#stopped = true;
    this.#unfollow();
  }

  #hear(events: readonly Recorded[]): void {
    const [first] = events;
    const last = events.at(-1);
    if (!first || !last) return;
    this.#committed = last.seq;
    // While the log is read, that finds them; and what another process has written in between.
    if (this.#reading) return;
    if (first.seq <= this.#seq + 1) void this.#pushFresh(events);
    else void this.#read();
  }

  async #read(): Promise<void> {
    do {
      this.#reading = true;
      await this.#pushFresh(await this.#matches.events(this.#match, this.#seq, atOnce));
      this.#reading = false;
    } while (!this.#stopped && this.#seq < this.#committed);
  }

  async #pushFresh(events: readonly Recorded[]): Promise<void> {
    const fresh = events.filter(({ seq }) => seq > this.#seq);
    const last = fresh.at(-1);
    if (this.#stopped || !last) return;
    const from = this.#seq;
    this.#seq = last.seq;
    await this.#push(from, fresh);
  }
}
