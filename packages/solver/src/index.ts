export * from './advise.ts';
export {
  chanceOfReaching,
  type Distribution,
  type DistributionOptions,
  distributionOf,
  quantileOf,
} from './distribution.ts';
export type { FromWorker, Port, ToWorker } from './messages.ts';
export type { Position, Thrown } from './position.ts';
export * from './solve.ts';
export { type State, stateOf } from './states.ts';
export { diceStand, groundOf, stateValue, type Tables } from './tables.ts';
export * from './tables-file.ts';
export { type Totals, winChances } from './winning.ts';
