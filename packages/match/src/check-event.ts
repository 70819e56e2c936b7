import { hexToBytes } from '@noble/hashes/utils.js';
import { boxRefusal, keepRefusal, options, positions } from '@open-yatzy/rules';
import { checkAbandoned, checkFinished, checkSettling } from './check-ending.ts';
import {
  type Context,
  checkHolder,
  checkPlaying,
  differs,
  type Later,
  type Messages,
  type Of,
} from './checking.ts';
import { fitsSeed, isSeedOffer } from './decide-seating.ts';
import type { BoxWritten, DiceRolled, MatchCreated, MatchStarted, Recorded } from './events.ts';
import { beginnerFor, facesFor, seedsOf } from './fair-dice.ts';
import { canonicalJson, commitmentOf, ruleSetHash } from './hashing.ts';
import { counts, modeProblem } from './mode.ts';
import { botHasTurn } from './seats.ts';
import type { MatchState, Phase, Turn } from './state.ts';
import { type Hex, isClock, mostSeats, revealTime } from './vocabulary.ts';

/** What is wrong with one event of a log that claims to be a match's, given the state before it. */

/** When an event may come. */
export const phasesOf: Readonly<Record<Later['type'], readonly Phase[]>> = {
  SeatTaken: ['waiting'],
  BotSeated: ['waiting'],
  SeatFreed: ['waiting'],
  MakerChanged: ['waiting'],
  TableClosed: ['waiting'],
  StartCalled: ['waiting'],
  SeedRevealed: ['revealing'],
  MatchStarted: ['revealing'],
  DiceRolled: ['playing'],
  BoxWritten: ['playing'],
  TurnTimedOut: ['playing'],
  SeatHeld: ['playing'],
  SeatLeft: ['waiting', 'revealing', 'playing'],
  SeatReturned: ['waiting', 'revealing', 'playing'],
  SeatResigned: ['playing'],
  EndProposed: ['playing'],
  DrawProposed: ['playing'],
  PauseProposed: ['playing'],
  ProposalDeclined: ['playing'],
  MatchPaused: ['playing'],
  MatchResumed: ['playing'],
  MatchFinished: ['playing'],
  MatchAbandoned: ['playing'],
  RematchOpened: ['finished', 'abandoned'],
};

/** @throws where what is kept is no list by seat, on which the table could not be set. */
function checkTable({ seats, clock, access, mode = 'normal', ...event }: MatchCreated): Messages {
  const reserved: unknown = event.reserved ?? event.rematchOf?.reserved ?? [];
  if (!Array.isArray(reserved))
    throw new Error(`reserved: expected a list, got ${canonicalJson(reserved).slice(0, 200)}`);
  const problem = modeProblem({ mode, seats, clock, access });
  return [
    ...(isClock(clock) ? [] : [`clock: expected one that there is, got ${canonicalJson(clock)}`]),
    ...(problem ? [problem] : []),
  ];
}

function checkCreated(event: MatchCreated, secret: Hex): Messages {
  const { seats, ruleSet, version } = event;
  const { min, max } = ruleSet.seats;
  // What is no table cannot be played on: the rest would say nothing.
  if (!Number.isInteger(seats) || seats < min || seats > max || seats > mostSeats) {
    throw new Error(`seats: expected ${min} to ${max}, got ${canonicalJson(seats)}`);
  }
  const beginner = event.rematchOf?.beginner ?? 0;
  const isSeat = Number.isInteger(beginner) && beginner >= 0 && beginner < seats;
  return [
    ...differs('version', 1, version),
    ...checkTable(event),
    ...differs('rule set hash', ruleSetHash(ruleSet), event.ruleSetHash),
    ...differs('commitment to the secret', commitmentOf(hexToBytes(secret)), event.commitment),
    ...(isSeat ? [] : [`beginner of the rematch: expected a seat, got ${canonicalJson(beginner)}`]),
  ];
}

function checkReveal({ seat, seed }: Of<'SeedRevealed'>, state: MatchState): Messages {
  const awaited = state.seats[seat]?.seed;
  if (awaited?.type !== 'committed') return [`seat ${seat} has no seed to reveal`];
  const fitting = fitsSeed(seed) ? [] : [`seed of seat ${seat}: longer than a seed may be`];
  return [
    ...fitting,
    ...differs(`commitment to the seed of seat ${seat}`, commitmentOf(seed), awaited.commitment),
  ];
}

function checkStart(event: MatchStarted, state: MatchState, { secret, at }: Context): Messages {
  const isEarly = at < state.phaseSince + revealTime;
  const passedOver = state.seats.flatMap(({ seed }, seat) =>
    isEarly && seed.type === 'committed'
      ? [`seat ${seat} counts as empty before its time to reveal was over`]
      : [],
  );
  return [
    ...passedOver,
    ...differs('seeds', seedsOf(state), event.seeds),
    ...differs('who begins', beginnerFor(state, secret), event.beginner),
  ];
}

function checkTaken({ seat, person, seed }: Of<'SeatTaken'>, state: MatchState): Messages {
  const isEmpty = checkHolder(seat, state, ['nobody']);
  const holder = state.seats[seat]?.holder;
  const keptFor = holder?.type === 'nobody' ? holder.reservedFor : null;
  return [
    ...isEmpty,
    ...(isSeedOffer(seed) ? [] : [`seed of seat ${seat}: neither committed nor shown`]),
    ...(keptFor === null && state.access !== 'paired'
      ? []
      : differs('whom the seat is kept for', keptFor, person)),
  ];
}

