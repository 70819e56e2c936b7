import { spawn } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type MatchId, verify } from '@open-yatzy/match';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFile } from './store/sqlite-database.ts';
import { playOn, sensibleMove } from './testing/play-on.ts';
import { Player } from './testing/player.ts';
import { ServerProcess } from './testing/server-process.ts';

let server: ServerProcess;
const players: Player[] = [];
beforeEach(async () => {
  server = await ServerProcess.prepare();
});
afterEach(async () => {
  for (const player of players.splice(0)) player.hangUp();
  await server.remove();
});

interface Game {
  readonly match: MatchId;
  readonly token: string;
  readonly player: Player;
}

async function follow(match: MatchId, token: string): Promise<Player> {
  const player = await Player.connect(`ws://127.0.0.1:${server.port}/live`, { cookie: `yatzy=${token}` });
  players.push(player);
  await player.follow(match);
  return player;
}

/** A person against a bot, begun. */
async function newGame(): Promise<Game> {
  const { person, token } = (await server.post('/person')) as { person: { id: string }; token: string };
  const match = (await server.post(`/match?maker=${person.id}`)) as MatchId;
  const player = await follow(match, token);
  await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
  await player.do({ type: 'seatBot' });
  await player.do({ type: 'start' });
  return { match, token, player };
}

async function exportMatch(
  ...args: readonly string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'export-match.ts'), ...args], {
    env: server.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await new Promise((resolve) => child.on('exit', resolve));
  return { code: child.exitCode, out, err };
}

test('says where it is once it is there', async () => {
  await server.start();
  expect(server.stdout).toBe(`Open Yatzy is at http://localhost:${server.port}\n`);
  const health = await fetch(`${server.address}/healthz`);
  expect([health.status, await health.text()]).toEqual([200, 'ok\n']);
  expect(await server.post('/origins')).toEqual([[`http://localhost:${server.port}`], 'http']);
});

test('kill -9 in mid-game loses nothing: on with the same dice, to an end that can be checked', async () => {
  await server.start();
  const { match, token, player } = await newGame();
  await playOn(player, 0, 7);
  if (player.state.turn?.rolls === 0) await player.do(sensibleMove(player.state));
  const before = player.state;
  expect(await server.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  await server.start();
  const back = await follow(match, token);
  expect(back.state).toEqual(before);
  await playOn(back, 0);
  const { code, out } = await exportMatch(match);
  expect(code).toBe(0);
  expect(verify(JSON.parse(out))).toEqual([]);
});

test.for(['SIGTERM', 'SIGINT'] as const)(
  '%s stops it cleanly: clients are told, nothing is lost, exit 0',
  async (signal) => {
    await server.start();
    const { player, match, token } = await newGame();
    const ended = await server.end(signal);
    expect(ended).toEqual({ code: 0, signal: null });
    await player.until(() =>
      player.messages.some((message) => message.type === 'error' && message.code === 'ShuttingDown'),
    );
    expect(await readdir(join(server.folder, 'data'))).not.toContain('open-yatzy.sqlite-wal');
    await server.start();
    expect((await follow(match, token)).state).toEqual(player.state);
  },
);

describe('will not start', () => {
  test('beside another process in the same folder', async () => {
    await server.start();
    const { player } = await newGame();
    const second = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { ...server.env, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = await text(second.stderr);
    expect(said).toBe(
      `Another Open Yatzy server is using ${join(server.folder, 'data')}. Stop it, or set DATA_DIR to another folder.\n`,
    );
    expect(second.exitCode ?? (await new Promise((resolve) => second.on('exit', resolve)))).toBe(1);
    await playOn(player, 0, 2);
  });

  test('on a port that is in use', async () => {
    await server.start();
    const env = { ...server.env, DATA_DIR: join(server.folder, 'other') };
    const second = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(await text(second.stderr)).toBe(
      `Port ${server.port} is in use. Stop what uses it, or set PORT to another.\n`,
    );
    expect(second.exitCode ?? (await new Promise((resolve) => second.on('exit', resolve)))).toBe(1);
  });

  test.for([
    [{ PORT: '80x' }, 'PORT: expected 0 to 65535, got 80x.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected'],
    [{ ORIGIN: 'yatzy.example' }, 'ORIGIN: expected an address'],
    [{ WEB_BUILD: '' }, 'WEB_BUILD: expected'],
    [{ WEB_BUILD: '/dev/null/pages' }, 'WEB_BUILD: expected'],
    [{ HOST: 'no host' }, 'This machine has no address no host.'],
    [{ DATA_DIR: '/dev/null/data' }, 'Matches cannot be kept in /dev/null/data: '],
  ] as const)('with %j', async ([wrong, said]) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { ...server.env, ...wrong },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const told = await text(child.stderr);
    expect(told).toContain(said);
    expect(told).not.toContain('    at ');
    expect(child.exitCode ?? (await new Promise((resolve) => child.on('exit', resolve)))).toBe(1);
  });

  test('on what is no database, and exports nothing of it', async () => {
    await mkdir(join(server.folder, 'data'));
    await writeFile(join(server.folder, 'data', databaseFile), 'x'.repeat(5000));
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: server.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const why = 'file is not a database';
    expect(await text(child.stderr)).toContain(`${join(server.folder, 'data')}: ${why}`);
    const { code, err } = await exportMatch('nowhere');
    expect([code, err]).toEqual([
      1,
      `The matches in ${join(server.folder, 'data')} cannot be read: ${why}.\n`,
    ]);
  });
});

test('a promise that fails with nobody waiting is logged, and ends the process', async () => {
  await server.start();
  await fetch(`${server.address}/fail`).catch(() => null);
  expect(await server.ended()).toEqual({ code: 1, signal: null });
  expect(server.stderr).toContain('nobody waits for this');
});

test('--lan says what phones in the same network reach, and draws it', async () => {
  await server.start(['--lan']);
  const [origins] = (await server.post('/origins')) as readonly [readonly string[]];
  expect(origins.at(-1)).toBe(`http://localhost:${server.port}`);
  for (const origin of origins) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await server.end('SIGTERM');
  const [first] = origins;
  expect(server.stdout).toContain(
    origins.length > 1 ? `Phones in the same network: ${first}` : 'in no network',
  );
});

describe('export', () => {
  test('reads a match while the server writes to it, and holds no secret before the end', async () => {
    await server.start();
    const { match, player } = await newGame();
    await playOn(player, 0, 5);
    const running = await exportMatch(match);
    expect(running.code).toBe(0);
    expect(JSON.parse(running.out)).toMatchObject({
      format: 'open-yatzy/match',
      version: 1,
      match,
      events: { length: player.state.seq },
    });
    await playOn(player, 0);
    const { secret } = player.state;
    expect(running.out).not.toContain(secret);
    const pretty = await exportMatch(match, '--pretty');
    expect(pretty.out.split('\n')[1]).toBe('  "format": "open-yatzy/match",');
    expect(pretty.out).toContain(secret);
    expect(server.stderr).not.toContain(secret);
  });

  test('works when the server is not running, and says what it does not find', async () => {
    expect(await exportMatch('nothing')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('There are no matches in'),
    });
    await server.start();
    const { match } = await newGame();
    expect(await exportMatch('nothing')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('There is no match nothing'),
    });
    await server.end('SIGTERM');
    expect((await exportMatch(match)).code).toBe(0);
    expect(await exportMatch()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Usage') });
  });
});
