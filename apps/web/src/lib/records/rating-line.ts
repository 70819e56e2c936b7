import type { RuleSetRecord } from '@open-yatzy/protocol';

/** A place in a field of 100 by 100, from the top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A drawn rating: its places, and the round numbers at its side. */
export interface RatingLine {
  readonly places: readonly Place[];
  readonly ticks: readonly { readonly y: number; readonly number: number }[];
}

const steps = [10, 20, 50, 100, 200, 500];
/** A rating that hardly moves is not drawn as if it leapt. */
const leastSpan = 60;

/** Games stand at even distances, since what moves a rating is games, not days. */
export function ratingLine(curve: RuleSetRecord['curve']): RatingLine {
  const numbers = curve.map(({ number }) => number);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const slack = Math.max(0, leastSpan - (high - low)) / 2;
  const step = steps.find((each) => (high - low + 2 * slack) / each <= 5) ?? 1000;
  const first = Math.floor((low - slack) / step) * step;
  const last = Math.max(first + step, Math.ceil((high + slack) / step) * step);
  const y = (number: number) => 100 - ((number - first) / (last - first)) * 100;
  return {
    places: numbers.map((number, index) => ({
      x: (index / Math.max(1, numbers.length - 1)) * 100,
      y: y(number),
    })),
    ticks: Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => {
      const number = first + index * step;
      return { number, y: y(number) };
    }),
  };
}
