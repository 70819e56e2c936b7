export * from './advise.ts';
export * from './answer.ts';
export { type BoxChance, boxChances } from './box-chances.ts';
export { type Chances, chanceOfReaching, momentsOf, quantileOf } from './chances.ts';
export { type Distribution, type DistributionOptions, distributionOf } from './distribution.ts';
export { type ExplainedSeat, explainedReview } from './explained-review.ts';
export type { SolveOptions, SolverWorker } from './levels.ts';
export type { FromWorker, Port, ToWorker } from './messages.ts';
export { type Outcome, solitaireOutcomes } from './policy.ts';
export type { Position, Thrown } from './position.ts';
export { findRests, findRestsHere, type Rests, restFrom, restOf } from './rests.ts';
export * from './review.ts';
export * from './solve.ts';
export { type State, stateOf } from './states.ts';
export { diceStand, groundOf, stateValue, type Tables } from './tables.ts';
export * from './tables-file.ts';
export { type Aim, forPoints, worthOfState } from './turn.ts';
export { winCurve } from './win-curve.ts';
export {
  forStopping,
  forWinning,
  type MatchChances,
  matchChances,
  type SeatPosition,
  winChances,
} from './winning.ts';
