import type { Hex, MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import { lobbyLivePath, type Person, type QuickMatch, type Services } from '@open-yatzy/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newMatchId } from '../matches/names.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import type { Player } from '../testing/player.ts';
import { Serving } from '../testing/serving.ts';

interface Visitor {
  readonly person: Person;
  readonly token: string;
}

let clock: ManualClock;
let serving: Serving;
let ada: Visitor;
let bo: Visitor;
let cleo: Visitor;
beforeEach(async () => {
  clock = new ManualClock();
  serving = await Serving.start({ clock });
  [ada, bo, cleo] = [await visitor('Ada'), await visitor('Bo'), await visitor('Cleo')];
});
afterEach(() => serving.remove());

async function visitor(name: string): Promise<Visitor> {
  const added = await serving.services.people.add(name);
  if (added.type === 'refused') throw new Error(`expected ${name} to be admitted, got ${added.code}`);
  return added;
}

const lobby = (): Services['lobby'] => serving.services.lobby;
const normal: QuickMatch = {
  rules: 'joker-13',
  mode: 'normal',
  seats: 2,
  opponent: 'people',
  commitment: null,
};
const join = ({ person }: Visitor, rest: Partial<QuickMatch> = {}) =>
  lobby().join(person, { ...normal, ...rest });
const waits = async ({ person }: Visitor) => (await lobby().waitsFor(person.id)) !== null;
const playing = async ({ person }: Visitor) => (await lobby().view(person.id)).playing;

/** Lets pass so many milliseconds, second by second, with all that is done in each. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    clock.advance(1000);
    // What the lobby does is done in turn, so this waits for it.
    await lobby().cancel('nobody' as PersonId);
  }
}

const told = (player: Player) =>
  player.messages.flatMap((message) => (message.type === 'news' ? [message.news] : []));
const paired = (player: Player) =>
  player.until(() => told(player).find((news) => news.type === 'paired')?.match as MatchId | undefined);

describe('a quick match', () => {
  test('is made as soon as there are two, told to both on whatever page, and begins with both seeds', async () => {
    const [one, other] = await Promise.all([serving.connect(ada.token), serving.connect(bo.token)]);
    expect(await join(ada, { commitment: 'a'.repeat(64) })).toMatchObject({ type: 'waiting' });
    const answer = await join(bo, { commitment: 'b'.repeat(64) });
    const match = await paired(one);
    expect(answer).toEqual({ type: 'playing', match });
    expect(await paired(other)).toBe(match);
    const state = await serving.services.load(match);
    expect(state).toMatchObject({ phase: 'revealing', mode: 'normal', access: 'paired', clock: 60 });
    const seeds = state?.seats.map(({ holder, seed }) => [holder.type === 'person' && holder.name, seed]);
    expect(seeds?.toSorted()).toEqual([
      ['Ada', { type: 'committed', commitment: 'a'.repeat(64) }],
      ['Bo', { type: 'committed', commitment: 'b'.repeat(64) }],
    ]);
    for (const each of [ada, bo]) expect(await waits(each)).toBe(false);
  });

  test('made while one of the two deletes their account is won by the other', async () => {
    await Promise.all([serving.connect(ada.token), serving.connect(bo.token)]);
    await join(ada);
    const [answer] = await Promise.all([join(bo), serving.services.people.delete(ada.person.id, 'Ada')]);
    if (answer.type !== 'playing') throw new Error(`expected a match, got ${answer.type}`);
    expect(await serving.services.load(answer.match)).toMatchObject({ phase: 'finished' });
  });

  test('takes bots of middling strength for the empty seats 20 s after the first has come', async () => {
    await Promise.all([serving.connect(ada.token), serving.connect(bo.token)]);
    const table = { rules: 'pocket-15', seats: 4 };
    await join(ada, table);
    await pass(15_000);
    await join(bo, table);
    await pass(4_000);
    expect(await playing(ada)).toBeNull();
    await pass(2_000);
    const match = await playing(ada);
    expect(await playing(bo)).toBe(match);
    const state = await serving.services.load(match ?? '');
    expect(state?.seats.map(({ holder }) => holder.type === 'bot' && holder.bot).toSorted()).toEqual([
      'casual',
      'casual',
      false,
      false,
    ]);
  });

  test('that is ranked or for diamonds has half a minute a turn, and never a bot', async () => {
    await Promise.all([serving.connect(ada.token), serving.connect(bo.token)]);
    for (const mode of ['ranked', 'diamonds'] as const) {
      await join(ada, { mode });
      await pass(25_000);
      expect(await playing(ada)).toBeNull();
      const answer = await join(bo, { mode });
      if (answer.type !== 'playing') throw new Error(`expected a match, got ${JSON.stringify(answer)}`);
      const state = await serving.services.load(answer.match);
      expect(state).toMatchObject({ mode, clock: 30 });
      for (const { person } of [ada, bo])
        await serving.services.send(answer.match, person.id, {
          type: 'leave',
          at: state?.seq ?? 0,
          id: `leave-${person.id}`,
        });
    }
  });

  test('for diamonds against the master is made at once', async () => {
    const answer = await join(ada, { mode: 'diamonds', opponent: 'master' });
    const match = answer.type === 'playing' ? answer.match : '';
    const state = await serving.services.load(match);
    expect(state).toMatchObject({ mode: 'diamonds', clock: 30 });
    expect(state?.seats.map(({ holder }) => holder.type === 'bot' && holder.bot).toSorted()).toEqual(
      [false, 'master'].toSorted(),
    );
  });

  test.for<[string, Partial<QuickMatch>]>([
    ['rules that there are not', { rules: '__proto__' }],
    ['more seats than the rules have', { rules: 'joker-13', seats: 3 }],
    ['something that counts for three', { rules: 'pocket-15', seats: 3, mode: 'ranked' }],
    ['the master for fun', { opponent: 'master' }],
  ])('is refused with %s', async ([, wish]) => {
    expect(await join(ada, wish)).toEqual({ type: 'refused', code: 'BadGame' });
    expect(await waits(ada)).toBe(false);
  });

  test('that counts is refused to programs', async () => {
    const program: Visitor = { ...ada, person: { ...ada.person, kind: 'program' } };
    expect(await join(program, { mode: 'ranked' })).toEqual({ type: 'refused', code: 'PeopleOnly' });
    expect(await join(program)).toMatchObject({ type: 'waiting' });
  });
});

describe('whatever is tapped how often', () => {
  test('one waits once, and has one match', async () => {
    await Promise.all([serving.connect(ada.token), serving.connect(bo.token)]);
    const first = await Promise.all(Array.from({ length: 5 }, () => join(ada)));
    expect(new Set(first.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const then = await Promise.all([join(bo), join(ada), join(bo), join(ada), join(bo)]);
    const matches = new Set(then.map((answer) => (answer.type === 'playing' ? answer.match : answer.type)));
    expect(matches.size).toBe(1);
    for (const { person } of [ada, bo]) expect(await serving.services.ongoing(person.id)).toHaveLength(1);
  });

  test('of two things one waits for the last', async () => {
    await join(ada, { mode: 'ranked' });
    await pass(3_000);
    await join(ada, { rules: 'pocket-15', seats: 3 });
    expect(await lobby().waitsFor(ada.person.id)).toEqual({
      rules: 'pocket-15',
      mode: 'normal',
      seats: 3,
      since: clock.now(),
    });
    expect(await join(bo, { mode: 'ranked' })).toMatchObject({ type: 'waiting' });
  });

  test('who stops waiting as another comes waits no longer, or plays: both say the same', async () => {
    await Promise.all([serving.connect(ada.token), serving.connect(bo.token)]);
    for (const order of [0, 1]) {
      await join(ada);
      const works = [() => lobby().cancel(ada.person.id), () => join(bo)];
      const answers = await Promise.all((order ? works.toReversed() : works).map((work) => work()));
      expect(new Set(answers.map(({ type }) => type))).toEqual(
        new Set(order ? ['playing'] : ['left', 'waiting']),
      );
      expect(await waits(ada)).toBe(false);
      expect((await playing(ada)) === null).toBe(order === 0);
      expect(await playing(bo)).toBe(await playing(ada));
    }
  });

  test('who asks too often is told so, and waits on', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => join(ada)));
    expect(answers.map(({ type }) => type)).toContain('refused');
    expect(await waits(ada)).toBe(true);
  });
});

describe('who waits', () => {
  test('does so as long as a socket is open', async () => {
    const socket = await serving.connect(ada.token);
    await join(ada, { mode: 'ranked' });
    await pass(60_000);
    expect(await waits(ada)).toBe(true);
    socket.hangUp();
    const waitsOn = async () => {
      await pass(10_000);
      return waits(ada);
    };
    await expect.poll(waitsOn).toBe(false);
  });

  test('does so for half a minute of silence', async () => {
    await join(ada, { mode: 'ranked' });
    await pass(29_000);
    expect(await waits(ada)).toBe(true);
    await pass(3_000);
    expect(await waits(ada)).toBe(false);
  });

  test('does so by asking for the page again and again', async () => {
    await join(ada, { mode: 'ranked' });
    for (let asked = 0; asked < 4; asked++) {
      await pass(20_000);
      await lobby().view(ada.person.id);
    }
    expect(await waits(ada)).toBe(true);
  });

  test('is put into no match while nothing is heard of them', async () => {
    await join(ada);
    await pass(12_000);
    expect(await join(bo)).toMatchObject({ type: 'waiting' });
    await lobby().view(ada.person.id);
    await pass(1_000);
    expect(await playing(bo)).toBe(await playing(ada));
    expect(await playing(bo)).not.toBeNull();
  });

  test('and plays cannot wait for another match, but for the one who has left it', async () => {
    await join(ada);
    await join(bo);
    const match = await playing(ada);
    expect(await join(ada, { mode: 'ranked' })).toEqual({ type: 'playing', match });
    const at = (await serving.services.load(match ?? ''))?.seq ?? 0;
    await serving.services.send(match as MatchId, ada.person.id, { type: 'leave', at, id: 'leaving-1' });
    expect(await join(ada, { mode: 'ranked' })).toMatchObject({ type: 'waiting' });
  });
});

describe('after a restart', () => {
  /** Ends the server, does something to its folder, and starts it again. */
  async function restart(meanwhile: (store: SqliteStore) => Promise<unknown> = async () => undefined) {
    await serving.stop();
    const store = new SqliteStore(serving.folder);
    await meanwhile(store);
    await store.close();
    await serving.startAgain();
  }

  test('people wait as before, for a minute at least, and play once they are back', async () => {
    await join(ada);
    await restart();
    expect(await waits(ada)).toBe(true);
    await pass(58_000);
    expect(await waits(ada)).toBe(true);
    await serving.connect(ada.token);
    await pass(1_000);
    expect(await playing(ada)).not.toBeNull();
  });

  test('who does not come back waits no longer', async () => {
    await join(ada, { mode: 'ranked' });
    await restart();
    await pass(62_000);
    expect(await waits(ada)).toBe(false);
  });

  test('that came while a match was made: without the match they wait', async () => {
    await join(ada, { mode: 'ranked' });
    await pass(20_000);
    await join(bo, { mode: 'ranked', rules: 'pocket-15' });
    const people = [ada.person.id, bo.person.id];
    await restart((store) => store.lobby.claim(newMatchId(), people));
    for (const each of [ada, bo]) {
      expect([await waits(each), await playing(each)]).toEqual([true, null]);
      expect(await lobby().cancel(each.person.id), 'nothing holds them').toEqual({ type: 'left' });
    }
  });

  test('that came just after a match was made: they have it, and wait no longer', async () => {
    await join(ada);
    await join(bo);
    const match = await playing(ada);
    const row = { ...normal, isProgram: false, since: 0 as Milliseconds, commitment: null as Hex | null };
    await restart(async (store) => {
      for (const { person } of [ada, bo]) await store.lobby.wait({ ...row, person: person.id, name: 'x' });
      await store.lobby.claim(match as MatchId, [ada.person.id, bo.person.id]);
    });
    for (const each of [ada, bo]) expect([await waits(each), await playing(each)]).toEqual([false, match]);
  });
});

