/** Starts the server: settings from arguments and environment, signals, and what is said to the one who started it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { destination, pino } from 'pino';
import { renderANSI, renderUnicodeCompact } from 'uqr';
import { BadConfig, type Config, readConfig, usage } from './config.ts';
import type { Pages } from './http/listener.ts';
import { SolvedKnowledge } from './knowledge.ts';
import { SolvedTotals } from './records/perfect-totals.ts';
import { type RunningServer, startServer } from './server.ts';
import { FolderInUse, FolderUnusable } from './store/lock.ts';
import { SchemaError } from './store/schema.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) process.stdout.write(usage);
else await main();

async function main(): Promise<void> {
  try {
    await serve(readConfig(args, process.env));
  } catch (error) {
    const message = whatToTell(error);
    if (message === null) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}

async function serve(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, destination({ dest: 2, sync: true }));
  process.on('unhandledRejection', (reason) => {
    log.fatal({ err: reason }, 'a promise failed that nobody waits for');
    process.exit(1);
  });
  const { folder, host, port, origin, imprint } = config;
  const server = await startServer({
    folder,
    host,
    port,
    origin,
    imprint,
    log,
    knowledge: new SolvedKnowledge(join(folder, 'tables'), log),
    perfectTotals: new SolvedTotals(join(folder, 'tables'), log),
    loadPages: () => loadPages(config.pages),
  });
  announce(server, config);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      void server.stop().then(() => {
        log.info('stopped');
        process.exit(0);
      });
    });
  }
}

/** The handler that the build of the pages exports. */
async function loadPages(folder: string): Promise<Pages> {
  // Scheme and visitor of a request come from its headers, which the listener sets; without this the pages take all for https.
  process.env.PROTOCOL_HEADER = 'x-forwarded-proto';
  process.env.ADDRESS_HEADER = 'x-forwarded-for';
  const built: unknown = await import(pathToFileURL(join(folder, 'handler.js')).href);
  if (
    typeof built !== 'object' ||
    built === null ||
    !('handler' in built) ||
    typeof built.handler !== 'function'
  ) {
    throw new Error(`pages: expected ${folder} to export a handler`);
  }
  return built.handler as Pages;
}

function announce({ port, origins }: RunningServer, { host, lan }: Config): void {
  const local = origins.find((origin) => origin.startsWith('http://localhost'));
  process.stdout.write(`Open Yatzy is at ${local ?? `http://${host}:${port}`}\n`);
  if (!lan) return;
  const reached = origins.filter((origin) => origin !== local);
  const [best] = reached;
  if (best === undefined) {
    process.stdout.write('This machine is in no network that a phone could reach it by.\n');
    return;
  }
  process.stdout.write(`Phones in the same network: ${reached.join('  ')}\n`);
  process.stdout.write(`${process.stdout.isTTY ? renderANSI(best) : renderUnicodeCompact(best)}\n`);
}

/** What to say about a failure that is not ours, or null. */
function whatToTell(error: unknown): string | null {
  const told = [BadConfig, FolderInUse, FolderUnusable, SchemaError];
  if (told.some((type) => error instanceof type)) return (error as Error).message;
  if (!(error instanceof Error && 'code' in error)) return null;
  const { PORT = '3000', HOST } = process.env;
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is in use. Stop what uses it, or set PORT to another.`;
  if (error.code === 'EACCES') return `Port ${PORT} may not be used by you. Set PORT to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This machine has no address ${HOST}. Set HOST to one that it has.`;
  return null;
}
