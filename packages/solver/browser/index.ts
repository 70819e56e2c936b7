import type { FromWorker, SolverWorker } from '../src/index.ts';

/** A Web Worker that runs worker.ts, as the solver uses it. */
export function webWorker(worker: Worker): SolverWorker {
  return {
    send: (message, transfer = []) => worker.postMessage(message, [...transfer]),
    listen: (receive) =>
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data)),
    failed: (report) => worker.addEventListener('error', ({ message }) => report(new Error(message))),
    stop: () => worker.terminate(),
  };
}
