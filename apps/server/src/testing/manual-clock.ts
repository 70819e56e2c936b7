import type { Milliseconds } from '@open-yatzy/match';
import type { Clock } from '../matches/clock.ts';

interface Task {
  readonly when: Milliseconds;
  readonly action: () => void;
}

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now: Milliseconds;
  readonly #tasks = new Set<Task>();

  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#now = now as Milliseconds;
  }

  now(): Milliseconds {
    return this.#now;
  }

  at(when: Milliseconds, action: () => void): () => void {
    const task = { when, action };
    this.#tasks.add(task);
    if (when <= this.#now) setImmediate(() => this.#run());
    return () => this.#tasks.delete(task);
  }

  /** Moves on and starts all that falls due; what comes of it has to be waited for. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let task = this.#next(end); task; task = this.#next(end)) {
      this.#now = Math.max(this.#now, task.when) as Milliseconds;
      this.#run();
    }
    this.#now = end as Milliseconds;
  }

  #next(end: number): Task | undefined {
    return [...this.#tasks].filter(({ when }) => when <= end).sort((one, other) => one.when - other.when)[0];
  }

  #run(): void {
    for (const task of [...this.#tasks]) {
      if (task.when <= this.#now && this.#tasks.delete(task)) task.action();
    }
  }
}