describe('an open table', () => {
  const open = ({ person }: Visitor) => serving.newMatch(person.id, { access: 'open', seats: 3 });
  async function sit({ person }: Visitor, match: MatchId) {
    const at = (await serving.services.load(match))?.seq ?? 0;
    const name = person.name;
    const command = { type: 'takeSeat', name, commitment: null, at, id: `sit-${person.id}` } as const;
    return serving.services.send(match, person.id, command);
  }
  const listed = async (visitor: Visitor | null) =>
    (await lobby().view(visitor?.person.id ?? null)).tables.map(({ match }) => match);

  test('is listed while someone sits there and there is room, and until it starts', async () => {
    const match = await open(ada);
    expect(await listed(bo), 'nobody sits there yet').toEqual([]);
    await sit(ada, match);
    const [table] = (await lobby().view(bo.person.id)).tables;
    expect(table).toEqual({
      match,
      rules: 'scandinavian-15',
      clock: null,
      seats: [{ person: ada.person.id, name: 'Ada' }, null, null],
      since: clock.now(),
      isOwn: false,
    });
    const wish = { match, commitment: 'c'.repeat(64) };
    expect(await lobby().sitDown(bo.person, wish)).toEqual({ type: 'seated', match });
    expect(await lobby().sitDown(bo.person, wish), 'twice').toEqual({ type: 'seated', match });
    const state = await serving.services.load(match);
    expect(state?.seats[1]?.seed).toEqual({ type: 'committed', commitment: 'c'.repeat(64) });
    const start = { type: 'start', at: state?.seq ?? 0, id: 'start-it' } as const;
    await serving.services.send(match, ada.person.id, start);
    for (const each of [ada, cleo, null]) expect(await listed(each)).toEqual([]);
    expect(await lobby().sitDown(cleo.person, wish)).toEqual({ type: 'refused', code: 'TableGone' });
  });

  test('is still listed after a restart', async () => {
    const match = await open(ada);
    await sit(ada, match);
    await serving.stop();
    await serving.startAgain();
    expect(await listed(bo)).toEqual([match]);
  });

  test('may have been one by link, if its maker wants', async () => {
    const match = await serving.newMatch(ada.person.id);
    await sit(ada, match);
    expect(await lobby().sitDown(bo.person, { match, commitment: null }), 'not listed').toEqual({
      type: 'refused',
      code: 'TableGone',
    });
    expect(await lobby().list(bo.person.id, match)).toEqual({ type: 'refused', code: 'NotTheMaker' });
    expect(await lobby().list(ada.person.id, match)).toEqual({ type: 'listed' });
    expect(await listed(bo)).toEqual([match]);
    const device = await serving.newMatch(ada.person.id, { access: 'device' });
    expect(await lobby().list(ada.person.id, device)).toEqual({ type: 'refused', code: 'TableGone' });
  });

  test('is told of to those in the lobby, at most once a second', async () => {
    const looker = await serving.connect(null, {}, lobbyLivePath);
    const elsewhere = await serving.connect(bo.token);
    await pass(12_000);
    const before = told(looker).length;
    const match = await open(ada);
    await sit(ada, match);
    await looker.until(() => told(looker).length > before);
    await lobby().sitDown(bo.person, { match, commitment: null });
    await pass(1_000);
    await looker.until(() => told(looker).length > before + 1);
    expect(told(looker).slice(before)).toEqual([{ type: 'lobbyChanged' }, { type: 'lobbyChanged' }]);
    expect(told(elsewhere)).toEqual([]);
  });
});

