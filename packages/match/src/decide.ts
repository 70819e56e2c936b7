import { hexToBytes } from '@noble/hashes/utils.js';
import type { Command, Given, Sent } from './commands.ts';
import { decideEnding } from './decide-ending.ts';
import { decideSeating } from './decide-seating.ts';
import { decideTurn } from './decide-turn.ts';
import type { Event, MatchCreated } from './events.ts';
import { commitmentOf, ruleSetHash } from './hashing.ts';
import { modeProblem } from './mode.ts';
import { type Rejection, rejected } from './rejection.ts';
import type { MatchState } from './state.ts';
import type { Seq } from './vocabulary.ts';

/** What comes of a command: events to append, the answer that it had before, or a refusal that changes nothing. */
export type Decision =
  | { readonly type: 'accepted'; readonly events: readonly Event[] }
  | { readonly type: 'repeated'; readonly seq: Seq }
  | Rejection;

function decideCommand(command: Command, state: MatchState, given: Given): readonly Event[] | Rejection {
  switch (command.type) {
    case 'create':
      throw new Error(`decide: match ${state.match} exists already`);
    case 'takeSeat':
    case 'seatBot':
    case 'freeSeat':
    case 'start':
    case 'revealSeed':
    case 'begin':
    case 'closeTable':
    case 'handOn':
      return decideSeating(command, state, given);
    case 'roll':
    case 'write':
    case 'botRoll':
    case 'botWrite':
    case 'timeOut':
      return decideTurn(command, state, given);
    case 'leave':
    case 'markAway':
    case 'return':
    case 'resign':
    case 'proposeEnd':
    case 'proposeDraw':
    case 'proposePause':
    case 'declineProposal':
    case 'resume':
    case 'forfeit':
    case 'abandon':
    case 'rematch':
      return decideEnding(command, state, given);
  }
}

type Create = Extract<Command, { type: 'create' }>;

function checkKind({ seats, clock, access, mode, reserved, rematchOf }: Create): void {
  const problem = modeProblem({ mode, seats, clock, access });
  if (problem) throw new Error(`decide: ${problem}`);
  if (reserved && rematchOf) throw new Error('decide: expected a rematch to say whom seats are kept for');
  if ((reserved ?? rematchOf?.reserved ?? []).length !== seats && (reserved || access === 'paired'))
    throw new Error(`decide: expected ${seats} seats to be kept, got ${JSON.stringify(reserved)}`);
}

function create(command: Create, given: Given): MatchCreated {
  const { match, ruleSet, seats, clock, access, mode, reserved, rematchOf } = command;
  checkKind(command);
  const { min, max } = ruleSet.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new Error(`decide: expected ${min} to ${max} seats for ${ruleSet.id}, got ${seats}`);
  }
  if (given.by === 'server') throw new Error('decide: expected a person to make the table, got the server');
  if (!/^[0-9a-f]{64}$/.test(given.secret)) {
    throw new Error(`decide: expected a secret of 64 hex digits, got ${given.secret.length} characters`);
  }
  if (rematchOf && (rematchOf.reserved.length !== seats || !(rematchOf.beginner in rematchOf.reserved))) {
    throw new Error(`decide: expected a rematch of ${seats} seats, got ${JSON.stringify(rematchOf)}`);
  }
  return {
    type: 'MatchCreated',
    version: 1,
    match,
    ruleSet,
    ruleSetHash: ruleSetHash(ruleSet),
    seats,
    clock,
    access,
    ...(mode !== 'normal' && { mode }),
    ...(reserved && { reserved }),
    maker: given.by,
    commitment: commitmentOf(hexToBytes(given.secret)),
    rematchOf,
  };
}

/** Only what is meant for a point of a turn can be stale; other people's comings and goings never make it so. */
function isStale({ command, at }: Sent, { turn }: MatchState): boolean {
  switch (command.type) {
    case 'roll':
    case 'write':
    case 'botRoll':
    case 'botWrite':
      return turn !== null && at < turn.since;
    default:
      return false;
  }
}

/** Seq of the last event of a command that was accepted before. */
function answerTo({ id }: Sent, { answered }: MatchState, { by }: Given): Seq | null {
  if (id === null) return null;
  for (let each = answered; each !== null; each = each.before)
    if (each.command === id && each.by === by) return each.seq;
  return null;
}

/**
 * The rules of a match, whole: what a command does to a state. Pure; faces and time come in by `given`.
 * @throws on what no client can cause: creating a match twice, or one with a number of seats that its rules forbid.
 */
export function decide(sent: Sent, state: MatchState | null, given: Given): Decision {
  const { command, at } = sent;
  if (state === null) {
    if (command.type !== 'create')
      throw new Error(`decide: expected create as the first command, got ${command.type}`);
    return { type: 'accepted', events: [create(command, given)] };
  }
  const answered = answerTo(sent, state, given);
  if (answered !== null) return { type: 'repeated', seq: answered };
  if (at > state.seq)
    return rejected('UnknownSeq', `This match has not come to event ${at} yet, only to ${state.seq}.`);
  if (isStale(sent, state)) return rejected('Stale', 'The turn has moved on since this was sent.');
  const decided = decideCommand(command, state, given);
  return 'type' in decided ? decided : { type: 'accepted', events: decided };
}
