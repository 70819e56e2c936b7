import { once } from 'node:events';
import type { CommandId, MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SqliteStore } from '../store/sqlite-store.ts';
import { playOn, sensibleMove } from '../testing/play-on.ts';
import { newCommandId, type Player } from '../testing/player.ts';
import { Serving } from '../testing/serving.ts';

let serving: Serving;
let ada: { readonly id: string; readonly token: string };
let bo: { readonly id: string; readonly token: string };
let match: MatchId;
beforeEach(async () => {
  serving = await Serving.start();
  ada = await serving.newPerson('Ada');
  bo = await serving.newPerson('Bo');
  match = await serving.newMatch((await serving.services.people.find(ada.token))?.id ?? fail());
});
afterEach(() => serving.remove());

function fail(): never {
  throw new Error('expected a person');
}

/** Ada on seat 0, Bo on seat 1, the match begun. */
async function bothSeated(): Promise<readonly [Player, Player]> {
  const one = await serving.follow(match, ada.token);
  await one.do({ type: 'takeSeat', name: 'Ada', commitment: null });
  const other = await serving.follow(match, bo.token);
  await other.do({ type: 'takeSeat', name: 'Bo', commitment: null });
  await one.until(() => one.state.seq === other.state.seq);
  await one.do({ type: 'start' });
  await other.until(() => other.state.phase === 'playing');
  return one.state.turn?.seat === 0 ? [one, other] : [other, one];
}

