import type { MatchId, PersonId } from '@open-yatzy/match';
import type { Said, ServerMessage, TalkEntry } from '@open-yatzy/protocol';
import { findRuleSet } from '@open-yatzy/rules';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noKnowledge } from '../knowledge.ts';
import { Matches } from '../matches/matches.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { sensibleMove } from '../testing/play-on.ts';
import { newCommandId, type Player } from '../testing/player.ts';
import { Serving } from '../testing/serving.ts';
import { onlookerDelay } from './delay.ts';
import { invitationTime, linkTime } from './friends.ts';

interface Someone {
  readonly id: PersonId;
  readonly token: string;
}

let clock: ManualClock;
let serving: Serving;
let ada: Someone;
let bo: Someone;
let cai: Someone;
beforeEach(async () => {
  clock = new ManualClock();
  serving = await Serving.start({ clock });
  ada = await serving.newPerson('Ada');
  bo = await serving.newPerson('Bo');
  cai = await serving.newPerson('Cai');
});
afterEach(() => serving.remove());

function fail(): never {
  throw new Error('expected the rule set');
}

const social = () => serving.services.social;

async function sit(match: MatchId, someone: Someone, name: string): Promise<Player> {
  const player = await serving.follow(match, someone.token);
  await player.do({ type: 'takeSeat', name, commitment: null });
  return player;
}

/** A table with Ada and Bo on its first seats. */
async function table(settings: Parameters<Serving['newMatch']>[1] = {}) {
  const match = await serving.newMatch(ada.id, { seats: 3, ...settings });
  return { match, one: await sit(match, ada, 'Ada'), other: await sit(match, bo, 'Bo') };
}

const phrase: Said = { type: 'phrase', phrase: 'niceRoll' };
const text = (words: string): Said => ({ type: 'text', text: words });

/** Says something over the socket; gives what is answered. */
async function say(player: Player, said: unknown): Promise<string> {
  const id = newCommandId();
  player.say({ type: 'say', id, said });
  const answer = await player.until(() =>
    player.messages.find((message) => 'id' in message && message.id === id),
  );
  return answer.type === 'unheard' || answer.type === 'error' ? answer.code : answer.type;
}

/** What a client has been told of the talk, as it shows it. */
function heard({ messages }: Player): readonly TalkEntry[] {
  return messages.reduce<readonly TalkEntry[]>((known, message) => {
    if (message.type !== 'talk') return known;
    return message.isWhole ? message.entries : known.concat(message.entries);
  }, []);
}

const saidTo = (player: Player) => heard(player).map(({ said }) => ('text' in said ? said.text : said.type));
const watchers = ({ messages }: Player) =>
  messages.findLast(
    (message): message is Extract<ServerMessage, { type: 'watchers' }> => message.type === 'watchers',
  )?.count;

