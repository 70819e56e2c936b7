import type { Command, Given } from './commands.ts';
import { isDue } from './due.ts';
import type { Event } from './events.ts';
import { counts } from './mode.ts';
import { type Rejection, rejected } from './rejection.ts';
import { resultsOf } from './results.ts';
import { type NumberedSeat, seatsOf, turnsWritten } from './seats.ts';
import type { MatchState, Seat } from './state.ts';
import { absenceGrace, type Proposal } from './vocabulary.ts';

/** What persons settle among themselves: to end, to draw, to pause, and to go on. */

type Decided = readonly Event[] | Rejection;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;
export type Agreement = Of<'proposeEnd' | 'proposeDraw' | 'proposePause' | 'declineProposal' | 'resume'>;

/** Whom an agreement waits for: not someone whose absence has outlasted the grace, nor whose seat a bot holds. */
function hasSay(seat: Seat, now: number): boolean {
  const isGone = seat.awaySince !== null && seat.awaySince + absenceGrace <= now;
  return seat.holder.type === 'person' && !seat.resigned && seat.heldBy === null && !isGone;
}

const proposed = {
  end: 'EndProposed',
  draw: 'DrawProposed',
  pause: 'PauseProposed',
} as const satisfies Record<Proposal, Event['type']>;

function agreed(proposal: Proposal, state: MatchState, { secret }: Given): Event {
  switch (proposal) {
    case 'end':
      return { type: 'MatchAbandoned', why: 'agreement', secret };
    case 'draw': {
      const ending = { type: 'drawAgreed' } as const;
      return { type: 'MatchFinished', results: resultsOf(state, ending), ending, secret };
    }
    case 'pause':
      return { type: 'MatchPaused' };
  }
}

/** Why a proposal cannot even be made; null where it can. */
function proposalRefusal(
  proposal: Proposal,
  own: readonly NumberedSeat[],
  state: MatchState,
): Rejection | null {
  if (proposal !== 'pause' && counts(state))
    return rejected('NotInThisMode', 'This match counts: it is played to its end, or resigned.');
  if (proposal === 'pause' && state.pausedSince !== null) return rejected('Paused', 'The match is paused.');
  // To agree to what another proposes is always possible, whatever became of one's own proposal.
  const isAgreeing = state.seats.some(
    ({ proposes }, number) => proposes === proposal && own.every((each) => each.number !== number),
  );
  const isRefused = own.some((seat) => (seat.declined[proposal] ?? 0) > turnsWritten(seat));
  return isRefused && !isAgreeing
    ? rejected('JustDeclined', 'This was declined a moment ago; play a turn before you propose it again.')
    : null;
}

function propose(
  proposal: Proposal,
  own: readonly NumberedSeat[],
  { state, given }: { readonly state: MatchState; readonly given: Given },
): Decided {
  const refusal = proposalRefusal(proposal, own, state);
  if (refusal) return refusal;
  const isOwn = ({ number }: NumberedSeat) => own.some((each) => each.number === number);
  const asked = seatsOf(state).filter(
    (seat) => !isOwn(seat) && (hasSay(seat, given.now) || seat.proposes === proposal),
  );
  // A match may be ended alone; to draw or to pause takes two.
  if (proposal !== 'end' && asked.length === 0)
    return rejected('NobodyToAsk', 'There is no other person here to agree to that.');
  const events = own
    .filter(({ proposes }) => proposes !== proposal)
    .map(({ number: seat }): Event => ({ type: proposed[proposal], seat }));
  if (asked.every(({ proposes }) => proposes === proposal))
    return [...events, agreed(proposal, state, given)];
  return events.length > 0 ? events : rejected('AlreadyProposed', 'The others are asked already.');
}

function decline(own: readonly NumberedSeat[], state: MatchState): Decided {
  const others = seatsOf(state).filter(({ number }) => own.every((each) => each.number !== number));
  const [seat] = own;
  return seat && others.some(({ proposes }) => proposes !== null)
    ? [{ type: 'ProposalDeclined', seat: seat.number }]
    : rejected('NothingProposed', 'Nobody else has proposed anything.');
}

/** By a person at any time, by the server once the pause has lasted for as long as it may. */
export function resume(state: MatchState, { by, now }: Given): Decided {
  if (state.pausedSince === null) return rejected('NotPaused', 'The match is not paused.');
  return by !== 'server' || isDue(state, 'resume', now)
    ? [{ type: 'MatchResumed' }]
    : rejected('NothingDue', 'The pause has not lasted for long enough.');
}

/** @param own the seats of who asks, none of them resigned */
export function decideAgreement(
  command: Agreement,
  own: readonly NumberedSeat[],
  { state, given }: { readonly state: MatchState; readonly given: Given },
): Decided {
  switch (command.type) {
    case 'proposeEnd':
      return propose('end', own, { state, given });
    case 'proposeDraw':
      return propose('draw', own, { state, given });
    case 'proposePause':
      return propose('pause', own, { state, given });
    case 'declineProposal':
      return decline(own, state);
    case 'resume':
      return resume(state, given);
  }
}
