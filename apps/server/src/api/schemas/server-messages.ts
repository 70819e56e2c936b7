import { type Rejection, rejectionCodes } from '@open-yatzy/match';
import { type News, type ServerMessage, serverErrorCodes, talkRefusals } from '@open-yatzy/protocol';
import * as v from 'valibot';
import { recorded } from './events.ts';
import { schemaOf } from './schema-of.ts';
import { talkEntry } from './social.ts';
import { box, count, keep } from './vocabulary.ts';

export const rejection = schemaOf<Rejection>()(
  v.strictObject({
    type: v.literal('rejected'),
    code: v.picklist(rejectionCodes),
    message: v.pipe(v.string(), v.description('In plain English, for logs and tools')),
    boxes: v.exactOptional(v.array(box)),
    standing: v.exactOptional(keep),
  }),
);

const news = schemaOf<News>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('paired'), match: v.string() }),
    v.strictObject({ type: v.literal('lobbyChanged') }),
    v.strictObject({ type: v.literal('friendsChanged') }),
  ]),
);

const commandId = v.string();
const clockTime = v.pipe(v.number(), v.description("The server's clock, in milliseconds since 1970"));

/** By type, each as one message of the live socket. */
export const serverMessages = {
  welcome: v.pipe(
    v.strictObject({
      type: v.literal('welcome'),
      version: v.literal(1),
      match: v.string(),
      person: v.nullable(v.string()),
      now: clockTime,
      seq: v.number(),
    }),
    v.description('Answers `follow`; `seq` is the last event of the match.'),
  ),
  events: v.pipe(
    v.strictObject({ type: v.literal('events'), from: v.number(), events: v.array(recorded) }),
    v.description(
      'In order and without gaps. `from` is the seq before the first; 0: drop what you have, the match is replayed.',
    ),
  ),
  ack: v.pipe(
    v.strictObject({ type: v.literal('ack'), id: commandId, seq: v.number() }),
    v.description('The command is committed; `seq` is that of its last event.'),
  ),
  refused: v.pipe(
    v.strictObject({ type: v.literal('refused'), id: commandId, rejection }),
    v.description('The rules of the game refuse the command.'),
  ),
  error: v.pipe(
    v.strictObject({
      type: v.literal('error'),
      code: v.picklist(serverErrorCodes),
      message: v.string(),
      id: v.nullable(v.string()),
    }),
    v.description('The message itself was at fault; `id` is that of the command where it could be read.'),
  ),
  talk: v.pipe(
    v.strictObject({ type: v.literal('talk'), isWhole: v.boolean(), entries: v.array(talkEntry) }),
    v.description(
      'What is said at the match: the latest of it after `follow`, then each entry as it comes. `isWhole`: in place of all that you have.',
    ),
  ),
  heard: v.pipe(
    v.strictObject({ type: v.literal('heard'), id: commandId }),
    v.description('Answers `say`; the entry itself has come before.'),
  ),
  unheard: v.pipe(
    v.strictObject({ type: v.literal('unheard'), id: commandId, code: v.picklist(talkRefusals) }),
    v.description('Answers `say`: it was not said.'),
  ),
  watchers: v.pipe(
    v.strictObject({ type: v.literal('watchers'), count }),
    v.description('How many follow the match who do not sit there.'),
  ),
  news: v.pipe(
    v.strictObject({ type: v.literal('news'), news }),
    v.description('Something concerns the person of the socket, whichever match is followed, if any.'),
  ),
  pong: v.pipe(
    v.strictObject({ type: v.literal('pong'), now: clockTime }),
    v.description('Answers `ping`; comes of itself on a quiet socket too.'),
  ),
} as const;

export const serverMessage = schemaOf<ServerMessage>()(v.union(Object.values(serverMessages)));
