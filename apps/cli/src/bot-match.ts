import { choose, type Mind } from '@open-yatzy/bots';
import {
  beginnerFor,
  type Cause,
  type Command,
  commitmentOf,
  decide,
  type ExportedMatch,
  evolve,
  facesFor,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type PersonId,
  type Recorded,
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

/** A match on its way: its log and the state that the log tells. */
class Table {
  readonly log: Recorded[] = [];
  readonly #secret: string;
  #state: MatchState | null = null;

  constructor(secret: string) {
    this.#secret = secret;
  }

  get state(): MatchState {
    if (!this.#state) throw new Error('expected a table that was made, got none');
    return this.#state;
  }

  send(command: Command, by: Cause): void {
    const before = this.#state;
    const sent = { command, at: (before?.seq ?? 0) as Seq, id: null };
    const decision = decide(sent, before, {
      by,
      now,
      faces: before && facesFor(before, this.#secret),
      beginner: before?.phase === 'revealing' ? beginnerFor(before, this.#secret) : null,
      secret: this.#secret,
    });
    if (decision.type !== 'accepted') {
      throw new Error(`expected ${command.type} to be accepted, got ${JSON.stringify(decision)}`);
    }
    for (const event of decision.events) {
      const seq = ((this.#state?.seq ?? 0) + 1) as Seq;
      const recorded: Recorded = { seq, at: now, by, command: null, event };
      this.log.push(recorded);
      this.#state = evolve(this.#state, recorded);
    }
  }
}

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
  const table = new Table(secret);
  const settings = {
    match,
    ruleSet,
    seats: bots.length,
    clock: null,
    access: 'link',
    rematchOf: null,
  } as const;
  table.send({ type: 'create', ...settings }, maker);
  for (const bot of bots) table.send({ type: 'seatBot', bot, name: bot }, maker);
  table.send({ type: 'start', bots: [] }, maker);
  table.send({ type: 'begin' }, 'server');
  for (let move = nextMove(table.state, wanted); move; move = nextMove(table.state, wanted))
    table.send(move, 'server');
  return {
    exported: { format: 'open-yatzy/match', version: 1, match, events: table.log },
    state: table.state,
  };
}
