import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededNumbers } from '@open-yatzy/bots';
import type { MatchId, Seq } from '@open-yatzy/match';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse } from './lock.ts';
import { SqliteStore } from './sqlite-store.ts';

/** When the process is killed: elsewhere in every round, and at the same places in every run. */
const random = seededNumbers('kill -9');

let folder: string;
let writer: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-kill-'));
});
afterEach(async () => {
  writer?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts the writer, waits until it has acknowledged some events, kills it, and returns the last that it acknowledged by match. */
async function killedWriter(): Promise<ReadonlyMap<string, number>> {
  writer = spawn(process.execPath, [join(import.meta.dirname, 'endless-writer.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = writer;
  if (!stdout) throw new Error('expected a pipe from the writer');
  let told = '';
  const goal = 20_000 + random() * 20_000;
  for await (const chunk of stdout) {
    told += chunk;
    if (told.length > goal && !writer.killed) {
      expect(() => new SqliteStore(folder)).toThrow(FolderInUse);
      writer.kill('SIGKILL');
    }
  }
  if (writer.signalCode === null) await once(writer, 'exit');
  const whole = told.slice(0, told.lastIndexOf('\n')).split('\n');
  return new Map(whole.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}

test('kill -9 loses nothing that was acknowledged, leaves no gap, and leaves the folder free', async () => {
  for (let round = 0; round < 3; round++) {
    const acknowledged = await killedWriter();
    expect(acknowledged.size).toBeGreaterThan(1);
    const store = new SqliteStore(folder);
    for (const [match, seq] of acknowledged) {
      const log = await store.matches.read(match as MatchId, 0 as Seq);
      expect(log.length).toBeGreaterThanOrEqual(seq);
      expect(log.map((recorded) => recorded.seq)).toEqual(log.map((_, index) => index + 1));
    }
    await store.close();
  }
});
