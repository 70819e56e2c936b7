import { shown } from '@open-yatzy/rules';
import { checkEvent } from './check-event.ts';
import type { Event, Recorded } from './events.ts';
import { evolve } from './evolve.ts';
import type { MatchState } from './state.ts';
import type { Hex, MatchId } from './vocabulary.ts';

/** A match as a file: its log, from which everything else follows. */
export interface ExportedMatch {
  readonly format: 'open-yatzy/match';
  readonly version: 1;
  readonly match: string;
  readonly events: readonly Recorded[];
}

/** A log as a file. The secret of the dice is in it only once the log has revealed it. */
export function exported(match: MatchId, events: readonly Recorded[]): ExportedMatch {
  return { format: 'open-yatzy/match', version: 1, match, events };
}

/** What is wrong with an exported match; `seq` names the event, null where it is the file as a whole. */
export interface Problem {
  readonly seq: number | null;
  readonly message: string;
}

const whole = (message: string): readonly Problem[] => [{ seq: null, message }];

/** Of the event that ends the match, as whoever reveals it writes it. */
function secretOf(events: readonly unknown[]): Hex | null {
  const ends = events
    .map((recorded) => (recorded as Partial<Recorded> | null | undefined)?.event as Event | null | undefined)
    .filter((event) => event?.type === 'MatchFinished' || event?.type === 'MatchAbandoned');
  const secret: unknown = ends.at(0)?.secret;
  return typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret) ? secret : null;
}

/** The problems of a log, in order; what makes the rest unreadable is the last of them. */
function problemsOf(events: readonly unknown[], match: unknown, secret: Hex): readonly Problem[] {
  const problems: Problem[] = [];
  let state: MatchState | null = null;
  for (const [index, value] of events.entries()) {
    const seq = index + 1;
    try {
      if (typeof value !== 'object' || value === null)
        throw new Error(`expected an event, got ${shown(value)}`);
      const recorded = value as Recorded;
      if (recorded.seq !== seq) throw new Error(`expected event ${seq}, got ${shown(recorded.seq)}`);
      problems.push(...checkEvent(recorded, state, secret).map((message) => ({ seq, message })));
      state = evolve(state, recorded);
    } catch (error) {
      return [...problems, { seq, message: error instanceof Error ? error.message : 'not an event' }];
    }
  }
  if (state?.match === match) return problems;
  return [...problems, ...whole(`match: the events are of another one, ${state?.match}`)];
}

/**
 * Checks a file that says it is an exported match: commitments, every die, every point, the result, and that each
 * event could come where it stands. Empty means that all of it is as it should be. Takes anything; what is not a
 * match is a problem, not an exception. docs/fair-dice.md says the same for other programs.
 */
export function verify(file: unknown): readonly Problem[] {
  const { format, version, match, events } = (file ?? {}) as Partial<Record<keyof ExportedMatch, unknown>>;
  if (format !== 'open-yatzy/match' || version !== 1 || !Array.isArray(events) || events.length === 0) {
    return whole(
      'expected an exported match: {"format":"open-yatzy/match","version":1,"match":…,"events":[…]}',
    );
  }
  const secret = secretOf(events);
  return secret === null
    ? whole('the match is not over: its secret is not revealed, so its dice cannot be checked yet')
    : problemsOf(events, match, secret);
}
