import type { Recorded, Rejection } from '@open-yatzy/match';
import type { News } from './news.ts';
import type { TalkEntry, TalkRefusal } from './social-talk.ts';

/** What the server sends over the live socket. */
export type ServerMessage =
  /** Answers `follow`. `now` sets the client's clock; `person` is who the socket's cookie says it is. */
  | {
      readonly type: 'welcome';
      readonly version: 1;
      readonly match: string;
      readonly person: string | null;
      readonly now: number;
      readonly seq: number;
    }
  /** In order and without gaps. `from` is the seq before the first; 0 where the client's own state is to be dropped and the match replayed. */
  | { readonly type: 'events'; readonly from: number; readonly events: readonly Recorded[] }
  /** The command is committed; `seq` is that of its last event. */
  | { readonly type: 'ack'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly rejection: Rejection }
  /** The message itself was at fault. `id` is the command's where it could be read. */
  | {
      readonly type: 'error';
      readonly code: ServerErrorCode;
      readonly message: string;
      readonly id: string | null;
    }
  /** What is said at the followed match: after `follow` the latest of it, then each entry as it comes. */
  | {
      readonly type: 'talk';
      /** In place of all that the client knows; else beside it. */
      readonly isWhole: boolean;
      readonly entries: readonly TalkEntry[];
    }
  /** Answers `say`; the entry itself has come before. */
  | { readonly type: 'heard'; readonly id: string }
  | { readonly type: 'unheard'; readonly id: string; readonly code: TalkRefusal }
  /** How many follow the match who do not sit there. */
  | { readonly type: 'watchers'; readonly count: number }
  /** Something concerns the socket's person, whichever match is followed, if any. */
  | { readonly type: 'news'; readonly news: News }
  | { readonly type: 'pong'; readonly now: number };

export const serverErrorCodes = [
  'BadMessage',
  'UnknownMatch',
  'FollowFirst',
  /** The socket's cookie proved nobody; connect again once there is a person. */
  'NoPerson',
  'TooFast',
  'ShuttingDown',
  'Internal',
] as const;
export type ServerErrorCode = (typeof serverErrorCodes)[number];

/** Where the live socket listens, on the page's own origin. */
export const livePath = '/live';
/** A client that has heard nothing for this long, in milliseconds, takes its connection for lost. */
export const silenceLimit = 25_000;
/** How often the server speaks up on a quiet socket, in milliseconds. */
export const heartbeat = 10_000;

/** The message as it goes over the wire. */
export function makeServerMessage(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** A message from our own server; shape is the server's promise, so only the frame is checked. */
export function parseServerMessage(text: string): ServerMessage {
  const message: unknown = JSON.parse(text);
  if (typeof message !== 'object' || message === null || !('type' in message)) {
    throw new Error(`server message: expected an object with a type, got ${text.slice(0, 80)}`);
  }
  return message as ServerMessage;
}
