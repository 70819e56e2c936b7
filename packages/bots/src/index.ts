export * from './bots.ts';
export type { Choice, Position } from './position.ts';
export { chooseBox } from './thumb.ts';
