import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordTables } from '../store/record-store.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { enterEverything } from '../testing/chronicled.ts';
import { Projector } from './projector.ts';

const yatzy = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

describe('yatzy rebuild', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-yatzy-rebuild-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const env = () => ({ ...process.env, DATA_DIR: folder });
  const rebuild = () => spawnSync(process.execPath, [yatzy, 'rebuild'], { env: env(), encoding: 'utf8' });

  async function inStore<T>(work: (store: SqliteStore) => Promise<T>): Promise<T> {
    const store = new SqliteStore(folder);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Records as a server that was there all along has them. */
  const followed = (games: number): Promise<RecordTables> =>
    inStore(async (store) => {
      await enterEverything(store, games);
      const { chronicle, matches, records } = store;
      await new Projector({ chronicle, matches, records, log: pino({ level: 'silent' }) }).catchUp();
      return records.tables();
    });
  const tables = () => inStore((store) => store.records.tables());

  it('comes to the same, and says that the books balance', async () => {
    const before = await followed(30);
    const { status, stdout, stderr } = rebuild();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /seats played [1-9]\d*, ratings [1-9]\d*, entries in the books [1-9]\d*, .*\nThe books balance[.]/,
    );
    expect(await tables()).toEqual(before);
  });

  /** Whether any of a group of processes is left. */
  function isAlive(group: number | undefined): boolean {
    try {
      return group !== undefined && process.kill(-group, 0);
    } catch {
      return false;
    }
  }

  it('comes to the same after it was killed, time and again', async () => {
    const before = await followed(60);
    for (const milliseconds of [150, 220, 290, 360]) {
      const child = spawn(process.execPath, [yatzy, 'rebuild'], {
        env: env(),
        detached: true,
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await wait(milliseconds);
      // The command and the program that it runs.
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      while (isAlive(child.pid)) await wait(5);
    }
    await inStore(async (store) => {
      const { chronicle, matches, records } = store;
      await new Projector({ chronicle, matches, records, log: pino({ level: 'silent' }) }).catchUp();
    });
    expect(await tables()).toEqual(before);
  });

  it('leaves a folder alone in which a server runs', async () => {
    const store = new SqliteStore(folder);
    const { status, stderr } = rebuild();
    await store.close();
    expect(status).toBe(1);
    expect(stderr).toContain('Another Open Yatzy server is using');
  });
});
