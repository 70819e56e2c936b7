import { botIds, boxIds, positions } from '@open-yatzy/rules';
import * as v from 'valibot';
import { saidSchema } from './social-talk.ts';

/** What a client sends over the live socket. One socket follows one match. */

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'expected 8 to 64 letters, digits, - or _'));
const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const keep = v.pipe(
  v.array(v.picklist(positions)),
  v.check((list) => new Set(list).size === list.length, 'a position twice'),
);
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
const commitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in lower-case hex'));
/** How strong; where it is left out, middling. */
const bot = v.optional(v.picklist(botIds));
/** What every command carries: the seq that its sender has seen, and an id of its own. */
const fenced = { at: seq, id };

export const commandSchema = v.variant('type', [
  /** Without a commitment the server makes the seed and shows it. */
  v.strictObject({ type: v.literal('takeSeat'), ...fenced, name, commitment: v.nullable(commitment) }),
  v.strictObject({ type: v.literal('seatBot'), ...fenced, bot }),
  v.strictObject({ type: v.literal('freeSeat'), ...fenced, seat }),
  /** `bot` sits down on every seat that is empty. */
  v.strictObject({ type: v.literal('start'), ...fenced, bot }),
  v.strictObject({ type: v.literal('revealSeed'), ...fenced, seat, seed: v.string() }),
  v.strictObject({ type: v.literal('roll'), ...fenced, keep }),
  v.strictObject({ type: v.literal('write'), ...fenced, box: v.picklist(boxIds) }),
  v.strictObject({ type: v.literal('leave'), ...fenced }),
  v.strictObject({ type: v.literal('return'), ...fenced }),
  v.strictObject({ type: v.literal('resign'), ...fenced }),
  v.strictObject({ type: v.literal('proposeEnd'), ...fenced }),
  v.strictObject({ type: v.literal('proposeDraw'), ...fenced }),
  v.strictObject({ type: v.literal('proposePause'), ...fenced }),
  v.strictObject({ type: v.literal('declineProposal'), ...fenced }),
  v.strictObject({ type: v.literal('resume'), ...fenced }),
  v.strictObject({ type: v.literal('rematch'), ...fenced }),
]);
export type ClientCommand = v.InferOutput<typeof commandSchema>;
/** A command before it is given its id and the seq that it is meant for. */
export type Wish<C = ClientCommand> = C extends ClientCommand ? Omit<C, 'at' | 'id'> : never;

export const clientMessageSchema = v.variant('type', [
  /** First on a socket, and again to resume: all events of the match after `from` follow, then each as it comes. */
  v.strictObject({ type: v.literal('follow'), version: v.literal(1), match: v.string(), from: seq }),
  v.strictObject({ type: v.literal('ping') }),
  /** Said to all at the match that is followed; no command, since it changes nothing there. */
  v.strictObject({ type: v.literal('say'), id, said: saidSchema }),
  ...commandSchema.options,
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

/** Longest message that a client may send, in bytes. */
export const longestClientMessage = 4096;

export type ParsedMessage =
  | { readonly message: ClientMessage }
  | { readonly error: string; readonly id: string | null };

/** A message from the wire, or what is wrong with it and where; never throws. */
export function parseClientMessage(text: string): ParsedMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: 'not JSON', id: null };
  }
  const parsed = v.safeParse(clientMessageSchema, value);
  if (parsed.success) return { message: parsed.output };
  const [issue] = parsed.issues;
  const sent = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  const where = v.getDotPath(issue) ?? 'message';
  return { error: `${where}: ${issue.message}`, id: typeof sent === 'string' ? sent.slice(0, 64) : null };
}
