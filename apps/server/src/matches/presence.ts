import { type MatchId, type Milliseconds, type PersonId, seatsOf } from '@open-yatzy/match';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Matches } from './matches.ts';

/** A reload takes no longer than this, in milliseconds; what is shorter is no absence. */
export const reloadTime = 3_000;
/** After a page without a socket has been asked for, its person counts as being there for this long, in milliseconds. */
export const pageTime = 120_000;
/** After a restart people have this long to come back. */
export const restartTime = 10_000;

interface Attendance {
  sockets: number;
  /** Calls off that the person is marked as away. */
  stopWaiting: (() => void) | null;
  /** Kept when no absence of theirs is on its way into the log. */
  marked: Promise<void>;
}

interface Waiting {
  /** When the person is marked as away. */
  readonly until: Milliseconds;
  /** Since when they then are. */
  readonly since: Milliseconds;
}

/** Who is at which match: whose socket follows it, or who has asked for its page a moment ago. */
export class Presence {
  readonly #matches: Matches;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #attendances = new Map<string, Attendance>();
  #stopped = false;

  constructor(matches: Matches, clock: Clock, log: Logger) {
    this.#matches = matches;
    this.#clock = clock;
    this.#log = log;
  }

  /** A socket of the person follows the match; they are back before the promise is kept. Returns what to call when it closes. */
  async attend(match: MatchId, person: PersonId): Promise<() => void> {
    const attendance = this.#attendance(match, person);
    attendance.sockets += 1;
    stopWaiting(attendance);
    try {
      await attendance.marked;
      await this.#matches.comeBack(match, person);
    } catch (error) {
      this.#detach(match, person);
      throw error;
    }
    return () => this.#detach(match, person);
  }

  /** A page without a socket shows that its person is there. */
  async seen(match: MatchId, person: PersonId): Promise<void> {
    const until = (this.#clock.now() + pageTime) as Milliseconds;
    this.#wait(match, person, { until, since: until });
    await this.#attendance(match, person).marked;
    await this.#matches.comeBack(match, person);
  }

  /** After a restart: who sits at these matches and does not come back is away. */
  async expect(matches: readonly MatchId[]): Promise<void> {
    const since = this.#clock.now();
    const until = (since + restartTime) as Milliseconds;
    for (const match of matches) {
      const state = await this.#matches.load(match);
      for (const { holder, awaySince } of state ? seatsOf(state) : []) {
        if (holder.type === 'person' && awaySince === null)
          this.#wait(match, holder.person, { until, since });
      }
    }
  }

  /** Nobody is marked as away any more. */
  stop(): void {
    this.#stopped = true;
    for (const attendance of this.#attendances.values()) stopWaiting(attendance);
    this.#attendances.clear();
  }

  #attendance(match: MatchId, person: PersonId): Attendance {
    const key = keyOf(match, person);
    const none = { sockets: 0, stopWaiting: null, marked: Promise.resolve() };
    const attendance: Attendance = this.#attendances.get(key) ?? none;
    this.#attendances.set(key, attendance);
    return attendance;
  }

  #detach(match: MatchId, person: PersonId): void {
    this.#attendance(match, person).sockets -= 1;
    const since = this.#clock.now();
    this.#wait(match, person, { until: (since + reloadTime) as Milliseconds, since });
  }

  /** Marks the person as away unless a socket of theirs is open or they are heard of in time. */
  #wait(match: MatchId, person: PersonId, { until, since }: Waiting): void {
    const attendance = this.#attendance(match, person);
    if (this.#stopped || attendance.sockets > 0) return;
    stopWaiting(attendance);
    attendance.stopWaiting = this.#clock.at(until, () => {
      attendance.stopWaiting = null;
      // Whoever comes back meanwhile waits for this, or their absence would be noted after their return.
      const marked = attendance.marked.then(async () => {
        await this.#mark(match, person, since);
        const isGone = attendance.sockets === 0 && attendance.stopWaiting === null;
        if (isGone && attendance.marked === marked) this.#attendances.delete(keyOf(match, person));
      });
      attendance.marked = marked;
    });
  }

  async #mark(match: MatchId, person: PersonId, since: Milliseconds): Promise<void> {
    try {
      await this.#matches.markAway(match, person, since);
    } catch (error) {
      this.#log.error({ err: error, match }, 'an absence could not be noted');
    }
  }
}

function keyOf(match: MatchId, person: PersonId): string {
  return `${match} ${person}`;
}

function stopWaiting(attendance: Attendance): void {
  attendance.stopWaiting?.();
  attendance.stopWaiting = null;
}
