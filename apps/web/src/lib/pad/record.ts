import type { PadEvent } from '@open-yatzy/protocol';

/** A pad as one device keeps it. */
export interface PadRecord {
  readonly id: string;
  /** In the order that holds for all; empty unless the pad is shared. */
  readonly confirmed: readonly PadEvent[];
  /** Said here and not yet confirmed, in order. */
  readonly pending: readonly PadEvent[];
  readonly isShared: boolean;
  /** The player who holds this device; `all`: it is written on for everyone; null: not said yet. */
  readonly me: string | null;
}

export const everyone = 'all';

export function eventsOf({ confirmed, pending }: PadRecord): readonly PadEvent[] {
  return [...confirmed, ...pending];
}

/** With an event that was said here. */
export function withEvents(record: PadRecord, events: readonly PadEvent[]): PadRecord {
  return { ...record, pending: [...record.pending, ...events] };
}

/** With what the server says comes after the first `after` events. What is known already is not taken twice. */
export function withConfirmed(
  record: PadRecord,
  { after, events }: { readonly after: number; readonly events: readonly PadEvent[] },
): PadRecord {
  const fresh = events.slice(Math.max(0, record.confirmed.length - after));
  if (after > record.confirmed.length || fresh.length === 0) return record;
  const confirmed = [...record.confirmed, ...fresh];
  const ids = new Set(confirmed.map(({ id }) => id));
  return { ...record, confirmed, pending: record.pending.filter(({ id }) => !ids.has(id)) };
}

/** The server has the pad no longer: all of it is to be told anew. */
export function forgotten(record: PadRecord): PadRecord {
  return { ...record, confirmed: [], pending: eventsOf(record) };
}

/** Two states of the same pad in two tabs of one browser. */
export function merged(own: PadRecord, other: PadRecord): PadRecord {
  const longer = other.confirmed.length > own.confirmed.length ? other : own;
  const ids = new Set(longer.confirmed.map(({ id }) => id));
  const pending = [...own.pending, ...other.pending].filter(({ id }) => {
    if (ids.has(id)) return false;
    ids.add(id);
    return true;
  });
  return {
    ...own,
    confirmed: longer.confirmed,
    pending,
    isShared: own.isShared || other.isShared,
    me: own.me ?? other.me,
  };
}
