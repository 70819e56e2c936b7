import type { PlayedRoll, PlayedTurn } from '@open-yatzy/rules';
import type { Recorded } from './events.ts';

/** The turns that a log tells, in the order in which they were written; a turn that is not written yet is left out. */
export function turnsOf(log: readonly Recorded[]): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let rolls: PlayedRoll[] = [];
  for (const { event } of log) {
    if (event.type === 'DiceRolled') rolls.push({ keep: event.keep, dice: event.dice });
    if (event.type !== 'BoxWritten') continue;
    const { seat, box, points, bonus } = event;
    turns.push({ seat, rolls, box, points, bonus });
    rolls = [];
  }
  return turns;
}
