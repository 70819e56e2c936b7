import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFile } from '../store/sqlite-database.ts';
import { PhoneServer } from '../testing/wml/phone-server.ts';
import { sessionTime } from './sessions.ts';

let server: PhoneServer;
beforeEach(async () => {
  server = await PhoneServer.start();
});
afterEach(() => server.remove());

describe('a seat', () => {
  test('is found by its own link alone', async () => {
    const one = await server.againstBot({ id: 'joker-13' });
    const other = await server.againstBot({ id: 'joker-13' });
    await one.follow('roll?');
    const ofOther = await server.lastMatch();
    const roll = one.address.split('/').at(-1) ?? '';
    // A link of one seat means that seat; under the token of another it is a link of that other's own match.
    await other.follow('menu');
    await other.go(roll.replace(/a=\d+/, 'a=1'));
    expect(other.shown).toContain('Das Spiel ist schon weiter');
    expect((await server.lastMatch()).seq).toBe(ofOther.seq);
  });

  test('is kept for a day after its link was followed last', async () => {
    const phone = await server.againstBot({ id: 'joker-13' });
    await phone.follow('menu');
    for (let day = 0; day < 3; day++) {
      server.clock.advance(sessionTime - 1_000);
      await phone.go('table');
      expect(phone.card).toBe('turn');
    }
    server.clock.advance(sessionTime);
    await phone.go('table');
    expect([phone.card, phone.status]).toEqual(['fault', 200]);
    expect(phone.shown).toContain('24 Stunden');
    await phone.follow('Zum Anfang');
    expect(phone.card).toBe('home');
  });

  test('is known to the server by the hash of its link', async () => {
    const phone = await server.againstBot({ id: 'joker-13' });
    await phone.follow('menu');
    const token = phone.address.split('/')[4] ?? '';
    expect(token).toHaveLength(22);
    const files = await databaseBytes();
    expect(files.includes(token)).toBe(false);
    expect(server.serving.logged.some((line) => line.includes(token))).toBe(false);
  });

  test('that its person has lost says so', async () => {
    const phone = await server.phone().go('/wap/de/game/pocket-15');
    await phone.follow('4 Plätze');
    await phone.follow('menu');
    await phone.follow('leave');
    expect([phone.card, phone.shown]).toEqual([
      'fault',
      expect.stringContaining('nicht mehr an diesem Tisch'),
    ]);
    await phone.go(phone.address);
    expect(phone.card).toBe('fault');
  });
});

async function databaseBytes(): Promise<Buffer> {
  const names = await readdir(server.serving.folder);
  const files = names.filter((name) => name.startsWith(databaseFile));
  expect(files.length).toBeGreaterThan(0);
  return Buffer.concat(await Promise.all(files.map((name) => readFile(join(server.serving.folder, name)))));
}
