import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Utterance } from './social-store.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

const [ada, bo, cai] = ['adaadaadaada', 'bobobobobobo', 'caicaicaicai'] as [PersonId, PersonId, PersonId];
const match = 'mmmmmmmmmmmm' as MatchId;
const other = 'nnnnnnnnnnnn' as MatchId;
const at = (time: number) => time as Milliseconds;

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-social-'));
  store = new SqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** What a second process would find. */
async function reopened(): Promise<Store> {
  await store.close();
  store = new SqliteStore(folder);
  return store;
}

describe('friends', () => {
  test('are friends both ways, once, and outlive the process', async () => {
    await store.social.befriend(ada, bo, at(1));
    await store.social.befriend(bo, ada, at(2));
    await store.social.befriend(ada, cai, at(3));
    const { social } = await reopened();
    expect(await social.friendsOf(ada)).toEqual([bo, cai]);
    expect(await social.friendsOf(bo)).toEqual([ada]);
    await social.unfriend(bo, ada);
    expect([await social.friendsOf(ada), await social.friendsOf(bo)]).toEqual([[cai], []]);
  });

  test('are made by one link at a time, which only its maker replaces', async () => {
    await store.social.addLink({ code: 'one', maker: ada, until: at(10) });
    await store.social.addLink({ code: 'two', maker: ada, until: at(20) });
    await store.social.addLink({ code: 'three', maker: bo, until: at(30) });
    expect(await store.social.link('one')).toBeNull();
    expect(await store.social.link('two')).toEqual({ code: 'two', maker: ada, until: 20 });
    expect((await store.social.linkOf(bo))?.code).toBe('three');
  });

  test('blocking ends what two have with each other, and is seen from both sides', async () => {
    await store.social.befriend(ada, bo, at(1));
    await store.social.invite({ match, from: bo, to: ada, until: at(100) });
    await store.social.invite({ match: other, from: ada, to: bo, until: at(100) });
    await store.social.invite({ match, from: cai, to: bo, until: at(100) });
    await store.social.block(ada, bo, at(2));
    await store.social.block(ada, bo, at(3));
    expect(await store.social.friendsOf(bo)).toEqual([]);
    expect(await store.social.invitationsTo(ada, at(5))).toEqual([]);
    expect((await store.social.invitationsTo(bo, at(5))).map(({ from }) => from)).toEqual([cai]);
    expect([await store.social.blockedBy(ada), await store.social.blockedBy(bo)]).toEqual([[bo], []]);
    expect([await store.social.blockedWith(ada), await store.social.blockedWith(bo)]).toEqual([[bo], [ada]]);
    await store.social.unblock(bo, ada);
    expect(await store.social.blockedWith(bo)).toEqual([ada]);
    await store.social.unblock(ada, bo);
    expect(await store.social.blockedWith(bo)).toEqual([]);
  });
});

describe('invitations', () => {
  test('stand until they are over or ended; one to a person and match', async () => {
    await store.social.invite({ match, from: ada, to: bo, until: at(10) });
    await store.social.invite({ match, from: cai, to: bo, until: at(20) });
    expect(await store.social.invitationsFrom(ada, at(5))).toEqual([]);
    expect(await store.social.invitationsTo(bo, at(19))).toEqual([{ match, from: cai, to: bo, until: 20 }]);
    expect(await store.social.invitationsTo(bo, at(20))).toEqual([]);
    expect(await store.social.endInvitation(bo, match)).toBe(true);
    expect(await store.social.endInvitation(bo, match)).toBe(false);
    expect(await store.social.invitation(bo, match)).toBeNull();
  });
});

describe('talk', () => {
  const hello: Utterance = {
    match,
    at: at(5),
    seat: 0,
    person: ada,
    name: 'Ada',
    said: { type: 'phrase', phrase: 'hello' },
  };

  test('is numbered within its match, whoever talks at once', async () => {
    const said = await Promise.all([
      store.social.say(hello),
      store.social.say({ ...hello, person: bo, said: { type: 'text', text: 'Hej "du"\n' } }),
      store.social.say({ ...hello, match: other }),
    ]);
    expect(said.map(({ n }) => n)).toEqual([1, 2, 1]);
    const { social } = await reopened();
    expect(await social.talk(match, 50)).toEqual(said.slice(0, 2));
    expect((await social.talk(match, 1)).map(({ n }) => n)).toEqual([2]);
    expect((await social.talkOf(ada)).map((entry) => entry.match)).toEqual([match, other]);
  });

  test('who is not heard is kept by person and match', async () => {
    await store.social.setHush(ada, match, { whom: bo, isOn: true });
    await store.social.setHush(ada, match, { whom: bo, isOn: true });
    await store.social.setHush(ada, match, { whom: 'texts', isOn: true });
    expect(await store.social.hush(ada, match)).toEqual({ people: [bo], texts: true });
    expect(await store.social.hush(ada, other)).toEqual({ people: [], texts: false });
    expect(await store.social.hush(cai, match)).toEqual({ people: [], texts: false });
    await store.social.setHush(ada, match, { whom: bo, isOn: false });
    expect(await store.social.hush(ada, match)).toEqual({ people: [], texts: true });
  });
});

