import { type MatchState, proposals } from '@open-yatzy/match';
import { type Option, options } from '@open-yatzy/rules';
import * as v from 'valibot';
import { ending, rematchOf, results } from './events.ts';
import { schemaOf } from './schema-of.ts';
import * as s from './vocabulary.ts';

/** A match as the API tells it: as its events do, and what the dice that lie there may be written as. */
export interface MatchAnswer extends Omit<MatchState, 'answered'> {
  /** In the order of the card; null while no dice lie there. */
  readonly options: readonly Option[] | null;
}

export function matchAnswer({ answered: _, ...state }: MatchState): MatchAnswer {
  const { turn, seats, ruleSet } = state;
  const card = turn && seats[turn.seat]?.card;
  return { ...state, options: turn?.dice && card ? options(ruleSet, card, turn.dice) : null };
}

const holder = v.variant('type', [
  v.strictObject({ type: v.literal('nobody'), reservedFor: v.nullable(s.personId) }),
  v.strictObject({
    type: v.literal('person'),
    person: s.personId,
    name: v.string(),
    program: v.pipe(v.boolean(), v.description('A bot account, which plays by this API')),
  }),
  v.strictObject({ type: v.literal('bot'), bot: s.bot, name: v.string() }),
]);

const seed = v.variant('type', [
  v.strictObject({ type: v.literal('committed'), commitment: s.hex }),
  v.strictObject({
    type: v.literal('known'),
    seed: v.string(),
    madeBy: v.picklist(['client', 'server', 'nobody']),
  }),
]);

const seat = v.strictObject({
  holder,
  seed,
  heldBy: v.nullable(s.bot),
  awaySince: v.nullable(s.milliseconds),
  timeouts: s.count,
  absentOnTurn: s.count,
  bank: v.nullable(v.number()),
  resigned: v.boolean(),
  proposes: v.nullable(v.picklist(proposals)),
  proposesUntil: s.count,
  declined: v.strictObject(v.entriesFromList(proposals, v.exactOptional(s.count))),
  card: s.card,
  bonuses: s.count,
  fiveAlikes: s.count,
  lastMove: v.nullable(
    v.strictObject({ turn: s.count, box: s.box, points: s.count, bonus: s.count, dice: s.dice }),
  ),
});

const turn = v.strictObject({
  seat: s.seat,
  number: v.pipe(s.count, v.description("The seat's turn, from 1")),
  rolls: v.picklist([0, 1, 2, 3]),
  dice: v.nullable(s.dice),
  kept: v.pipe(
    s.keep,
    v.description('Positions kept at the last re-roll; where the rules say so, they stand'),
  ),
  clockFrom: s.milliseconds,
  used: v.number(),
  since: s.seq,
  timedOut: v.boolean(),
});

const { face } = s;
const reason = v.variant('type', [
  v.strictObject({ type: v.literal('alike'), count: s.count, face }),
  v.strictObject({ type: v.literal('twoPairs'), faces: v.strictTuple([face, face]) }),
  v.strictObject({ type: v.literal('fullHouse'), faces: v.strictTuple([face, face]) }),
  v.strictObject({ type: v.literal('run'), from: face, to: face }),
  v.strictObject({ type: v.literal('allDice'), sum: s.count }),
  v.strictObject({ type: v.literal('furtherFiveAlike'), face, points: s.count }),
  v.strictObject({ type: v.literal('joker'), face }),
  v.strictObject({ type: v.literal('waitsForFiveOfAKind') }),
  v.strictObject({ type: v.literal('notMet') }),
]);
const option = schemaOf<Option>()(v.strictObject({ box: s.box, points: s.count, bonus: s.count, reason }));

export const match = schemaOf<MatchAnswer>()(
  v.strictObject({
    match: s.matchId,
    seq: s.seq,
    phase: v.picklist(['waiting', 'revealing', 'playing', 'finished', 'abandoned', 'closed']),
    ruleSet: s.ruleSet,
    ruleSetHash: s.hex,
    clock: s.clock,
    access: s.access,
    mode: s.mode,
    reserved: v.nullable(v.array(v.nullable(s.personId))),
    maker: s.personId,
    makerLeft: v.boolean(),
    commitment: s.hex,
    rematchOf: v.nullable(rematchOf),
    seats: v.array(seat),
    phaseSince: s.milliseconds,
    changedAt: s.milliseconds,
    emptySince: v.nullable(s.milliseconds),
    beginner: v.nullable(s.seat),
    turn: v.nullable(turn),
    pausedSince: v.nullable(s.milliseconds),
    results: v.nullable(results),
    ending: v.nullable(ending),
    secret: v.nullable(s.hex),
    rematch: v.nullable(s.matchId),
    options: v.nullable(v.array(option)),
  }),
);
