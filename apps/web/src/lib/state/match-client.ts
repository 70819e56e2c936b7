import { evolve, type MatchState, type Recorded, type Rejection } from '@open-yatzy/match';
import {
  type ClientCommand,
  type ClientMessage,
  type News,
  parseServerMessage,
  type Said,
  type ServerErrorCode,
  type ServerMessage,
  silenceLimit,
  type Wish,
} from '@open-yatzy/protocol';
import { type Line, type LineEvents, pauseAfter, wakeLimit } from './line.ts';

/** Follows one match over a socket: keeps the confirmed state, resumes where it broke off, resends what has no answer. */

/** All that the client needs of the world. Times in milliseconds. */
export interface Outside {
  connect(events: LineEvents): Line;
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** Runs it once, later; what comes back calls it off. */
  after(ms: number, run: () => void): () => void;
  newId(): string;
}

/** `offline` once several attempts have failed; they go on all the same. */
export type LinkStatus = 'connected' | 'reconnecting' | 'offline';

export type CommandAnswer =
  | { readonly type: 'accepted'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly rejection: Rejection }
  | { readonly type: 'failed'; readonly id: string; readonly code: ServerErrorCode };

/** What is said beside the match itself. */
export type Aside = Extract<ServerMessage, { type: 'talk' | 'watchers' | 'heard' | 'unheard' }>;

/** What concerns a person on whatever page they are; each line of theirs brings it. */
export interface NewsHeard {
  news(news: News): void;
  /** There is a line again, or on a page that follows no match the first; what was said before it is to be asked for. */
  resumed(): void;
}

export interface Heard extends NewsHeard {
  /** New events, and the state after them. */
  events(events: readonly Recorded[], state: MatchState): void;
  /** The state as the server has it, where ours had to be dropped. */
  replaced(state: MatchState): void;
  answered(answer: CommandAnswer): void;
  status(status: LinkStatus): void;
  /** Whom the server takes this browser for, at each connection. */
  welcomed(person: string | null): void;
  aside(aside: Aside): void;
}

/** What a page knows before it has a line: a state, and the server's time where it told one. */
interface Known {
  readonly state: MatchState;
  readonly now?: number;
}

const attemptsBeforeOffline = 4;

export class MatchClient {
  #state: MatchState;
  #status: LinkStatus = 'reconnecting';
  #line: Line | null = null;
  #attempts = 0;
  #hasBroken = false;
  #clockOffset = 0;
  #isClosed = false;
  #cancelTimer: (() => void) | null = null;
  readonly #pending = new Map<string, ClientCommand>();
  /** What was said before the first connection was there. */
  #early: ClientMessage[] = [];
  readonly #outside: Outside;
  readonly #heard: Heard;

  constructor({ state, now }: Known, outside: Outside, heard: Heard) {
    this.#state = state;
    this.#outside = outside;
    this.#heard = heard;
    if (now !== undefined) this.#clockOffset = now - outside.now();
    this.#connect();
  }

  get state(): MatchState {
    return this.#state;
  }

  get status(): LinkStatus {
    return this.#status;
  }

  /** The server's time, as far as it is known. */
  get serverNow(): number {
    return this.#outside.now() + this.#clockOffset;
  }

