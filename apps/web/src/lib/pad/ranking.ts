import { type Outcome, result } from '@open-yatzy/rules';
import type { Cards, PlayerCard } from './cards.ts';
import type { Pad } from './pad.ts';
import { type FiveAlikeRange, fiveAlikeRange } from './points.ts';

export interface Placed {
  readonly card: PlayerCard;
  readonly rank: number;
  readonly outcome: Outcome;
}

/** Of whom it must be asked how often they threw five alike, and what may be answered. */
export interface Asked extends FiveAlikeRange {
  readonly card: PlayerCard;
}

export interface Ranking {
  /** The best first; among equals in the order of turns. */
  readonly places: readonly Placed[];
  /** Empty unless a tie hangs on it. */
  readonly asked: readonly Asked[];
}

/** How often a player threw five alike, as far as is known from entries and from what was told. */
function known(pad: Pad, { player, written }: PlayerCard): FiveAlikeRange {
  const ranges = [...written.values()].map((entry) => fiveAlikeRange(pad.ruleSet, entry));
  const sum = (side: keyof FiveAlikeRange) => ranges.reduce((all, range) => all + range[side], 0);
  const [least, most] = [sum('least'), sum('most')];
  const told = pad.fiveAlikes.get(player.id);
  // An answer that what was entered since contradicts is none.
  return told !== undefined && told >= least && told <= most ? { least: told, most: told } : { least, most };
}

const isExact = ({ least, most }: FiveAlikeRange) => least === most;

/** Whether two that are equal in points are not told apart by what is known, but might be by what is not. */
function isOpen(one: FiveAlikeRange, other: FiveAlikeRange): boolean {
  return !(isExact(one) && isExact(other)) && one.least <= other.most && other.least <= one.most;
}

/** Places by what stands now, whether or not the game is over. */
export function rankingOf(pad: Pad, { ruleSet, cards }: Cards): Ranking {
  const counts = cards.map((card) => ({ card, ...known(pad, card) }));
  const results = result(
    ruleSet,
    counts.map(({ card, least }) => ({ total: card.totals.total, fiveAlikes: least })),
  );
  const places = counts
    .map(({ card }, index) => {
      const placed = results[index];
      if (!placed) throw new Error(`expected a result for each of ${counts.length} cards`);
      return { card, ...placed };
    })
    .sort((one, other) => one.rank - other.rank);
  if (ruleSet.tieBreak !== 'mostFiveAlike') return { places, asked: [] };
  const asked = counts.filter(
    (one) =>
      !isExact(one) &&
      counts.some(
        (other) => other !== one && other.card.totals.total === one.card.totals.total && isOpen(one, other),
      ),
  );
  return { places, asked };
}
