import { type Catalog, ruleSetWords } from '@open-yatzy/i18n';
import type { MatchState } from '@open-yatzy/match';
import type { PicturePart } from '@open-yatzy/protocol';
import { totals } from '@open-yatzy/rules';
import { robot } from '../components/robot.ts';
import { withDeleted } from '../people/deleted.ts';
import { endingWords, outcomeWords } from '../state/announcements.ts';
import {
  birch,
  canDraw,
  column,
  drawing,
  ink,
  oneLine,
  paper,
  pine,
  plain,
  row,
  ruled,
  seatShape,
  soft,
  text,
  title,
  wordmark,
} from './parts.ts';

const botMark = `<path fill-rule="evenodd" d="${robot}" fill="${soft}"/>`;

interface Line {
  readonly seat: number;
  readonly name: string;
  readonly isBot: boolean;
  readonly rank: number;
  readonly total: number;
}

/** The same match with names that can be drawn: a seat stands for one in other letters. */
function drawable(state: MatchState, catalog: Catalog): MatchState {
  const named = withDeleted(state, catalog);
  const seats = named.seats.map((seat, number) => {
    const { holder } = seat;
    if (holder.type === 'nobody' || canDraw(holder.name)) return seat;
    return { ...seat, holder: { ...holder, name: catalog.common.seat(number + 1) } };
  });
  return { ...named, seats };
}

function linesOf({ ruleSet, seats, results }: MatchState): readonly Line[] {
  return seats
    .map(({ card, bonuses, holder }, seat) => ({
      seat,
      name: holder.type === 'nobody' ? '' : holder.name,
      isBot: holder.type === 'bot' || (holder.type === 'person' && holder.program),
      rank: results?.[seat]?.rank ?? seats.length,
      total: totals(ruleSet, card, bonuses).total,
    }))
    .toSorted((one, other) => one.rank - other.rank || other.total - one.total);
}

function drawnLine({ seat, name, isBot, rank, total }: Line, height: number, isLast: boolean): PicturePart {
  const size = Math.min(44, height * 0.5);
  const isBest = rank === 1;
  return row({ height, gap: 24, alignItems: 'center', ...(isLast ? {} : ruled) }, [
    text(String(rank), { ...title, ...plain, width: 34, fontSize: size }),
    seatShape(seat, size * 0.86),
    ...(isBot ? [drawing(botMark, { size: size * 0.95, grid: 24 })] : []),
    text(name, {
      ...plain,
      ...oneLine,
      flexGrow: 1,
      flexBasis: 0,
      color: ink,
      fontSize: size,
      fontWeight: isBest ? 700 : 500,
    }),
    text(String(total), { ...title, fontSize: size * 1.15, ...(isBest ? { color: pine } : {}) }),
  ]);
}

/** How a match ended, for whoever has its link: names, shapes and totals. Throws where it is not finished. */
export function resultPicture(match: MatchState, catalog: Catalog): PicturePart {
  if (match.phase !== 'finished')
    throw new Error(`expected a finished match, got one that is ${match.phase}`);
  const state = drawable(match, catalog);
  const lines = linesOf(state);
  const outcome = outcomeWords(catalog, state, null);
  const height = lines.length > 3 ? 60 : 84;
  return birch([
    row({ justifyContent: 'space-between', alignItems: 'center' }, [
      wordmark(catalog.common.site),
      text(ruleSetWords(catalog, state.ruleSet.id).name, plain),
    ]),
    column({ gap: 8 }, [
      text(outcome, { ...title, fontSize: outcome.length > 26 ? 56 : 76, lineClamp: 2, textWrap: 'balance' }),
      ...[endingWords(catalog, state)].flatMap((why) => (why === null ? [] : [text(why, plain)])),
    ]),
    paper(
      {},
      lines.map((line, at) => drawnLine(line, height, at === lines.length - 1)),
    ),
  ]);
}
