import {
  beginnerFor,
  type Cause,
  decide,
  evolve,
  facesFor,
  type Hex,
  type MatchState,
  type Milliseconds,
  type Recorded,
  type Rejection,
  type Sent,
  type Seq,
} from '@open-yatzy/match';

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

/** A batch with what a further command adds. Throws if it is refused: for commands that only a fault can refuse. */
export function extend({ state, recorded }: Batch, sent: Sent, circumstances: Circumstances): Batch {
  const outcome = execute(state, sent, circumstances);
  if (outcome.type !== 'accepted') {
    const got = outcome.type === 'rejected' ? outcome.message : outcome.type;
    throw new Error(`${sent.command.type} in match ${state.match}: expected it to be accepted, got ${got}`);
  }
  const { batch } = outcome;
  return { state: batch.state, recorded: [...recorded, ...batch.recorded] };
}
