import {
  type Access,
  type Batch,
  type Command,
  commitmentOf,
  dueStep,
  extend,
  type Hex,
  type Holder,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type RematchOf,
  rematchOf,
  type Seq,
} from '@open-yatzy/match';
import { thisDevice } from '@open-yatzy/protocol';
import type { BotId, RuleSet } from '@open-yatzy/rules';

/** A match as a browser plays it by itself: what else the server does, done here by the same rules. */

export type Sitter =
  | { readonly type: 'person'; readonly name: string }
  | { readonly type: 'bot'; readonly bot: BotId; readonly name: string };

export interface NewMatch {
  readonly ruleSet: RuleSet;
  readonly access: Extract<Access, 'device' | 'link'>;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  readonly rematchOf: RematchOf | null;
}

/** All that is drawn for a match, and when. */
export interface Draws {
  readonly match: MatchId;
  readonly secret: Hex;
  /** By seat; each is promised as the seat is taken, and told at the start. */
  readonly seeds: readonly string[];
  readonly now: Milliseconds;
}

/** The commands that seat everyone and let the match begin. */
function seating({ sitters }: NewMatch, seeds: readonly string[]): readonly Command[] {
  const seedOf = (seat: number) => seeds[seat] ?? '';
  const seats = sitters.map((sitter, seat): Command => {
    if (sitter.type === 'bot') return { type: 'seatBot', bot: sitter.bot, name: sitter.name };
    const seed = { type: 'committed', commitment: commitmentOf(seedOf(seat)) } as const;
    return { type: 'takeSeat', name: sitter.name, seed };
  });
  const reveals = sitters.flatMap(({ type }, seat): readonly Command[] =>
    type === 'person' ? [{ type: 'revealSeed', seat, seed: seedOf(seat) }] : [],
  );
  return [...seats, { type: 'start', bots: [] }, ...reveals];
}

/** A match that has begun, all seated. */
export function openMatch(wanted: NewMatch, { match, secret, seeds, now }: Draws): Batch {
  const { ruleSet, access, sitters } = wanted;
  const create: Command = {
    type: 'create',
    ...{ match, ruleSet, access, seats: sitters.length, clock: null, mode: 'normal' },
    rematchOf: wanted.rematchOf,
  };
  const circumstances = { by: thisDevice, now, secret };
  const opened = extend(null, { command: create, at: 0 as Seq, id: null }, circumstances);
  const seated = seating(wanted, seeds).reduce(
    (batch, command) => extend(batch, { command, at: batch.state.seq, id: null }, circumstances),
    opened,
  );
  return extend(
    seated,
    { command: { type: 'begin' }, at: seated.state.seq, id: null },
    { ...circumstances, by: 'server' },
  );
}

function sitterOf(holder: Holder): Sitter {
  if (holder.type === 'person') return { type: 'person', name: holder.name };
  if (holder.type === 'bot') return { type: 'bot', bot: holder.bot as BotId, name: holder.name };
  throw new Error('a seat of a match that was played: expected someone to sit there, got nobody');
}

/** The same people and bots once more. */
export function nextMatch(over: MatchState): NewMatch {
  return {
    ruleSet: over.ruleSet,
    access: over.access === 'device' ? 'device' : 'link',
    sitters: over.seats.map(({ holder }) => sitterOf(holder)),
    rematchOf: rematchOf(over),
  };
}

/**
 * What comes next without anyone's doing. Matches do not end for being left alone here: nobody else waits, and whoever
 * comes back after a winter goes on.
 */
export function nextStep(state: MatchState): 'bot' | null {
  return state.phase === 'playing' && dueStep(state)?.step === 'bot' ? 'bot' : null;
}