function checkPlayer({ seats, pausedSince }: MatchState, turn: Turn, { by, isBotTurn }: Context): Messages {
  const holder = seats[turn.seat]?.holder;
  const player = isBotTurn || holder?.type !== 'person' ? 'server' : holder.person;
  const rests = pausedSince === null ? [] : ['nobody plays while the match is paused'];
  return [...rests, ...differs('who plays', player, by)];
}

function checkDice(event: DiceRolled, state: MatchState, { secret }: Context): Messages {
  const faces = facesFor(state, secret) ?? [];
  const thrown = positions.filter((position) => !event.keep.includes(position));
  return [
    ...differs('number of dice', positions.length, event.dice.length),
    ...positions.flatMap((position) => {
      const index = thrown.indexOf(position);
      return index < 0
        ? differs(
            `die at position ${position}, which was kept`,
            state.turn?.dice?.[position],
            event.dice[position],
          )
        : differs(`die at position ${position}`, faces[index], event.dice[position]);
    }),
  ];
}

function checkKeep({ keep }: DiceRolled, { ruleSet }: MatchState, turn: Turn): Messages {
  const ascending = positions.filter((position) => keep.includes(position));
  const refused =
    turn.dice === null ? keep.length > 0 : keepRefusal(ruleSet, turn.kept, ascending) !== undefined;
  return [
    ...differs('keep', ascending, keep),
    ...(refused ? [`keep: ${canonicalJson(keep)} is not allowed here`] : []),
  ];
}

function checkRoll(event: DiceRolled, state: MatchState, context: Context): Messages {
  const { turn } = state;
  if (!turn || turn.rolls === 3) return ['no roll can come here'];
  return [
    ...checkPlayer(state, turn, context),
    ...differs(
      'seat, turn and roll',
      [turn.seat, turn.number, turn.rolls + 1],
      [event.seat, event.turn, event.roll],
    ),
    ...checkKeep(event, state, turn),
    ...checkDice(event, state, context),
  ];
}

function checkWrite(event: BoxWritten, state: MatchState, context: Context): Messages {
  const { turn, ruleSet, seats } = state;
  const card = turn && seats[turn.seat]?.card;
  if (!turn?.dice || !card) return ['nothing can be written here'];
  const { box } = event;
  const option = options(ruleSet, card, turn.dice).find((each) => each.box === box);
  const refusal = boxRefusal(ruleSet, { card, dice: turn.dice }, box)?.type;
  return [
    ...checkPlayer(state, turn, context),
    ...differs('seat and turn', [turn.seat, turn.number], [event.seat, event.turn]),
    ...differs('dice', turn.dice, event.dice),
    ...differs(`points of ${box}`, option?.points, option && event.points),
    ...differs(`bonus of ${box}`, option?.bonus, option && event.bonus),
    ...(refusal ? [`box ${canonicalJson(box)} may not be written here: ${refusal}`] : []),
  ];
}

function checkLater(event: Later, state: MatchState, context: Context): Messages {
  switch (event.type) {
    case 'SeatTaken':
      return checkTaken(event, state);
    case 'BotSeated':
      return checkHolder(event.seat, state, ['nobody']);
    case 'SeatFreed':
      return checkHolder(event.seat, state, ['person', 'bot']);
    case 'SeatLeft':
    case 'SeatReturned':
      return checkPlaying(event.seat, state);
    case 'SeatResigned':
    case 'EndProposed':
    case 'DrawProposed':
    case 'PauseProposed':
    case 'ProposalDeclined':
    case 'MatchPaused':
    case 'MatchResumed':
      return checkSettling(event, state, context);
    case 'StartCalled':
      return state.seats.flatMap((_, seat) => checkHolder(seat, state, ['person', 'bot']));
    case 'SeedRevealed':
      return checkReveal(event, state);
    case 'MatchStarted':
      return checkStart(event, state, context);
    case 'DiceRolled':
      return checkRoll(event, state, context);
    case 'BoxWritten':
      return checkWrite(event, state, context);
    case 'TurnTimedOut':
      return differs('seat whose turn it is', state.turn?.seat, event.seat);
    case 'SeatHeld':
      return [
        ...differs('seat whose turn it is', state.turn?.seat, event.seat),
        ...(counts(state) ? ['no bot holds a seat in a match that counts'] : []),
      ];
    case 'MatchFinished':
      return checkFinished(event, state, context);
    case 'MatchAbandoned':
      return checkAbandoned(event, state, context);
    case 'MakerChanged':
    case 'TableClosed':
    case 'RematchOpened':
      return [];
  }
}

/** @throws where the event cannot be read at all, or nothing after it could. */
export function checkEvent(recorded: Recorded, state: MatchState | null, secret: Hex): Messages {
  const { event, at } = recorded;
  if (!Number.isSafeInteger(at))
    throw new Error(`at: expected milliseconds, got ${canonicalJson(at).slice(0, 200)}`);
  if (state === null) return event.type === 'MatchCreated' ? checkCreated(event, secret) : [];
  // A second MatchCreated is for `evolve` to refuse.
  if (event.type === 'MatchCreated') return [];
  if (!Object.hasOwn(phasesOf, event.type)) throw new Error(`unknown event ${canonicalJson(event.type)}`);
  const comes = phasesOf[event.type].includes(state.phase)
    ? []
    : [`${event.type} cannot come while the match is ${state.phase}`];
  const context = { ...recorded, secret, isBotTurn: botHasTurn(state) };
  return [...comes, ...checkLater(event, state, context)];
}