describe('who has blocked someone', () => {
  beforeEach(async () => {
    await serving.services.social.block(ada.person.id, bo.person.id);
    await Promise.all([ada, bo, cleo].map(({ token }) => serving.connect(token)));
  });

  test('is not put together with them, whoever of the two waits first', async () => {
    for (const [one, other] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      await join(one, { mode: 'diamonds' });
      expect(await join(other, { mode: 'diamonds' })).toMatchObject({ type: 'waiting' });
      await pass(30_000);
      expect([await playing(ada), await playing(bo)]).toEqual([null, null]);
      for (const { person } of [one, other]) await lobby().cancel(person.id);
    }
  });

  test('is not put at one table of three with them either', async () => {
    const table = { rules: 'pocket-15', seats: 3 };
    for (const each of [ada, bo, cleo]) await join(each, table);
    await pass(21_000);
    const [mine, theirs] = [await playing(ada), await playing(bo)];
    expect([mine, theirs]).not.toContain(null);
    expect(mine).not.toBe(theirs);
  });

  test('sees none of their tables, and they see none of theirs', async () => {
    for (const [host, guest] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      const match = await serving.newMatch(host.person.id, { access: 'open' });
      const at = (await serving.services.load(match))?.seq ?? 0;
      const sit = { type: 'takeSeat', name: 'Host', commitment: null, at, id: 'sit-down-1' } as const;
      await serving.services.send(match, host.person.id, sit);
      const seen = async ({ person }: Visitor) =>
        (await lobby().view(person.id)).tables.map((table) => table.match);
      expect(await seen(guest)).not.toContain(match);
      expect(await seen(cleo)).toContain(match);
      expect(await lobby().sitDown(guest.person, { match, commitment: null })).toMatchObject({
        code: 'TableGone',
      });
    }
  });
});

test('a person who is deleted waits no longer', async () => {
  await join(ada, { mode: 'ranked' });
  await serving.services.people.delete(ada.person.id, 'Ada');
  expect(await waits(ada)).toBe(false);
});

test('the lobby says how many people are here, each once', async () => {
  await Promise.all([serving.connect(ada.token), serving.connect(ada.token), serving.connect(null)]);
  await lobby().view(bo.person.id);
  expect((await lobby().view(null)).here).toBe(3);
});
