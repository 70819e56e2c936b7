import { createHash } from 'node:crypto';
import {
  type Access,
  type Batch,
  botHasTurn,
  type Command,
  dueStep,
  extend,
  type MatchId,
  type Milliseconds,
  type Mode,
  type PersonId,
  type Recorded,
} from '@open-yatzy/match';
import { findRuleSet, options } from '@open-yatzy/rules';

/** Who sits at a match that a test wants finished: a person by their id, or a bot of the house. */
export type Sitter =
  | { readonly person: string; readonly name?: string; readonly program?: true }
  | { readonly bot: string };

export interface Wish {
  readonly match: string;
  /** Everything happens at this moment. */
  readonly at: number;
  readonly sitters: readonly Sitter[];
  readonly rules?: string;
  readonly mode?: Mode;
  readonly access?: Access;
  /** A seat that gives up after so many boxes of its own. */
  readonly resigns?: { readonly seat: number; readonly after: number };
  /** Broken off by agreement instead of finished. */
  readonly isAbandoned?: boolean;
}

const maker = 'maker' as PersonId;

/** A whole match as the server writes it, with dice drawn from its id: each turn one roll, written where it brings most. */
export function finishedLog(wish: Wish): readonly Recorded[] {
  const secret = createHash('sha256').update(wish.match).digest('hex');
  const now = wish.at as Milliseconds;
  const add = (batch: Batch | null, command: Command, by: PersonId | 'server') =>
    extend(
      batch,
      { command, at: batch?.state.seq ?? (0 as Batch['state']['seq']), id: null },
      { by, now, secret },
    );
  let batch = wish.sitters.reduce(
    (opened, sitter) => add(opened, ...seating(sitter, wish)),
    add(null, creating(wish), first(wish)),
  );
  batch = add(batch, { type: 'start', bots: [] }, first(wish));
  if (batch.state.phase === 'revealing') batch = add(batch, { type: 'begin' }, 'server');
  while (batch.state.phase === 'playing') batch = add(batch, ...nextMove(batch, wish));
  return batch.recorded;
}

function first({ sitters, access }: Wish): PersonId {
  const person = sitters.find((sitter) => 'person' in sitter)?.person as PersonId | undefined;
  return access === 'device' ? maker : (person ?? maker);
}

function creating({ match, rules = 'scandinavian-15', mode = 'normal', access, sitters }: Wish): Command {
  const ruleSet = findRuleSet(rules);
  if (!ruleSet) throw new Error(`expected a rule set, got ${rules}`);
  const isPaired = mode !== 'normal';
  return {
    type: 'create',
    match: match as MatchId,
    ruleSet,
    seats: sitters.length,
    clock: isPaired ? 30 : null,
    mode,
    access: access ?? (isPaired ? 'paired' : 'link'),
    ...(isPaired && {
      reserved: sitters.map((sitter) => ('person' in sitter ? (sitter.person as PersonId) : null)),
    }),
    rematchOf: null,
  };
}

function seating(sitter: Sitter, wish: Wish): [Command, PersonId] {
  if ('bot' in sitter) return [{ type: 'seatBot', bot: sitter.bot, name: 'Bruno' }, first(wish)];
  const { person, name = person, program } = sitter;
  const command = { type: 'takeSeat', name, seed: { type: 'shown', seed: name } } as const;
  const by = wish.access === 'device' ? maker : (person as PersonId);
  return [{ ...command, ...(program && { program }) }, by];
}

function nextMove({ state }: Batch, { resigns, isAbandoned }: Wish): [Command, PersonId | 'server'] {
  const { turn, seats, ruleSet } = state;
  const seat = turn && seats[turn.seat];
  if (!turn || !seat) throw new Error('expected a turn, got none');
  const by = seat.holder.type === 'person' ? seat.holder.person : 'server';
  if (isAbandoned && dueStep(state)?.step !== 'bot') {
    const asked = seats.find(
      ({ holder, proposes }) => holder.type === 'person' && proposes !== 'end',
    )?.holder;
    if (asked?.type === 'person') return [{ type: 'proposeEnd' }, asked.person];
  }
  const quitter = resigns && seats[resigns.seat]?.holder;
  if (resigns?.seat === turn.seat && turn.number > resigns.after && quitter?.type === 'person')
    return [{ type: 'resign' }, quitter.person];
  const isBot = botHasTurn(state);
  if (turn.dice === null) return [{ type: isBot ? 'botRoll' : 'roll', keep: [] }, by];
  const [best] = options(ruleSet, seat.card, turn.dice).toSorted(
    (one, other) => other.points + other.bonus - one.points - one.bonus,
  );
  if (!best) throw new Error('expected a box to write, got none');
  return [{ type: isBot ? 'botWrite' : 'write', box: best.box }, by];
}
