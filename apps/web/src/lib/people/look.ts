/** A person's mark, drawn from their id alone: a shape of the seats, a colour, and a pattern of pips. On a grid of 20. */
export interface Look {
  /** Path of an SVG. */
  readonly shape: string;
  /** Degrees of OKLCH. */
  readonly hue: number;
  /** Centres. */
  readonly pips: readonly (readonly [x: number, y: number])[];
}

const shapes = [
  'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  'M4.4 1.6h11.2a2.8 2.8 0 0 1 2.8 2.8v11.2a2.8 2.8 0 0 1-2.8 2.8H4.4a2.8 2.8 0 0 1-2.8-2.8V4.4a2.8 2.8 0 0 1 2.8-2.8z',
  'M10 .6q.9 0 1.4.9l8.2 15.3q1.1 2.2-1.3 2.4H1.7q-2.4-.2-1.3-2.4L8.6 1.5q.5-.9 1.4-.9z',
  'M8.7.9q1.3-1 2.6 0l7.8 7.8q1 1.3 0 2.6l-7.8 7.8q-1.3 1-2.6 0L.9 11.3q-1-1.3 0-2.6z',
  'M6.2 1.4h7.6q1 0 1.5.9l3.9 6.8q.5.9 0 1.8l-3.9 6.8q-.5.9-1.5.9H6.2q-1 0-1.5-.9L.8 10.9q-.5-.9 0-1.8l3.9-6.8q.5-.9 1.5-.9z',
] as const;

/** Hues that differ to colour-blind eyes too, in lightness of their pips and shape where not by themselves. */
const hues = [255, 45, 160, 330, 95, 290, 205, 15] as const;

/** Where pips may lie: the middle, and round it, within the narrowest shape. A triangle's are lower, where it is wide. */
const places = [
  [10, 10],
  [6.7, 10],
  [13.3, 10],
  [10, 6.7],
  [10, 13.3],
] as const;
const triangle = 2;
const lower = 3;

/** Patterns of one to four pips, as numbers of `places`. */
const patterns = [
  [0],
  [1, 2],
  [3, 4],
  [0, 1, 2],
  [0, 3, 4],
  [1, 2, 3],
  [1, 2, 4],
  [3, 4, 1],
  [3, 4, 2],
  [1, 2, 3, 4],
] as const;

/** 32 bits of FNV-1a: ids are random, so that any even spread will do. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

export function lookOf(person: string): Look {
  const hash = hashOf(person);
  const shape = hash % shapes.length;
  const rest = Math.floor(hash / shapes.length);
  const pattern = patterns[Math.floor(rest / hues.length) % patterns.length] ?? patterns[0];
  const down = shape === triangle ? lower : 0;
  return {
    shape: shapes[shape] ?? shapes[0],
    hue: hues[rest % hues.length] ?? hues[0],
    pips: pattern.map((place) => [places[place][0], places[place][1] + down] as const),
  };
}
