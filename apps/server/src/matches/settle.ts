import { choose } from '@open-yatzy/bots';
import {
  type Batch,
  botOf,
  type Command,
  type DueStep,
  dueStep,
  extend,
  type Hex,
  type MatchState,
  type Milliseconds,
} from '@open-yatzy/match';
import { type BotId, botIds } from '@open-yatzy/rules';
import type { Knowledge } from '../knowledge.ts';

/** The bot that finishes a turn that timed out. */
const ruleOfThumb: BotId = 'thumb';
/** The bot of middling strength: for a seat that nobody chose a bot for, or whose owner stays away. */
export const middling: BotId = 'casual';

/** What settling takes from outside. */
export interface Settling {
  readonly now: Milliseconds;
  /** What the dice come from. */
  readonly secret: Hex;
  readonly knowledge: Knowledge;
}

/** Follows a batch up with all that the server must do of itself by `now`: a bot's whole turn, a clock that has run out. */
export function settle(batch: Batch, { now, secret, knowledge }: Settling): Batch {
  let settled = batch;
  for (let step = dueStep(settled.state); step !== null && step.due <= now; step = dueStep(settled.state)) {
    const { state } = settled;
    const sent = { command: commandOf(step, state, knowledge), at: state.seq, id: null };
    settled = extend(settled, sent, { by: 'server', now, secret });
    if (settled.state.seq === state.seq)
      throw new Error(`${step.step} in match ${state.match}: expected events, got none`);
  }
  return settled;
}

function commandOf({ step }: DueStep, state: MatchState, knowledge: Knowledge): Command {
  switch (step) {
    case 'start':
      return { type: 'start', bots: [] };
    case 'timeOut':
      return { type: 'timeOut', holdWith: middling };
    case 'bot':
      return botMove(state, knowledge);
    case 'begin':
    case 'handOn':
    case 'forfeit':
    case 'resume':
    case 'closeTable':
    case 'abandon':
      return { type: step };
  }
}

function botMove({ turn, seats, ruleSet }: MatchState, knowledge: Knowledge): Command {
  const seat = turn && seats[turn.seat];
  if (!turn || !seat) throw new Error('bot: expected a turn, got none');
  const { dice, kept, rolls, timedOut } = turn;
  if (dice === null) return { type: 'botRoll', keep: [] };
  // A log may name a bot that this program does not have any more.
  const bot = botIds.find((id) => id === botOf(seat) && !timedOut) ?? ruleOfThumb;
  // Contract: a turn that timed out is finished with the dice that lie there.
  const rollsLeft = timedOut ? 0 : ((3 - rolls) as 0 | 1 | 2);
  const { card, bonuses } = seat;
  const others = seats.filter((_, number) => number !== turn.seat);
  const position = { ruleSet, card, bonuses, others, dice, rollsLeft, kept };
  const choice = choose(bot, position, knowledge.mindFor(ruleSet, bot));
  return choice.type === 'keep'
    ? { type: 'botRoll', keep: choice.keep }
    : { type: 'botWrite', box: choice.box };
}
