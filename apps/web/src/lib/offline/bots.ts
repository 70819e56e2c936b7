import { botOf, type Command, type MatchState } from '@open-yatzy/match';
import { botIds } from '@open-yatzy/rules';
import type { Solver } from '../solver/solver.ts';

/** What the bot does whose turn it is, by the page's own solver. */
export async function botCommand({ turn, seats, ruleSet }: MatchState, solver: Solver): Promise<Command> {
  const seat = turn && seats[turn.seat];
  if (!turn || !seat) throw new Error('bot: expected a turn, got none');
  const { dice, kept, rolls } = turn;
  if (dice === null) return { type: 'botRoll', keep: [] };
  const standingOf = ({ card, bonuses }: (typeof seats)[number]) => ({ card, bonuses });
  const choice = await solver.ask({
    type: 'move',
    ruleSet,
    bot: botIds.find((id) => id === botOf(seat)) ?? 'thumb',
    turn: {
      ...standingOf(seat),
      ...{ dice, kept, rollsLeft: (3 - rolls) as 0 | 1 | 2 },
      others: seats.filter((_, number) => number !== turn.seat).map(standingOf),
    },
  });
  return choice.type === 'keep'
    ? { type: 'botRoll', keep: choice.keep }
    : { type: 'botWrite', box: choice.box };
}
