import { type BotId, botIds, choose } from '@open-yatzy/bots';
import {
  botOf,
  type Command,
  type DueStep,
  dueStep,
  type Hex,
  type MatchState,
  type Milliseconds,
} from '@open-yatzy/match';
import { type Batch, extend } from './batch.ts';

/** The bot that finishes a turn that timed out. */
export const ruleOfThumb: BotId = 'thumb';
/** The bot that holds the seat of someone who stays away. */
const holder: BotId = 'thumb';

/** Follows a batch up with all that the server must do of itself by `now`: a bot's whole turn, a clock that has run out. */
export function settle(batch: Batch, now: Milliseconds, secret: Hex): Batch {
  let settled = batch;
  for (let step = dueStep(settled.state); step !== null && step.due <= now; step = dueStep(settled.state)) {
    const { state } = settled;
    const sent = { command: commandOf(step, state), at: state.seq, id: null };
    settled = extend(settled, sent, { by: 'server', now, secret });
    if (settled.state.seq === state.seq)
      throw new Error(`${step.step} in match ${state.match}: expected events, got none`);
  }
  return settled;
}

function commandOf({ step }: DueStep, state: MatchState): Command {
  switch (step) {
    case 'start':
      return { type: 'start', bots: [] };
    case 'timeOut':
      return { type: 'timeOut', holdWith: holder };
    case 'bot':
      return botMove(state);
    case 'begin':
    case 'closeTable':
    case 'abandon':
      return { type: step };
  }
}

function botMove({ turn, seats, ruleSet }: MatchState): Command {
  const seat = turn && seats[turn.seat];
  if (!turn || !seat) throw new Error('bot: expected a turn, got none');
  const { dice, kept, rolls, timedOut } = turn;
  if (dice === null) return { type: 'botRoll', keep: [] };
  // A log may name a bot that this program does not have any more.
  const bot = botIds.find((id) => id === botOf(seat) && !timedOut) ?? ruleOfThumb;
  // Contract: a turn that timed out is finished with the dice that lie there.
  const rollsLeft = timedOut ? 0 : ((3 - rolls) as 0 | 1 | 2);
  const choice = choose(bot, { ruleSet, card: seat.card, dice, rollsLeft, kept });
  return choice.type === 'keep'
    ? { type: 'botRoll', keep: choice.keep }
    : { type: 'botWrite', box: choice.box };
}
