import type { Mode } from '@open-yatzy/match';
import { ruleSetIds } from '@open-yatzy/rules';
import * as v from 'valibot';
import { lookKinds } from './record-looks.ts';

/** What is asked of records, by forms and by the API alike. */

const modes = ['normal', 'ranked', 'diamonds'] as const satisfies readonly Mode[];
const outcomes = ['won', 'drawn', 'lost'] as const;
/** In addresses and forms numbers are text. */
const page = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'expected a number'), v.toNumber())]),
  v.integer(),
  v.minValue(1),
);

/** Which finished games are listed, the latest first; what is left out is not asked for. Pages count from 1. */
export const gamesQuestionSchema = v.object({
  rules: v.optional(v.picklist(ruleSetIds)),
  mode: v.optional(v.picklist(modes)),
  outcome: v.optional(v.picklist(outcomes)),
  page: v.optional(page, 1),
});
export type GamesQuestion = v.InferOutput<typeof gamesQuestionSchema>;

/** `friends`: this season's, among the friends of who asks. */
export const leaderboardSpans = ['season', 'week', 'friends'] as const;
export type LeaderboardSpan = (typeof leaderboardSpans)[number];

export const leaderboardQuestionSchema = v.object({
  rules: v.optional(v.picklist(ruleSetIds), 'scandinavian-15'),
  mode: v.optional(v.picklist(modes), 'ranked'),
  span: v.optional(v.picklist(leaderboardSpans), 'season'),
});
export type LeaderboardQuestion = v.InferOutput<typeof leaderboardQuestionSchema>;

/** A look to buy. */
export const purchaseSchema = v.object({ look: v.pipe(v.string(), v.maxLength(40)) });

/** A look to wear; null takes off what is worn of the kind. */
export const wearingSchema = v.object({
  kind: v.picklist(lookKinds),
  look: v.nullable(v.pipe(v.string(), v.maxLength(40))),
});
export type Wearing = v.InferOutput<typeof wearingSchema>;
