import type { Event, ExportedMatch, Recorded } from '@open-yatzy/match';
import * as v from 'valibot';
import { kindOf, schemaOf } from './schema-of.ts';
import * as s from './vocabulary.ts';

const seed = v.variant('type', [
  v.strictObject({ type: v.literal('committed'), commitment: s.hex }),
  v.strictObject({ type: v.literal('shown'), seed: v.string() }),
]);
const reserved = v.array(v.nullable(s.personId));
const bySeat = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type), seat: s.seat });
const plain = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type) });

export const rematchOf = v.strictObject({
  match: s.matchId,
  beginner: s.seat,
  reserved,
  score: v.exactOptional(v.array(v.number())),
});
export const ending = v.variant('type', [bySeat('resigned'), bySeat('absence'), plain('drawAgreed')]);
export const results = v.array(
  v.strictObject({ rank: s.count, outcome: v.picklist(['won', 'drawn', 'lost']) }),
);

const created = v.strictObject({
  type: v.literal('MatchCreated'),
  version: v.literal(1),
  match: s.matchId,
  ruleSet: s.ruleSet,
  ruleSetHash: s.hex,
  seats: s.count,
  clock: s.clock,
  access: s.access,
  mode: v.exactOptional(s.mode),
  reserved: v.exactOptional(reserved),
  maker: s.personId,
  commitment: s.hex,
  rematchOf: v.nullable(rematchOf),
});

const seating = [
  v.strictObject({
    type: v.literal('SeatTaken'),
    seat: s.seat,
    person: s.personId,
    name: v.string(),
    seed,
    program: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('BotSeated'), seat: s.seat, bot: s.bot, name: v.string() }),
  v.strictObject({ type: v.literal('SeatFreed'), seat: s.seat, why: v.picklist(['left', 'removed']) }),
  v.strictObject({ type: v.literal('MakerChanged'), maker: s.personId }),
  plain('TableClosed'),
  plain('StartCalled'),
  v.strictObject({ type: v.literal('SeedRevealed'), seat: s.seat, seed: v.string() }),
  v.strictObject({ type: v.literal('MatchStarted'), seeds: v.array(v.string()), beginner: s.seat }),
] as const;

const play = [
  v.strictObject({
    type: v.literal('DiceRolled'),
    seat: s.seat,
    turn: s.count,
    roll: v.picklist([1, 2, 3]),
    keep: s.keep,
    dice: s.dice,
  }),
  v.strictObject({
    type: v.literal('BoxWritten'),
    seat: s.seat,
    turn: s.count,
    box: s.box,
    points: s.count,
    bonus: s.count,
    dice: s.dice,
  }),
  v.strictObject({
    type: v.literal('TurnTimedOut'),
    seat: s.seat,
    why: v.picklist(['clock', 'absence']),
  }),
  v.strictObject({ type: v.literal('SeatLeft'), seat: s.seat, since: s.milliseconds }),
  bySeat('SeatReturned'),
  v.strictObject({ type: v.literal('SeatHeld'), seat: s.seat, bot: s.bot }),
] as const;

const endings = [
  bySeat('SeatResigned'),
  bySeat('EndProposed'),
  bySeat('DrawProposed'),
  bySeat('PauseProposed'),
  bySeat('ProposalDeclined'),
  plain('MatchPaused'),
  plain('MatchResumed'),
  v.strictObject({
    type: v.literal('MatchAbandoned'),
    why: v.picklist(['agreement', 'noPeople']),
    secret: s.hex,
  }),
  v.strictObject({
    type: v.literal('MatchFinished'),
    results,
    ending: v.exactOptional(ending),
    secret: s.hex,
  }),
  v.strictObject({ type: v.literal('RematchOpened'), match: s.matchId }),
] as const;

const event = schemaOf<Event>()(v.variant('type', [created, ...seating, ...play, ...endings]));

export const recorded = schemaOf<Recorded>()(
  v.strictObject({
    seq: s.seq,
    at: s.milliseconds,
    by: kindOf<Recorded['by']>('Id of the person who caused it, or `server`'),
    command: v.nullable(s.commandId),
    event,
  }),
);

export const exportedMatch = schemaOf<ExportedMatch>()(
  v.strictObject({
    format: v.literal('open-yatzy/match'),
    version: v.literal(1),
    match: v.string(),
    events: v.array(recorded),
  }),
);
