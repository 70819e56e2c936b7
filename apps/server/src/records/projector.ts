import type { Logger } from 'pino';
import type { Chronicle } from '../store/chronicle.ts';
import { changesOf, type Sources } from './fold.ts';

/** Facts that are read at once. */
const atOnce = 100;

export interface ProjectorParts extends Sources {
  readonly chronicle: Chronicle;
  readonly log: Logger;
}

/**
 * Lets records follow the chronicle. A fact may be worked on twice, after a kill or by two processes, and is applied once:
 * its changes and the cursor move in one commit, which only one of them gets.
 */
export class Projector {
  readonly #parts: ProjectorParts;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #stopped = false;

  constructor(parts: ProjectorParts) {
    this.#parts = parts;
  }

  /** Kept once records follow all that was in the chronicle when it was asked. Fails where a fact cannot be told. */
  catchUp(): Promise<void> {
    if (this.#running === null) {
      this.#running = this.#follow().finally(() => {
        this.#running = null;
      });
      return this.#running;
    }
    // What runs may have read the chronicle's end already.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.catchUp();
      });
    return this.#next;
  }

  /** Something new is in the chronicle; nobody waits for what comes of it. */
  wake(): void {
    this.catchUp().catch((error: unknown) =>
      this.#parts.log.error({ err: error }, 'records could not follow what has happened'),
    );
  }

  /** Ends with the fact under way; what is left follows when the server starts again. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running?.catch(() => undefined);
  }

  async #follow(): Promise<void> {
    const { chronicle, records } = this.#parts;
    while (!this.#stopped) {
      let from = await records.cursor();
      const facts = await chronicle.after(from, atOnce);
      if (facts.length === 0) return;
      for (const fact of facts) {
        if (this.#stopped) return;
        const changes = await changesOf(fact, this.#parts);
        const answer = await records.apply({ from, to: fact.position }, changes);
        // Another process was first, and may have gone further.
        if (answer === 'conflict') break;
        from = fact.position;
      }
    }
  }
}
