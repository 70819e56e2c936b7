import { type Dice, type Face, faces } from '@open-yatzy/rules';

/**
 * The 462 multisets of at most five dice: every keep there is, the 252 rolls among them.
 *
 * Order: by number of dice, then by number of different faces, then lexical. So the rolls come last, and the
 * first six of them are the five alikes. A keep is named by its index in this order.
 */

/** Index of the first keep of that many dice; the seventh entry is the end. */
export const firstOfSize: readonly number[] = [0, 1, 7, 28, 84, 210, 462];
export const keepCount = 462;
export const firstRoll = 210;
export const nothing = 0;

function multisets(size: number, from: number): readonly (readonly Face[])[] {
  if (size === 0) return [[]];
  return faces
    .filter((face) => face >= from)
    .flatMap((face) => multisets(size - 1, face).map((rest): readonly Face[] => [face, ...rest]));
}

const distinct = (dice: readonly Face[]): number => new Set(dice).size;

/** The dice of each keep, ascending. */
export const keeps: readonly (readonly Face[])[] = [0, 1, 2, 3, 4, 5].flatMap((size) =>
  multisets(size, 1).toSorted((a, b) => distinct(a) - distinct(b)),
);

/** Number of dice of each face, 3 bits a face: the sum of two codes is the code of the dice together. */
const codeOf = (dice: readonly Face[]): number => dice.reduce((code, face) => code + 8 ** (face - 1), 0);

const indexByCode = new Map(keeps.map((dice, keep) => [codeOf(dice), keep]));
const codes: readonly number[] = keeps.map(codeOf);

function keepOfCode(code: number): number {
  const keep = indexByCode.get(code);
  if (keep === undefined) throw new Error(`expected at most five dice, got the code ${code}`);
  return keep;
}

/** The keep of these dice, in any order. */
export function keepOf(dice: readonly Face[]): number {
  return keepOfCode(codeOf(dice));
}

/** The dice of a roll, as five faces. */
export function rollDice(roll: number): Dice {
  const dice = keeps[roll];
  if (dice?.length !== 5) throw new Error(`expected the keep of a roll, ${firstRoll} to 461, got ${roll}`);
  return dice as unknown as Dice;
}

/** `together[keep][i]`: a keep with keep `i` added, for every `i` for which that is at most five dice. */
export const together: readonly Uint16Array[] = keeps.map(({ length }, keep) =>
  Uint16Array.from({ length: firstOfSize[6 - length] ?? 0 }, (_, added) =>
    keepOfCode((codes[keep] ?? 0) + (codes[added] ?? 0)),
  ),
);

/** `oneMore[keep][face − 1]`: the keep with one die of that face added; for keeps of less than five dice. */
export const oneMore: readonly Uint16Array[] = together
  .slice(0, firstRoll)
  .map((sums) => Uint16Array.from(faces, (face) => sums[keepOf([face])] ?? 0));

/** `oneLess[keep]`: the different keeps that remain when one die is taken away. */
export const oneLess: readonly Uint16Array[] = keeps.map((dice) =>
  Uint16Array.from(new Set(dice), (face) => keepOfCode(codeOf(dice) - 8 ** (face - 1))),
);

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The chance that as many dice as it has, thrown at once, show exactly this keep. */
export const chance: Float64Array = Float64Array.from(keeps, (dice) => {
  const orders = faces.reduce(
    (ways, face) => ways / factorial(dice.filter((shown) => shown === face).length),
    factorial(dice.length),
  );
  return orders / 6 ** dice.length;
});