describe('reports', () => {
  const report = {
    at: at(7),
    by: ada,
    against: bo,
    name: 'Bo',
    match,
    reason: 'talk',
    note: 'rude',
    talk: [{ n: 1, at: 5, seat: 1, person: bo, name: 'Bo', said: { type: 'reaction', reaction: 'laugh' } }],
  } as const;
  const measure = {
    at: at(9),
    operator: cai,
    person: bo,
    type: 'suspendTalk',
    until: at(50),
    why: 'rude talk',
    report: 1,
  } as const;

  test('are one to a pair and match, and open until they are settled, once', async () => {
    expect(await store.reports.file(report)).toBe(true);
    expect(await store.reports.file({ ...report, reason: 'other' })).toBe(false);
    expect(await store.reports.file({ ...report, match: other })).toBe(true);
    const open = await store.reports.openReports();
    expect(open).toMatchObject([
      { ...report, id: 1, outcome: null },
      { ...report, match: other },
    ]);
    const later = open[1]?.id;
    expect(await store.reports.decide(measure, null)).toBe(true);
    expect(await store.reports.decide({ ...measure, type: 'warn' }, null)).toBe(false);
    expect((await store.reports.openReports()).map(({ id }) => id)).toEqual([later]);
    expect((await store.reports.reportsAgainst(bo)).map(({ id, outcome }) => [id, outcome])).toEqual([
      [later, null],
      [1, 'suspendTalk'],
    ]);
    expect(await store.reports.latestMeasures(9)).toEqual([{ ...measure, id: 1 }]);
  });

  test('a measure is told as long as it holds or is unread, and can be lifted while it holds', async () => {
    await store.reports.file(report);
    await store.reports.decide(measure, null);
    const told = async (now: number) => (await store.reports.measuresFor(bo, at(now))).length;
    expect(await told(60)).toBe(1);
    await store.reports.acknowledge(ada, 1);
    expect(await told(60)).toBe(1);
    await store.reports.acknowledge(bo, 1);
    expect([await told(49), await told(50)]).toEqual([1, 0]);
    expect(await store.reports.lift(1, at(30))).toBe(bo);
    expect(await store.reports.lift(1, at(31))).toBeNull();
    expect(await told(40)).toBe(0);
  });

  test('what is dismissed is no matter of the person’s', async () => {
    await store.reports.file(report);
    await store.reports.decide({ ...measure, type: 'dismiss', until: null }, null);
    expect(await store.reports.measuresFor(bo, at(10))).toEqual([]);
  });
});

test('of someone forgotten nothing is left, of others everything', async () => {
  await store.social.befriend(ada, bo, at(1));
  await store.social.block(cai, ada, at(1));
  await store.social.addLink({ code: 'one', maker: ada, until: at(10) });
  await store.social.invite({ match, from: ada, to: bo, until: at(10) });
  const said = { type: 'phrase', phrase: 'hello' } as const;
  for (const person of [ada, bo])
    await store.social.say({ match, at: at(1), seat: 0, person, name: 'A', said });
  const report = {
    at: at(1),
    by: ada,
    against: bo,
    name: 'Bo',
    match,
    reason: 'name',
    note: '',
    talk: [],
  } as const;
  await store.reports.file(report);
  await store.reports.file({ ...report, by: cai });
  await store.social.forget(ada);
  await store.reports.forget(ada);
  expect(await store.social.friendsOf(bo)).toEqual([]);
  expect(await store.social.blockedWith(cai)).toEqual([]);
  expect(await store.social.link('one')).toBeNull();
  expect(await store.social.invitationsTo(bo, at(5))).toEqual([]);
  expect((await store.social.talk(match, 9)).map(({ person }) => person)).toEqual([bo]);
  expect((await store.reports.openReports()).map(({ by }) => by)).toEqual([cai]);
});
