import { Worker } from 'node:worker_threads';
import type { Analysis, GameReview } from '@open-yatzy/protocol';
import type { Asked, Found, FoundFor, Played, Wanted, WantedBy } from './reviewer-worker.ts';

interface Waiting {
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reviews games and analyses positions in a thread of its own, so that no move waits for it, by the values that are
 * kept in a folder.
 */
export class Reviewer {
  readonly #folder: string;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #worker: Worker | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Rejects for turns that cannot have been played, and when the thread ends meanwhile. */
  async review(played: Played): Promise<GameReview> {
    const found = await this.#ask({ played });
    if (!('review' in found)) throw new Error(`expected a review, got ${Object.keys(found)}`);
    return found.review;
  }

  /** Rejects for impossible positions, and likewise. */
  async analysis(asked: Asked): Promise<Analysis> {
    const found = await this.#ask({ asked });
    if (!('analysis' in found)) throw new Error(`expected an analysis, got ${Object.keys(found)}`);
    return found.analysis;
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(wanted: Wanted): Promise<Found> {
    this.#worker ??= this.#start();
    const id = this.#next++;
    this.#worker.postMessage({ ...wanted, id, folder: this.#folder } satisfies WantedBy);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reviewer-worker.ts', import.meta.url));
    // What nobody waits for keeps no process alive.
    worker.unref();
    worker.on('message', ({ id, ...found }: FoundFor) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if ('error' in found) waiting?.reject(found.error);
      else waiting?.resolve(found);
    });
    worker.on('error', (error) => this.#ended(error));
    worker.on('exit', () => this.#ended(new Error('expected an answer, got the end of its thread')));
    return worker;
  }

  #ended(error: unknown): void {
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
