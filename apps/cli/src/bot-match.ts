import { choose, type Mind } from '@open-yatzy/bots';
import {
  type Batch,
  type Cause,
  type Command,
  commitmentOf,
  type ExportedMatch,
  exported,
  extend,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type PersonId,
  type Seq,
} from '@open-yatzy/match';
import type { BotId, RuleSet } from '@open-yatzy/rules';

export interface BotMatch {
  readonly ruleSet: RuleSet;
  /** By seat. */
  readonly bots: readonly BotId[];
  readonly mind: Mind;
  readonly seed: string;
  /** From 1; matches of the same seed have different dice. */
  readonly game: number;
}

const maker = 'yatzy play' as PersonId;
/** No clock runs among bots, so that time may stand still. */
const now = 0 as Milliseconds;

/** What the bot whose turn it is does next. */
function nextMove({ turn, seats, ruleSet }: MatchState, { bots, mind }: BotMatch): Command | null {
  if (!turn) return null;
  const [bot, seat] = [bots[turn.seat], seats[turn.seat]];
  if (!bot || !seat) throw new Error(`expected a bot on seat ${turn.seat}, got ${bots}`);
  if (!turn.dice) return { type: 'botRoll', keep: [] };
  const rollsLeft = (3 - turn.rolls) as 0 | 1 | 2;
  const { card, bonuses } = seat;
  const others = seats.filter((_, number) => number !== turn.seat);
  const position = { ruleSet, card, bonuses, others, dice: turn.dice, rollsLeft, kept: turn.kept };
  const choice = choose(bot, position, mind);
  return choice.type === 'keep'
    ? { type: 'botRoll', keep: choice.keep }
    : { type: 'botWrite', box: choice.box };
}

/** A whole match of bots, by the same decisions as any other; the same seed and game give the same match. */
export function botMatch(wanted: BotMatch): {
  readonly exported: ExportedMatch;
  readonly state: MatchState;
} {
  const { ruleSet, bots, seed, game } = wanted;
  const secret = commitmentOf(`yatzy play ${game} ${seed}`);
  const match = commitmentOf(`yatzy play match ${game} ${seed}`).slice(0, 32) as MatchId;
  const next = (batch: Batch | null, by: Cause, command: Command) =>
    extend(batch, { command, at: batch?.state.seq ?? (0 as Seq), id: null }, { by, now, secret });
  const seats = bots.length;
  const opened = next(null, maker, {
    type: 'create',
    match,
    ruleSet,
    seats,
    clock: null,
    access: 'link',
    mode: 'normal',
    rematchOf: null,
  });
  const seated = bots.reduce((batch, bot) => next(batch, maker, { type: 'seatBot', bot, name: bot }), opened);
  let played = next(next(seated, maker, { type: 'start', bots: [] }), 'server', { type: 'begin' });
  for (let move = nextMove(played.state, wanted); move; move = nextMove(played.state, wanted))
    played = next(played, 'server', move);
  return { exported: exported(match, played.recorded), state: played.state };
}
