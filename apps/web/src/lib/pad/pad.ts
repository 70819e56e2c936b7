import type { PadEvent } from '@open-yatzy/protocol';
import { findRuleSet, type RuleSet } from '@open-yatzy/rules';

/** A score pad as its events tell it. */

export type Entered = Extract<PadEvent, { readonly type: 'Entered' }>;

export interface Player {
  readonly id: string;
  readonly name: string;
}

export interface Pad {
  readonly ruleSet: RuleSet;
  /** By the clocks of devices, in milliseconds since 1970. */
  readonly openedAt: number;
  readonly changedAt: number;
  /** In the order of their turns, with those who have left. */
  readonly players: readonly Player[];
  readonly left: ReadonlySet<string>;
  /** Everything that was ever entered, in order, undone or not. */
  readonly entries: readonly Entered[];
  /** Ids of entries. */
  readonly undone: ReadonlySet<string>;
  /** How often a player threw five alike, where they were asked. */
  readonly fiveAlikes: ReadonlyMap<string, number>;
}

/**
 * The pad after an event. Devices that were apart may tell what no longer fits, such as a second opening; that changes
 * nothing.
 */
export function evolve(pad: Pad | null, event: PadEvent): Pad | null {
  if (pad === null || event.type === 'PadOpened') return pad ?? opened(event);
  const changedAt = Math.max(pad.changedAt, event.at);
  switch (event.type) {
    case 'PlayerAdded': {
      const isKnown = pad.players.some(({ id }) => id === event.player);
      const player = { id: event.player, name: event.name };
      return isKnown ? pad : { ...pad, changedAt, players: [...pad.players, player] };
    }
    case 'PlayerRenamed': {
      const players = pad.players.map((player) =>
        player.id === event.player ? { ...player, name: event.name } : player,
      );
      return { ...pad, changedAt, players };
    }
    case 'PlayerRemoved':
      return { ...pad, changedAt, left: new Set([...pad.left, event.player]) };
    case 'Entered':
      return { ...pad, changedAt, entries: [...pad.entries, event] };
    case 'Undone':
      return { ...pad, changedAt, undone: new Set([...pad.undone, event.entry]) };
    case 'FiveAlikesTold': {
      const told = event.counts.map(({ player, count }) => [player, count] as const);
      return { ...pad, changedAt, fiveAlikes: new Map([...pad.fiveAlikes, ...told]) };
    }
  }
}

function opened(event: PadEvent): Pad | null {
  const ruleSet = event.type === 'PadOpened' && findRuleSet(event.rules);
  if (!ruleSet) return null;
  return {
    ruleSet,
    openedAt: event.at,
    changedAt: event.at,
    players: event.players.map(({ player, name }) => ({ id: player, name })),
    left: new Set(),
    entries: [],
    undone: new Set(),
    fiveAlikes: new Map(),
  };
}

/** Null where the events do not begin with an opening. */
export function padOf(events: readonly PadEvent[]): Pad | null {
  return events.reduce<Pad | null>(evolve, null);
}
