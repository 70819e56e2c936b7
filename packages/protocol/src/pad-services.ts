import type { PadEvent, PadTalk } from './pad-events.ts';
import type { Refused } from './refused.ts';

export const padRefusals = [
  /** Nobody has shared such a pad, or nobody has written on it for a long time. */
  'UnknownPad',
  'PadFull',
  'TooFast',
] as const;
export type PadRefusal = (typeof padRefusals)[number];

export type PadAnswer =
  /**
   * The events after those that the device had, in the order that holds for all; `seq` is how many the server has. It is less
   * than the device had where the pad was forgotten and told anew by another.
   */
  | { readonly type: 'events'; readonly seq: number; readonly events: readonly PadEvent[] }
  | Refused<PadRefusal>;

/** Score pads that are shared by link. */
export interface PadServices {
  /**
   * Takes what is new on a device and answers with all that it lacks, its own included; an event that is known by its id is
   * not taken again. A pad is made by the first that begins with `PadOpened`. `address` is where the device speaks from.
   */
  talk(pad: string, said: PadTalk, address: string): Promise<PadAnswer>;
}
