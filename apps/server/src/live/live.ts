import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PersonId } from '@open-yatzy/match';
import { heartbeat, livePath, lobbyLivePath, longestClientMessage, type News } from '@open-yatzy/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Allowance } from '../allowance.ts';
import { isOwn, tokenOf } from '../http/request.ts';
import { Connection, failure, type LiveParts, messageRate } from './connection.ts';

/** WebSocket close code of a server that goes away for a while. */
const serviceRestart = 1012;
/** How long clients have to close when the server stops, in milliseconds. */
const closingTime = 500;

export interface LiveOptions extends Omit<LiveParts, 'allowance'> {
  readonly personOf: (token: string | undefined) => Promise<PersonId | null>;
  /** Milliseconds between two beats; a socket that answers nothing for two of them is dead. */
  readonly beat?: number;
}

/** `person` is null for who is not known; `isHere`: their first socket has opened, else their last has closed. */
export type CrowdListener = (person: PersonId | null, isHere: boolean) => void;

/** All live sockets. */
export class Live {
  readonly #options: LiveOptions;
  readonly #parts: LiveParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: longestClientMessage,
    perMessageDeflate: false,
  });
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #byPerson = new Map<PersonId, Set<Connection>>();
  /** Those of pages that show the lobby. */
  readonly #inLobby = new Set<Connection>();
  readonly #crowdListeners: CrowdListener[] = [];
  /** Sockets that have been heard since the last beat. */
  readonly #heard = new Set<WebSocket>();
  readonly #beating: NodeJS.Timeout;
  #stopped = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#parts = { ...options, allowance: new Allowance(options.clock, messageRate) };
    this.#beating = setInterval(() => this.#beat(), options.beat ?? heartbeat);
    this.#beating.unref();
  }

  /** Takes an HTTP request that asks for a socket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const refusal = this.#refusalOf(request);
    if (refusal) refuse(stream, refusal);
    else {
      this.#options
        .personOf(tokenOf(request))
        .then((person) =>
          this.#server.handleUpgrade(request, stream, head, (socket) =>
            this.#open(socket, person, (request.url ?? '') === lobbyLivePath),
          ),
        )
        .catch((error: unknown) => {
          this.#options.log.error({ err: error }, 'a socket could not be opened');
          refuse(stream, '500 Internal Server Error');
        });
    }
  }

  #refusalOf(request: IncomingMessage): string | null {
    if (this.#stopped) return '503 Service Unavailable';
    if ((request.url ?? '').split('?')[0] !== livePath) return '404 Not Found';
    return isOwn(request) ? null : '403 Forbidden';
  }

  /** Tells all sockets of a person, on whatever page; who has none is told nothing. */
  tell(person: PersonId, news: News): void {
    for (const connection of this.#byPerson.get(person) ?? []) void connection.send({ type: 'news', news });
  }

  /** Tells all pages that show the lobby. */
  tellLobby(news: News): void {
    for (const connection of this.#inLobby) void connection.send({ type: 'news', news });
  }

  /** Whether a socket of the person is open, on whatever page. */
  isHere(person: PersonId): boolean {
    return this.#byPerson.has(person);
  }

  /** Who has a socket open, each once, and how many sockets are of nobody that is known. */
  here(): { readonly people: ReadonlySet<PersonId>; readonly strangers: number } {
    const strangers = [...this.#connections.values()].filter(({ person }) => person === null).length;
    return { people: new Set(this.#byPerson.keys()), strangers };
  }

  /** `listener` hears of everyone who comes or goes. */
  onCrowd(listener: CrowdListener): void {
    this.#crowdListeners.push(listener);
  }

  /** Closes all sockets of a person, who may have lost the right to be them; whoever still has it connects again. */
  hangUp(person: PersonId): void {
    for (const [socket, connection] of this.#connections)
      if (connection.person === person) socket.close(serviceRestart);
  }

  /** Tells every client that the server goes away, and waits a moment for them to close. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#beating);
    const connections = [...this.#connections.values()];
    for (const [socket, connection] of this.#connections) {
      void connection.send(failure('ShuttingDown', 'The server is going away; connect again in a moment.'));
      socket.close(serviceRestart);
    }
    const end = Date.now() + closingTime;
    while (this.#connections.size > 0 && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const socket of this.#connections.keys()) socket.terminate();
    await Promise.all(connections.map((connection) => connection.idle()));
  }

  #open(socket: WebSocket, person: PersonId | null, isInLobby: boolean): void {
    const connection = new Connection(socket, person, this.#parts);
    this.#connections.set(socket, connection);
    if (isInLobby) this.#inLobby.add(connection);
    this.#remember(person, connection);
    this.#heard.add(socket);
    socket.on('pong', () => this.#heard.add(socket));
    socket.on('message', () => this.#heard.add(socket));
    socket.on('error', (error) => this.#options.log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => {
      this.#connections.delete(socket);
      this.#heard.delete(socket);
      this.#inLobby.delete(connection);
      this.#forget(person, connection);
    });
  }

  #remember(person: PersonId | null, connection: Connection): void {
    const others = person && this.#byPerson.get(person);
    if (others) others.add(connection);
    else {
      if (person) this.#byPerson.set(person, new Set([connection]));
      for (const listener of this.#crowdListeners) listener(person, true);
    }
  }

  #forget(person: PersonId | null, connection: Connection): void {
    const connections = person && this.#byPerson.get(person);
    connections?.delete(connection);
    if (person && connections?.size !== 0) return;
    if (person) this.#byPerson.delete(person);
    for (const listener of this.#crowdListeners) listener(person, false);
  }

  #beat(): void {
    for (const [socket, connection] of this.#connections) {
      if (!this.#heard.delete(socket)) socket.terminate();
      else {
        socket.ping();
        connection.beat();
      }
    }
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
