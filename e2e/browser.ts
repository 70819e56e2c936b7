import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { extract } from 'tar-fs';

/** A real Chromium for the tests, out of an npm package: nothing to install or download. `CHROME=` names another. */

const packed = dirname(dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))));

/** Unpacked once a version, into a folder that appears complete, so that an interrupted run leaves nothing half done. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = join(packed, '..', '..', '.cache', 'open-yatzy', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const from = (name: string) =>
    createReadStream(join(packed, 'bin', `${name}.br`)).pipe(createBrotliDecompress());
  await Promise.all([
    pipeline(from('chromium'), createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 })),
    pipeline(from('al2023.tar'), extract(join(unfinished, 'libraries'))),
    pipeline(from('fonts.tar'), extract(join(unfinished, 'fonts'))),
    pipeline(from('swiftshader.tar'), extract(unfinished)),
  ]);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The package's binary is for Linux; elsewhere, and where `CHROME` says so, another browser is taken. */
export async function executable(): Promise<{ path?: string; env: Record<string, string> }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (process.env.CHROME) return { path: process.env.CHROME, env };
  if (process.platform !== 'linux') return { env };
  const folder = await unpack();
  const libraries = join(folder, 'libraries', 'lib');
  return { path: join(folder, 'chromium'), env: { ...env, LD_LIBRARY_PATH: libraries } };
}

export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await executable();
  return chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    env,
    args: [...browserArguments],
  });
}
