import { chooseByThumb } from '@open-yatzy/bots';
import type { MatchState, SeatNumber } from '@open-yatzy/match';
import type { Wish } from '@open-yatzy/protocol';
import type { Player } from './player.ts';

/** What a sensible person does on this turn. */
export function sensibleMove({ turn, seats, ruleSet }: MatchState): Wish {
  const card = turn && seats[turn.seat]?.card;
  if (!turn || !card) throw new Error('expected a turn');
  const { dice, kept, rolls } = turn;
  if (dice === null) return { type: 'roll', keep: [] };
  const rollsLeft = (3 - rolls) as 0 | 1 | 2;
  const choice = chooseByThumb({ ruleSet, card, dice, rollsLeft, kept });
  return choice.type === 'keep'
    ? { type: 'roll', keep: [...choice.keep] }
    : { type: 'write', box: choice.box };
}

/** Plays a seat's turns until the match is over, or for so many commands. */
export async function playOn(
  player: Player,
  seat: SeatNumber,
  commands = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let given = 0; given < commands; given++) {
    await player.until(() => player.state.phase === 'finished' || player.state.turn?.seat === seat);
    if (player.state.phase === 'finished') return;
    await player.do(sensibleMove(player.state));
  }
}
