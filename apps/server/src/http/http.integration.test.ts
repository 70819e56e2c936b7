import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Serving } from '../testing/serving.ts';
import type { Pages } from './listener.ts';

const page = `<!doctype html><p>${'ett papper på ett bord '.repeat(200)}</p>`;

/** Answers as the handler of the pages may: whole, in parts, compressed before, as a stream that goes on. */
const pages: Pages = (asked, response, next) => {
  const type = { 'content-type': 'text/html' };
  switch (asked.url) {
    case '/page':
      return response
        .writeHead(200, { ...type, etag: '"abc"', 'content-length': Buffer.byteLength(page) })
        .end(page);
    case '/parts':
      response.setHeader('content-type', 'text/html');
      response.write(page.slice(0, 100));
      return response.end(page.slice(100));
    case '/small':
      response.setHeader('content-type', 'text/html');
      return response.end('hej');
    case '/font':
      response.setHeader('content-type', 'font/woff2');
      return response.end(page);
    case '/compressed':
      return response
        .writeHead(200, { ...type, 'content-encoding': 'br', vary: 'Accept-Encoding' })
        .end(page);
    case '/unchanged':
      return response.writeHead(304, { etag: '"abc"' }).end();
    case '/stream':
      response.writeHead(200, type);
      return response.write('first');
    case '/visitor':
      return response.end(asked.headers['x-forwarded-for']);
    case '/fail':
      throw new Error('this page fails');
    default:
      return next();
  }
};

let serving: Serving;
beforeEach(async () => {
  serving = await Serving.start({ loadPages: async () => pages });
});
afterEach(() => serving.remove());

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks without undoing the coding, as `fetch` would. */
async function get(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(`http://${serving.address}${path}`, { headers, method }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('compression', () => {
  test.for([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('a page for %s goes as %s', async ([accepted, coding, decode]) => {
    const { headers, body } = await get('/page', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding', etag: 'W/"abc"' });
    expect(headers['content-length']).toBeUndefined();
    expect(body.length).toBeLessThan(page.length / 4);
    expect(decode(body).toString()).toBe(page);
  });

  test('what is written in parts arrives whole', async () => {
    const { body } = await get('/parts', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe(page);
  });

  test.for([
    ['/page', 'a client that takes none', ''],
    ['/small', 'what is small', 'br'],
    ['/font', 'what is compressed by nature', 'br'],
  ] as const)('%s: none for %s', async ([path, , accepted]) => {
    const { headers } = await get(path, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  test('what was compressed before is left as it is', async () => {
    const { headers, body } = await get('/compressed', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(body.toString()).toBe(page);
  });

  test('answers without a body stay without', async () => {
    expect(await get('/unchanged', { 'accept-encoding': 'br' })).toMatchObject({
      status: 304,
      body: { length: 0 },
    });
    const head = await get('/page', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: { length: 0 } });
  });

  test('a stream is passed on as it comes', async () => {
    const first = await new Promise<string>((resolve, reject) => {
      const asked = request(
        `http://${serving.address}/stream`,
        { headers: { 'accept-encoding': 'gzip' } },
        (response) => {
          response
            .pipe(createGunzip())
            .once('data', (chunk) => {
              resolve(String(chunk));
              asked.destroy();
            })
            .on('error', reject);
        },
      );
      asked.on('error', reject).end();
    });
    expect(first).toBe('first');
  });
});

test('every answer is isolated from other origins', async () => {
  for (const path of ['/page', '/font', '/healthz', '/nowhere', '/fail', '/unchanged']) {
    expect((await get(path)).headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'x-content-type-options': 'nosniff',
    });
  }
});

test.for([
  ['localhost:3000', 'http', 'same-origin'],
  ['127.0.0.1', 'http', 'same-origin'],
  ['[::1]:3000', 'http', 'same-origin'],
  ['yatzy.example', 'https', 'same-origin'],
  ['192.168.1.20:3000', 'http', undefined],
  ['localhost.example', 'http', undefined],
] as const)(
  '%s over %s: the opener policy is %s, since browsers heed it only where they trust the address',
  async ([host, scheme, policy]) => {
    const { headers } = await get('/page', { host, 'x-forwarded-proto': scheme });
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  },
);

describe('the address of a visitor', () => {
  const said = { 'x-forwarded-for': '192.0.2.9, 192.0.2.7' };

  test('is the one that asks, whatever it says', async () => {
    expect((await get('/visitor', said)).body.toString()).toBe('127.0.0.1');
  });

  test('is what a proxy says, where there is one', async () => {
    await serving.remove();
    serving = await Serving.start({ loadPages: async () => pages, origin: 'https://yatzy.example' });
    expect((await get('/visitor', said)).body.toString()).toBe('192.0.2.9, 192.0.2.7');
    expect((await get('/visitor')).body.toString()).toBe('127.0.0.1');
  });
});

test.for(['//[', '//evil.example/page'])('nothing is at %s', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404 });
  expect(serving.logged.filter((line) => line.includes('could not be answered'))).toEqual([]);
});

test.for([
  ['no host', 'GET /page HTTP/1.1\r\n\r\n', 'HTTP/1.1 400 '],
  ['an expectation that is none', 'GET /page HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n', 'HTTP/1.1 417 '],
  [
    'another upgrade',
    'GET /page HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n',
    'HTTP/1.1 404 ',
  ],
  ['no HTTP at all', '\x16\x03\x01', 'HTTP/1.1 400 '],
] as const)('%s is refused, and harms no other', async ([, asked, status]) => {
  const [host = '', port] = serving.address.split(':');
  const socket = connect(Number(port), host);
  socket.end(asked);
  expect((await text(socket)).slice(0, status.length)).toBe(status);
  expect(await get('/page')).toMatchObject({ status: 200 });
});

test('a page that fails is answered, logged, and harms no other', async () => {
  expect(await get('/fail')).toMatchObject({ status: 500 });
  expect(serving.logged.filter((line) => line.includes('this page fails'))).toHaveLength(1);
  expect(await get('/page')).toMatchObject({ status: 200 });
});

describe('an exported match', () => {
  test('is a file', async () => {
    const { id } = await serving.newPerson('Ada');
    const match = await serving.newMatch(id);
    const { headers, body } = await get(`/api/matches/${match}.json`);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="yatzy-${match}.json"`,
    });
    expect(JSON.parse(body.toString())).toMatchObject({
      format: 'open-yatzy/match',
      version: 1,
      match,
      events: [{ seq: 1, event: { type: 'MatchCreated' } }],
    });
  });

  test('is only to be read, and only if there is one', async () => {
    expect(await get('/api/matches/nowhere.json')).toMatchObject({ status: 404 });
    expect(await get('/api/matches/nowhere.json', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });
});
