import type { LookId } from '@open-yatzy/protocol';
import { getContext, setContext } from 'svelte';

/** What the seat marks of a table look like, for every mark on its page: by seat, undefined as it came. */
type SeatLooks = () => readonly (LookId | undefined)[];

const key = Symbol('seat looks');

export function provideSeatLooks(looks: SeatLooks): void {
  setContext(key, looks);
}

/** Where none are provided, marks look as they came. */
export function seatLooks(): SeatLooks {
  return getContext<SeatLooks | undefined>(key) ?? (() => []);
}
