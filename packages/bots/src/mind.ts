import type { Rests, Tables } from '@open-yatzy/solver';

/** What a bot draws on beside the position. */
export interface Mind {
  /** The values of the rule set that is played; null while there are none. */
  readonly tables: Tables | null;
  /** How games under it go on; null while that is not known. */
  readonly rests: Rests | null;
  /** Numbers from 0 up to 1: whether a bot slips. They have nothing to do with the dice. */
  readonly random: () => number;
}
