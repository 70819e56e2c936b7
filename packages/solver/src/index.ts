export * from './advise.ts';
export type { FromWorker, Port, ToWorker } from './messages.ts';
export type { Position, Thrown } from './position.ts';
export * from './solve.ts';
export * from './states.ts';
export * from './tables.ts';
export * from './tables-file.ts';
