import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { evolve, type MatchState, type Seq } from '@open-yatzy/match';
import { parseServerMessage, type ServerMessage, type Wish } from '@open-yatzy/protocol';
import { WebSocket } from 'ws';

type Answered = Extract<ServerMessage, { id: string | null }>;

let ids = 0;
/** An id for a command, never the same twice in a run. */
export function newCommandId(): string {
  ids += 1;
  return `command-${process.pid}-${ids}`;
}

/** A client of the live socket: evolves what it is told, as a page does. */
export class Player {
  readonly socket: WebSocket;
  /** Every message so far, as it came over the wire. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  #state: MatchState | null = null;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('close', () => this.#wake());
  }

  static async connect(address: string, headers: Readonly<Record<string, string>>): Promise<Player> {
    const player = new Player(new WebSocket(address, { headers }));
    await once(player.socket, 'open');
    return player;
  }

  get state(): MatchState {
    if (!this.#state) throw new Error('expected a match to be followed');
    return this.#state;
  }

  /** Follows a match, from the state on that the client has of it. */
  async follow(match: string, known: MatchState | null = this.#state): Promise<void> {
    this.#state = known;
    const from = known?.seq ?? (0 as Seq);
    const before = this.messages.length;
    this.say({ type: 'follow', version: 1, match, from });
    const welcome = await this.until(() =>
      this.messages.slice(before).find((message) => message.type === 'welcome'),
    );
    await this.until(() => (this.#state?.seq ?? 0) >= welcome.seq);
  }

  /** Sends a command and waits for what is answered to it. */
  async ask(asked: Wish, fence: { readonly at?: number; readonly id?: string } = {}): Promise<Answered> {
    const { at = this.#state?.seq ?? 0, id = newCommandId() } = fence;
    const before = this.messages.length;
    this.say({ ...asked, at, id });
    return this.until(
      () =>
        this.messages.slice(before).find((message) => 'id' in message && message.id === id) as
          | Answered
          | undefined,
    );
  }

  /** As `ask`, where anything but an acknowledgement is a fault of the test; on a fast machine it may have to wait its turn. */
  async do(asked: Wish): Promise<void> {
    const answer = await this.ask(asked);
    if (answer.type === 'error' && answer.code === 'TooFast') {
      await wait(100);
      return this.do(asked);
    }
    if (answer.type !== 'ack') throw new Error(`${asked.type}: expected ack, got ${JSON.stringify(answer)}`);
  }

  say(message: unknown): void {
    this.socket.send(
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
    );
  }

  /** Waits for messages until `look` sees what it looks for. Throws when the socket closes before. */
  async until<T>(look: () => T | undefined | null | false): Promise<T> {
    for (;;) {
      const seen = look();
      if (seen) return seen;
      if (this.socket.readyState === WebSocket.CLOSED)
        throw new Error(`socket closed; last came ${this.texts.at(-1)}`);
      await new Promise<void>((wake) => this.#waiting.add(wake));
    }
  }

  /** Closes at once, as a lost connection does. */
  hangUp(): void {
    this.socket.terminate();
  }

  #receive(text: string): void {
    const message = parseServerMessage(text);
    this.texts.push(text);
    this.messages.push(message);
    if (message.type === 'events') {
      const before = message.from === 0 ? null : this.#state;
      if (message.from !== (before?.seq ?? 0))
        throw new Error(`expected events after ${before?.seq}, got ${message.from}`);
      this.#state = message.events.reduce(evolve, before);
    }
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
