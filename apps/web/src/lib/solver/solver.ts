import type { Question, Replies, Stage, Told } from '../worker/messages.ts';

export type { Question, Replies, Stage } from '../worker/messages.ts';

/** The work was called off; nothing went wrong. */
export class Cancelled extends Error {}

interface Waiting {
  readonly resolve: (reply: Replies[Question['type']]) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((stage: Stage, share: number) => void) | undefined;
}

/**
 * A page's line to its solver. The worker starts with the first question and computes the tables of a rule set once;
 * where the browser keeps files, the next page finds them there.
 */
export class Solver {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Rejects with `Cancelled`, or with what the worker says of a question that it cannot answer. */
  ask<Type extends Question['type']>(
    question: Question & { readonly type: Type },
    onProgress?: (stage: Stage, share: number) => void,
  ): Promise<Replies[Type]> {
    const worker = this.#start();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      // The worker replies to a question by its type.
      const answered = (reply: Replies[Question['type']]) => resolve(reply as Replies[Type]);
      this.#waiting.set(id, { resolve: answered, reject, onProgress });
      worker.postMessage({ id, question });
    });
  }

  /** Ends whatever is being computed; the next question starts anew. */
  cancel(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Cancelled('called off'));
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('../worker/solver-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#told(data));
    worker.addEventListener('error', (event) => this.#died(event.message));
    this.#worker = worker;
    return worker;
  }

  #told(told: Told): void {
    const waiting = this.#waiting.get(told.id);
    if (!waiting) return;
    if (told.type === 'progress') {
      waiting.onProgress?.(told.stage, told.share);
      return;
    }
    this.#waiting.delete(told.id);
    if (told.type === 'reply') waiting.resolve(told.reply);
    else waiting.reject(new Error(told.message));
  }

  #died(message: string): void {
    const waiting = [...this.#waiting.values()];
    this.#worker = null;
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error(message || 'the worker did not start'));
  }
}

let shared: Solver | null = null;

/** The one solver of a page, so that its parts share tables. */
export function pageSolver(): Solver {
  shared ??= new Solver();
  return shared;
}
