import type { Plan } from './plan.ts';

/** One worker's part of the work. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** Values that one worker found in the level before, item after item. */
export interface Found {
  readonly share: Share;
  readonly values: Float64Array;
}

export interface Prepare {
  readonly type: 'prepare';
  /** The compiled kernel. */
  readonly module: WebAssembly.Module;
  readonly plan: Plan;
  readonly share: Share;
  /** The shared memory with plan and values in place, or the values to start from. */
  readonly start: { readonly memory: WebAssembly.Memory } | { readonly values: Float64Array };
}

export interface SolveLevel {
  readonly type: 'level';
  /** Number of boxes filled. */
  readonly level: number;
  readonly found: readonly Found[];
}

export type ToWorker = Prepare | SolveLevel;

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'levelDone'; readonly values?: Float64Array };

/** One end of the channel between the solver and a worker. */
export interface Port<In, Out> {
  send(message: Out, transfer?: readonly ArrayBuffer[]): void;
  listen(receive: (message: In) => void): void;
}
