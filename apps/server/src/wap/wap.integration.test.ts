import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@open-yatzy/i18n';
import { type MatchId, type MatchState, seatsOf } from '@open-yatzy/match';
import { type RuleSet, ruleSets, totals } from '@open-yatzy/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFile } from '../store/sqlite-database.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { playOn, sensibleMove } from '../testing/play-on.ts';
import { Serving } from '../testing/serving.ts';
import { moveByLinks, Phone } from '../testing/wml/phone.ts';
import { sessionTime } from './sessions.ts';

let serving: Serving;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  serving = await Serving.start({ clock });
});
afterEach(() => serving.remove());

/** The matches of everyone who has sat down so far, by what the server has logged. */
function matchesOpened(): readonly MatchId[] {
  return serving.logged
    .map((line) => JSON.parse(line) as { readonly msg?: string; readonly match?: MatchId })
    .flatMap(({ msg, match }) => (msg === 'match opened' && match ? [match] : []));
}

async function lastMatch(): Promise<MatchState> {
  const match = matchesOpened().at(-1);
  const state = match && (await serving.services.load(match));
  if (!state) throw new Error('expected a match to be open');
  return state;
}

/** A phone at its first turn against a bot. */
async function againstBot({ id }: Pick<RuleSet, 'id'>, language = 'de'): Promise<Phone> {
  const phone = await new Phone(serving.address, language).go('/wap');
  await phone.follow(id);
  await phone.go(phone.links[0]?.href ?? '');
  return phone;
}

/** Plays the phone's turns until its match is over, at a pace that sockets are allowed. */
async function playByLinks(phone: Phone, match: MatchId): Promise<MatchState> {
  for (;;) {
    const state = await serving.services.load(match);
    if (!state) throw new Error(`expected match ${match}`);
    if (state.phase === 'finished') return state;
    await phone.waitForTurn();
    clock.advance(500);
    const now = await serving.services.load(match);
    if (now?.phase === 'playing') await moveByLinks(phone, sensibleMove(now));
  }
}

