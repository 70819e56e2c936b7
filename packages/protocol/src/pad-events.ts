import { boxIds, faces, ruleSetIds } from '@open-yatzy/rules';
import * as v from 'valibot';

/** What happens on a score pad for real dice, as its devices keep it and tell each other. */

export const mostPadPlayers = 12;
/** In UTF-16 units, as fields of a page count them. */
export const longestPadName = 24;
/** Enough for twelve full cards with every entry undone and made again several times. */
export const mostPadEvents = 3000;
/** How many events a device tells at a time. */
export const mostPadEventsAtOnce = 100;

/** 16 random bytes: whoever knows a pad's id may read it and write on it. */
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 32 hexadecimal digits'));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestPadName));
/** Its own id, and when it was said by its device's clock, in milliseconds since 1970. */
const event = { id, at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) };
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const face = v.picklist(faces);

export const padEventSchema = v.variant('type', [
  /** The first on every pad; players take turns in this order. */
  v.strictObject({
    type: v.literal('PadOpened'),
    ...event,
    rules: v.picklist(ruleSetIds),
    players: v.pipe(
      v.array(v.strictObject({ player: id, name })),
      v.minLength(1),
      v.maxLength(mostPadPlayers),
      v.check((list) => new Set(list.map(({ player }) => player)).size === list.length, 'a player twice'),
    ),
  }),
  v.strictObject({ type: v.literal('PlayerAdded'), ...event, player: id, name }),
  v.strictObject({ type: v.literal('PlayerRenamed'), ...event, player: id, name }),
  v.strictObject({ type: v.literal('PlayerRemoved'), ...event, player: id }),
  /** The event's id is the entry's. Without dice it was entered by points. `bonus` comes beside the box. */
  v.strictObject({
    type: v.literal('Entered'),
    ...event,
    player: id,
    box: v.picklist(boxIds),
    points: v.pipe(count, v.maxValue(200)),
    bonus: v.pipe(count, v.maxValue(200)),
    dice: v.nullable(v.strictTuple([face, face, face, face, face])),
  }),
  v.strictObject({ type: v.literal('Undone'), ...event, entry: id }),
  /** How often each of some players threw five alike, in answer to the question that a tie asks. */
  v.strictObject({
    type: v.literal('FiveAlikesTold'),
    ...event,
    counts: v.pipe(
      v.array(v.strictObject({ player: id, count: v.pipe(count, v.maxValue(boxIds.length)) })),
      v.minLength(1),
      v.maxLength(mostPadPlayers),
    ),
  }),
]);
export type PadEvent = v.InferOutput<typeof padEventSchema>;

/** A device tells what is new on it, and asks for everything after the `after`th event that it has from the server. */
const padTalkSchema = v.strictObject({
  after: count,
  events: v.pipe(v.array(padEventSchema), v.maxLength(mostPadEventsAtOnce)),
});
export type PadTalk = v.InferOutput<typeof padTalkSchema>;

/** What a device says, or null where it is nothing of the kind. */
export function parsePadTalk(value: unknown): PadTalk | null {
  const parsed = v.safeParse(padTalkSchema, value);
  return parsed.success ? parsed.output : null;
}

/** Events out of a browser's storage, where anything may lie; null unless all are whole. */
export function parsePadEvents(value: unknown): readonly PadEvent[] | null {
  const parsed = v.safeParse(v.array(padEventSchema), value);
  return parsed.success ? parsed.output : null;
}

export function isPadId(value: string): boolean {
  return v.is(id, value);
}
