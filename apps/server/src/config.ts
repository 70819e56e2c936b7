import { existsSync } from 'node:fs';
import type { Imprint } from '@open-yatzy/protocol';
import { dataFolder } from './data-folder.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The address for phones in the same network is to be shown. */
  readonly lan: boolean;
  readonly folder: string;
  /** Folder of the built pages. */
  readonly pages: string;
  /** Under which address others reach the server, where that is not its own: behind a proxy. */
  readonly origin: string | null;
  readonly logLevel: string;
  readonly imprint: Imprint | null;
}

/** The server cannot be started like that; the message says why. */
export class BadConfig extends Error {}

export const usage = `Usage: npm start [-- --lan]

  --lan        let phones in the same network in, and show their address and QR code

Environment:
  PORT         port to listen on (3000)
  HOST         address to listen on (127.0.0.1; with --lan 0.0.0.0)
  DATA_DIR     folder in which matches are kept (data)
  ORIGIN       address of the game behind a proxy, such as https://yatzy.example
  LOG_LEVEL    fatal, error, warn, info, debug, trace or silent (info)

  OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL
               who runs this server, for the privacy page; in the address commas part the lines
`;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws `BadConfig`. */
export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Config {
  const unknown = args.find((arg) => arg !== '--lan');
  if (unknown !== undefined) throw new BadConfig(`Unknown argument ${unknown}.\n\n${usage}`);
  const lan = args.includes('--lan');
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadConfig(`PORT: expected 0 to 65535, got ${env.PORT}.`);
  const logLevel = env.LOG_LEVEL || 'info';
  if (!logLevels.includes(logLevel))
    throw new BadConfig(`LOG_LEVEL: expected ${logLevels.join(', ')}, got ${logLevel}.`);
  const origin = env.ORIGIN || null;
  if (origin !== null && !isOrigin(origin))
    throw new BadConfig(`ORIGIN: expected an address like https://yatzy.example, got ${origin}.`);
  const pages = env.WEB_BUILD;
  if (!pages || !existsSync(pages))
    throw new BadConfig(
      'WEB_BUILD: expected the folder of the built pages. `npm start` builds them and sets it.',
    );
  return {
    port,
    host: env.HOST || (lan ? '0.0.0.0' : '127.0.0.1'),
    lan,
    folder: dataFolder(env),
    pages,
    origin,
    logLevel,
    imprint: imprintIn(env),
  };
}

function imprintIn(env: NodeJS.ProcessEnv): Imprint | null {
  const said = (name: string) => env[name]?.trim() ?? '';
  const [name, email] = [said('OPERATOR_NAME'), said('OPERATOR_EMAIL')];
  const address = said('OPERATOR_ADDRESS')
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (email !== '' && !/^[^\s@<>]+@[^\s@<>]+$/.test(email))
    throw new BadConfig(`OPERATOR_EMAIL: expected an address like ada@yatzy.example, got ${email}.`);
  if (name !== '') return { name, address, email: email || null };
  if (email === '' && address.length === 0) return null;
  throw new BadConfig('OPERATOR_NAME: expected a name, since an address or e-mail of the operator is set.');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}
