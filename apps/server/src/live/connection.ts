import type { MatchId, MatchState, PersonId, Seq } from '@open-yatzy/match';
import {
  type ClientCommand,
  type ClientMessage,
  makeServerMessage,
  type ParsedMessage,
  parseClientMessage,
  type ServerErrorCode,
  type ServerMessage,
} from '@open-yatzy/protocol';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import type { Allowance } from '../allowance.ts';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import type { Presence } from '../matches/presence.ts';
import { delayed, isDelayedFor, onlookerDelay, visibleSeq } from '../social/delay.ts';
import type { Social } from '../social/services.ts';
import { TokenBucket } from '../token-bucket.ts';
import { Feed } from './feed.ts';

export interface LiveParts {
  readonly matches: Matches;
  readonly presence: Presence;
  readonly social: Pick<Social, 'audience' | 'talk' | 'whereabouts'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Of commands, by person. */
  readonly allowance: Allowance;
}

/** Messages that may come over one socket, and commands of one person over all of theirs. Who plays is far from it. */
export const messageRate = { burst: 60, perSecond: 20 } as const;
/** Messages above that which are answered on a socket; who sends on is cut off. */
const patience = { burst: 200, perSecond: 5 } as const;
/** Bytes that may wait for a client that does not read; it resumes with a new socket. */
const longestBacklog = 1_000_000;

type FollowMessage = Extract<ClientMessage, { type: 'follow' }>;
type SayMessage = Extract<ClientMessage, { type: 'say' }>;