describe.for(languages)('in %s', (language) => {
  test.for(ruleSets)('a whole game of $id by following links', async (ruleSet) => {
    const phone = await againstBot(ruleSet, language);
    const { match } = await lastMatch();
    const over = await playByLinks(phone, match);
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
    expect((await lastMatch()).rematchOf?.match).toBe(match);
    expect(['turn', 'wait']).toContain(phone.card);
  });

  test('rules in short, page by page', async () => {
    const phone = await againstBot({ id: 'pocket-15' }, language);
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
  expect((await new Phone(serving.address, accepted).go('/wap')).shown).toContain(words);
});

test('the language can be switched, on the first deck and at the table', async () => {
  const phone = await new Phone(serving.address, 'de').go('/wap');
  await phone.follow('Svenska');
  expect(phone.shown).toContain('Vilket spel?');
  await phone.go((await againstBot({ id: 'joker-13' })).address);
  await phone.follow('menu');
  await phone.follow('English');
  expect([phone.card, phone.shown]).toEqual(['turn', expect.stringContaining('Your turn')]);
});

describe('a link that is followed twice', () => {
  test('to begin: leads to the same seat', async () => {
    const phone = await new Phone(serving.address).go('/wap/de/game/joker-13');
    const { href } = phone.links[0] ?? { href: '' };
    const another = new Phone(serving.address);
    await Promise.all([phone.go(href), another.go(href)]);
    expect(another.text).toBe(phone.text);
    expect(matchesOpened()).toHaveLength(1);
    await serving.stop();
    await serving.startAgain();
    const again = await new Phone(serving.address).go(href);
    expect(again.shown).toBe(phone.shown);
    expect(matchesOpened()).toHaveLength(1);
  });

  test('to roll or write: shows the same, and does nothing twice', async () => {
    const phone = await againstBot({ id: 'joker-13' });
    await phone.follow('roll?');
    const [rolled, rollLink] = [phone.text, phone.address];
    const { seq, turn } = await lastMatch();
    expect((await phone.go(rollLink)).text).toBe(rolled);
    expect(await lastMatch()).toMatchObject({ seq, turn });
    await phone.follow('boxes?');
    await phone.follow('write?');
    const [written, writeLink] = [phone.text, phone.address];
    const after = await lastMatch();
    expect((await phone.go(writeLink)).text).toBe(written);
    expect((await lastMatch()).seq).toBe(after.seq);
    // The roll of long ago is no roll of this turn.
    expect((await phone.go(rollLink)).text).toBe(written);
    expect((await lastMatch()).seq).toBe(after.seq);
  });

  test('for a rematch: leads to the same table', async () => {
    const phone = await againstBot({ id: 'joker-13' });
    await playByLinks(phone, (await lastMatch()).match);
    const { href } = phone.link('rematch') ?? { href: '' };
    await phone.go(href);
    const { shown, address } = phone;
    expect((await phone.go(address)).shown).toBe(shown);
    expect(matchesOpened()).toHaveLength(2);
  });
});

test('a stale link says so, shows how it stands, and changes nothing', async () => {
  const phone = await againstBot({ id: 'scandinavian-15' });
  await phone.follow('roll?');
  const first = phone.address.replace(/k=.*/, 'k=01');
  await phone.follow('roll?');
  const { seq } = await lastMatch();
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
  expect((await lastMatch()).seq).toBe(seq);
  await phone.follow('roll?');
  expect(phone.shown).not.toContain(words);
});

test('a refused roll says why', async () => {
  const phone = await againstBot({ id: 'scandinavian-15' });
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
  const phone = await againstBot({ id: 'joker-13' });
  await phone.follow('roll?');
  await phone.follow('boxes?');
  while (!phone.link('strike?')) await phone.follow('boxes?');
  const { seq } = await lastMatch();
  await phone.follow('strike?');
  expect([phone.card, (await lastMatch()).seq]).toEqual(['strike', seq]);
  await phone.follow('write?');
  expect((await lastMatch()).seq).toBeGreaterThan(seq);
});

/** Two phones at a table whose game has begun; whose turn it is, first. */
async function twoPhones(): Promise<readonly [Phone, Phone]> {
  const maker = await new Phone(serving.address).go('/wap/de/game/pocket-15');
  await maker.follow('2 Plätze');
  const [code = ''] = /\d{6}/.exec(maker.shown) ?? [];
  const guest = new Phone(serving.address);
  await typeCode(guest, code);
  await guest.go(guest.links[0]?.href ?? '');
  await maker.go(maker.timer ?? '');
  await maker.follow('start');
  await Promise.all([guest.go(guest.timer ?? ''), maker.go('table')]);
  return maker.card === 'turn' ? [maker, guest] : [guest, maker];
}

test('what another proposes is answered by a link; followed again, it answers nothing else', async () => {
  const [acting, waiting] = await twoPhones();
  const { match, seats, turn } = await lastMatch();
  const holder = seats[1 - (turn?.seat ?? 0)]?.holder;
  if (holder?.type !== 'person') throw new Error('expected a person');
  const propose = async (type: 'proposePause' | 'proposeDraw') => {
    const { seq } = await lastMatch();
    await serving.services.send(match, holder.person, { type, at: seq, id: `please-${type}` });
    await acting.go('table');
    await acting.follow('proposal');
  };
  await propose('proposeDraw');
  await acting.follow('Nein');
  expect((await lastMatch()).seats.map(({ proposes }) => proposes)).toEqual([null, null]);
  const declined = acting.address;
  await propose('proposePause');
  await acting.follow('Ja');
  expect([acting.card, (await lastMatch()).pausedSince !== null]).toEqual(['rest', true]);
  const { seq } = await lastMatch();
  for (const link of [declined, acting.address]) await acting.go(link);
  expect((await lastMatch()).seq).toBe(seq);
  await waiting.go('table');
  expect(waiting.card).toBe('rest');
});

test('what is proposed once more within a turn is answered once more', async () => {
  const [acting] = await twoPhones();
  const { match, seats, turn } = await lastMatch();
  const holder = seats[1 - (turn?.seat ?? 0)]?.holder;
  if (holder?.type !== 'person') throw new Error('expected a person');
  for (const time of ['first', 'second']) {
    const { seq } = await lastMatch();
    await serving.services.send(match, holder.person, {
      type: 'proposePause',
      at: seq,
      id: `please-${time}`,
    });
    await acting.go('table');
    await acting.follow('proposal');
    await acting.follow('Ja');
    expect([time, acting.card]).toEqual([time, 'rest']);
    clock.advance(60_000);
    await acting.follow('resume');
    expect([time, acting.card]).toEqual([time, 'turn']);
  }
});

test('a seat is given up after one is asked once more', async () => {
  const [acting] = await twoPhones();
  await acting.follow('menu');
  await acting.follow('resign');
  expect([acting.card, (await lastMatch()).phase]).toEqual(['resign', 'playing']);
  await acting.follow('resign?y=1');
  expect([acting.card, (await lastMatch()).phase]).toEqual(['end', 'finished']);
  await acting.go(acting.address);
  expect(acting.card).toBe('end');
});

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
    const phone = await new Phone(serving.address).go(path);
    expect([phone.card, phone.status]).toEqual(['fault', status]);
    expect(phone.links.map(({ href }) => href)).toContain('/wap/de');
    expect(matchesOpened()).toEqual([]);
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
    const phone = await againstBot({ id: 'joker-13' });
    await phone.follow('menu');
    const { seq } = await lastMatch();
    await phone.go(page);
    expect(phone.card).toBe('fault');
    expect((await lastMatch()).seq).toBe(seq);
    const [first] = phone.links;
    await phone.go(first?.href ?? '');
    expect(['turn', 'home']).toContain(phone.card);
  });

  test('what has not happened yet', async () => {
    const phone = await againstBot({ id: 'joker-13' });
    await phone.follow('roll?');
    const { seq } = await lastMatch();
    await phone.go('roll?a=999999&k=');
    expect([phone.card, (await lastMatch()).seq]).toEqual(['turn', seq]);
  });

  test('a method that no link has', async () => {
    const answer = await fetch(`http://${serving.address}/wap`, { method: 'POST', body: 'a=1' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('content-type')).toBe('text/vnd.wap.wml; charset=utf-8');
  });
});

