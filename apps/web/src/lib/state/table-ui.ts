import { botOf, type MatchState, type PersonId, type SeatNumber } from '@open-yatzy/match';
import { type Box, boxRefusal, type Position, standing } from '@open-yatzy/rules';

/** What a player has pointed at but not yet sent: it lives and dies with the page. */
export interface TableUi {
  /** Dice that the next roll is to keep. */
  readonly keep: readonly Position[];
  /** The box that "Write" would write. */
  readonly armed: Box | null;
  /** Whose card is looked at; null follows the play. */
  readonly looked: SeatNumber | null;
}

/** The seat that this person plays now: theirs, at turn, no bot finishes it, and the match does not rest. */
export function actingSeat(state: MatchState, person: PersonId | null): SeatNumber | null {
  const { turn, pausedSince } = state;
  const seat = turn && state.seats[turn.seat];
  if (!turn || !seat || pausedSince !== null || turn.timedOut || botOf(seat) !== null) return null;
  return seat.holder.type === 'person' && seat.holder.person === person ? turn.seat : null;
}

/** The ui at which a state is first seen: what was kept at the last re-roll lies kept. */
export function freshUi(state: MatchState): TableUi {
  return { keep: state.turn?.kept ?? [], armed: null, looked: null };
}

/** The ui after play has moved on: a roll or a new turn disarms and lets go of what was pointed at. */
export function settledUi(ui: TableUi, before: MatchState, after: MatchState): TableUi {
  return before.turn?.since === after.turn?.since ? ui : freshUi(after);
}

/** Keeps a die or puts it back, where the rules let it go. */
export function toggleKeep(ui: TableUi, state: MatchState, position: Position): TableUi {
  const { turn, ruleSet } = state;
  if (!turn?.dice || turn.rolls === 3 || standing(ruleSet, turn.kept).includes(position)) return ui;
  const keep = ui.keep.includes(position)
    ? ui.keep.filter((each) => each !== position)
    : [...ui.keep, position].sort();
  return { ...ui, keep };
}

/** Arms a box that may be written; any other disarms. */
export function arm(ui: TableUi, state: MatchState, box: Box | null): TableUi {
  const { turn, ruleSet } = state;
  const card = turn && state.seats[turn.seat]?.card;
  const mayWrite =
    box && card && turn.dice && boxRefusal(ruleSet, { card, dice: turn.dice }, box) === undefined;
  return { ...ui, armed: mayWrite ? box : null };
}
