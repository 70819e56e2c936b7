import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The handler of a build of pages, as small as can be. It makes a person or a match through the services as pages do:
 * `POST /person`, `POST /match?maker=ID`, `POST /join?person=ID`, `POST /standing?person=ID`.
 */
const pages = `
const services = globalThis[Symbol.for('open-yatzy')];
export const handler = async (request, response, next) => {
  const url = new URL(request.url, 'http://server');
  if (url.pathname === '/person') response.end(JSON.stringify(await services.people.add('Ada')));
  else if (url.pathname === '/match') {
    const settings = { rules: 'scandinavian-15', seats: 2, clock: null, access: 'link' };
    response.end(JSON.stringify(await services.create(url.searchParams.get('maker'), settings)));
  } else if (url.pathname === '/join') {
    const wish = { rules: 'joker-13', mode: 'ranked', seats: 2, opponent: 'people', commitment: null };
    const person = await services.people.person(url.searchParams.get('person'));
    response.end(JSON.stringify(await services.lobby.join(person, wish)));
  } else if (url.pathname === '/standing') {
    const person = url.searchParams.get('person');
    const matches = (await services.ongoing(person)).map(({ state }) => state.match);
    response.end(JSON.stringify({ waits: (await services.lobby.waitsFor(person)) !== null, matches }));
  } else if (url.pathname === '/origins') response.end(JSON.stringify([services.origins, request.headers['x-forwarded-proto']]));
  else if (url.pathname === '/fail') void Promise.reject(new Error('nobody waits for this'));
  else next();
};
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error(`expected a port, got ${address}`);
  return address.port;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
}

/** The server as its own process, with the same folder and port each time. */
export class ServerProcess {
  readonly folder: string;
  readonly port: number;
  #child: ChildProcess | null = null;
  stdout = '';
  stderr = '';

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async prepare(): Promise<ServerProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'open-yatzy-process-'));
    await mkdir(join(folder, 'pages'));
    await writeFile(join(folder, 'pages', 'handler.js'), pages);
    await writeFile(join(folder, 'pages', 'package.json'), '{"type":"module"}');
    return new ServerProcess(folder, await freePort());
  }

  get env(): NodeJS.ProcessEnv {
    const { folder, port } = this;
    return {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      WEB_BUILD: join(folder, 'pages'),
      PORT: String(port),
      LOG_LEVEL: 'trace',
    };
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, and waits until it says where it is, or ends without. */
  async start(args: readonly string[] = []): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts'), ...args], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.stdout = '';
    child.stderr.on('data', (chunk) => {
      this.stderr += chunk;
    });
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      this.stdout += chunk;
      if (this.stdout.includes('Open Yatzy is at')) break;
    }
    child.stdout.on('data', (chunk) => {
      this.stdout += chunk;
    });
  }

  async end(signal: NodeJS.Signals): Promise<Ended> {
    this.#child?.kill(signal);
    return this.ended();
  }

  async ended(): Promise<Ended> {
    const child = this.#child;
    if (!child) throw new Error('expected a process');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return { code: child.exitCode, signal: child.signalCode };
  }

  async post(path: string): Promise<unknown> {
    const response = await fetch(`${this.address}${path}`, { method: 'POST' });
    return response.json();
  }

  async remove(): Promise<void> {
    if (this.#child) await this.end('SIGKILL');
    await rm(this.folder, { recursive: true });
  }
}
