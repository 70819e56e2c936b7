import * as v from 'valibot';

/** What is said at a table. Phrases and reactions go by id, so that everyone reads them in their own language. */

export const phrases = [
  'hello',
  'goodLuck',
  'niceRoll',
  'wellPlayed',
  'whatLuck',
  'badLuck',
  'soClose',
  'takeYourTime',
  'thanks',
  'sorry',
  'oneMore',
  'goodbye',
] as const;
export type Phrase = (typeof phrases)[number];

export const reactions = ['smile', 'laugh', 'wow', 'sad', 'heart', 'star'] as const;
export type Reaction = (typeof reactions)[number];

/** Of a text, in UTF-16 code units. */
export const longestText = 200;
/** How many entries a client is sent as it comes to a table. */
export const talkAtHand = 50;

export const saidSchema = v.variant('type', [
  v.strictObject({ type: v.literal('phrase'), phrase: v.picklist(phrases) }),
  v.strictObject({ type: v.literal('reaction'), reaction: v.picklist(reactions) }),
  /** Only among friends with the table's link. */
  v.strictObject({
    type: v.literal('text'),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestText)),
  }),
]);
export type Said = v.InferOutput<typeof saidSchema>;

/** What someone says, or null where nobody can say that; never throws. */
export function parseSaid(value: unknown): Said | null {
  const parsed = v.safeParse(saidSchema, value);
  return parsed.success ? parsed.output : null;
}

/** One thing that was said, in the order of `n` within its match, with gaps where something is not for the reader. */
export interface TalkEntry {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly said: Said;
}

/** Why something is not said. */
export const talkRefusals = [
  'NotSeated',
  /** Free text is for friends at a table that is reached by its link. */
  'PhrasesOnly',
  /** Nothing that can be read. */
  'BadText',
  'TooMuchTalk',
  /** An operator has closed this person's mouth for a while. */
  'TalkSuspended',
] as const;
export type TalkRefusal = (typeof talkRefusals)[number];