describe('commands', () => {
  test('one that is sent again is answered as before, and applied once', async () => {
    const [turn] = await bothSeated();
    const fence = { at: turn.state.seq, id: newCommandId() };
    const first = await turn.ask({ type: 'roll', keep: [] }, fence);
    const again = await turn.ask({ type: 'roll', keep: [] }, fence);
    expect(first).toEqual({ type: 'ack', id: fence.id, seq: fence.at + 1 });
    expect(again).toEqual(first);
    expect(turn.state.turn?.rolls).toBe(1);
  });

  test('one that is sent again over a new socket, after the answer was lost, is answered as before', async () => {
    const [turn] = await bothSeated();
    const known = turn.state;
    const fence = { at: known.seq, id: newCommandId() };
    turn.say({ type: 'roll', keep: [], ...fence });
    await turn.until(() => turn.state.turn?.rolls === 1);
    turn.hangUp();
    const token = turn.state.turn?.seat === 0 ? ada.token : bo.token;
    const back = await serving.follow(match, token, known);
    expect(await back.ask({ type: 'roll', keep: [] }, fence)).toEqual({
      type: 'ack',
      id: fence.id,
      seq: fence.at + 1,
    });
    expect(back.messages.filter(({ type }) => type === 'events')).toHaveLength(1);
  });

  test('a double tap with two ids spends one roll', async () => {
    const [turn] = await bothSeated();
    const at = turn.state.seq;
    const answers = await Promise.all([
      turn.ask({ type: 'roll', keep: [] }, { at }),
      turn.ask({ type: 'roll', keep: [] }, { at }),
    ]);
    expect(
      answers.map((answer) => (answer.type === 'refused' ? answer.rejection.code : answer.type)),
    ).toEqual(['ack', 'Stale']);
    expect(turn.state.turn?.rolls).toBe(1);
  });

  test('a second click in the lag does not end the next turn', async () => {
    const [turn, next] = await bothSeated();
    await turn.do({ type: 'roll', keep: [] });
    const at = turn.state.seq;
    await turn.do({ type: 'write', box: 'chance' });
    const late = await turn.ask({ type: 'write', box: 'ones' }, { at });
    expect(late).toMatchObject({ type: 'refused', rejection: { code: 'Stale' } });
    expect(next.state.turn?.rolls).toBe(0);
  });

  test('two sockets of one person race, and one of them wins', async () => {
    const [turn] = await bothSeated();
    const seat = turn.state.turn?.seat;
    const twin = await serving.follow(match, seat === 0 ? ada.token : bo.token);
    const at = turn.state.seq;
    const answers = await Promise.all([
      turn.ask({ type: 'roll', keep: [] }, { at }),
      twin.ask({ type: 'roll', keep: [] }, { at }),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['ack', 'refused']);
    await twin.until(() => twin.state.seq === turn.state.seq);
    expect(twin.state).toEqual(turn.state);
  });

  test('nobody acts in another’s turn, on another’s seat, or as someone who only looks on', async () => {
    const [turn, other] = await bothSeated();
    expect(await other.ask({ type: 'roll', keep: [] })).toMatchObject({ rejection: { code: 'NotYourTurn' } });
    const stranger = await serving.follow(match, (await serving.newPerson('Cai')).token);
    expect(await stranger.ask({ type: 'roll', keep: [] })).toMatchObject({
      rejection: { code: 'NotYourTurn' },
    });
    expect(await stranger.ask({ type: 'leave' })).toMatchObject({ rejection: { code: 'NotSeated' } });
    const nobody = await serving.follow(match, null);
    expect(await nobody.ask({ type: 'roll', keep: [] })).toMatchObject({ type: 'error', code: 'NoPerson' });
    const forger = await serving.follow(match, ada.id);
    expect(await forger.ask({ type: 'roll', keep: [] })).toMatchObject({ type: 'error', code: 'NoPerson' });
    expect(turn.state.turn?.rolls).toBe(0);
  });

  test('an acknowledgement comes after the events that it stands for', async () => {
    const [turn] = await bothSeated();
    const before = turn.messages.length;
    await turn.do({ type: 'roll', keep: [] });
    expect(turn.messages.slice(before).map(({ type }) => type)).toEqual(['events', 'ack']);
  });
});

describe('resuming', () => {
  test('sends what is missing and no more', async () => {
    const [turn] = await bothSeated();
    await turn.do({ type: 'roll', keep: [] });
    const { seq } = turn.state;
    const { state: known } = await serving.follow(match, null);
    await turn.do({ type: 'write', box: 'chance' });
    const looking = await serving.follow(match, null, known);
    expect(looking.messages.slice(0, 2)).toMatchObject([
      { type: 'welcome', match, person: null, seq: seq + 1 },
      { type: 'events', from: seq, events: [{ seq: seq + 1 }] },
    ]);
    expect(looking.state).toEqual(turn.state);
  });

  test('a client that is ahead, as after a restored backup, is sent the whole match', async () => {
    const player = await serving.connect(null);
    player.say({ type: 'follow', version: 1, match, from: 99 });
    await player.until(() => player.messages.some(({ type }) => type === 'events'));
    expect(player.messages.slice(0, 2)).toMatchObject([
      { type: 'welcome', seq: 1, person: null },
      { type: 'events', from: 0, events: [{ seq: 1 }] },
    ]);
  });

  test('a table with rolls and writes going on misses and doubles nothing for those who come in between', async () => {
    const [turn, other] = await bothSeated();
    const seat = turn.state.turn?.seat ?? 0;
    const playing = Promise.all([playOn(turn, seat), playOn(other, 1 - seat)]);
    const onlookers = await Promise.all(Array.from({ length: 8 }, () => serving.follow(match, null)));
    await playing;
    for (const onlooker of onlookers) {
      await onlooker.until(() => onlooker.state.phase === 'finished');
      expect(onlooker.state).toEqual(turn.state);
    }
  });
});

describe('what is not a message', () => {
  test.for([
    ['{', 'not JSON'],
    [Buffer.from('{"type":"ping"}'), 'binary'],
    ['[]', ''],
    ['null', ''],
    ['{"type":"cheat"}', 'type'],
    ['{"type":"roll","keep":[0,0],"at":1,"id":"command-1"}', 'twice'],
    ['{"type":"roll","keep":[5],"at":1,"id":"command-1"}', 'keep'],
    ['{"type":"write","box":"__proto__","at":1,"id":"command-1"}', 'box'],
    ['{"type":"roll","keep":[],"at":-1,"id":"command-1"}', 'at'],
    ['{"type":"roll","keep":[],"at":1,"id":"command-1","seat":1}', 'seat'],
  ])('%s is answered with an error, and the socket lives on', async ([text, said]) => {
    const player = await serving.connect(ada.token);
    player.say(text);
    const error = await player.until(() => player.messages.find(({ type }) => type === 'error'));
    expect(error).toMatchObject({ code: 'BadMessage' });
    expect('message' in error && error.message).toContain(said);
    await player.follow(match);
    expect(player.state.match).toBe(match);
  });

  test('unknown matches and commands without one are told so', async () => {
    const player = await serving.connect(ada.token);
    expect(await player.ask({ type: 'start' })).toMatchObject({ type: 'error', code: 'FollowFirst' });
    player.say({ type: 'follow', version: 1, match: 'nowhere', from: 0 });
    await player.until(() =>
      player.messages.find((message) => message.type === 'error' && message.code === 'UnknownMatch'),
    );
  });

  test('a flood is told to slow down', async () => {
    const player = await serving.connect(ada.token);
    for (let sent = 0; sent < 200; sent++) player.say({ type: 'ping' });
    const error = await player.until(() => player.messages.find(({ type }) => type === 'error'));
    expect(error).toMatchObject({ code: 'TooFast' });
  });

  test('a person has one allowance of commands, over however many sockets; looking on is free of it', async () => {
    const [one, other] = [await serving.follow(match, ada.token), await serving.follow(match, ada.token)];
    const ask = (player: Player) => player.ask({ type: 'proposeEnd' });
    await Promise.all(Array.from({ length: 45 }, () => ask(one)));
    const answers = await Promise.all(Array.from({ length: 45 }, () => ask(other)));
    expect(answers.at(-1)).toMatchObject({ code: 'TooFast' });
    await serving.follow(match, ada.token);
    const stranger = await serving.follow(match, bo.token);
    expect(await ask(stranger)).toMatchObject({ type: 'refused' });
  });

  test('a flood that does not slow down is cut off, and no other', async () => {
    const player = await serving.connect(ada.token);
    const other = await serving.follow(match, bo.token);
    for (let sent = 0; sent < 2000; sent++) player.say({ type: 'ping' });
    await once(player.socket, 'close');
    expect(player.messages.length).toBeLessThan(1000);
    await other.do({ type: 'takeSeat', name: 'Bo', commitment: null });
  });

  test('a message beyond the limit closes the socket, and only that one', async () => {
    const player = await serving.follow(match, ada.token);
    const other = await serving.follow(match, bo.token);
    player.say('x'.repeat(5000));
    const [code] = await once(player.socket, 'close');
    expect(code).toBe(1009);
    await other.do({ type: 'takeSeat', name: 'Bo', commitment: null });
  });
});

describe('the socket itself', () => {
  test('a page of another origin is refused, our own and no browser are not', async () => {
    const opened = (origin: string) => serving.connect(ada.token, { origin });
    await expect(opened('https://evil.example')).rejects.toThrow('403');
    await expect(opened('null')).rejects.toThrow('403');
    await opened(`http://${serving.address}`);
    const elsewhere = new WebSocket(`ws://${serving.address}/other`);
    await expect(once(elsewhere, 'open')).rejects.toThrow('404');
  });

  test('a quiet socket is spoken to; one that answers nothing is given up', async () => {
    const quick = await Serving.start({ beat: 20 });
    const player = await quick.connect(null);
    await player.until(() => player.messages.filter(({ type }) => type === 'pong').length >= 3);
    const dead = new WebSocket(`ws://${quick.address}/live`, { autoPong: false });
    const [code] = await once(dead, 'close');
    expect(code).toBe(1006);
    await quick.remove();
  });

  test('a server that stops says so', async () => {
    const player = await serving.follow(match, ada.token);
    await serving.stop();
    expect(player.messages.at(-1)).toMatchObject({ type: 'error', code: 'ShuttingDown' });
  });
});

test('the table comes back mid-turn after a restart, without a new roll', async () => {
  const [turn] = await bothSeated();
  await turn.do(sensibleMove(turn.state));
  const before = turn.state;
  await serving.stop();
  await serving.startAgain();
  const back = await serving.follow(match, before.turn?.seat === 0 ? ada.token : bo.token);
  expect(back.state.turn).toEqual(before.turn);
  await back.do(sensibleMove(back.state));
});

test('a log of many megabytes reaches a client, which is not taken for one that does not read', async () => {
  await serving.stop();
  const store = new SqliteStore(serving.folder);
  const name = 'Bo'.repeat(12);
  const comings = Array.from({ length: 40_000 }, (_, index): Recorded => {
    const recorded = {
      seq: (index + 2) as Seq,
      at: Date.now() as Milliseconds,
      by: bo.id as PersonId,
      command: newCommandId() as CommandId,
    };
    const seed = { type: 'shown', seed: 'ab'.repeat(32) } as const;
    return index % 2 === 0
      ? { ...recorded, event: { type: 'SeatTaken', seat: 0, person: recorded.by, name, seed } }
      : { ...recorded, event: { type: 'SeatFreed', seat: 0, why: 'left' } };
  });
  await store.matches.append({ match, after: 1 as Seq, events: comings, due: null, people: null });
  await store.close();
  await serving.startAgain();
  const player = await serving.follow(match, bo.token);
  expect(player.state.seq).toBe(40_001);
  await player.do({ type: 'takeSeat', name, commitment: null });
});
