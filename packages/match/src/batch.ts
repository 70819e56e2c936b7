import type { Sent } from './commands.ts';
import { decide } from './decide.ts';
import type { Cause, Recorded } from './events.ts';
import { evolve } from './evolve.ts';
import { beginnerFor, facesFor } from './fair-dice.ts';
import type { Rejection } from './rejection.ts';
import type { MatchState } from './state.ts';
import type { Hex, Milliseconds, Seq } from './vocabulary.ts';

/** Events that are to be committed together, and the state after them. */
export interface Batch {
  readonly state: MatchState;
  readonly recorded: readonly Recorded[];
}

/** Who asks, when, and the secret that the dice come from. */
export interface Circumstances {
  readonly by: Cause;
  readonly now: Milliseconds;
  readonly secret: Hex;
}

export type Outcome =
  | { readonly type: 'accepted'; readonly batch: Batch }
  | { readonly type: 'repeated'; readonly seq: Seq }
  | Rejection;

/** What a command makes of a state, or of nothing yet: its events numbered on, with their time and cause. */
export function execute(state: MatchState | null, sent: Sent, { by, now, secret }: Circumstances): Outcome {
  const faces = state?.phase === 'playing' ? facesFor(state, secret) : null;
  const beginner = state?.phase === 'revealing' ? beginnerFor(state, secret) : null;
  const decision = decide(sent, state, { by, now, faces, beginner, secret });
  if (decision.type !== 'accepted') return decision;
  const first = (state?.seq ?? 0) + 1;
  const recorded = decision.events.map(
    (event, index): Recorded => ({ seq: (first + index) as Seq, at: now, by, command: sent.id, event }),
  );
  const after = recorded.reduce<MatchState | null>(evolve, state);
  if (after === null) throw new Error(`${sent.command.type}: expected events that make a match, got none`);
  return { type: 'accepted', batch: { state: after, recorded } };
}

/**
 * A batch, or nothing yet, with what a further command adds: for commands that only a fault can refuse.
 * @throws if it is not accepted
 */
export function extend(batch: Batch | null, sent: Sent, circumstances: Circumstances): Batch {
  const outcome = execute(batch?.state ?? null, sent, circumstances);
  if (outcome.type !== 'accepted') {
    const got = outcome.type === 'rejected' ? outcome.message : outcome.type;
    const where = batch ? ` in match ${batch.state.match}` : '';
    throw new Error(`${sent.command.type}${where}: expected it to be accepted, got ${got}`);
  }
  const { state, recorded } = outcome.batch;
  return { state, recorded: [...(batch?.recorded ?? []), ...recorded] };
}
