import {
  type Batch,
  extend,
  type Hex,
  type MatchState,
  type Milliseconds,
  type PersonId,
  type PlayerCommand,
  rematchOf,
} from '@open-yatzy/match';
import { newSeed } from './names.ts';
import type { TableSettings } from './table-settings.ts';

/**
 * What a rematch is opened with: the same table, seats kept for the people who sat there, the next one begins. Only the
 * lobby makes matches that count, so that a rematch never does.
 */
export function rematchSettings(over: MatchState): TableSettings {
  const { ruleSet, clock, access, seats } = over;
  return { ruleSet, clock, access, mode: 'normal', seats: seats.length, rematchOf: rematchOf(over) };
}

export interface Opening {
  readonly maker: PersonId;
  readonly now: Milliseconds;
  readonly secret: Hex;
}

/**
 * Seats the bots of the match before, and on one device the people too, since they are all behind the one who asks.
 * Elsewhere people sit down themselves.
 */
export function seatAgain(opened: Batch, over: MatchState, { maker, now, secret }: Opening): Batch {
  const commands = over.seats.flatMap(({ holder }): readonly PlayerCommand[] => {
    if (holder.type === 'bot') return [{ type: 'seatBot', bot: holder.bot, name: holder.name }];
    if (holder.type === 'person' && over.access === 'device') {
      return [{ type: 'takeSeat', name: holder.name, seed: { type: 'shown', seed: newSeed() } }];
    }
    return [];
  });
  return commands.reduce(
    (batch, command) => extend(batch, { command, at: batch.state.seq, id: null }, { by: maker, now, secret }),
    opened,
  );
}
