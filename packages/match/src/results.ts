import { isFull, result, type SeatResult, totals } from '@open-yatzy/rules';
import type { Ending, RematchOf } from './events.ts';
import type { MatchState, Seat } from './state.ts';
import type { SeatNumber } from './vocabulary.ts';

type Table = Pick<MatchState, 'ruleSet' | 'seats'>;

/** Whether nobody has anything left to write. */
export function isPlayedOut({ ruleSet, seats }: Table): boolean {
  return seats.every(({ card, resigned }) => resigned || isFull(ruleSet, card));
}

/** Whether a match is over once this seat has resigned too: too few play on, or no person, or all have written all. */
export function endsWithout({ ruleSet, seats }: Table, seat: SeatNumber): boolean {
  const rest = seats.filter(({ resigned }, number) => !resigned && number !== seat);
  const persons = rest.filter(({ holder }) => holder.type === 'person');
  return rest.length < 2 || persons.length === 0 || isPlayedOut({ ruleSet, seats: rest });
}

/**
 * The results by seat. Those who play on are ranked by their totals, or have all drawn where that was agreed; who has
 * resigned, or lost by absence, shares the last place and has lost.
 */
export function resultsOf({ ruleSet, seats }: Table, ending: Ending | null = null): readonly SeatResult[] {
  const loser = ending?.type === 'drawAgreed' ? null : ending?.seat;
  const isOut = ({ resigned }: Seat, number: SeatNumber) => resigned || number === loser;
  const scores = seats.flatMap((seat, number) => {
    const { total } = totals(ruleSet, seat.card, seat.bonuses);
    return isOut(seat, number) ? [] : [{ total, fiveAlikes: seat.fiveAlikes }];
  });
  const ranked =
    ending?.type === 'drawAgreed'
      ? scores.map((): SeatResult => ({ rank: 1, outcome: 'drawn' }))
      : result(ruleSet, scores);
  const places = ranked.values();
  return seats.map((seat, number): SeatResult => {
    if (isOut(seat, number)) return { rank: scores.length + 1, outcome: 'lost' };
    const place = places.next().value;
    if (!place) throw new Error(`results: expected a place for seat ${number}, got none`);
    return place;
  });
}

/** What each seat has won in this match, if it has a result, and in those that it is the rematch of: 1 a match, shared among its winners. */
export function runningScore({
  seats,
  rematchOf,
  results,
}: Pick<MatchState, 'seats' | 'rematchOf' | 'results'>): readonly number[] {
  const winners = results?.filter(({ rank }) => rank === 1).length ?? 0;
  return seats.map((_, seat) => {
    const won = results?.[seat]?.rank === 1 ? 1 / winners : 0;
    return (rematchOf?.score?.[seat] ?? 0) + won;
  });
}

/** What a rematch is opened with: seats kept for the people who sat there, the next one begins. */
export function rematchOf(over: MatchState): RematchOf {
  return {
    match: over.match,
    beginner: ((over.beginner ?? 0) + 1) % over.seats.length,
    reserved: over.seats.map(({ holder }) => (holder.type === 'person' ? holder.person : null)),
    score: runningScore(over),
  };
}
