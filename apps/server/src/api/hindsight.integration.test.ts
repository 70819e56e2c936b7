import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SolvedKnowledge } from '../knowledge.ts';
import { ApiClient } from '../testing/api-client.ts';
import { playOn } from '../testing/play-on.ts';
import { Serving } from '../testing/serving.ts';

let folder: string;
let serving: Serving;
let api: ApiClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-hindsight-'));
  serving = await Serving.start({ knowledge: new SolvedKnowledge(folder, pino({ level: 'silent' })) });
  api = await ApiClient.connect(serving.address);
});
afterAll(async () => {
  await serving.remove();
  await rm(folder, { recursive: true });
});

const analyse = (position: object) =>
  api.ask('POST /api/analysis', { body: { rules: 'joker-13', ...position } });

test('a position is analysed once the server knows how', async () => {
  const early = await analyse({ card: {} });
  expect(early).toMatchObject({ status: 503, body: { error: { code: 'NotReady' } } });
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
  await expect.poll(async () => (await analyse({ card: {} })).status, { timeout: 50_000 }).toBe(200);
  expect(await analyse({ card: {} })).toMatchObject({
    body: { answer: { value: expect.closeTo(254.484846, 6), choices: [] } },
  });
  const thrown = { card: { chance: 20 }, dice: [5, 5, 5, 2, 1], rollsLeft: 2 };
  const { body } = await analyse(thrown);
  const { answer } = body as { readonly answer: { readonly written: number; readonly choices: object[] } };
  expect(answer.written).toBe(20);
  expect(answer.choices[0]).toMatchObject({ type: 'keep', keep: [5, 5, 5], regret: 0 });
});

test.for([
  [{ card: { yatzy: 50 } }, 'card'],
  [{ card: { ones: 6 } }, 'card.ones'],
  [{ card: {}, bonuses: 1 }, 'bonuses'],
  [{ card: {}, dice: [1, 2, 3, 4, 5] }, 'dice'],
  [{ card: {}, dice: [1, 2, 3, 4, 7], rollsLeft: 1 }, 'dice.4'],
  [{ card: {}, dice: [1, 2, 3, 4, 5], rollsLeft: 1, kept: [0, 0] }, 'kept'],
  [{ card: {}, rules: 'yahtzee' }, 'rules'],
] as const)('a position that cannot be is refused: %j', async ([position, where]) => {
  expect(await analyse(position)).toMatchObject({
    status: 400,
    body: { error: { code: 'BadInput', where } },
  });
});

test('a finished match is looked back on', async () => {
  const [ada, bo] = [await serving.newPerson('Ada'), await serving.newPerson('Bo')];
  const match = await serving.newMatch(ada.id, { rules: 'joker-13' });
  const players = [await serving.follow(match, ada.token), await serving.follow(match, bo.token)] as const;
  await players[0].do({ type: 'takeSeat', name: 'Ada', commitment: null });
  expect(await api.ask(`GET /api/matches/${match}/review`)).toMatchObject({
    status: 409,
    body: { error: { code: 'MatchNotOver' } },
  });
  await players[1].do({ type: 'takeSeat', name: 'Bo', commitment: null });
  await players[0].do({ type: 'start' });
  await Promise.all(players.map((player, seat) => playOn(player, seat)));
  const review = () => api.ask(`GET /api/matches/${match}/review`);
  await expect.poll(async () => (await review()).status, { timeout: 50_000 }).toBe(200);
  expect(await review()).toMatchObject({ body: { seats: [{ total: expect.any(Number) }, {}] } });
});
