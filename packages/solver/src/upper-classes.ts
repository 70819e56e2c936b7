import { type Face, faces } from '@open-yatzy/rules';

/**
 * Upper totals that cannot be told apart by what is still to come.
 *
 * The upper total matters only through the bonus: from total `u`, with upper boxes open that can still bring any
 * sum in S, the bonus is won by exactly those futures that bring at least `from` − u. Totals with the same
 * smallest such sum in S are one class: none (lost), 0 (won), or a threshold between. Only totals that the
 * filled boxes can have brought are looked at. For a bonus at 63 that leaves 1,640 classes over the 64 sets of
 * filled upper boxes, of 2,794 totals.
 *
 * A set of filled upper boxes has bit `face − 1` for each.
 */
export interface UpperClasses {
  /** Smallest total of each class, ascending: the last is the won class if there is one. */
  readonly smallest: readonly number[];
  /** Class of each total from 0 to `from`, −1 where the filled boxes cannot have brought it. */
  readonly classOf: Int8Array;
}

const mostUpper = 5 * 21;

/** `possible[sum]`: whether these boxes can bring that sum. */
function sumsOf(boxes: readonly Face[]): Uint8Array {
  const possible = new Uint8Array(mostUpper + 1);
  possible[0] = 1;
  for (const face of boxes) {
    for (let sum = mostUpper; sum > 0; sum -= 1) {
      for (let count = 1; count <= 5 && count * face <= sum; count += 1) {
        if (possible[sum - count * face]) possible[sum] = 1;
      }
    }
  }
  return possible;
}

function classesOf(before: Uint8Array, toCome: Uint8Array, from: number): UpperClasses {
  const smallest: number[] = [];
  const classOf = new Int8Array(from + 1).fill(-1);
  let threshold = -1;
  for (let total = 0; total <= from; total += 1) {
    const canBe = total < from ? before[total] : before.subarray(from).includes(1);
    if (!canBe) continue;
    const own = toCome.indexOf(1, from - total);
    if (smallest.length === 0 || own !== threshold) smallest.push(total);
    threshold = own;
    classOf[total] = smallest.length - 1;
  }
  return { smallest, classOf };
}

/** The classes of each of the 64 sets of filled upper boxes, for a bonus won at a total of `from`. */
export function upperClasses(from: number): readonly UpperClasses[] {
  return Array.from({ length: 64 }, (_, set) => {
    const isFilled = (face: Face) => ((set >> (face - 1)) & 1) === 1;
    const before = sumsOf(faces.filter(isFilled));
    const toCome = sumsOf(faces.filter((face) => !isFilled(face)));
    return classesOf(before, toCome, from);
  });
}
