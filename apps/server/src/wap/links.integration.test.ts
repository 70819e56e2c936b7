import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PhoneServer } from '../testing/wml/phone-server.ts';

let server: PhoneServer;
beforeEach(async () => {
  server = await PhoneServer.start();
});
afterEach(() => server.remove());

describe('a link that is followed twice', () => {
  test('to begin: leads to the same seat', async () => {
    const phone = await server.phone().go('/wap/de/game/joker-13');
    const { href } = phone.links[0] ?? { href: '' };
    const another = server.phone();
    await Promise.all([phone.go(href), another.go(href)]);
    expect(another.text).toBe(phone.text);
    expect(server.matches).toHaveLength(1);
    await server.serving.stop();
    await server.serving.startAgain();
    const again = await server.phone().go(href);
    expect(again.shown).toBe(phone.shown);
    expect(server.matches).toHaveLength(1);
  });

  test('to roll or write: shows the same, and does nothing twice', async () => {
    const phone = await server.againstBot({ id: 'joker-13' });
    await phone.follow('roll?');
    const [rolled, rollLink] = [phone.text, phone.address];
    const { seq, turn } = await server.lastMatch();
    expect((await phone.go(rollLink)).text).toBe(rolled);
    expect(await server.lastMatch()).toMatchObject({ seq, turn });
    await phone.follow('boxes?');
    await phone.follow('write?');
    const [written, writeLink] = [phone.text, phone.address];
    const after = await server.lastMatch();
    expect((await phone.go(writeLink)).text).toBe(written);
    expect((await server.lastMatch()).seq).toBe(after.seq);
    // The roll of long ago is no roll of this turn.
    expect((await phone.go(rollLink)).text).toBe(written);
    expect((await server.lastMatch()).seq).toBe(after.seq);
  });

  test('for a rematch: leads to the same table', async () => {
    const phone = await server.againstBot({ id: 'joker-13' });
    await server.playOn(phone, (await server.lastMatch()).match);
    const { href } = phone.link('rematch') ?? { href: '' };
    await phone.go(href);
    const { shown, address } = phone;
    expect((await phone.go(address)).shown).toBe(shown);
    expect(server.matches).toHaveLength(2);
  });
});

test('a stale link says so, shows how it stands, and changes nothing', async () => {
  const phone = await server.againstBot({ id: 'scandinavian-15' });
  await phone.follow('roll?');
  const first = phone.address.replace(/k=.*/, 'k=01');
  await phone.follow('roll?');
  const { seq } = await server.lastMatch();
  const words = 'Das Spiel ist schon weiter';
  const old = new URLSearchParams(first.split('?')[1]).get('a');
  for (const page of [
    `roll?a=${old}&k=01`,
    `table?a=${old}&k=01`,
    `boxes?a=${old}&p=1`,
    `write?a=${old}&x=chance`,
    `strike?a=${old}&x=ones`,
  ]) {
    await phone.go(page);
    expect([page, phone.card, phone.status, phone.shown]).toEqual([
      page,
      'turn',
      200,
      expect.stringContaining(words),
    ]);
  }
  expect((await server.lastMatch()).seq).toBe(seq);
  await phone.follow('roll?');
  expect(phone.shown).not.toContain(words);
});
