import type { MatchId, PersonId } from '@open-yatzy/match';
import type { GamesPage, GamesQuestion, Opponent, PlayedGame } from '@open-yatzy/protocol';
import type { RecordViews } from '../store/record-views.ts';
import type { Played } from './played.ts';

const gamesPerPage = 20;

function opponentOf({ person, bot, name, isProgram, total }: Played): Opponent {
  return { person, name, isBot: bot !== null || isProgram, total };
}

function gameOf(match: MatchId, person: PersonId, seats: readonly Played[]): PlayedGame {
  const own = seats.find((seat) => seat.match === match && seat.person === person);
  if (!own) throw new Error(`match ${match}: expected a seat of ${person}, got none`);
  return {
    match,
    at: own.at,
    rules: own.rules,
    mode: own.mode,
    seat: own.seat,
    rank: own.rank,
    outcome: own.outcome,
    total: own.total,
    isOwnCard: own.isOwnCard,
    ending: own.ending,
    opponents: seats.filter((seat) => seat.match === match && seat.seat !== own.seat).map(opponentOf),
  };
}

/** A page of someone's games, as `viewer` may see them. */
export async function gamesPage(
  views: RecordViews,
  person: PersonId,
  { question, viewer }: { readonly question: GamesQuestion; readonly viewer: PersonId | null },
): Promise<GamesPage> {
  const { page, ...filter } = question;
  const wanted = { ...filter, person, ...(viewer === person ? {} : { seenBy: viewer }) };
  const { matches, count } = await views.games({
    ...wanted,
    offset: (page - 1) * gamesPerPage,
    limit: gamesPerPage,
  });
  const seats = await views.seatsOf(matches);
  return {
    games: matches.map((match) => gameOf(match, person, seats)),
    page,
    pages: Math.max(1, Math.ceil(count / gamesPerPage)),
    count,
  };
}
