import type { Milliseconds, PersonId } from '@open-yatzy/match';
import type { Clock } from '../matches/clock.ts';
import { pageTime } from '../matches/presence.ts';

/** Between two pages a person has no socket for a moment; what is shorter is no going. */
export const turnTime = 4_000;

interface Trace {
  sockets: number;
  seen: Milliseconds;
  /** What their friends were told last. */
  isTold: boolean;
  callOff: (() => void) | null;
}

/** Who is here: whose socket is open, or who has asked for a page a moment ago. */
export class Whereabouts {
  readonly #clock: Clock;
  readonly #onChange: (person: PersonId) => void;
  readonly #traces = new Map<PersonId, Trace>();

  /** `onChange` hears who has come or gone. */
  constructor(clock: Clock, onChange: (person: PersonId) => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  isHere(person: PersonId): boolean {
    const trace = this.#traces.get(person);
    return trace !== undefined && this.#goesAt(trace) > this.#clock.now();
  }

  /** A page of theirs was asked for. */
  seen(person: PersonId): void {
    const trace = this.#trace(person);
    trace.seen = this.#clock.now();
    this.#settle(person, trace);
  }

  /** A socket of theirs has opened; returns what to call once it is closed. */
  arrive(person: PersonId): () => void {
    const trace = this.#trace(person);
    trace.sockets += 1;
    this.#settle(person, trace);
    return () => {
      trace.sockets -= 1;
      // As if a page had been seen a while ago, so that little is left of the time.
      const last = (this.#clock.now() - pageTime + turnTime) as Milliseconds;
      if (last > trace.seen) trace.seen = last;
      this.#settle(person, trace);
    };
  }

  stop(): void {
    for (const { callOff } of this.#traces.values()) callOff?.();
  }

  #trace(person: PersonId): Trace {
    const known = this.#traces.get(person);
    if (known) return known;
    const trace = { sockets: 0, seen: 0 as Milliseconds, isTold: false, callOff: null };
    this.#traces.set(person, trace);
    return trace;
  }

  #goesAt({ sockets, seen }: Trace): number {
    return sockets > 0 ? Number.POSITIVE_INFINITY : seen + pageTime;
  }

  #settle(person: PersonId, trace: Trace): void {
    trace.callOff?.();
    trace.callOff = null;
    const goesAt = this.#goesAt(trace);
    const isHere = goesAt > this.#clock.now();
    if (!isHere) this.#traces.delete(person);
    else if (trace.sockets === 0)
      trace.callOff = this.#clock.at(goesAt as Milliseconds, () => this.#settle(person, trace));
    if (isHere === trace.isTold) return;
    trace.isTold = isHere;
    this.#onChange(person);
  }
}
