export * from './bots.ts';
export { playGame } from './game.ts';
export { Luck } from './luck.ts';
export type { Mind } from './mind.ts';
export type { Choice, Position, Standing } from './position.ts';
export { seededNumbers } from './random.ts';
export * from './simulation.ts';
export { chooseBox, chooseByThumb } from './thumb.ts';
