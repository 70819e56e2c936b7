import type { Milliseconds } from '@open-yatzy/match';
import type { PadEvent } from '@open-yatzy/protocol';

/** Events for a pad, at a time. */
export interface PadAppend {
  readonly pad: string;
  readonly events: readonly PadEvent[];
  readonly at: Milliseconds;
}

/** Score pads that are shared, as the events that their devices told, in the order in which they came. */
export interface PadStore {
  /**
   * Adds those events whose ids the pad does not have. `unknown`: there is no such pad, and the first event opens none;
   * `full`: it would have more than `mostPadEvents`. Then nothing of it is written.
   */
  append(append: PadAppend): Promise<'appended' | 'unknown' | 'full'>;
  /** The events after the first `after`, in order, and how many there are in all; null for an unknown pad. */
  read(
    pad: string,
    after: number,
  ): Promise<{ readonly events: readonly PadEvent[]; readonly all: number } | null>;
  /** Forgets pads on which nothing was written since then. */
  forget(before: Milliseconds): Promise<void>;
}