describe('talk', () => {
  test('reaches all at the table in order, and who comes later or again', async () => {
    const { match, one, other } = await table();
    const onlooker = await serving.follow(match, cai.token);
    expect(await say(one, phrase)).toBe('heard');
    expect(await say(other, text('  Tack\n själv '))).toBe('heard');
    await onlooker.until(() => heard(onlooker).length === 2);
    expect(heard(onlooker)).toMatchObject([
      { n: 1, seat: 0, person: ada.id, name: 'Ada', said: phrase },
      { n: 2, seat: 1, person: bo.id, name: 'Bo', said: text('Tack själv') },
    ]);
    const later = await serving.follow(match, null);
    await later.until(() => heard(later).length === 2);
    expect(heard(later)).toEqual(heard(onlooker));
    expect(one.state.seq).toBe(3);
  });

  test('is refused to who does not sit there, whom nobody knows, and before a table is followed', async () => {
    const { match } = await table();
    expect(await say(await serving.follow(match, cai.token), phrase)).toBe('NotSeated');
    expect(await say(await serving.follow(match, null), phrase)).toBe('NoPerson');
    expect(await say(await serving.connect(ada.token), phrase)).toBe('FollowFirst');
  });

  test.for([
    { type: 'phrase', phrase: 'constructor' },
    { type: 'reaction', reaction: 'hello' },
    { type: 'text', text: ' ' },
    { type: 'text', text: 'x'.repeat(201) },
    { type: 'text', text: 'hello', seat: 1 },
    'hello',
  ])('what nobody can say is no message: %j', async (said) => {
    expect(await say((await table()).one, said)).toBe('BadMessage');
  });

  test('of words that cannot be seen nothing is said', async () => {
    expect(await say((await table()).one, text('\u202e\u0007'))).toBe('BadText');
  });

  test('with strangers is phrases and reactions alone', async () => {
    const { one, other } = await table({ access: 'open' });
    expect(await say(one, text('Hello'))).toBe('PhrasesOnly');
    expect(await say(one, { type: 'reaction', reaction: 'heart' })).toBe('heard');
    await other.until(() => heard(other).length === 1);
  });

  test('is limited, five at once and one in two seconds, over all sockets and pages of a person', async () => {
    const { match, one } = await table();
    const twin = await serving.follow(match, ada.token);
    for (const player of [one, twin, one, twin]) expect(await say(player, phrase)).toBe('heard');
    expect(await social().say(match, ada.id, phrase)).toBeNull();
    expect(await say(one, phrase)).toBe('TooMuchTalk');
    expect(await social().say(match, bo.id, phrase)).toBeNull();
    clock.advance(2_000);
    expect([await say(one, phrase), await say(twin, phrase)]).toEqual(['heard', 'TooMuchTalk']);
  });

  test('of someone muted is not heard by who muted them, from now on, before, and elsewhere', async () => {
    const { match, one, other } = await table();
    await say(other, text('first'));
    await one.until(() => saidTo(one).length === 1);
    await social().mute(match, ada.id, { other: bo.id, isMuted: true });
    await one.until(() => saidTo(one).length === 0);
    await say(other, phrase);
    await say(one, text('mine'));
    await one.until(() => saidTo(one).length === 1);
    await other.until(() => saidTo(other).length === 3);
    expect([saidTo(one), saidTo(other)]).toEqual([['mine'], ['first', 'phrase', 'mine']]);
    expect((await social().company(match, ada.id)).muted).toEqual([bo.id]);
    await social().mute(match, ada.id, { other: bo.id, isMuted: false });
    await one.until(() => saidTo(one).length === 3);
  });

  test('in free words is off for whoever wants it off', async () => {
    const { match, one, other } = await table();
    await social().setTexts(match, ada.id, true);
    await say(other, text('words'));
    await say(other, phrase);
    await one.until(() => saidTo(one).length > 0);
    await other.until(() => saidTo(other).length === 2);
    expect([saidTo(one), saidTo(other)]).toEqual([['phrase'], ['words', 'phrase']]);
  });

  test('between two of whom one blocks the other is seen by neither', async () => {
    const { match, one, other } = await table();
    const third = await sit(match, cai, 'Cai');
    await say(other, text('before'));
    await one.until(() => saidTo(one).length === 1);
    await social().block(ada.id, bo.id);
    await one.until(() => saidTo(one).length === 0);
    await say(one, text('from Ada'));
    await say(other, text('from Bo'));
    await third.until(() => saidTo(third).length === 3);
    expect(saidTo(one)).not.toContain('from Bo');
    expect(saidTo(other)).not.toContain('from Ada');
    expect((await social().company(match, ada.id)).talk.map(({ name }) => name)).toEqual(['Ada']);
    await social().unblock(ada.id, bo.id);
    await other.until(() => saidTo(other).length === 3);
  });
});

describe('watchers', () => {
  test('are counted once a person, and told to all; who sits is none', async () => {
    const { match, one } = await table();
    await one.until(() => watchers(one) === 0);
    const onlooker = await serving.follow(match, cai.token);
    const twin = await serving.follow(match, cai.token);
    const stranger = await serving.follow(match, null);
    await one.until(() => watchers(one) === 2);
    await twin.until(() => watchers(twin) === 2);
    stranger.hangUp();
    await one.until(() => watchers(one) === 1);
    await onlooker.do({ type: 'takeSeat', name: 'Cai', commitment: null });
    await one.until(() => watchers(one) === 0);
    expect((await social().company(match, null)).watchers).toBe(0);
  });
});

/** A ranked match of Ada and Bo that has begun, opened before the server is there. */
async function ranked(): Promise<MatchId> {
  await serving.stop();
  const store = new SqliteStore(serving.folder);
  const log = pino({ level: 'silent' });
  const matches = new Matches({ store: store.matches, clock, log, knowledge: noKnowledge });
  const match = await matches.pair({
    ruleSet: findRuleSet('joker-13') ?? fail(),
    mode: 'ranked',
    clock: 30,
    people: [
      { person: ada.id, name: 'Ada', commitment: null },
      { person: bo.id, name: 'Bo', commitment: null },
    ],
    bots: [],
  });
  matches.stop();
  await store.close();
  await serving.startAgain();
  return match;
}

