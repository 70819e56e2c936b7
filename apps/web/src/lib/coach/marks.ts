import { type Dice, type Face, type Position, positions } from '@open-yatzy/rules';

/** Positions of dice that show the faces of a keep; of equal ones those that are kept already, then the first. */
export function positionsOf(
  dice: Dice,
  keep: readonly Face[],
  kept: readonly Position[] = [],
): readonly Position[] {
  const left = [...keep];
  const order = [...kept, ...positions.filter((position) => !kept.includes(position))];
  return order
    .filter((position) => {
      const at = left.indexOf(dice[position]);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
    .sort();
}