  /** Sends a command, now or as soon as there is a connection. @returns its id */
  send(wish: Wish): string {
    const command: ClientCommand = { ...wish, at: this.#state.seq, id: this.#outside.newId() };
    this.#pending.set(command.id, command);
    if (this.#status === 'connected') this.#say(command);
    return command.id;
  }

  /** Says something to the table, once, as soon as the first connection is there. @returns its id; null where it broke */
  say(said: Said): string | null {
    if (this.#hasBroken) return null;
    const message = { type: 'say', id: this.#outside.newId(), said } as const;
    if (this.#status === 'connected') this.#say(message);
    else this.#early.push(message);
    return message.id;
  }

  /** The page is looked at again, or the network is back: find out at once whether the line still stands. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#status === 'connected') {
      this.#say({ type: 'ping' });
      this.#setTimer(wakeLimit, () => this.#breakLine());
      return;
    }
    this.#attempts = 0;
    const idle = this.#line;
    this.#line = null;
    idle?.close();
    this.#connect();
  }

  /** A state that came another way; older ones are passed over. */
  adopt(state: MatchState): void {
    if (state.match !== this.#state.match || state.seq <= this.#state.seq) return;
    this.#state = state;
    this.#heard.replaced(state);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelTimer?.();
    this.#line?.close();
  }

  #say(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }

  #follow(): void {
    this.#say({ type: 'follow', version: 1, match: this.#state.match, from: this.#state.seq });
  }

  #setStatus(status: LinkStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#heard.status(status);
  }

  #setTimer(ms: number, run: () => void): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#outside.after(ms, run);
  }

  #connect(): void {
    const isCurrent = () => own === this.#line;
    const own = this.#outside.connect({
      opened: () => isCurrent() && this.#follow(),
      received: (text) => isCurrent() && this.#receive(parseServerMessage(text)),
      lost: () => isCurrent() && this.#breakLine(),
    });
    this.#line = own;
    this.#setTimer(silenceLimit, () => this.#breakLine());
  }

  #breakLine(): void {
    const broken = this.#line;
    this.#line = null;
    broken?.close();
    if (this.#isClosed) return;
    this.#hasBroken = true;
    const isOffline = this.#attempts >= attemptsBeforeOffline;
    // Whoever said it is told so, and has it back: it is not said later as well.
    if (isOffline) this.#early = [];
    this.#setStatus(isOffline ? 'offline' : 'reconnecting');
    const pause = pauseAfter(this.#attempts, this.#outside.random());
    this.#attempts += 1;
    this.#setTimer(pause, () => this.#connect());
  }

  #receive(message: ServerMessage): void {
    this.#setTimer(silenceLimit, () => this.#breakLine());
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'events':
        this.#takeEvents(message.from, message.events);
        break;
      case 'ack':
        this.#settle({ type: 'accepted', id: message.id });
        break;
      case 'refused':
        this.#settle({ type: 'refused', id: message.id, rejection: message.rejection });
        break;
      case 'error':
        // No answer to a command is one to following: a little later it is tried again.
        if (message.id === null) this.#breakLine();
        // A server that goes down has decided nothing; the command is sent again to the one that comes up.
        else if (message.code !== 'ShuttingDown')
          this.#settle({ type: 'failed', id: message.id, code: message.code });
        break;
      case 'talk':
      case 'watchers':
      case 'heard':
      case 'unheard':
        this.#heard.aside(message);
        break;
      case 'news':
        this.#heard.news(message.news);
        break;
      case 'pong':
        this.#clockOffset = message.now - this.#outside.now();
    }
  }

  #welcomed({ now, person }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#attempts = 0;
    this.#clockOffset = now - this.#outside.now();
    this.#heard.welcomed(person);
    this.#setStatus('connected');
    if (this.#hasBroken) this.#heard.resumed();
    this.#hasBroken = false;
    for (const message of [...this.#pending.values(), ...this.#early]) this.#say(message);
    this.#early = [];
  }

  #settle(answer: CommandAnswer): void {
    this.#pending.delete(answer.id);
    this.#heard.answered(answer);
  }

  #takeEvents(from: number, all: readonly Recorded[]): void {
    if (from > this.#state.seq) {
      this.#follow();
      return;
    }
    const isReplay = from === 0 && all[0]?.event.type === 'MatchCreated';
    const fresh = isReplay ? all : all.filter(({ seq }) => seq > this.#state.seq);
    const next = fresh.reduce<MatchState | null>(evolve, isReplay ? null : this.#state);
    if (next === null || fresh.length === 0) return;
    this.#state = next;
    if (isReplay) this.#heard.replaced(next);
    else this.#heard.events(fresh, next);
    // What a command has done tells that it was accepted, before its answer does or where that is lost.
    for (const { command } of fresh)
      if (command !== null && this.#pending.has(command)) this.#settle({ type: 'accepted', id: command });
  }
}