/** One socket of one person, or of someone who only looks on. Messages are handled one after the other, in order. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #person: PersonId | null;
  readonly #parts: LiveParts;
  readonly #bucket: TokenBucket;
  readonly #patience: TokenBucket;
  #work: Promise<void> = Promise.resolve();
  #match: MatchId | null = null;
  #feed: Feed | null = null;
  #detach: (() => void) | null = null;
  /** From the audience. */
  #part: (() => void) | null = null;
  /** How far behind the server its time is told, as its events are. */
  #lag = 0;

  constructor(socket: WebSocket, person: PersonId | null, parts: LiveParts) {
    this.#socket = socket;
    this.#person = person;
    this.#parts = parts;
    this.#bucket = new TokenBucket(parts.clock, messageRate);
    this.#patience = new TokenBucket(parts.clock, patience);
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? null : data.toString()));
    const depart = person && parts.social.whereabouts.arrive(person);
    socket.on('close', () => {
      this.#unfollow();
      depart?.();
    });
  }

  get person(): PersonId | null {
    return this.#person;
  }

  /** The promise is kept once the message has left for the client, or never will. */
  send(message: ServerMessage): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve();
    return new Promise((sent) => {
      this.#socket.send(makeServerMessage(message), () => sent());
      if (this.#socket.bufferedAmount > longestBacklog) this.#socket.terminate();
    });
  }

  /** What keeps a quiet socket from being taken for lost. */
  beat(): void {
    void this.send({ type: 'pong', now: this.#now() });
  }

  /** Kept when all that was received has been handled. */
  idle(): Promise<void> {
    return this.#work;
  }

  #receive(text: string | null): void {
    // What was received before the socket was cut off still comes.
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const isTooFast = !this.#bucket.take();
    if (isTooFast && !this.#patience.take()) {
      this.#socket.terminate();
      return;
    }
    const answer = this.#understand(text, isTooFast);
    if (answer) void this.send(answer);
  }

  /** Puts a message in the queue, or gives what is answered to it at once. */
  #understand(text: string | null, isTooFast: boolean): ServerMessage | null {
    const parsed =
      text === null
        ? { error: 'expected a text frame with JSON, got a binary one', id: null }
        : parseClientMessage(text);
    if (isTooFast) return tooFast(idOf(parsed));
    if ('error' in parsed) return failure('BadMessage', parsed.error, parsed.id);
    const { message } = parsed;
    if (message.type === 'ping') return { type: 'pong', now: this.#now() };
    if (message.type !== 'follow' && this.#person && !this.#parts.allowance.take(this.#person))
      return tooFast(message.id);
    this.#work = this.#work.then(() => this.#handle(message));
    return null;
  }

  async #handle(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<void> {
    try {
      const answer = await this.#answer(message);
      if (answer) void this.send(answer);
    } catch (error) {
      this.#parts.log.error(
        { err: error, match: this.#match, message: message.type },
        'a message could not be handled',
      );
      void this.send(
        failure('Internal', 'The server failed on this message.', 'id' in message ? message.id : null),
      );
    }
  }

  #answer(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<ServerMessage | null> {
    if (message.type === 'follow') return this.#follow(message);
    return message.type === 'say' ? this.#say(message) : this.#command(message);
  }

  /** Welcomes and sends the events; gives an error instead if there is no such match. */
  async #follow({ match: asked, from }: FollowMessage): Promise<ServerMessage | null> {
    const { matches, presence } = this.#parts;
    const match = asked as MatchId;
    if (!(await matches.load(match))) return failure('UnknownMatch', `There is no match ${asked}.`);
    // A person who comes back is back before anything else of theirs is handled; and before what was followed so far is
    // let go, so that following anew is no absence.
    const detach = this.#person && (await presence.attend(match, this.#person));
    this.#unfollow();
    this.#match = match;
    this.#detach = detach;
    try {
      const state = await matches.load(match);
      if (!state) throw new Error(`match ${match}: expected it to be there still, got nothing`);
      await this.#feedFrom(from, state);
      await this.#listen(match);
    } finally {
      // Whoever has gone meanwhile is not to be there for ever.
      if (this.#socket.readyState !== WebSocket.OPEN) this.#unfollow();
    }
    return null;
  }

  /** Welcomes, and sends what of the match is to be seen by this person after a seq. */
  async #feedFrom(from: number, state: MatchState): Promise<void> {
    const { matches, clock } = this.#parts;
    const { match } = state;
    const isLate = isDelayedFor(state, this.#person);
    this.#lag = isLate ? onlookerDelay : 0;
    const seq = isLate ? visibleSeq(await matches.events(match, 0 as Seq), clock.now()) : state.seq;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    void this.send({ type: 'welcome', version: 1, match, person: this.#person, now: this.#now(), seq });
    this.#feed = new Feed(
      isLate ? delayed(matches, clock) : matches,
      { match, from: from > seq ? (0 as Seq) : (from as Seq) },
      {
        push: (start, events) => this.send({ type: 'events', from: start, events }),
        lost: (error) => {
          this.#parts.log.error({ err: error, match }, 'a match could not be followed any further');
          this.#socket.terminate();
        },
      },
    );
    await this.#feed.reach(seq);
  }

  /** Sends what is said at the match, and who watches, now and as it changes. */
  async #listen(match: MatchId): Promise<void> {
    const { audience, talk } = this.#parts.social;
    const listener = { person: this.#person, tell: (message: ServerMessage) => void this.send(message) };
    this.#part = await audience.join(match, listener);
    await talk.tellAll(match, listener);
  }

  async #command(command: ClientCommand): Promise<ServerMessage> {
    const { id } = command;
    if (this.#match === null) return failure('FollowFirst', 'Follow a match before sending commands.', id);
    if (this.#person === null) return failure('NoPerson', 'This socket has no person; it only looks on.', id);
    const answer = await this.#parts.matches.send(this.#match, this.#person, command);
    if (answer.type === 'rejected') return { type: 'refused', id, rejection: answer };
    await this.#feed?.reach(answer.seq);
    return { type: 'ack', id, seq: answer.seq };
  }

  async #say({ id, said }: SayMessage): Promise<ServerMessage> {
    if (this.#match === null) return failure('FollowFirst', 'Follow a match before saying anything.', id);
    if (this.#person === null) return failure('NoPerson', 'This socket has no person; it only looks on.', id);
    const refusal = await this.#parts.social.talk.say(this.#match, this.#person, said);
    return refusal === null ? { type: 'heard', id } : { type: 'unheard', id, code: refusal };
  }

  #now(): number {
    return this.#parts.clock.now() - this.#lag;
  }

  #unfollow(): void {
    this.#feed?.stop();
    this.#part?.();
    this.#detach?.();
    this.#part = null;
    this.#feed = null;
    this.#detach = null;
    this.#match = null;
  }
}

/** The message by which a client hears that its own was at fault. */
export function failure(code: ServerErrorCode, message: string, id: string | null = null): ServerMessage {
  return { type: 'error', code, message, id };
}

function tooFast(id: string | null): ServerMessage {
  return failure('TooFast', `At most ${messageRate.perSecond} messages a second.`, id);
}

function idOf(parsed: ParsedMessage): string | null {
  if ('error' in parsed) return parsed.id;
  return 'id' in parsed.message ? parsed.message.id : null;
}
