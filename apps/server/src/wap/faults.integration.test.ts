import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PhoneServer } from '../testing/wml/phone-server.ts';

let server: PhoneServer;
beforeEach(async () => {
  server = await PhoneServer.start();
});
afterEach(() => server.remove());

describe('bad input gets a readable deck with a way on', () => {
  const unknown = 'x'.repeat(22);

  test.for([
    ['/wap/de/nowhere', 404],
    ['/wap/xx', 404],
    ['/wap/de/game/nowhere', 404],
    ['/wap/de/game/__proto__', 404],
    ['/wap/de/rules/joker-13/9', 404],
    ['/wap/de/code/12x', 404],
    ['/wap/de/code/1234567', 404],
    ['/wap/de/new/joker-13/genius/xxxxxxxxxxxxxxxxxxxxxx', 404],
    ['/wap/de/new/joker-13/3/xxxxxxxxxxxxxxxxxxxxxx', 404],
    ['/wap/de/new/joker-13/thumb/short', 404],
    ['/wap/de/new/joker-13/thumb', 404],
    [`/wap/de/sit/nowhere/${unknown}`, 200],
    [`/wap/de/seat/${unknown}/table`, 200],
    [`/wap/de/seat/${unknown}/roll?a=1&k=`, 200],
    ['/wap/de/seat/a/table', 200],
    ['/wap/de/seat', 200],
    ['/wap/%ff%00', 404],
  ] as const)('%s', async ([path, status]) => {
    const phone = await server.phone().go(path);
    expect([phone.card, phone.status]).toEqual(['fault', status]);
    expect(phone.links.map(({ href }) => href)).toContain('/wap/de');
    expect(server.matches).toEqual([]);
  });

  test.for([
    'roll',
    'roll?a=x&k=',
    'roll?a=-1&k=',
    'roll?a=1e3&k=',
    'roll?a=99999999999999999999&k=',
    'roll?a=5&k=5',
    'roll?a=5&k=00',
    'table?a=5&k=abc',
    'boxes?a=5',
    'write?a=5&x=nowhere',
    'write?a=5&x=__proto__',
    'card?s=2',
    'card?s=',
    'rules?p=0',
    'nowhere',
    '__proto__',
    'rematch',
    'rematch?n=short',
  ])('at a seat: %s', async (page) => {
    const phone = await server.againstBot({ id: 'joker-13' });
    await phone.follow('menu');
    const { seq } = await server.lastMatch();
    await phone.go(page);
    expect(phone.card).toBe('fault');
    expect((await server.lastMatch()).seq).toBe(seq);
    await phone.go(phone.links[0]?.href ?? '');
    expect(phone.card, 'the way on').toBe('turn');
  });

  test('what has not happened yet', async () => {
    const phone = await server.againstBot({ id: 'joker-13' });
    await phone.follow('roll?');
    const { seq } = await server.lastMatch();
    await phone.go('roll?a=999999&k=');
    expect([phone.card, (await server.lastMatch()).seq]).toEqual(['turn', seq]);
  });

  test('a method that no link has', async () => {
    const answer = await fetch(`http://${server.serving.address}/wap`, { method: 'POST', body: 'a=1' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('content-type')).toBe('text/vnd.wap.wml; charset=utf-8');
  });
});
