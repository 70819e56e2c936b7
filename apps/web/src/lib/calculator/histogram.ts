import type { Ending } from '@open-yatzy/solver';

/** A drawn distribution, in a field of 600 by 126. */
export interface Histogram {
  readonly bars: readonly {
    readonly x: number;
    readonly width: number;
    readonly height: number;
    /** Outside the middle nine tenths. */
    readonly isTail: boolean;
  }[];
  readonly ticks: readonly { readonly x: number; readonly total: number }[];
  readonly meanAt: number;
}

const width = 600;
const height = 122;
/** Ends less likely than this are not drawn. */
const tooRare = 0.001;
const mostBars = 60;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** The share of totals below a place. */
function shareEnd(chances: readonly number[], isEnd: (below: number) => boolean): number {
  let below = 0;
  const at = chances.findIndex((each) => {
    below += each;
    return isEnd(below);
  });
  return at < 0 ? chances.length - 1 : at;
}

/** A round distance between ticks, for about `count` of them. */
function roundStep(span: number, count: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
  return steps.find((step) => span / step <= count) ?? 500;
}

export function histogram({ from, chances, mean, quantiles }: Ending): Histogram {
  const first = shareEnd(chances, (below) => below >= tooRare);
  const last = shareEnd(chances, (below) => below >= 1 - tooRare);
  const span = last - first + 1;
  const size = Math.ceil(span / mostBars);
  const count = Math.ceil(span / size);
  const step = width / count;
  const [low = 0] = quantiles;
  const high = quantiles.at(-1) ?? 0;
  const shares = Array.from({ length: count }, (_, at) =>
    sum(chances.slice(first + at * size, first + (at + 1) * size)),
  );
  const most = Math.max(...shares);
  const placeOf = (total: number) => ((total - from - first + 0.5) / (count * size)) * width;
  const bars = shares.map((share, at) => {
    const total = from + first + at * size;
    return {
      x: at * step,
      width: Math.max(1, step - Math.min(2, step / 4)),
      height: (share / most) * height,
      isTail: total + size - 1 < low || total > high,
    };
  });
  const apart = roundStep(span, 7);
  const start = Math.ceil((from + first) / apart) * apart;
  const ticks = Array.from({ length: Math.floor((from + last - start) / apart) + 1 }, (_, at) => {
    const total = start + at * apart;
    return { x: placeOf(total), total };
  }).filter(({ x }) => x > 12 && x < width - 12);
  return { bars, ticks, meanAt: placeOf(mean) };
}

/** The chance to end with at least a round total, for those that are neither sure nor out of reach. */
export function reachedBy({
  from,
  chances,
}: Ending): readonly { readonly total: number; readonly chance: number }[] {
  const step = roundStep(chances.length, 16);
  const totals = Array.from(
    { length: Math.ceil(chances.length / step) + 1 },
    (_, at) => (Math.floor(from / step) + at) * step,
  );
  return totals
    .map((total) => ({ total, chance: sum(chances.slice(Math.max(0, total - from))) }))
    .filter(({ chance }) => chance < 1 - tooRare && chance > tooRare);
}