async function exportedSeqs(match: MatchId, token: string | null): Promise<readonly number[]> {
  const headers = token === null ? {} : { cookie: `yatzy=${token}` };
  const response = await fetch(`http://${serving.address}/api/matches/${match}.json`, { headers });
  return ((await response.json()) as { events: { seq: number }[] }).events.map(({ seq }) => seq);
}

describe('an onlooker of a ranked match', () => {
  test('sees by socket, page and export alike what happened a while ago, and all once it is over', async () => {
    const match = await ranked();
    const [one, other] = [await serving.follow(match, ada.token), await serving.follow(match, bo.token)];
    const onlooker = await serving.follow(match, cai.token);
    const begun = onlooker.state.seq;
    expect(onlooker.state.phase).toBe('playing');
    const turn = one.state.turn?.seat === seatOf(one, ada) ? one : other;
    await turn.do(sensibleMove(turn.state));
    const { seq } = turn.state;
    const views = async (token: string | null, person: PersonId | null) => [
      (await social().look(match, person))?.state.seq,
      (await exportedSeqs(match, token)).at(-1),
    ];
    expect(await views(bo.token, bo.id)).toEqual([seq, seq]);
    expect(await views(cai.token, cai.id)).toEqual([begun, begun]);
    expect(await views(null, null)).toEqual([begun, begun]);
    expect((await serving.follow(match, null)).state.seq).toBe(begun);
    expect((await social().look(match, cai.id))?.now).toBe(clock.now() - onlookerDelay);

    clock.advance(onlookerDelay - 1);
    expect(onlooker.state.seq).toBe(begun);
    clock.advance(1);
    await onlooker.until(() => onlooker.state.seq >= seq);
    expect(await views(null, null)).toEqual([seq, seq]);

    await turn.do({ type: 'resign' });
    await onlooker.until(() => onlooker.state.phase === 'finished');
    expect(onlooker.state).toEqual(turn.state);
    expect(await views(null, null)).toEqual([turn.state.seq, turn.state.seq]);
  });

  test('is told no secret before the end, and hears nothing of the talk, which would run ahead', async () => {
    const match = await ranked();
    const one = await serving.follow(match, ada.token);
    const onlooker = await serving.follow(match, cai.token);
    expect(await say(one, phrase)).toBe('heard');
    expect(await say(one, text('Hello'))).toBe('PhrasesOnly');
    for (const told of one.texts.concat(onlooker.texts)) expect(told).not.toContain('"secret"');
    expect(heard(onlooker)).toEqual([]);
    expect((await social().company(match, null)).talk).toEqual([]);
  });
});

function seatOf({ state }: Player, { id }: Someone): number {
  return state.seats.findIndex(({ holder }) => holder.type === 'person' && holder.person === id);
}

