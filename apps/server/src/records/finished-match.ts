import {
  type BotId,
  botHasTurn,
  type Ending,
  evolve,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type Mode,
  type PersonId,
  type Recorded,
  type SeatNumber,
} from '@open-yatzy/match';
import { isFull, type Outcome, totals } from '@open-yatzy/rules';

/** What records take from a seat of a match that is over. */
export interface FinishedSeat {
  readonly seat: SeatNumber;
  /** null for a bot of the house. */
  readonly person: PersonId | null;
  readonly bot: BotId | null;
  readonly name: string;
  /** A bot account. */
  readonly isProgram: boolean;
  readonly rank: number;
  readonly outcome: Outcome;
  readonly total: number;
  /** Every box is written, and by the person who sat there. */
  readonly isOwnCard: boolean;
  readonly upperBonus: boolean;
  /** The 50 stands in `fiveOfAKind`. */
  readonly fiveOfAKind: boolean;
  /** Turns written with five alike, in whichever box. */
  readonly fiveAlikes: number;
  /** Boxes that hold 0. */
  readonly strikes: number;
  /** Points behind the best of the others when one box was left to each, below 0 if ahead; null if that never was. */
  readonly behind: number | null;
}

/** What records take from a match that is over. */
export interface FinishedMatch {
  readonly match: MatchId;
  readonly at: Milliseconds;
  readonly rules: string;
  readonly mode: Mode;
  /** Why it ended before its end. */
  readonly ending: Ending['type'] | null;
  readonly seats: readonly FinishedSeat[];
}

/** What the log tells beside its last state. */
interface Told {
  /** Boxes that a seat's own person wrote. */
  readonly written: readonly number[];
  /** Totals when one box was left to each seat. */
  readonly beforeLast: readonly number[] | null;
}

const totalsOf = ({ ruleSet, seats }: MatchState) =>
  seats.map(({ card, bonuses }) => totals(ruleSet, card, bonuses).total);

const hasOneRoundLeft = ({ ruleSet, seats }: MatchState) =>
  seats.every(({ card }) => Object.keys(card).length === ruleSet.boxes.length - 1);

/** A finished match out of its log; null where it leaves no record: abandoned, not over, or on one device. */
export function finishedMatch(log: readonly Recorded[]): FinishedMatch | null {
  let state: MatchState | null = null;
  let told: Told = { written: [], beforeLast: null };
  for (const recorded of log) {
    const before: MatchState | null = state;
    state = evolve(before, recorded);
    const { event } = recorded;
    if (event.type === 'MatchStarted') told = { ...told, written: state.seats.map(() => 0) };
    if (event.type !== 'BoxWritten' || !before) continue;
    const own = botHasTurn(before) ? 0 : 1;
    told = {
      written: told.written.map((count, seat) => (seat === event.seat ? count + own : count)),
      beforeLast: told.beforeLast ?? (hasOneRoundLeft(state) ? totalsOf(state) : null),
    };
  }
  return state && state.phase === 'finished' && state.access !== 'device' ? summary(state, told) : null;
}

function summary(state: MatchState, told: Told): FinishedMatch {
  return {
    match: state.match,
    at: state.phaseSince,
    rules: state.ruleSet.id,
    mode: state.mode,
    ending: state.ending?.type ?? null,
    seats: state.seats.map((_, seat) => finishedSeat(state, seat, told)),
  };
}

function finishedSeat(
  { match, ruleSet, seats, results }: MatchState,
  number: SeatNumber,
  { written, beforeLast }: Told,
): FinishedSeat {
  const [seat, result] = [seats[number], results?.[number]];
  if (!seat || !result || seat.holder.type === 'nobody')
    throw new Error(`match ${match}: expected a holder and a result for seat ${number}, got none`);
  const { holder, card, bonuses, fiveAlikes } = seat;
  const { total, upperBonus } = totals(ruleSet, card, bonuses);
  const others = beforeLast?.filter((_, other) => other !== number);
  return {
    seat: number,
    person: holder.type === 'person' ? holder.person : null,
    bot: holder.type === 'bot' ? holder.bot : null,
    name: holder.name,
    isProgram: holder.type === 'person' && holder.program,
    rank: result.rank,
    outcome: result.outcome,
    total,
    isOwnCard: isFull(ruleSet, card) && written[number] === ruleSet.boxes.length,
    upperBonus: upperBonus > 0,
    fiveOfAKind: (card.fiveOfAKind ?? 0) > 0,
    fiveAlikes,
    strikes: Object.values(card).filter((points) => points === 0).length,
    behind: others && beforeLast ? Math.max(...others) - (beforeLast[number] ?? 0) : null,
  };
}
