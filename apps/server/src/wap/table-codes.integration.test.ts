import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playOn } from '../testing/play-on.ts';
import { PhoneServer, typeCode } from '../testing/wml/phone-server.ts';

let server: PhoneServer;
beforeEach(async () => {
  server = await PhoneServer.start();
});
afterEach(() => server.remove());

describe('a table with a code', () => {
  test('is joined by links alone, and played with people who have other clients', async () => {
    const ada = await server.serving.newPerson('Ada');
    const match = await server.serving.newMatch(ada.id, { rules: 'joker-13' });
    const player = await server.serving.follow(match, ada.token);
    await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    const code = await server.serving.services.codes.of(match);
    expect(code).toMatch(/^\d{6}$/);
    expect(await server.serving.services.codes.of(match)).toBe(code);

    const phone = server.phone();
    await typeCode(phone, code ?? '');
    expect([phone.card, phone.shown]).toEqual(['found', expect.stringContaining('1. Ada')]);
    await phone.go(phone.links[0]?.href ?? '');
    expect([phone.card, phone.timer]).toEqual(['room', expect.stringContaining('table')]);
    expect(phone.shown).toContain(code);
    await phone.go(phone.address);
    expect((await server.lastMatch()).seats.every(({ holder }) => holder.type === 'person')).toBe(true);

    await player.do({ type: 'start' });
    await Promise.all([playOn(player, 0), server.playOn(phone, match)]);
    await phone.go(phone.timer ?? 'table');
    expect([phone.card, player.state.phase]).toEqual(['end', 'finished']);
    expect(await server.serving.services.codes.of(match)).toBeNull();
    await typeCode(phone, code ?? '');
    expect(phone.shown).toContain('Unter diesem Code wartet kein Tisch');
  });

  test('can be opened on a phone, which begins the game', async () => {
    const maker = await server.phone().go('/wap/de/game/scandinavian-15');
    await maker.follow('3 Plätze');
    expect(maker.link('start')).toBeUndefined();
    const [code = ''] = /\d{6}/.exec(maker.shown) ?? [];
    const guest = server.phone();
    await typeCode(guest, code);
    await guest.go(guest.links[0]?.href ?? '');
    expect(guest.link('start')).toBeUndefined();
    await maker.go(maker.timer ?? '');
    await maker.follow('start');
    const { address } = maker;
    await maker.go(address);
    const { match, seats } = await server.lastMatch();
    expect(seats.map(({ holder }) => holder.type)).toEqual(['person', 'person', 'bot']);
    await Promise.all([guest.go(guest.timer ?? ''), maker.go('table')]);
    expect([guest.card, maker.card].toSorted()).toEqual(['turn', 'wait']);
    expect(match).toBe((await server.lastMatch()).match);
  });

  test('that is full by now says so, and leads on to other codes', async () => {
    const maker = await server.phone().go('/wap/de/game/joker-13');
    await maker.follow('2 Plätze');
    const [code = ''] = /\d{6}/.exec(maker.shown) ?? [];
    const late = await typeCode(server.phone(), code);
    await server.joinedBy(code);
    await late.follow('Platz nehmen');
    expect([late.card, late.status, late.shown]).toEqual([
      'fault',
      200,
      expect.stringContaining('Alle Plätze sind besetzt.'),
    ]);
    await late.follow('Code eingeben');
    expect(late.card).toBe('code');
    await typeCode(late, code);
    expect([late.card, late.shown]).toEqual(['found', expect.stringContaining('Alle Plätze sind besetzt.')]);
    expect(late.link('Platz nehmen')).toBeUndefined();
    await late.follow('Zurück');
    expect(late.card).toBe('code');
  });

  test('can be erased digit by digit', async () => {
    const phone = server.phone();
    await typeCode(phone, '123');
    expect(phone.title).toBe('Code: 123___');
    await phone.follow('Löschen');
    expect(phone.title).toBe('Code: 12____');
  });

  test('is not found by trying', async () => {
    const phone = server.phone();
    for (let tried = 0; tried < 15; tried++) await phone.go(`/wap/de/code/${100_000 + tried}`);
    expect(phone.shown).toContain('wartet kein Tisch');
    await phone.go('/wap/de/code/200000');
    expect([phone.card, phone.shown]).toEqual(['code', expect.stringContaining('viele falsche Codes')]);
  });
});
