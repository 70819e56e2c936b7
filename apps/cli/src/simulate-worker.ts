import { parentPort, workerData } from 'node:worker_threads';
import { type Simulation, simulateGame } from '@open-yatzy/bots';

/** Plays every game from `first` on in steps of `step`, and tells each. */
export interface Share {
  readonly simulation: Simulation;
  readonly games: number;
  readonly first: number;
  readonly step: number;
}

const { simulation, games, first, step } = workerData as Share;
for (let game = first; game < games; game += step) {
  parentPort?.postMessage({ game, played: simulateGame(simulation, game) });
}
