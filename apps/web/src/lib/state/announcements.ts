import { type BoxName, boxName, type Catalog } from '@open-yatzy/i18n';
import { clockDue, type MatchState, type PersonId, type Recorded } from '@open-yatzy/match';
import type { Face } from '@open-yatzy/rules';
import { actingSeat } from './table-ui.ts';

/** Sentences for those who listen: said when they are seen, never before the dice rest. */

export interface Listener {
  readonly person: PersonId | null;
  readonly catalog: Catalog;
  /** Server time, in milliseconds. */
  readonly now: number;
}

export function nameOf(state: MatchState, seat: number): string {
  const holder = state.seats[seat]?.holder;
  return holder && holder.type !== 'nobody' ? holder.name : '';
}

/** What a seat did to its card, in a sentence without a full stop. */
export function moveWords(catalog: Catalog, state: MatchState, seat: number): string | null {
  const move = state.seats[seat]?.lastMove;
  if (!move) return null;
  const { table } = catalog;
  const name = nameOf(state, seat);
  const box = boxName(catalog, state.ruleSet.id, move.box);
  if (move.bonus > 0) return table.wroteBonus({ ...move, name, box });
  return move.points === 0 ? table.struck(name, box) : table.wrote(name, box, move.points);
}

export function boxNames(catalog: Catalog, state: MatchState, boxes: readonly BoxName[]): string {
  const names = boxes.map((box) => boxName(catalog, state.ruleSet.id, box));
  return new Intl.ListFormat(catalog.language, { type: 'disjunction' }).format(names);
}

function whoseTurn(after: MatchState, { person, catalog, now }: Listener): string {
  const { turn } = after;
  if (!turn) return '';
  const { ears, handOver } = catalog.table;
  const name = nameOf(after, turn.seat);
  if (actingSeat(after, person) === null) return ears.otherTurn(name);
  if (after.access === 'device') return `${handOver(name)}.`;
  const due = clockDue(after);
  return ears.yourTurn(due === null ? null : Math.max(0, Math.round((due - now) / 1000)));
}

/** How a match ended, in a few words. */
export function outcomeWords(catalog: Catalog, state: MatchState, person: PersonId | null): string {
  const { end } = catalog.table;
  if (state.phase === 'abandoned') return end.abandoned;
  const best = state.seats.flatMap((seat, number) =>
    state.results?.[number]?.rank === 1 ? [{ seat, number }] : [],
  );
  const [only] = best;
  if (best.length === 1 && only) {
    const { holder } = only.seat;
    const isYou = holder.type === 'person' && holder.person === person && state.access !== 'device';
    return isYou ? end.youWon : end.won(nameOf(state, only.number));
  }
  return end.drawn(
    new Intl.ListFormat(catalog.language).format(best.map(({ number }) => nameOf(state, number))),
  );
}

/** Why a match ended before every card was full; null where it did not. */
export function endingWords(catalog: Catalog, state: MatchState): string | null {
  const { end } = catalog.table;
  switch (state.ending?.type) {
    case 'resigned':
      return end.byResigning(nameOf(state, state.ending.seat));
    case 'absence':
      return end.byAbsence(nameOf(state, state.ending.seat));
    case 'drawAgreed':
      return end.byAgreement;
    case undefined:
      return null;
  }
}

/** What an event that has just been shown means to a listener; empty where it need not be said. */
export function announcement({ event }: Recorded, after: MatchState, listener: Listener): string {
  const { catalog, person } = listener;
  const { ears, faces, agreement, resigned } = catalog.table;
  const spoken = (list: readonly Face[]) => list.map((face) => faces[face - 1]).join(', ');
  switch (event.type) {
    case 'MatchStarted':
      return whoseTurn(after, listener);
    case 'DiceRolled': {
      if (actingSeat(after, person) !== event.seat) return '';
      const kept = event.keep.flatMap((position) => event.dice[position] ?? []);
      return ears.rolled(event.roll, spoken(event.dice), spoken(kept));
    }
    case 'BoxWritten':
      return `${moveWords(catalog, after, event.seat)}. ${whoseTurn(after, listener)}`.trim();
    case 'TurnTimedOut':
      return ears.timedOut(nameOf(after, event.seat));
    case 'SeatHeld':
      return ears.held(nameOf(after, event.seat));
    case 'SeatLeft':
      return ears.left(nameOf(after, event.seat));
    case 'SeatReturned':
      return ears.returned(nameOf(after, event.seat));
    case 'SeatResigned':
      return `${nameOf(after, event.seat)}: ${resigned}.`;
    case 'EndProposed':
      return `${agreement.proposes.end(nameOf(after, event.seat))}.`;
    case 'DrawProposed':
      return `${agreement.proposes.draw(nameOf(after, event.seat))}.`;
    case 'PauseProposed':
      return `${agreement.proposes.pause(nameOf(after, event.seat))}.`;
    case 'ProposalDeclined':
      return `${agreement.declined(nameOf(after, event.seat))}.`;
    case 'MatchPaused':
      return `${agreement.paused}.`;
    case 'MatchResumed':
      return whoseTurn(after, listener);
    case 'MatchAbandoned':
    case 'MatchFinished':
      return `${outcomeWords(catalog, after, person)}.`;
    default:
      return '';
  }
}
