import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { ExportedMatch } from '@open-yatzy/match';
import { afterAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'yatzy-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Pages of one line: building the real ones is another test's business. */
const pages = join(folder, 'pages');
mkdirSync(pages);
writeFileSync(join(pages, 'handler.js'), "export const handler = (_, response) => response.end('a page');");
writeFileSync(join(pages, 'package.json'), '{"type":"module"}');
const data = join(folder, 'data');
const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, WEB_BUILD: pages };

const yatzy = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' });

describe('serve and export', () => {
  it('serves until it is told to stop, and then ends as the server does', async () => {
    const child = spawn(process.execPath, [main, 'serve'], { env });
    const [said] = await once(child.stdout, 'data');
    const port = /:(\d+)/.exec(String(said))?.[1];
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('a page');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('passes on the status of a server that does not start', () => {
    const { status, stderr } = yatzy('serve', '--fast');
    expect(status).toBe(1);
    expect(stderr).toContain('--fast');
  });

  it('exports a match out of the store, as it can be verified', () => {
    const played = yatzy('play', '--rules', 'scandinavian-15', '--seats', 'thumb,thumb', '--export').stdout;
    const { match, events }: ExportedMatch = JSON.parse(played);
    const db = new DatabaseSync(join(data, 'open-yatzy.sqlite'));
    const insert = db.prepare(
      'INSERT INTO events (match, seq, at, by, command, event) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const { seq, at, by, command, event } of events) {
      insert.run(match, seq, at, by, command, JSON.stringify(event));
    }
    db.close();
    const { status, stdout, stderr } = yatzy('export', match);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(JSON.parse(played));
    const file = join(folder, 'match.json');
    writeFileSync(file, stdout);
    expect(yatzy('verify', file)).toMatchObject({ status: 0, stderr: '' });
  });

  it('says that there is no such match', () => {
    const { status, stdout, stderr } = yatzy('export', 'nowhere');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('nowhere');
  });
});
