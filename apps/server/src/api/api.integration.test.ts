import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../testing/api-client.ts';
import { newCommandId } from '../testing/player.ts';
import { Serving } from '../testing/serving.ts';

let serving: Serving;
let api: ApiClient;
beforeAll(async () => {
  serving = await Serving.start();
  api = await ApiClient.connect(serving.address);
});
afterAll(() => serving.remove());

interface Someone {
  readonly id: string;
  readonly token: string;
}

/** Someone new, by the API. */
async function arrive(name: string): Promise<Someone> {
  const { body } = await api.ask('POST /api/people', { body: { name } });
  const { person, token } = body as { readonly person: { readonly id: string }; readonly token: string };
  return { id: person.id, token };
}

async function openTable({ token }: Someone): Promise<string> {
  const body = { rules: 'scandinavian-15', seats: 2 };
  const made = await api.ask('POST /api/matches', { token, body });
  return (made.body as { readonly match: string }).match;
}

interface Fence {
  readonly at: number;
  readonly id?: string;
}

async function command(
  { token }: Someone,
  match: string,
  { id = newCommandId(), ...asked }: Fence & { readonly type: string; readonly [field: string]: unknown },
) {
  return api.ask(`POST /api/matches/${match}/commands`, { token, body: { ...asked, id } });
}

const takeSeat = { type: 'takeSeat', name: 'Ada', commitment: null } as const;

describe('the description', () => {
  test('is valid OpenAPI 3.1, and says of every operation what it is for', async () => {
    const { body } = await api.ask('GET /api/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0' });
    const { valid, errors } = await new Validator().validate(body as Record<string, unknown>);
    expect({ valid, errors }).toEqual({ valid: true });
    const { paths } = body as { readonly paths: Record<string, Record<string, { summary?: string }>> };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.filter(({ summary }) => !summary)).toEqual([]);
    expect(operations.length).toBeGreaterThan(40);
  });
});