describe('a seat', () => {
  test('is found by its own link alone', async () => {
    const one = await againstBot({ id: 'joker-13' });
    const other = await againstBot({ id: 'joker-13' });
    await one.follow('roll?');
    const ofOther = await lastMatch();
    const roll = one.address.split('/').at(-1) ?? '';
    // A link of one seat means that seat; under the token of another it is a link of that other's own match.
    await other.follow('menu');
    await other.go(roll.replace(/a=\d+/, 'a=1'));
    expect(other.shown).toContain('Das Spiel ist schon weiter');
    expect((await lastMatch()).seq).toBe(ofOther.seq);
  });

  test('is kept for a day after its link was followed last', async () => {
    const phone = await againstBot({ id: 'joker-13' });
    await phone.follow('menu');
    for (let day = 0; day < 3; day++) {
      clock.advance(sessionTime - 1_000);
      await phone.go('table');
      expect(phone.card).toBe('turn');
    }
    clock.advance(sessionTime);
    await phone.go('table');
    expect([phone.card, phone.status]).toEqual(['fault', 200]);
    expect(phone.shown).toContain('24 Stunden');
    await phone.follow('Zum Anfang');
    expect(phone.card).toBe('home');
  });

  test('is known to the server by the hash of its link', async () => {
    const phone = await againstBot({ id: 'joker-13' });
    await phone.follow('menu');
    const token = phone.address.split('/')[4] ?? '';
    expect(token).toHaveLength(22);
    const files = await databaseBytes();
    expect(files.includes(token)).toBe(false);
    expect(serving.logged.some((line) => line.includes(token))).toBe(false);
  });

  test('that its person has lost says so', async () => {
    const phone = await new Phone(serving.address).go('/wap/de/game/pocket-15');
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
  const names = await readdir(serving.folder);
  const files = names.filter((name) => name.startsWith(databaseFile));
  expect(files.length).toBeGreaterThan(0);
  return Buffer.concat(await Promise.all(files.map((name) => readFile(join(serving.folder, name)))));
}

/** Types a code digit by digit. */
async function typeCode(phone: Phone, code: string): Promise<void> {
  await phone.go('/wap');
  await phone.follow('Code eingeben');
  for (const digit of code) await phone.press(digit);
}

describe('a table with a code', () => {
  test('is joined by links alone, and played with people who have other clients', async () => {
    const ada = await serving.newPerson('Ada');
    const match = await serving.newMatch(ada.id, { rules: 'joker-13' });
    const player = await serving.follow(match, ada.token);
    await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    const code = await serving.services.codes.of(match);
    expect(code).toMatch(/^\d{6}$/);
    expect(await serving.services.codes.of(match)).toBe(code);

    const phone = new Phone(serving.address);
    await typeCode(phone, code ?? '');
    expect([phone.card, phone.shown]).toEqual(['found', expect.stringContaining('1. Ada')]);
    await phone.go(phone.links[0]?.href ?? '');
    expect([phone.card, phone.timer]).toEqual(['room', expect.stringContaining('table')]);
    expect(phone.shown).toContain(code);
    await phone.go(phone.address);
    expect((await lastMatch()).seats.every(({ holder }) => holder.type === 'person')).toBe(true);

    await player.do({ type: 'start' });
    await Promise.all([playOn(player, 0), playByLinks(phone, match)]);
    await phone.go(phone.timer ?? 'table');
    expect([phone.card, player.state.phase]).toEqual(['end', 'finished']);
    expect(await serving.services.codes.of(match)).toBeNull();
    await typeCode(phone, code ?? '');
    expect(phone.shown).toContain('Unter diesem Code wartet kein Tisch');
  });

  test('can be opened on a phone, which begins the game', async () => {
    const maker = await new Phone(serving.address).go('/wap/de/game/scandinavian-15');
    await maker.follow('3 Plätze');
    expect(maker.link('start')).toBeUndefined();
    const [code = ''] = /\d{6}/.exec(maker.shown) ?? [];
    const guest = new Phone(serving.address);
    await typeCode(guest, code);
    await guest.go(guest.links[0]?.href ?? '');
    expect(guest.link('start')).toBeUndefined();
    await maker.go(maker.timer ?? '');
    await maker.follow('start');
    const { address } = maker;
    await maker.go(address);
    const { match, seats } = await lastMatch();
    expect(seats.map(({ holder }) => holder.type)).toEqual(['person', 'person', 'bot']);
    await Promise.all([guest.go(guest.timer ?? ''), maker.go('table')]);
    expect([guest.card, maker.card].toSorted()).toEqual(['turn', 'wait']);
    expect(match).toBe((await lastMatch()).match);
  });

  test('can be erased digit by digit', async () => {
    const phone = new Phone(serving.address);
    await typeCode(phone, '123');
    expect(phone.title).toBe('Code: 123___');
    await phone.follow('Löschen');
    expect(phone.title).toBe('Code: 12____');
  });

  test('is not found by trying', async () => {
    const phone = new Phone(serving.address);
    for (let tried = 0; tried < 15; tried++) await phone.go(`/wap/de/code/${100_000 + tried}`);
    expect(phone.shown).toContain('wartet kein Tisch');
    await phone.go('/wap/de/code/200000');
    expect([phone.card, phone.shown]).toEqual(['code', expect.stringContaining('viele falsche Codes')]);
  });
});

test('a phone, two people with sockets and a bot finish a match of four', async () => {
  const [ada, bo] = [await serving.newPerson('Ada'), await serving.newPerson('Bo')];
  const match = await serving.newMatch(ada.id, { rules: 'pocket-15', seats: 4 });
  const players = [await serving.follow(match, ada.token), await serving.follow(match, bo.token)] as const;
  await players[0].do({ type: 'takeSeat', name: 'Ada', commitment: null });
  await players[1].do({ type: 'takeSeat', name: 'Bo', commitment: null });
  const phone = new Phone(serving.address);
  await typeCode(phone, (await serving.services.codes.of(match)) ?? '');
  await phone.go(phone.links[0]?.href ?? '');
  await players[0].until(() => players[0].state.seats[2]?.holder.type === 'person');
  await players[0].do({ type: 'start', bot: 'thumb' });
  const [over] = await Promise.all([playByLinks(phone, match), playOn(players[0], 0), playOn(players[1], 1)]);
  expect(over.seats.map(({ holder }) => holder.type)).toEqual(['person', 'person', 'person', 'bot']);
  expect(over.seats.map(({ card }) => Object.keys(card).length)).toEqual([15, 15, 15, 15]);
  expect(players.map(({ state }) => state.results)).toEqual([over.results, over.results]);
  await phone.go(phone.timer ?? phone.address);
  expect(phone.card).toBe('end');
  for (const { card, bonuses } of over.seats)
    expect(phone.shown).toContain(` ${totals(over.ruleSet, card, bonuses).total}`);
});
