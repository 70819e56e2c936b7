import { afterEach, beforeEach, expect, test } from 'vitest';
import { PhoneServer } from '../testing/wml/phone-server.ts';

let server: PhoneServer;
beforeEach(async () => {
  server = await PhoneServer.start();
});
afterEach(() => server.remove());

test('a refused roll says why', async () => {
  const phone = await server.againstBot({ id: 'scandinavian-15' });
  await phone.follow('roll?');
  await phone.go(phone.link('roll?')?.href.replace(/k=.*/, 'k=01234') ?? '');
  expect(phone.shown).toContain('Mindestens ein Würfel muss fallen.');
  await phone.go(phone.links[0]?.href ?? '');
  await phone.follow('roll?');
  // The die that was kept stands: it is no link any more, and all five can be thrown.
  expect(phone.shown).toMatch(/\[[1-6]\]/);
  expect(phone.links.filter(({ href }) => href.startsWith('table?a='))).toHaveLength(4);
  await phone.press('7');
  expect(phone.shown).toContain('Wurf 3/3');
  expect(phone.link('roll?')).toBeUndefined();
});

test('a box that gets nothing is asked about once more', async () => {
  const phone = await server.againstBot({ id: 'joker-13' });
  await phone.follow('roll?');
  await phone.follow('boxes?');
  while (!phone.link('strike?')) await phone.follow('boxes?');
  const { seq } = await server.lastMatch();
  await phone.follow('strike?');
  expect([phone.card, (await server.lastMatch()).seq]).toEqual(['strike', seq]);
  await phone.follow('write?');
  expect((await server.lastMatch()).seq).toBeGreaterThan(seq);
});
