import { type Dice, type Face, faces, positions } from './vocabulary.ts';

/** Every row of `length` faces, none below `lowest`, each sorted ascending, in lexical order. */
export function ascendingFaces(length: number, lowest: Face = 1): readonly (readonly Face[])[] {
  if (length === 0) return [[]];
  return faces
    .filter((face) => face >= lowest)
    .flatMap((face) => ascendingFaces(length - 1, face).map((higher) => [face, ...higher]));
}

/** The 252 different rolls of five dice, each sorted ascending, in lexical order. */
export const rolls = ascendingFaces(positions.length) as readonly Dice[];
