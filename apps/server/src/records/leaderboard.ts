import type { Milliseconds, PersonId } from '@open-yatzy/match';
import type { Leaderboard, LeaderboardQuestion, LeaderboardRow } from '@open-yatzy/protocol';
import type { BoardRow, RecordBoards } from '../store/record-boards.ts';
import { seasonNumber, seasonOf, weekOf } from './calendar.ts';
import { pointsOf, rankOf, settledSigma, spanOfMu } from './rating.ts';

/** Rows that are listed; who asks is told their own place beside. */
const mostRows = 50;
/** Cards that it takes to be compared by their mean. */
const fewestCards = { season: 5, week: 3, friends: 1 } as const;

export interface BoardQuestion extends LeaderboardQuestion {
  readonly viewer: PersonId | null;
  /** Of who asks. */
  readonly friends: readonly PersonId[];
  readonly now: Milliseconds;
}

async function rowsFor(boards: RecordBoards, question: BoardQuestion): Promise<readonly BoardRow[]> {
  const { rules, mode, span: name, viewer, friends, now } = question;
  const span = name === 'week' ? weekOf(now) : seasonOf(now);
  const among = name === 'friends' ? [...friends, ...(viewer === null ? [] : [viewer])] : null;
  const wanted = { rules, span, among };
  switch (mode) {
    case 'normal':
      return boards.means({ ...wanted, mode, fewest: fewestCards[name] });
    case 'diamonds':
      return boards.diamonds(wanted);
    case 'ranked':
      return name === 'week'
        ? boards.gains({ ...wanted, settledBelow: settledSigma })
        : boards.ratings({ rules, among, season: seasonNumber(now), settledBelow: settledSigma });
  }
}

/** Places by value; who is equal shares one. `names` says who is who now. */
export async function leaderboardOf(
  boards: RecordBoards,
  question: BoardQuestion,
  nameOf: (person: PersonId) => Promise<string>,
): Promise<Leaderboard> {
  const { mode, span, viewer, now } = question;
  const found = await rowsFor(boards, question);
  const isRating = mode === 'ranked' && span !== 'week';
  const shown = (value: number) => {
    if (mode !== 'ranked') return value;
    return Math.round(isRating ? pointsOf({ mu: value }) : spanOfMu(value));
  };
  const row = async ({ person, value, games }: BoardRow): Promise<LeaderboardRow> => ({
    place: 1 + found.findIndex((other) => shown(other.value) === shown(value)),
    person,
    name: await nameOf(person),
    value: shown(value),
    games,
    rank: isRating ? rankOf(shown(value)) : null,
  });
  const own = found.slice(mostRows).find(({ person }) => person === viewer);
  return {
    rows: await Promise.all(found.slice(0, mostRows).map(row)),
    own: own ? await row(own) : null,
    until: (span === 'week' ? weekOf(now) : seasonOf(now)).until,
    fewest: mode === 'normal' ? fewestCards[span] : 1,
  };
}
