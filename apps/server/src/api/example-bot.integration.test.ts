import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type MatchId, type Seq, verify } from '@open-yatzy/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../testing/api-client.ts';
import { Serving } from '../testing/serving.ts';

const bot = join(import.meta.dirname, '../../../../docs/example-bot.mjs');

let serving: Serving;
let api: ApiClient;
beforeAll(async () => {
  serving = await Serving.start();
  api = await ApiClient.connect(serving.address);
});
afterAll(() => serving.remove());

/** The token of a new program of a new person's. */
async function newProgram(name: string): Promise<string> {
  const { token } = await serving.newPerson(`${name}’s owner`);
  const { body } = await api.ask('POST /api/programs', { token, body: { name } });
  return (body as { readonly token: string }).token;
}

/** Runs the bot as its readers do, to its end; gives what it says. */
async function run(token: string): Promise<string> {
  const child = spawn(process.execPath, [bot, `http://${serving.address}`, token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(0);
  return said.trim();
}

test('two of them meet in the lobby and play to the end, marked as programs', async () => {
  const said = await Promise.all([run(await newProgram('Ett')), run(await newProgram('Två'))]);
  const [match = ''] = said[0]?.split(':') ?? [];
  expect(said.map((line) => line.replace(/^\w+: /, '')).sort()).toEqual(
    said[0]?.endsWith('drawn') ? ['drawn', 'drawn'] : ['lost', 'won'],
  );
  const { body } = await api.ask(`GET /api/matches/${match}`);
  expect(body).toMatchObject({
    phase: 'finished',
    mode: 'normal',
    seats: [{ holder: { type: 'person', program: true } }, { holder: { program: true } }],
  });
  const events = await serving.services.events(match as MatchId, 0 as Seq);
  expect(verify({ format: 'open-yatzy/match', version: 1, match, events })).toEqual([]);
});

test('without a token it says how it is called', () => {
  const { status, stderr } = spawnSync(process.execPath, [bot, `http://${serving.address}`], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining('TOKEN [TABLE]')]);
});

test('it is under 80 lines', async () => {
  expect((await readFile(bot, 'utf8')).trimEnd().split('\n').length).toBeLessThan(80);
});
