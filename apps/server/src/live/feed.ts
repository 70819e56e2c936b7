import type { MatchId, Recorded, Seq } from '@open-yatzy/match';
import type { Matches } from '../matches/matches.ts';

/** Told of events in order and without gaps. */
type Push = (from: Seq, events: readonly Recorded[]) => void;

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
    if (first.seq <= this.#seq + 1) this.#pushFresh(events);
    // Another process has written in between; while the log is read already, that finds it.
    else if (!this.#reading) void this.#read();
  }

  async #read(): Promise<void> {
    do {
      this.#reading = true;
      this.#pushFresh(await this.#matches.events(this.#match, this.#seq));
      this.#reading = false;
    } while (!this.#stopped && this.#seq < this.#committed);
  }

  #pushFresh(events: readonly Recorded[]): void {
    const fresh = events.filter(({ seq }) => seq > this.#seq);
    const last = fresh.at(-1);
    if (this.#stopped || !last) return;
    const from = this.#seq;
    this.#seq = last.seq;
    this.#push(from, fresh);
  }
}
