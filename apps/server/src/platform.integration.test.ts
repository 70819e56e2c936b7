import { seededNumbers } from '@open-yatzy/bots';
import { exported, type MatchId, type PersonId, replay, type Seq, verify } from '@open-yatzy/match';
import { rate } from 'openskill';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksOf } from './records/books.ts';
import { Projector } from './records/projector.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { fastClock } from './testing/fast-clock.ts';
import { manners, Regular, type Wanted } from './testing/regular.ts';
import { Serving } from './testing/serving.ts';

/** Twenty people play a hundred matches of all modes at once, and not all of them behave. */
const people = 20;
const matches = 100;
const seed = 'a hundred matches';

const wishes: readonly Wanted[] = [
  { rules: 'joker-13', mode: 'ranked', seats: 2, opponent: 'people' },
  { rules: 'scandinavian-15', mode: 'ranked', seats: 2, opponent: 'people' },
  { rules: 'pocket-15', mode: 'diamonds', seats: 2, opponent: 'people' },
  { rules: 'joker-13', mode: 'diamonds', seats: 2, opponent: 'people' },
  { rules: 'joker-13', mode: 'diamonds', seats: 2, opponent: 'master' },
  { rules: 'joker-13', mode: 'normal', seats: 2, opponent: 'people' },
  { rules: 'scandinavian-15', mode: 'normal', seats: 4, opponent: 'people' },
  { rules: 'pocket-15', mode: 'normal', seats: 3, opponent: 'people' },
];

let serving: Serving;
let store: SqliteStore;
const begun = new Set<MatchId>();

async function live(regular: Regular, random: () => number): Promise<void> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  while (begun.size < matches) {
    const match = await regular.find(pick(wishes), 1500);
    if (match === null) continue;
    begun.add(match);
    const manner = pick(manners);
    await regular.play(match, manner);
    // The lobby gives back a match that is still played, so that whoever really leaves must not ask it.
    if (manner === 'leaving') await regular.stayAway(match, 6000);
  }
}

beforeAll(async () => {
  serving = await Serving.start({ clock: fastClock(20) });
  const random = (name: string) => seededNumbers(`${seed} ${name}`);
  const names = Array.from({ length: people }, (_, index) => `Regular ${index + 1}`);
  const regulars = await Promise.all(names.map((name) => Regular.arrive(serving, name, random(name))));
  await Promise.all(regulars.map((regular, index) => live(regular, random(`life ${index}`))));
  // Whoever left comes back in the end: a match with nobody there waits for them.
  for (let left = 1; left > 0; )
    left = (await Promise.all(regulars.map((regular) => regular.playOn()))).reduce(
      (sum, each) => sum + each,
      0,
    );
  await serving.stop();
  store = new SqliteStore(serving.folder);
}, 600_000);
afterAll(async () => {
  await store.close();
  await serving.remove();
});

const log = async (match: MatchId) => store.matches.read(match, 0 as Seq);

/** Finished matches in the order in which they finished. */
async function finished() {
  const facts = await store.chronicle.after(0, 10_000);
  const ids = facts.flatMap(({ fact }) => (fact.type === 'MatchFinished' ? [fact.match] : []));
  return Promise.all(
    ids.map(async (match) => {
      const state = replay(await log(match));
      if (!state?.results) throw new Error(`${match}: expected results`);
      return { ...state, results: state.results };
    }),
  );
}

const personOf = (seat: Awaited<ReturnType<typeof finished>>[number]['seats'][number]): PersonId | null =>
  seat.holder.type === 'person' ? seat.holder.person : null;

test('every match ends, none twice, and none fails', async () => {
  expect(begun.size).toBeGreaterThanOrEqual(matches);
  for (const match of begun) expect(replay(await log(match))?.phase, match).toMatch(/finished|abandoned/);
  const all = await finished();
  expect(new Set(all.map(({ match }) => match)).size).toBe(all.length);
  expect(new Set(all.map(({ mode }) => mode))).toEqual(new Set(['normal', 'ranked', 'diamonds']));
  const endings = new Set(all.map(({ ending }) => ending?.type ?? 'played'));
  expect([...endings].toSorted()).toEqual(expect.arrayContaining(['absence', 'played', 'resigned']));
  expect(serving.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test('all dice are those that the secrets and seeds give', async () => {
  for (const { match } of await finished())
    expect(verify(exported(match, await log(match))), match).toEqual([]);
});

test('ratings are what a recount gives', async () => {
  const counted = new Map<string, { mu: number; sigma: number }>();
  for (const { mode, seats, results, ruleSet } of await finished()) {
    if (mode !== 'ranked') continue;
    const keys = seats.map((seat) => `${ruleSet.id} ${personOf(seat)}`);
    const before = keys.map((key) => [counted.get(key) ?? { mu: 25, sigma: 25 / 3 }]);
    const after = rate(before, { rank: results.map(({ rank }) => rank) });
    for (const [index, key] of keys.entries())
      counted.set(key, after[index]?.[0] as { mu: number; sigma: number });
  }
  expect(counted.size).toBeGreaterThan(10);
  for (const [key, { mu, sigma }] of counted) {
    const [rules = '', person = ''] = key.split(' ');
    const belief = await store.records.belief(person as PersonId, rules);
    expect(belief?.mu, key).toBeCloseTo(mu, 9);
    expect(belief?.sigma, key).toBeCloseTo(sigma, 9);
  }
});

test('diamonds are what a recount gives, and the books balance', async () => {
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm' });
  const won = new Map<string, number>();
  const met = new Map<string, number>();
  const purses = new Map<PersonId, number>();
  for (const { mode, seats, results, changedAt } of await finished()) {
    if (mode !== 'diamonds') continue;
    const today = day.format(changedAt);
    for (const [number, seat] of seats.entries()) {
      const person = personOf(seat);
      const other = seats[1 - number];
      if (person === null || !other) continue;
      const whom = personOf(other) ?? 'master';
      const meeting = `${today} ${person} ${whom}`;
      const outcome = results[number]?.outcome;
      const full =
        whom === 'master'
          ? outcome === 'won'
            ? 3
            : 0
          : outcome === 'won'
            ? 10
            : outcome === 'drawn'
              ? 5
              : 0;
      const spent = won.get(`${today} ${person}`) ?? 0;
      const amount = Math.min(60 - spent, Math.floor(full / 2 ** (met.get(meeting) ?? 0)));
      met.set(meeting, (met.get(meeting) ?? 0) + 1);
      won.set(`${today} ${person}`, spent + amount);
      purses.set(person, (purses.get(person) ?? 0) + amount);
    }
  }
  expect([...purses.values()].some((amount) => amount > 0)).toBe(true);
  for (const [person, amount] of purses)
    expect(await store.records.balances(person), person).toEqual({ held: amount, owned: 0 });
  expect(booksOf(await store.records.tables())).toEqual([]);
});

test('records that are dropped and follow anew are the same', async () => {
  const before = await store.records.tables();
  await store.records.clear();
  const { chronicle, matches: logs, records } = store;
  await new Projector({ chronicle, matches: logs, records, log: pino({ level: 'silent' }) }).catchUp();
  expect(await store.records.tables()).toEqual(before);
});