describe('friends', () => {
  async function befriend(one: Someone, other: Someone): Promise<void> {
    const { code } = await social().makeLink(one.id);
    expect(await social().befriend(other.id, code)).toEqual({ type: 'done' });
  }
  const namesOf = async ({ id }: Someone) => (await social().friendsPage(id)).friends.map(({ name }) => name);

  test('are made by a link that several may use, but not its maker, and not after a week', async () => {
    const { code } = await social().makeLink(ada.id);
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(await social().befriend(ada.id, code)).toMatchObject({ code: 'OwnLink' });
    await social().befriend(bo.id, code);
    await social().befriend(bo.id, code);
    clock.advance(linkTime - 1);
    expect((await social().linkMaker(code, null))?.name).toBe('Ada');
    await social().befriend(cai.id, code);
    expect([await namesOf(ada), await namesOf(bo), await namesOf(cai)]).toEqual([
      ['Bo', 'Cai'],
      ['Ada'],
      ['Ada'],
    ]);
    clock.advance(1);
    const dee = await serving.newPerson('Dee');
    expect(await social().befriend(dee.id, code)).toMatchObject({ code: 'UnknownLink' });
    expect(await social().linkMaker(code, null)).toBeNull();
    await social().unfriend(bo.id, ada.id);
    expect(await namesOf(ada)).toEqual(['Cai']);
  });

  test('see who is there, and are told when that changes', async () => {
    await befriend(ada, bo);
    const watching = await serving.connect(ada.token);
    const isHere = async () => (await social().friendsPage(ada.id)).friends[0]?.isHere;
    const news = () => watching.messages.filter(({ type }) => type === 'news').length;
    expect(await isHere()).toBe(false);
    const coming = await serving.connect(bo.token);
    await watching.until(() => news() === 1);
    expect(await isHere()).toBe(true);
    coming.hangUp();
    await serving.connect(null);
    for (let waited = 0; news() === 1 && waited < 200; waited++) {
      clock.advance(100);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect([news(), await isHere()]).toEqual([2, false]);
  });

  test('ask each other to a table, for ten minutes', async () => {
    await befriend(ada, bo);
    const match = await serving.newMatch(ada.id, { seats: 2 });
    expect(await social().invite(ada.id, bo.id, match)).toMatchObject({ code: 'NotSeated' });
    const host = await sit(match, ada, 'Ada');
    const guest = await serving.connect(bo.token);
    expect(await social().invite(ada.id, cai.id, match)).toMatchObject({ code: 'NotFriends' });
    expect(await social().invite(ada.id, bo.id, 'nowherenowhe')).toMatchObject({ code: 'UnknownTable' });
    expect(await social().invite(ada.id, bo.id, match)).toEqual({ type: 'done' });
    await guest.until(() => guest.messages.some(({ type }) => type === 'news'));
    const asked = async () => (await social().notices(bo.id)).invitations;
    expect(await asked()).toMatchObject([
      {
        match,
        from: { id: ada.id, name: 'Ada' },
        rules: 'scandinavian-15',
        until: clock.now() + invitationTime,
      },
    ]);
    expect((await social().friendsPage(ada.id)).friends[0]?.invitedTo).toBe(match);
    await host.do({ type: 'seatBot' });
    expect(await asked(), 'nobody is asked to a table without room').toEqual([]);
    await host.do({ type: 'freeSeat', seat: 1 });
    expect(await social().decline(bo.id, match)).toEqual({ type: 'done' });
    expect(await social().accept(bo.id, match)).toMatchObject({ code: 'InvitationOver' });
    await social().invite(ada.id, bo.id, match);
    clock.advance(invitationTime);
    expect(await asked()).toEqual([]);
    expect(await social().accept(bo.id, match)).toMatchObject({ code: 'InvitationOver' });
    await social().invite(ada.id, bo.id, match);
    expect(await social().accept(cai.id, match)).toMatchObject({ code: 'InvitationOver' });
    expect(await social().accept(bo.id, match)).toEqual({ type: 'done' });
  });

  test('who blocks or is blocked is asked no more, and no link of theirs is known', async () => {
    await befriend(ada, bo);
    const match = await serving.newMatch(ada.id, { seats: 2 });
    await sit(match, ada, 'Ada');
    await social().invite(ada.id, bo.id, match);
    expect(await social().block(bo.id, bo.id)).toMatchObject({ code: 'UnknownPerson' });
    expect(await social().block(bo.id, ada.id)).toEqual({ type: 'done' });
    expect((await social().notices(bo.id)).invitations).toEqual([]);
    expect(await social().invite(ada.id, bo.id, match)).toMatchObject({ code: 'NotFriends' });
    const { code } = await social().makeLink(ada.id);
    expect(await social().befriend(bo.id, code)).toMatchObject({ code: 'UnknownLink' });
    expect([await social().blocked(ada.id, bo.id), await social().blocked(bo.id, ada.id)]).toEqual([
      true,
      true,
    ]);
    expect((await social().friendsPage(bo.id)).blocked).toEqual([{ id: ada.id, name: 'Ada' }]);
    await social().unblock(bo.id, ada.id);
    expect(await social().befriend(bo.id, code)).toEqual({ type: 'done' });
  });
});

describe('reports', () => {
  const operator = async () => {
    const { id } = await serving.newPerson('Olle');
    await serving.stop();
    const store = new SqliteStore(serving.folder);
    await store.people.setOperator(id, true);
    await store.close();
    await serving.startAgain();
    return id;
  };

  test('come with what was said, once a pair and match, of people who sit together', async () => {
    const { match, other } = await table();
    await say(other, text('you lose'));
    const report = { match, against: bo.id, reason: 'talk', note: 'rude' } as const;
    expect(await social().report(cai.id, report)).toMatchObject({ code: 'NotSeated' });
    expect(await social().report(ada.id, { ...report, against: cai.id })).toMatchObject({
      code: 'UnknownPerson',
    });
    expect(await social().report(ada.id, { ...report, against: ada.id })).toMatchObject({
      code: 'UnknownPerson',
    });
    expect(await social().report(ada.id, report)).toEqual({ type: 'done' });
    expect(await social().report(ada.id, report)).toMatchObject({ code: 'AlreadyReported' });
    expect(await social().openReports()).toMatchObject([
      {
        by: { name: 'Ada' },
        against: { id: bo.id, name: 'Bo' },
        nameThen: 'Bo',
        match,
        reason: 'talk',
        note: 'rude',
        talk: [{ person: bo.id, said: text('you lose') }],
        earlier: [],
      },
    ]);
  });

  test('lead to what an operator decides; it holds until its time, and the person is told', async () => {
    const { match } = await table();
    await social().report(ada.id, { match, against: bo.id, reason: 'talk', note: '' });
    const olle = await operator();
    const [report] = await social().openReports();
    const verdict = { type: 'suspendTalk', report: report?.id ?? 0, why: 'rude', days: 3 } as const;
    await expect(social().judge(ada.id, verdict)).rejects.toThrow('operator');
    expect(await social().judge(olle, verdict)).toEqual({ type: 'done' });
    expect(await social().judge(olle, verdict)).toMatchObject({ code: 'AlreadySettled' });
    const until = clock.now() + 3 * 24 * 60 * 60_000;
    expect(await social().restrictions(bo.id)).toEqual({
      talkUntil: until,
      playUntil: null,
      nameUntil: null,
    });
    const [measure] = (await social().notices(bo.id)).measures;
    expect(measure).toMatchObject({ type: 'suspendTalk', until, why: 'rude' });
    expect(await social().say(match, bo.id, phrase)).toBe('TalkSuspended');
    await social().acknowledge(bo.id, measure?.id ?? 0);
    expect((await social().notices(bo.id)).measures).toEqual([]);
    expect(await social().say(match, bo.id, phrase)).toBe('TalkSuspended');
    expect(await social().latestMeasures()).toMatchObject([
      { person: { name: 'Bo' }, operator: { name: 'Olle' } },
    ]);
    await social().lift(olle, measure?.id ?? 0);
    expect(await social().say(match, bo.id, phrase)).toBeNull();
  });

  test('may end with a new name, which must be one', async () => {
    const { match } = await table();
    await social().report(ada.id, { match, against: bo.id, reason: 'name', note: '' });
    const olle = await operator();
    const report = (await social().openReports())[0]?.id ?? 0;
    const rename = (name: string) => social().judge(olle, { type: 'rename', report, why: '', name });
    expect(await rename(' ')).toMatchObject({ code: 'BadName' });
    expect(await rename(' Räv ')).toEqual({ type: 'done' });
    expect((await serving.services.people.person(bo.id))?.name).toBe('Räv');
    expect((await social().restrictions(bo.id)).nameUntil).toBeGreaterThan(clock.now());
    expect(await serving.services.people.rename(bo.id, 'Bo')).toMatchObject({ code: 'NameRefused' });
    const next = await serving.newMatch(ada.id);
    const { state } = await sit(next, bo, 'Bo');
    expect(state.seats[0]?.holder).toMatchObject({ person: bo.id, name: 'Räv' });
  });

  describe('of someone who waits for a match', () => {
    const game = {
      rules: 'pocket-15',
      mode: 'ranked',
      seats: 2,
      opponent: 'people',
      commitment: null,
    } as const;
    const wait = async ({ id }: Someone) => {
      const person = await serving.services.people.person(id);
      if (!person) throw new Error(`expected ${id} to be known`);
      return serving.services.lobby.join(person, game);
    };

    /** Bo waits, and an operator has a report of him to decide on. */
    async function reported() {
      const olle = await operator();
      await Promise.all([bo, cai].map(({ token }) => serving.connect(token)));
      const { match } = await table();
      await social().report(ada.id, { match, against: bo.id, reason: 'name', note: '' });
      expect(await wait(bo)).toMatchObject({ type: 'waiting' });
      return { olle, report: (await social().openReports())[0]?.id ?? 0 };
    }

    test('keep him from it where he may not play', async () => {
      const { olle, report } = await reported();
      await social().judge(olle, { type: 'suspendPlay', report, why: '', days: 1 });
      expect(await wait(cai)).toMatchObject({ type: 'waiting' });
      expect(await serving.services.lobby.waitsFor(bo.id)).toBeNull();
    });

    test('seat him by the name that he was given', async () => {
      const { olle, report } = await reported();
      await social().judge(olle, { type: 'rename', report, why: '', name: 'Räv' });
      const answer = await wait(cai);
      if (answer.type !== 'playing') throw new Error(`expected a match, got ${answer.type}`);
      const state = await serving.services.load(answer.match);
      const names = state?.seats.map(({ holder }) => holder.type === 'person' && holder.name);
      expect(names?.toSorted()).toEqual(['Cai', 'Räv']);
    });
  });
});
