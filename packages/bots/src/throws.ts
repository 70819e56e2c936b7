import { ascendingFaces, type Face, faces, positions, rolls } from '@open-yatzy/rules';

/**
 * What one re-roll can bring, exactly. Dice are counted without their order: `rolls` numbers the 252 rolls, and each
 * of the 462 sets of zero to five kept faces has a number as well.
 */

const keptFaces = [0, ...positions.map((position) => position + 1)].flatMap((count) => ascendingFaces(count));

const key = (dice: readonly Face[]) => [...dice].sort().join('');
const rollNumbers = new Map(rolls.map((dice, number) => [key(dice), number]));
const keptNumbers = new Map(keptFaces.map((kept, number) => [key(kept), number]));

function numberIn(numbers: ReadonlyMap<string, number>, dice: readonly Face[]): number {
  const number = numbers.get(key(dice));
  if (number === undefined) throw new Error(`expected at most five faces, got ${JSON.stringify(dice)}`);
  return number;
}

/** In how many orders these dice can fall. */
function orders(thrown: readonly Face[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const counts = faces.map((face) => thrown.filter((shown) => shown === face).length);
  return counts.reduce((ways, count) => ways / factorial(count), factorial(thrown.length));
}

/** By number of kept faces: the rolls that can come, with their chances. */
const outcomes = keptFaces.map((kept) => {
  const thrown = positions.length - kept.length;
  return ascendingFaces(thrown).map((dice) => ({
    roll: numberIn(rollNumbers, [...kept, ...dice]),
    chance: orders(dice) / faces.length ** thrown,
  }));
});

/** By roll: the numbers of the sets of its faces that can be kept, all five among them. */
const keepsOfRoll = rolls.map((dice) => {
  const sets = Array.from({ length: 2 ** dice.length }, (_, bits) =>
    dice.filter((_, position) => bits & (1 << position)),
  );
  return [...new Set(sets.map((kept) => numberIn(keptNumbers, kept)))];
});

/** What each set of kept faces is worth before the re-roll, given what each of `rolls` is worth after it. */
function worthOfKeeps(worthOfRolls: readonly number[]): readonly number[] {
  return outcomes.map((rows) =>
    rows.reduce((sum, { roll, chance }) => sum + chance * (worthOfRolls[roll] ?? Number.NaN), 0),
  );
}

/**
 * What keeping some faces is worth with this many rolls left, by the best play of those that follow, given what
 * each of `rolls` is worth at the end. Keeping all five is stopping. Kept dice count as free to be released later.
 */
export function keepWorth(
  worthOfRolls: readonly number[],
  rollsLeft: number,
): (kept: readonly Face[]) => number {
  let keeps = worthOfKeeps(worthOfRolls);
  for (let left = 1; left < rollsLeft; left += 1) {
    const worthBefore = keepsOfRoll.map((numbers) =>
      Math.max(...numbers.map((kept) => keeps[kept] ?? Number.NaN)),
    );
    keeps = worthOfKeeps(worthBefore);
  }
  return (kept) => keeps[numberIn(keptNumbers, kept)] ?? Number.NaN;
}
