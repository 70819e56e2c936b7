import type { Mode } from '@open-yatzy/match';
import * as v from 'valibot';

/** What is asked of the lobby, by forms and by the API alike. */

const modes = ['normal', 'ranked', 'diamonds'] as const satisfies readonly Mode[];
const commitment = v.nullable(
  v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in lower-case hex')),
);

/** A game that someone waits for. Which rules, seats and opponents go together is for the lobby to say. */
export const quickMatchSchema = v.strictObject({
  rules: v.string(),
  mode: v.picklist(modes),
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)),
  /** `master`: the bot of that name, at once. */
  opponent: v.picklist(['people', 'master']),
  /** Of the seed that one adds to the dice; without one the server makes it. */
  commitment,
});
export type QuickMatch = v.InferOutput<typeof quickMatchSchema>;

/** Sitting down at a table that the lobby lists. */
export const sitDownSchema = v.strictObject({ match: v.string(), commitment });
export type SitDown = v.InferOutput<typeof sitDownSchema>;
