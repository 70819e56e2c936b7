import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exclusively } from './lock.mjs';

describe('a lock', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'open-yatzy-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is held during the action and given back, also when the action fails', async () => {
    const lock = join(folder, 'lock');
    expect(await exclusively(lock, async () => readFileSync(lock, 'utf8'))).toBe(String(process.pid));
    await expect(exclusively(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(lock)).toBe(false);
  });

  it('is free once its owner is gone', async () => {
    const lock = join(folder, 'lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(await exclusively(lock, async () => 'mine')).toBe('mine');
  });

  it('lets processes in one after the other', async () => {
    const log = join(folder, 'log');
    const script = `
      import { exclusively } from ${JSON.stringify(new URL('lock.mjs', import.meta.url).href)};
      import { appendFileSync } from 'node:fs';
      await exclusively(${JSON.stringify(join(folder, 'lock'))}, async () => {
        appendFileSync(${JSON.stringify(log)}, '(');
        await new Promise((resolve) => setTimeout(resolve, 50));
        appendFileSync(${JSON.stringify(log)}, ')');
      });`;
    const run = () =>
      new Promise((resolve) => {
        spawn(process.execPath, ['--input-type=module', '--eval', script]).on('exit', resolve);
      });
    await Promise.all([run(), run(), run()]);
    expect(readFileSync(log, 'utf8')).toBe('()()()');
  });
});
