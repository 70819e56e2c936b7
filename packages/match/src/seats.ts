import { fiveAlike } from '@open-yatzy/rules';
import type { BoxWritten, Cause } from './events.ts';
import type { MatchState, Seat } from './state.ts';
import type { BotId, SeatNumber } from './vocabulary.ts';

/** A seat with its number. */
export type NumberedSeat = Seat & { readonly number: SeatNumber };

export function seatsOf(state: MatchState): readonly NumberedSeat[] {
  return state.seats.map((seat, number) => ({ ...seat, number }));
}

/** The seats that a person sits on: one, or on one device all. */
export function seatsOfPerson(state: MatchState, person: Cause): readonly NumberedSeat[] {
  return seatsOf(state).filter(({ holder }) => holder.type === 'person' && holder.person === person);
}

/** Someone sits there, is there, and plays for themselves. */
export function isPresent({ holder, awaySince, heldBy, resigned }: Seat): boolean {
  return holder.type === 'person' && awaySince === null && heldBy === null && !resigned;
}

/** Whether another person waits for this seat: only then is there a clock and a takeover. */
export function otherPersonWaits(state: MatchState, number: SeatNumber): boolean {
  const own = state.seats[number]?.holder;
  const isOwner = (seat: Seat) =>
    own?.type === 'person' && seat.holder.type === 'person' && seat.holder.person === own.person;
  return state.seats.some((seat) => isPresent(seat) && !isOwner(seat));
}

/** The person who makes the table in the place of one who goes: the next round the table, those who are there before others. */
export function heirOf(state: MatchState, maker: Cause): NumberedSeat | undefined {
  const first = seatsOfPerson(state, maker)[0]?.number ?? 0;
  const round = [...seatsOf(state).slice(first), ...seatsOf(state).slice(0, first)];
  const others = round.filter(({ holder }) => holder.type === 'person' && holder.person !== maker);
  return others.find(isPresent) ?? others[0];
}

/** The seat with one more box on its card. */
export function withBox(seat: Seat, { box, points, bonus, dice }: BoxWritten): Seat {
  return {
    ...seat,
    card: { ...seat.card, [box]: points },
    bonuses: seat.bonuses + (bonus > 0 ? 1 : 0),
    fiveAlikes: seat.fiveAlikes + (fiveAlike(dice) ? 1 : 0),
  };
}

/** Turns that a seat has written. */
export function turnsWritten({ card }: Seat): number {
  return Object.keys(card).length;
}

/** The bot that plays this seat now, if one does. */
export function botOf(seat: Seat): BotId | null {
  return seat.holder.type === 'bot' ? seat.holder.bot : seat.heldBy;
}

/** Whether the present turn is played for its seat: by its bot, or by rule of thumb once it has timed out. */
export function botHasTurn({ turn, seats }: Pick<MatchState, 'turn' | 'seats'>): boolean {
  const seat = turn && seats[turn.seat];
  return seat ? turn.timedOut || botOf(seat) !== null : false;
}
