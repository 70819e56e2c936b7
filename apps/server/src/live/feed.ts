import type { MatchId, Recorded, Seq } from '@open-yatzy/match';
import type { Source } from '../social/delay.ts';

/** Who a feed is for. */
interface Listener {
  /** Told of events in order and without gaps; while it catches up on the log, more come once its promise is kept. */
  push(from: Seq, events: readonly Recorded[]): Promise<void>;
  /** The log could not be read, so a gap would follow. */
  lost(error: unknown): void;
}

/** How many events of the log are read and pushed at once. */
const atOnce = 500;

/** A match's events after some seq: those in the log once `reach` is called, then each as it is committed. */
export class Feed {
  readonly #source: Source;
  readonly #match: MatchId;
  readonly #listener: Listener;
  readonly #unfollow: () => void;
  /** The last event pushed. */
  #seq: Seq;
  /** The last event that is known to be in the log. */
  #committed: Seq;
  #reading = true;
  #stopped = false;

  constructor(
    source: Source,
    { match, from }: { readonly match: MatchId; readonly from: Seq },
    listener: Listener,
  ) {
    this.#source = source;
    this.#match = match;
    this.#listener = listener;
    this.#seq = from;
    this.#committed = from;
    this.#unfollow = source.follow(match, (events) => this.#hear(events));
  }

  /** Sees to it that everything up to `seq` has been pushed, or the listener has heard that it is lost. */
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
    if (last.seq > this.#committed) this.#committed = last.seq;
    // While the log is read, that finds them; and what another process has written in between.
    if (this.#reading) return;
    if (first.seq <= this.#seq + 1) this.#pushFresh(events).catch((error) => this.#listener.lost(error));
    else void this.#read();
  }

  async #read(): Promise<void> {
    try {
      do {
        this.#reading = true;
        await this.#pushFresh(await this.#source.events(this.#match, this.#seq, atOnce));
        this.#reading = false;
      } while (!this.#stopped && this.#seq < this.#committed);
    } catch (error) {
      this.#listener.lost(error);
    }
  }

  async #pushFresh(events: readonly Recorded[]): Promise<void> {
    const fresh = events.filter(({ seq }) => seq > this.#seq);
    const last = fresh.at(-1);
    if (this.#stopped || !last) return;
    const from = this.#seq;
    this.#seq = last.seq;
    await this.#listener.push(from, fresh);
  }
}
