import type { MatchState, PersonId } from '@open-yatzy/match';
import { type Dice, positions } from '@open-yatzy/rules';
import type { Shown } from '../state/playback.ts';
import { actingSeat } from '../state/table-ui.ts';
import type { Thrown } from './knocks.ts';

/** What there is to hear between two looks at a table. */
export type Heard =
  | ({ readonly type: 'roll'; readonly isOwn: boolean } & Thrown)
  | { readonly type: 'written' | 'turn' | 'fanfare' };

const isFiveAlike = (dice: Dice) => dice.every((face) => face === dice[0]);

function rolled(before: Shown, after: Shown, person: PersonId | null): readonly Heard[] {
  const { state, tumble } = after;
  const isOwn = actingSeat(state, person) !== null;
  if (tumble) return tumble.seq === before.tumble?.seq ? [] : [{ type: 'roll', isOwn, ...tumble }];
  const { turn } = state;
  const was = before.state.turn;
  if (!turn?.dice || (was?.since === turn.since && was.rolls === turn.rolls)) return [];
  const thrown = positions.filter((position) => !turn.kept.includes(position));
  const fell: readonly Heard[] = before.tumble
    ? []
    : [{ type: 'roll', isOwn, seq: state.seq, thrown, ms: 0 }];
  return isFiveAlike(turn.dice) ? [...fell, { type: 'fanfare' }] : fell;
}

function isWonHere({ access, results, seats }: MatchState, person: PersonId | null): boolean {
  return seats.some(({ holder }, seat) => {
    const isOwn = holder.type === 'person' && holder.person === person;
    return results?.[seat]?.outcome === 'won' && (isOwn || access === 'device');
  });
}

/** In the order in which it happened. What was there when the page came is not heard. */
export function heard(before: Shown, after: Shown, person: PersonId | null): readonly Heard[] {
  const [was, is] = [before.state, after.state];
  const isWritten = is.seats.some(
    ({ lastMove }, seat) => lastMove && lastMove.box !== was.seats[seat]?.lastMove?.box,
  );
  const isTurn =
    is.access !== 'device' && actingSeat(is, person) !== null && actingSeat(was, person) === null;
  const isWon = is.phase === 'finished' && was.phase !== 'finished' && isWonHere(is, person);
  return [
    ...(isWritten ? [{ type: 'written' } as const] : []),
    ...(isTurn ? [{ type: 'turn' } as const] : []),
    ...rolled(before, after, person),
    ...(isWon ? [{ type: 'fanfare' } as const] : []),
  ];
}