describe('who asks', () => {
  test('is nobody without a token, and someone with the one that they were given', async () => {
    const ada = await arrive('Ada');
    expect(await api.ask('GET /api/me', { token: ada.token })).toMatchObject({
      status: 200,
      body: { id: ada.id, name: 'Ada', kind: 'person' },
    });
    const nobody = await api.ask('GET /api/me');
    expect(nobody).toMatchObject({ status: 401, body: { error: { code: 'NotSignedIn' } } });
    expect(nobody.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('is refused with a token that proves nobody, also where anyone may ask', async () => {
    const token = 'x'.repeat(43);
    for (const asked of ['GET /api/me', 'GET /api/lobby'])
      expect(await api.ask(asked, { token })).toMatchObject({
        status: 401,
        body: { error: { code: 'BadToken' } },
      });
  });

  test('may be a browser by its cookie, but not from a page of another site', async () => {
    const { token } = await arrive('Ada');
    const cookie = `yatzy=${token}`;
    const rename = (headers: Readonly<Record<string, string>>) =>
      api.ask('PATCH /api/me', { body: { name: 'Beda' }, headers: { cookie, ...headers } });
    expect(await rename({ origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      body: { error: { code: 'ForeignOrigin' } },
    });
    expect(await rename({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await api.ask('GET /api/me', { token })).toMatchObject({ body: { name: 'Ada' } });
    expect(await rename({ origin: `http://${serving.address}` })).toMatchObject({
      status: 200,
      body: { name: 'Beda' },
    });
  });

  test('is whoever the token says, whatever the cookie', async () => {
    const [ada, bo] = [await arrive('Ada'), await arrive('Bo')];
    const headers = { cookie: `yatzy=${bo.token}`, origin: 'https://elsewhere.example' };
    expect(await api.ask('GET /api/me', { token: ada.token, headers })).toMatchObject({
      body: { id: ada.id },
    });
  });
});

describe('a request that is not as described', () => {
  test.for([
    ['an unknown field', { name: 'Ada', cheat: true }, 400, 'BadInput', 'cheat'],
    ['a field missing', {}, 400, 'BadInput', 'name'],
    ['a field of another type', { name: 7 }, 400, 'BadInput', 'name'],
    ['a name that is none', { name: '  ' }, 400, 'BadName', 'name'],
    ['no JSON', '{"name":', 400, 'BadInput', undefined],
    ['a prototype', '{"name":"Ada","__proto__":{"isOperator":true}}', 400, 'BadInput', undefined],
    ['far too much', { name: 'x'.repeat(20_000) }, 413, 'TooLarge', undefined],
  ] as const)('%s: is refused, and the field is named', async ([, body, status, code, where]) => {
    const answer = await api.ask('POST /api/people', { body });
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect((answer.body as { error: { where?: string } }).error.where).toBe(where);
  });

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is no JSON',
    async (type) => {
      const asked = { body: '{"name":"Ada"}', headers: { 'content-type': type } };
      expect(await api.ask('POST /api/people', asked)).toMatchObject({
        status: 415,
        body: { error: { code: 'WrongType' } },
      });
    },
  );

  test('a number in an address is one', async () => {
    const match = await openTable(await arrive('Ada'));
    expect(await api.ask(`GET /api/matches/${match}/events?after=x`)).toMatchObject({
      status: 400,
      body: { error: { code: 'BadInput', where: 'after' } },
    });
    expect(await api.ask(`GET /api/matches/${match}/events?before=1`)).toMatchObject({
      status: 400,
      body: { error: { code: 'BadInput', where: 'before' } },
    });
  });

  test('nothing is at other addresses, and other methods are not possible', async () => {
    expect(await api.ask('GET /api/nowhere')).toMatchObject({
      status: 404,
      body: { error: { code: 'NotFound' } },
    });
    expect(await api.ask(`GET /api/matches/${'a'.repeat(200)}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'NotFound' } },
    });
    expect(await api.ask('GET /api/%zz')).toMatchObject({ status: 400 });
    const put = await api.ask('PUT /api/me');
    expect(put).toMatchObject({ status: 405, body: { error: { code: 'MethodNotAllowed' } } });
    expect(put.headers.get('allow')).toBe('GET, HEAD, PATCH, DELETE');
  });
});

describe('limits', () => {
  const told = ({ headers }: { readonly headers: Headers }) => ({
    limit: Number(headers.get('ratelimit-limit')),
    remaining: Number(headers.get('ratelimit-remaining')),
  });

  test('are told in headers, one for each person and one for an address without', async () => {
    const [ada, bo] = [await arrive('Ada'), await arrive('Bo')];
    const first = told(await api.ask('GET /api/me', { token: ada.token }));
    const second = told(await api.ask('GET /api/me', { token: ada.token }));
    expect(second).toEqual({ limit: first.limit, remaining: first.remaining - 1 });
    expect(told(await api.ask('GET /api/me', { token: bo.token }))).toEqual(first);
    expect(told(await api.ask('GET /api/lobby')).limit).toBeLessThan(first.limit);
  });

  test('beyond them everything is refused until later, what is nowhere too', async () => {
    const { token } = await arrive('Ada');
    const { remaining } = told(await api.ask('GET /api/me', { token }));
    const asked = Array.from({ length: remaining }, () => api.ask('GET /api/nowhere', { token }));
    expect((await Promise.all(asked)).filter(({ status }) => status !== 404)).toEqual([]);
    const beyond = await api.ask('GET /api/me', { token });
    expect(beyond).toMatchObject({ status: 429, body: { error: { code: 'TooMany' } } });
    expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await api.ask('GET /api/me', { token: (await arrive('Bo')).token })).toMatchObject({
      status: 200,
    });
  });

  test('no more people come from one address than forms let in', async () => {
    const other = await Serving.start();
    const client = await ApiClient.connect(other.address);
    while (other.services.mayAdd('127.0.0.1'));
    const answer = await client.ask('POST /api/people', { body: { name: 'Ada' } });
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'TooMany' } } });
    expect(answer.headers.get('retry-after')).toBe('1');
    await other.remove();
  });
});

describe('a match', () => {
  test('is opened, joined, begun and played by commands', async () => {
    const [ada, bo] = [await arrive('Ada'), await arrive('Bo')];
    const match = await openTable(ada);
    expect(await command(ada, match, { ...takeSeat, at: 1 })).toMatchObject({
      status: 200,
      body: { seq: 2 },
    });
    await command(bo, match, { ...takeSeat, name: 'Bo', at: 2 });
    await command(ada, match, { type: 'start', at: 3 });
    const { body } = await api.ask(`GET /api/matches/${match}`, { token: ada.token });
    const begun = body as { seq: number; turn: { seat: number } };
    const turn = begun.turn.seat === 0 ? ada : bo;
    await command(turn, match, { type: 'roll', keep: [], at: begun.seq });
    const rolled = await api.ask(`GET /api/matches/${match}`);
    expect(rolled.body).toMatchObject({ turn: { rolls: 1 }, options: { length: 15 } });
    const { body: log } = await api.ask(`GET /api/matches/${match}/events?after=${begun.seq}`);
    expect(log).toMatchObject({ seq: begun.seq + 1, events: [{ event: { type: 'DiceRolled' } }] });
    expect(await api.ask('GET /api/me/matches', { token: bo.token })).toMatchObject({
      body: { matches: [{ match }] },
    });
  });

  test('is none with settings that the rules do not allow, and the setting is named', async () => {
    const { token } = await arrive('Ada');
    const body = { rules: 'joker-13', seats: 3 };
    expect(await api.ask('POST /api/matches', { token, body })).toMatchObject({
      status: 400,
      body: { error: { code: 'BadInput', where: 'seats' } },
    });
  });

  test('refuses foreign seats, old commands and other people’s turns, each by its code', async () => {
    const [ada, bo, cai] = [await arrive('Ada'), await arrive('Bo'), await arrive('Cai')];
    const match = await openTable(ada);
    await command(ada, match, { ...takeSeat, at: 1 });
    await command(bo, match, { ...takeSeat, name: 'Bo', at: 2 });
    expect(await command(bo, match, { type: 'start', at: 3 })).toMatchObject({
      status: 403,
      body: { error: { code: 'NotTheMaker' } },
    });
    await command(ada, match, { type: 'start', at: 3 });
    const { body } = await api.ask(`GET /api/matches/${match}`);
    const { seq: at, turn } = body as { seq: number; turn: { seat: number } };
    const [mover, waiter] = turn.seat === 0 ? [ada, bo] : [bo, ada];
    const roll = { type: 'roll', keep: [], at } as const;
    expect(await command(cai, match, { type: 'resign', at })).toMatchObject({
      status: 403,
      body: { error: { code: 'NotSeated' } },
    });
    for (const other of [waiter, cai])
      expect(await command(other, match, roll)).toMatchObject({
        status: 409,
        body: { error: { code: 'NotYourTurn' } },
      });
    const id = newCommandId();
    const first = await command(mover, match, { ...roll, id });
    expect(await command(mover, match, { ...roll, id })).toMatchObject({ status: 200, body: first.body });
    expect(await command(mover, match, roll)).toMatchObject({
      status: 409,
      body: { error: { code: 'Stale' } },
    });
    expect(await api.ask(`GET /api/matches/${match}`)).toMatchObject({ body: { turn: { rolls: 1 } } });
  });

  test('that is not there is not found', async () => {
    const ada = await arrive('Ada');
    for (const path of ['', '/events', '/review', '/company'])
      expect(await api.ask(`GET /api/matches/nowhere00000${path}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'NotFound' } },
      });
    expect(await command(ada, 'nowhere00000', { ...takeSeat, at: 1 })).toMatchObject({ status: 404 });
  });
});
