/** One of the solver's own workers; solver-worker.ts starts as many as there are cores for. */
import '@open-yatzy/solver/browser/worker';
