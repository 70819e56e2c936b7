import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from './server.ts';

/** What no page of ours posts: each is answered as the visitor's own fault, and the server's log stays clean. */

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());

type Fields = Readonly<Record<string, string>>;

/** A visitor without a browser. */
class Visitor {
  readonly #cookies = new Map<string, string>();

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', cookie, ...init.headers };
    const response = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  async post(path: string, fields: Fields, headers: Fields = {}): Promise<Response> {
    const page = await (await this.ask('/en')).text();
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    return this.ask(path, { method: 'POST', headers, body: new URLSearchParams({ token, ...fields }) });
  }
}

const friends = { name: 'Ada', rules: 'scandinavian-15', company: 'friends', seats: '2', clock: 'off' };
const tables = /^\/en\/table\/[0-9a-z]{12}$/;

test.for<[string, Fields]>([
  ['a name that nobody can see', { name: '\u0301' }],
  ['names for fewer than sit down', { company: 'device', seats: '3', player: 'Ada' }],
  ['more seats than there are', { seats: '99', company: 'bots' }],
  ['rules that there are not', { rules: '__proto__' }],
])('a table is set all the same: %s', async ([, fields]) => {
  const response = await new Visitor().post('/en?/go', { ...friends, ...fields });
  expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(tables)]);
});

test.for<[number, string, string, Fields]>([
  [400, 'a commitment that is none', '/en?/go', { ...friends, commitment: 'mine' }],
  [403, 'a token of someone else', '/en?/go', { ...friends, token: '0'.repeat(64) }],
  [404, 'a roll where no table is', '/en/table/nowhere?/play', { do: 'roll', at: '5', id: 'abcdefgh' }],
  [404, 'a seat where no table is', '/en/table/nowhere?/takeSeat', { name: 'Ada', at: '5', id: 'abcdefgh' }],
  [404, 'a start where no table is', '/en/table/%00?/start', { at: '5', id: 'abcdefgh' }],
])('%s: %s', async ([status, , path, fields]) => {
  const visitor = new Visitor();
  await visitor.post('/en?/go', friends);
  expect((await visitor.post(path, fields)).status).toBe(status);
});

test.for([
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', 'no parts'],
] as const)('a body of %s with %s is no form', async ([type]) => {
  const init = { method: 'POST', headers: { 'content-type': type }, body: 'x' };
  expect((await new Visitor().ask('/en?/go', init)).status).toBe(400);
});

test.for<Fields>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('a post from another site is refused: %o', async (headers) => {
  expect((await new Visitor().post('/en?/go', friends, headers)).status).toBe(403);
});

test('a page is kept by no proxy for another visitor', async () => {
  for (const path of ['/en', '/t/abc', '/en/table/nowhere', '/'])
    expect((await new Visitor().ask(path)).headers.get('cache-control'), path).toContain('private');
});

test('a link with anything in place of an id leads to a page', async () => {
  for (const id of ['a%0D%0ASet-Cookie:x=1', '%F0%9F%98%80', '..%2F..%2Fevil'])
    expect((await new Visitor().ask(`/t/${id}`)).status, id).toBe(302);
});

test('tables from one address are limited, whatever it says of itself; games go on', async () => {
  const visitor = new Visitor();
  const first = await visitor.post('/en?/go', { ...friends, company: 'bots' });
  const statuses = new Set<number>();
  for (let asked = 0; asked < 400 && !statuses.has(429); asked++) {
    const from = { 'x-forwarded-for': `192.0.2.${asked % 250}` };
    statuses.add((await new Visitor().post('/en?/go', friends, from)).status);
  }
  expect([...statuses]).toEqual([303, 429]);
  expect((await visitor.ask(first.headers.get('location') ?? '')).status).toBe(200);
});

afterAll(() => expect(server.log).not.toMatch(/error/i));
