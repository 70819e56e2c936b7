import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId, MatchState, PersonId } from '@open-yatzy/match';
import { livePath, type NewMatch, type Services, servicesKey } from '@open-yatzy/protocol';
import { pino } from 'pino';
import type { Pages } from '../http/listener.ts';
import { type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { Player } from './player.ts';

const noPages: Pages = (_request, _response, next) => next();

/** A server of this process on a free port, with a folder of its own; and what a test asks of it. */
export class Serving {
  readonly folder: string;
  /** Every line that the server has logged. */
  readonly logged: string[] = [];
  #server: RunningServer | null = null;
  readonly #options: Partial<ServerOptions>;
  readonly #players: Player[] = [];

  private constructor(folder: string, options: Partial<ServerOptions>) {
    this.folder = folder;
    this.#options = options;
  }

  static async start(options: Partial<ServerOptions> = {}): Promise<Serving> {
    const serving = new Serving(await mkdtemp(join(tmpdir(), 'open-yatzy-server-')), options);
    await serving.startAgain();
    return serving;
  }

  async startAgain(): Promise<void> {
    const log = pino({ level: 'trace' }, { write: (line) => void this.logged.push(line) });
    const loadPages = async () => noPages;
    const fixed = { folder: this.folder, host: '127.0.0.1', port: 0 };
    this.#server = await startServer({ ...fixed, log, loadPages, ...this.#options });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = null;
  }

  async remove(): Promise<void> {
    for (const player of this.#players) player.hangUp();
    await this.stop();
    await rm(this.folder, { recursive: true });
  }

  get address(): string {
    if (!this.#server) throw new Error('expected a running server');
    return `127.0.0.1:${this.#server.port}`;
  }

  get services(): Services {
    return Reflect.get(globalThis, servicesKey) as Services;
  }

  async newPerson(name: string): Promise<{ readonly id: PersonId; readonly token: string }> {
    const added = await this.services.people.add(name);
    if (added.type === 'refused')
      throw new Error(`a new person: expected ${name} admitted, got ${added.code}`);
    return { id: added.person.id, token: added.token };
  }

  async newMatch(maker: PersonId, settings: Partial<NewMatch> = {}): Promise<MatchId> {
    return this.services.create(maker, {
      rules: 'scandinavian-15',
      seats: 2,
      clock: null,
      access: 'link',
      ...settings,
    });
  }

  /** A socket that follows the match, with everything up to now received; `known` is what its client has of it already. */
  async follow(match: MatchId, token: string | null, known: MatchState | null = null): Promise<Player> {
    const player = await this.connect(token);
    await player.follow(match, known);
    return player;
  }

  async connect(
    token: string | null,
    headers: Readonly<Record<string, string>> = {},
    path = livePath,
  ): Promise<Player> {
    const player = await Player.connect(`ws://${this.address}${path}`, {
      ...(token !== null && { cookie: `yatzy=${token}` }),
      ...headers,
    });
    this.#players.push(player);
    return player;
  }
}
