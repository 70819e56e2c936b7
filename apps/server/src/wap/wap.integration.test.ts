import { languages } from '@open-yatzy/i18n';
import { seatsOf } from '@open-yatzy/match';
import { ruleSets, totals } from '@open-yatzy/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playOn } from '../testing/play-on.ts';
import { PhoneServer } from '../testing/wml/phone-server.ts';

let server: PhoneServer;
beforeEach(async () => {
  server = await PhoneServer.start();
});
afterEach(() => server.remove());

describe.for(languages)('in %s', (language) => {
  test.for(ruleSets)('a whole game of $id by following links', async (ruleSet) => {
    const phone = await server.againstBot(ruleSet, language);
    const { match } = await server.lastMatch();
    const over = await server.playOn(phone, match);
    expect(phone.card).toBe('end');
    for (const { holder, card, bonuses } of seatsOf(over)) {
      const { total } = totals(ruleSet, card, bonuses);
      if (holder.type !== 'nobody') expect(phone.shown).toContain(`${holder.name.slice(0, 9)}`);
      expect(phone.shown).toContain(` ${total}`);
    }
    await phone.follow('card');
    expect(phone.card).toBe('card');
    await phone.follow('table');
    await phone.follow('rematch');
    expect((await server.lastMatch()).rematchOf?.match).toBe(match);
    expect(['turn', 'wait']).toContain(phone.card);
  });

  test('rules in short, page by page', async () => {
    const phone = await server.againstBot({ id: 'pocket-15' }, language);
    await phone.follow('menu');
    await phone.follow('rules');
    const pages = Number(phone.title.split('/')[1]);
    for (let page = 1; page < pages; page++) await phone.go(phone.links[0]?.href ?? '');
    expect(phone.title).toContain(`${pages}/${pages}`);
    await phone.follow('table');
    expect(phone.card).toBe('turn');
  });
});

test.for([
  ['sv-SE,sv;q=0.9,en;q=0.5', 'Vilket spel?'],
  ['de', 'Welches Spiel?'],
  ['fr', 'Which game?'],
])('a phone set to %s reads %s', async ([accepted, words]) => {
  expect((await server.phone(accepted).go('/wap')).shown).toContain(words);
});

test('the language can be switched, on the first deck and at the table', async () => {
  const phone = await server.phone().go('/wap');
  await phone.follow('Svenska');
  expect(phone.shown).toContain('Vilket spel?');
  await phone.go((await server.againstBot({ id: 'joker-13' })).address);
  await phone.follow('menu');
  await phone.follow('English');
  expect([phone.card, phone.shown]).toEqual(['turn', expect.stringContaining('Your turn')]);
});

test('a phone, two people with sockets and a bot finish a match of four', async () => {
  const [ada, bo] = [await server.serving.newPerson('Ada'), await server.serving.newPerson('Bo')];
  const match = await server.serving.newMatch(ada.id, { rules: 'pocket-15', seats: 4 });
  const players = [
    await server.serving.follow(match, ada.token),
    await server.serving.follow(match, bo.token),
  ] as const;
  await players[0].do({ type: 'takeSeat', name: 'Ada', commitment: null });
  await players[1].do({ type: 'takeSeat', name: 'Bo', commitment: null });
  const phone = await server.joinedBy((await server.serving.services.codes.of(match)) ?? '');
  await players[0].until(() => players[0].state.seats[2]?.holder.type === 'person');
  await players[0].do({ type: 'start', bot: 'thumb' });
  const [over] = await Promise.all([
    server.playOn(phone, match),
    playOn(players[0], 0),
    playOn(players[1], 1),
  ]);
  expect(over.seats.map(({ holder }) => holder.type)).toEqual(['person', 'person', 'person', 'bot']);
  expect(over.seats.map(({ card }) => Object.keys(card).length)).toEqual([15, 15, 15, 15]);
  expect(players.map(({ state }) => state.results)).toEqual([over.results, over.results]);
  await phone.go(phone.timer ?? phone.address);
  expect(phone.card).toBe('end');
  for (const { card, bonuses } of over.seats)
    expect(phone.shown).toContain(` ${totals(over.ruleSet, card, bonuses).total}`);
});
