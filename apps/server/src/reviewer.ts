import { Worker } from 'node:worker_threads';
import type { GameReview } from '@open-yatzy/protocol';
import type { Played, ReviewFound, ReviewWanted } from './reviewer-worker.ts';

interface Waiting {
  readonly resolve: (review: GameReview) => void;
  readonly reject: (error: unknown) => void;
}

/** Reviews games in a thread of its own, so that no move waits for it, by the values that are kept in a folder. */
export class Reviewer {
  readonly #folder: string;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #worker: Worker | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Rejects for turns that cannot have been played, and when the thread ends meanwhile. */
  review(played: Played): Promise<GameReview> {
    this.#worker ??= this.#start();
    const wanted: ReviewWanted = { id: this.#next++, played, folder: this.#folder };
    this.#worker.postMessage(wanted);
    return new Promise((resolve, reject) => this.#waiting.set(wanted.id, { resolve, reject }));
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reviewer-worker.ts', import.meta.url));
    // What nobody waits for keeps no process alive.
    worker.unref();
    worker.on('message', (found: ReviewFound) => {
      const waiting = this.#waiting.get(found.id);
      this.#waiting.delete(found.id);
      if ('review' in found) waiting?.resolve(found.review);
      else waiting?.reject(found.error);
    });
    worker.on('error', (error) => this.#ended(error));
    worker.on('exit', () => this.#ended(new Error('expected a review, got the end of its thread')));
    return worker;
  }

  #ended(error: unknown): void {
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
