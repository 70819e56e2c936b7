import { hexToBytes } from '@noble/hashes/utils.js';
import { keepRefusal, options, positions } from '@open-yatzy/rules';
import { resultsOf } from './decide-turn.ts';
import type { Event, MatchCreated, Recorded } from './events.ts';
import { evolve } from './evolve.ts';
import { beginnerFor, facesFor, seedsOf } from './fair-dice.ts';
import { commitmentOf, ruleSetHash } from './hashing.ts';
import type { MatchState } from './state.ts';
import type { Hex } from './vocabulary.ts';

/** A match as a file: its log, from which everything else follows. */
export interface ExportedMatch {
  readonly format: 'open-yatzy/match';
  readonly version: 1;
  readonly match: string;
  readonly events: readonly Recorded[];
}

/** What is wrong with an exported match; `seq` names the event, null where it is the file as a whole. */
export interface Problem {
  readonly seq: number | null;
  readonly message: string;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function differs(what: string, expected: unknown, got: unknown): readonly string[] {
  return same(expected, got)
    ? []
    : [`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`];
}

function checkCreated(event: MatchCreated, secret: Hex): readonly string[] {
  return [
    ...differs('rule set hash', ruleSetHash(event.ruleSet), event.ruleSetHash),
    ...differs('commitment to the secret', commitmentOf(hexToBytes(secret)), event.commitment),
  ];
}

function checkRoll(
  event: Extract<Event, { type: 'DiceRolled' }>,
  state: MatchState,
  secret: Hex,
): readonly string[] {
  const { turn, ruleSet } = state;
  const faces = facesFor(state, secret);
  if (!turn || !faces) return ['no roll can come here'];
  const point = differs(
    'seat, turn and roll',
    [turn.seat, turn.number, turn.rolls + 1],
    [event.seat, event.turn, event.roll],
  );
  const refusal = turn.dice === null ? event.keep.length > 0 : keepRefusal(ruleSet, turn.kept, event.keep);
  const thrown = positions.filter((position) => !event.keep.includes(position));
  const dice = positions.map((position) => faces[thrown.indexOf(position)] ?? turn.dice?.[position]);
  return [
    ...point,
    ...(refusal ? [`keep ${JSON.stringify(event.keep)} is not allowed here`] : []),
    ...differs('dice', dice, event.dice),
  ];
}

function checkWrite(event: Extract<Event, { type: 'BoxWritten' }>, state: MatchState): readonly string[] {
  const { turn, ruleSet, seats } = state;
  const card = turn && seats[turn.seat]?.card;
  if (!turn?.dice || !card) return ['nothing can be written here'];
  const option = options(ruleSet, card, turn.dice).find(({ box }) => box === event.box);
  return [
    ...differs('seat and turn', [turn.seat, turn.number], [event.seat, event.turn]),
    ...differs('dice', turn.dice, event.dice),
    ...(option
      ? differs(
          `points and bonus of ${event.box}`,
          [option.points, option.bonus],
          [event.points, event.bonus],
        )
      : [`${event.box} may not be written here`]),
  ];
}

function checkStart(
  event: Extract<Event, { type: 'MatchStarted' }>,
  state: MatchState,
  secret: Hex,
): readonly string[] {
  return [
    ...differs('seeds', seedsOf(state), event.seeds),
    ...differs('who begins', beginnerFor(state, secret), event.beginner),
  ];
}

function checkReveal(event: Extract<Event, { type: 'SeedRevealed' }>, state: MatchState): readonly string[] {
  const seed = state.seats[event.seat]?.seed;
  if (seed?.type !== 'committed') return [`seat ${event.seat} had no seed to reveal`];
  return differs('commitment to the seed', commitmentOf(event.seed), seed.commitment);
}

function checkFinish(event: Extract<Event, { type: 'MatchFinished' }>, state: MatchState): readonly string[] {
  if (state.turn) return ['the match ends while boxes are open'];
  return differs('results', resultsOf(state), event.results);
}

function check(event: Event, state: MatchState | null, secret: Hex): readonly string[] {
  if (event.type === 'MatchCreated') return checkCreated(event, secret);
  if (state === null) return [];
  switch (event.type) {
    case 'SeedRevealed':
      return checkReveal(event, state);
    case 'MatchStarted':
      return checkStart(event, state, secret);
    case 'DiceRolled':
      return checkRoll(event, state, secret);
    case 'BoxWritten':
      return checkWrite(event, state);
    case 'MatchFinished':
      return checkFinish(event, state);
    default:
      return [];
  }
}

function secretOf(events: readonly Recorded[]): Hex | null {
  const ends = events
    .map((recorded) => recorded?.event)
    .filter((event) => event?.type === 'MatchFinished' || event?.type === 'MatchAbandoned');
  const secret = ends.at(-1)?.secret;
  return typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret) ? secret : null;
}

const whole = (message: string): readonly Problem[] => [{ seq: null, message }];

/**
 * Checks a file that says it is an exported match: commitments, every die, every point, the result. Empty means
 * that all of it is as it should be. Takes anything; what is not a match is a problem, not an exception.
 */
export function verify(file: unknown): readonly Problem[] {
  const { format, version, match, events } = (file ?? {}) as Partial<Record<keyof ExportedMatch, unknown>>;
  if (format !== 'open-yatzy/match' || version !== 1 || !Array.isArray(events) || events.length === 0) {
    return whole(
      'expected an exported match: {"format":"open-yatzy/match","version":1,"match":…,"events":[…]}',
    );
  }
  const secret = secretOf(events);
  if (secret === null)
    return whole('the match is not over: its secret is not revealed, so its dice cannot be checked yet');
  const problems: Problem[] = [];
  let state: MatchState | null = null;
  for (const [index, recorded] of (events as readonly Recorded[]).entries()) {
    const seq = index + 1;
    try {
      problems.push(...check(recorded.event, state, secret).map((message) => ({ seq, message })));
      state = evolve(state, recorded);
    } catch (error) {
      return [...problems, { seq, message: error instanceof Error ? error.message : String(error) }];
    }
  }
  if (state?.match !== match)
    problems.push(...whole(`match: expected ${state?.match}, got ${JSON.stringify(match)}`));
  if (state?.phase === 'playing') problems.push(...whole('the log stops before the match is over'));
  return problems;
}
