import type { TotalsRecord } from '@open-yatzy/protocol';
import type { Ending } from '@open-yatzy/solver';

/** Totals of one's own beside those of perfect play, class by class; shares of 1, heights in per cent of the highest. */
export interface TotalsChart {
  readonly classes: readonly {
    /** The least total of the class. */
    readonly from: number;
    readonly to: number;
    readonly own: number;
    /** null while it is not known. */
    readonly perfect: number | null;
    readonly ownHeight: number;
    readonly perfectHeight: number;
  }[];
  /** Which classes have their least total written beneath. */
  readonly ticks: readonly number[];
}

const widths = [5, 10, 20, 25, 50, 100];
const mostClasses = 22;
/** Ends of perfect play less likely than this are not drawn. */
const tooRare = 0.002;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Totals between which nearly all games of perfect play end. */
function commonOf({ from, chances }: Ending): readonly [number, number] {
  let below = 0;
  const at = (share: number) => {
    below = 0;
    return chances.findIndex((chance) => {
      below += chance;
      return below >= share;
    });
  };
  return [from + at(tooRare), from + at(1 - tooRare)];
}

/** The chart of totals; `totals` ascending, as records have them. */
export function totalsChart(
  { totals, games }: Pick<TotalsRecord, 'totals' | 'games'>,
  perfect: Ending | null,
): TotalsChart {
  const common = perfect ? commonOf(perfect) : [];
  const seen = totals.map(([total]) => total);
  const [low, high] = [Math.min(...seen, ...common), Math.max(...seen, ...common)];
  const width = widths.find((each) => (high - low) / each <= mostClasses - 1) ?? 200;
  const first = Math.floor(low / width) * width;
  const count = Math.floor((high - first) / width) + 1;
  const shares = Array.from({ length: count }, (_, index) => {
    const from = first + index * width;
    const own = sum(
      totals.filter(([total]) => total >= from && total < from + width).map(([, each]) => each),
    );
    const within = perfect?.chances.slice(
      Math.max(0, from - perfect.from),
      Math.max(0, from + width - perfect.from),
    );
    return { from, to: from + width - 1, own: own / games, perfect: within ? sum(within) : null };
  });
  const most = Math.max(...shares.flatMap((each) => [each.own, each.perfect ?? 0]));
  const every = Math.ceil(count / 7);
  return {
    classes: shares.map((each) => ({
      ...each,
      ownHeight: (each.own / most) * 100,
      perfectHeight: ((each.perfect ?? 0) / most) * 100,
    })),
    ticks: shares.filter((_, index) => index % every === 0).map(({ from }) => from),
  };
}
