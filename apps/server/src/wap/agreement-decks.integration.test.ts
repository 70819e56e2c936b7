import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Phone } from '../testing/wml/phone.ts';
import { PhoneServer } from '../testing/wml/phone-server.ts';

let server: PhoneServer;
beforeEach(async () => {
  server = await PhoneServer.start();
});
afterEach(() => server.remove());

/** Two phones at a table whose game has begun; whose turn it is, first. */
async function twoPhones(): Promise<readonly [Phone, Phone]> {
  const [maker, guest] = await server.together({ id: 'pocket-15' }, 2);
  if (!maker || !guest) throw new Error('expected two phones');
  await maker.follow('start');
  await Promise.all([guest.go('table'), maker.go('table')]);
  return maker.card === 'turn' ? [maker, guest] : [guest, maker];
}

test('what another proposes is answered by a link; followed again, it answers nothing else', async () => {
  const [acting, waiting] = await twoPhones();
  const { match, seats, turn } = await server.lastMatch();
  const holder = seats[1 - (turn?.seat ?? 0)]?.holder;
  if (holder?.type !== 'person') throw new Error('expected a person');
  const propose = async (type: 'proposePause' | 'proposeDraw') => {
    const { seq } = await server.lastMatch();
    await server.serving.services.send(match, holder.person, { type, at: seq, id: `please-${type}` });
    await acting.go('table');
    await acting.follow('proposal');
  };
  await propose('proposeDraw');
  await acting.follow('Nein');
  expect((await server.lastMatch()).seats.map(({ proposes }) => proposes)).toEqual([null, null]);
  const declined = acting.address;
  await propose('proposePause');
  await acting.follow('Ja');
  expect([acting.card, (await server.lastMatch()).pausedSince !== null]).toEqual(['rest', true]);
  const { seq } = await server.lastMatch();
  for (const link of [declined, acting.address]) await acting.go(link);
  expect((await server.lastMatch()).seq).toBe(seq);
  await waiting.go('table');
  expect(waiting.card).toBe('rest');
});

test('what is proposed once more within a turn is answered once more', async () => {
  const [acting] = await twoPhones();
  const { match, seats, turn } = await server.lastMatch();
  const holder = seats[1 - (turn?.seat ?? 0)]?.holder;
  if (holder?.type !== 'person') throw new Error('expected a person');
  for (const time of ['first', 'second']) {
    const { seq } = await server.lastMatch();
    await server.serving.services.send(match, holder.person, {
      type: 'proposePause',
      at: seq,
      id: `please-${time}`,
    });
    await acting.go('table');
    await acting.follow('proposal');
    await acting.follow('Ja');
    expect([time, acting.card]).toEqual([time, 'rest']);
    server.clock.advance(60_000);
    await acting.follow('resume');
    expect([time, acting.card]).toEqual([time, 'turn']);
  }
});

test('a seat is given up after one is asked once more', async () => {
  const [acting] = await twoPhones();
  await acting.follow('menu');
  await acting.follow('resign');
  expect([acting.card, (await server.lastMatch()).phase]).toEqual(['resign', 'playing']);
  await acting.follow('resign?y=1');
  expect([acting.card, (await server.lastMatch()).phase]).toEqual(['end', 'finished']);
  await acting.go(acting.address);
  expect(acting.card).toBe('end');
});

test('a rematch that begins without a phone is refused beside the result, with ways on', async () => {
  const phones = await server.together({ id: 'pocket-15' }, 3);
  const [maker, guest, late] = phones;
  if (!maker || !guest || !late) throw new Error('expected three phones');
  await maker.follow('start');
  for (const phone of [maker, guest]) await phone.go('resign?y=1');
  await late.go('table');
  const [outcome] = late.shown.split('Revanche');
  for (const phone of [maker, guest]) {
    await phone.go('table');
    await phone.follow('rematch');
  }
  await maker.go(maker.timer ?? '');
  await maker.follow('start');
  const { match, seq } = await server.lastMatch();
  await late.follow('rematch');
  expect([late.card, late.status]).toEqual(['end', 200]);
  expect(late.shown).toContain(`Das Spiel hat schon begonnen.${outcome}`);
  expect((await late.go(late.address)).card, 'once more').toBe('end');
  expect(await server.lastMatch()).toMatchObject({ match, seq });
  await late.follow('Neues Spiel');
  expect(late.card).toBe('home');
});
