import type { BoxWritten, MatchState, Recorded, SeatNumber } from '@open-yatzy/match';
import { replay } from '@open-yatzy/match';
import { totals } from '@open-yatzy/rules';

/** The turn after which the winner was never caught again. */
export type DecisiveTurn = Pick<BoxWritten, 'seat' | 'turn' | 'box' | 'points' | 'bonus'>;

/** Totals by seat after each full round, from a state's cards as they grew. */
function roundTotals(log: readonly Recorded[], last: MatchState): readonly (readonly number[])[] {
  const { ruleSet, seats } = last;
  const writes = log.flatMap(({ event }) => (event.type === 'BoxWritten' ? [event] : []));
  return ruleSet.boxes.map((_, round) =>
    seats.map((_, seat) => {
      const own = writes.filter((write) => write.seat === seat && write.turn <= round + 1);
      const card = Object.fromEntries(own.map(({ box, points }) => [box, points]));
      return totals(ruleSet, card, own.filter(({ bonus }) => bonus > 0).length).total;
    }),
  );
}

/**
 * Where a single winner took the lead for good, by totals after full rounds; null where the match was drawn, broken
 * off, or decided by the tie-break.
 */
export function decisiveTurn(log: readonly Recorded[]): DecisiveTurn | null {
  const state = replay(log);
  const winner: SeatNumber = state?.results?.findIndex(({ outcome }) => outcome === 'won') ?? -1;
  if (!state || winner < 0) return null;
  const leads = roundTotals(log, state).map((byTotal) =>
    byTotal.every((total, seat) => seat === winner || total < (byTotal[winner] ?? 0)),
  );
  const turn = leads.lastIndexOf(false) + 2;
  const found = log.find(
    ({ event }) => event.type === 'BoxWritten' && event.seat === winner && event.turn === turn,
  );
  return found?.event.type === 'BoxWritten' ? found.event : null;
}
