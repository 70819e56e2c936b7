import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

/** A real server in a process of its own, on a folder of its own, that can be killed and started again. */
export class TestServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'open-yatzy-e2e-'));
  readonly port: number;
  #process: ChildProcess | null = null;
  #log = '';

  /** What is set beside what it needs. */
  readonly #settings: Readonly<Record<string, string>>;

  constructor(port: number, settings: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.#settings = settings;
    const { SHARED_TABLES } = process.env;
    if (SHARED_TABLES) symlinkSync(SHARED_TABLES, join(this.dataDir, 'tables'), 'junction');
  }

  static async start(settings?: Readonly<Record<string, string>>): Promise<TestServer> {
    const server = new TestServer(await freePort(), settings);
    await server.run();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** What it has written to its log so far, over all its lives. */
  get log(): string {
    return this.#log;
  }

  /** Starts the process and waits until it says that it listens. */
  async run(): Promise<void> {
    const own = { PORT: String(this.port), HOST: '127.0.0.1', DATA_DIR: this.dataDir };
    const env = { ...process.env, ...this.#settings, ...own };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text;
    });
    const listening = new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('Open Yatzy is at')) resolve();
      });
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`server: expected it to listen, it ended with ${code}: ${this.#log.slice(-2000)}`);
    });
    await Promise.race([listening, ended]);
    ended.catch(() => undefined);
  }

  /** Ends the process by a signal; `SIGKILL` leaves it no time for anything. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error(`expected a port, got ${address}`);
  return address.port;
}
