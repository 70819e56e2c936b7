import { once } from 'node:events';
import type { MatchId, PersonId } from '@open-yatzy/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../testing/api-client.ts';
import { playOn } from '../testing/play-on.ts';
import { newCommandId } from '../testing/player.ts';
import { Serving } from '../testing/serving.ts';

/** Each area as its pages use it. That answers are as described the client sees to. */

interface Someone {
  readonly id: PersonId;
  readonly token: string;
}

/** For what follows of itself, in milliseconds; a busy machine may take long. */
const patience = { timeout: 30_000 } as const;

let serving: Serving;
let api: ApiClient;
let ada: Someone;
let bo: Someone;
beforeAll(async () => {
  serving = await Serving.start();
  api = await ApiClient.connect(serving.address);
  ada = await serving.newPerson('Ada');
  bo = await serving.newPerson('Bo');
});
afterAll(() => serving.remove());

const ask = ({ token }: Pick<Someone, 'token'>, asked: string, body?: unknown) =>
  api.ask(asked, { token, ...(body !== undefined && { body }) });

async function text(someone: Pick<Someone, 'token'>, asked: string, body?: unknown) {
  return (await ask(someone, asked, body)).body as Record<string, string>;
}

describe('people', () => {
  test('are known by id to anyone, without what is theirs alone', async () => {
    expect((await api.ask(`GET /api/people/${ada.id}`)).body).toEqual({
      id: ada.id,
      name: 'Ada',
      kind: 'person',
    });
    expect(await api.ask('GET /api/people/nobody')).toMatchObject({ status: 404 });
  });

  test('sign in elsewhere by a recovery code, once, and sign devices out', async () => {
    const eva = await serving.newPerson('Eva');
    const { code } = await text(eva, 'POST /api/me/recovery-code');
    const { body, status } = await api.ask('POST /api/sessions', { body: { code } });
    expect({ body, status }).toMatchObject({ status: 201, body: { person: { id: eva.id } } });
    expect(await api.ask('POST /api/sessions', { body: { code } })).toMatchObject({
      status: 409,
      body: { error: { code: 'UnknownCode' } },
    });
    const elsewhere = body as Someone;
    expect(await ask(elsewhere, 'GET /api/me/account')).toMatchObject({ body: { devices: { length: 2 } } });
    expect(await ask(elsewhere, 'DELETE /api/me/sessions')).toMatchObject({ status: 204 });
    expect(await ask(eva, 'GET /api/me')).toMatchObject({ status: 401 });
    const { session = '' } = await text(elsewhere, 'GET /api/me/account');
    expect(await ask(bo, `DELETE /api/me/sessions/${session}`)).toMatchObject({ status: 404 });
    expect(await ask(elsewhere, `DELETE /api/me/sessions/${session}`)).toMatchObject({ status: 204 });
    expect(await ask(elsewhere, 'GET /api/me')).toMatchObject({ status: 401 });
  });

  test('take everything with them, and go once they have said so', async () => {
    const eva = await serving.newPerson('Eva');
    expect(await ask(eva, 'GET /api/me/export')).toMatchObject({
      status: 200,
      body: { person: { id: eva.id } },
    });
    expect(await ask(eva, 'DELETE /api/me', { confirmation: 'Adam' })).toMatchObject({
      status: 400,
      body: { error: { code: 'NotConfirmed', where: 'confirmation' } },
    });
    expect(await ask(eva, 'DELETE /api/me', { confirmation: 'Eva' })).toMatchObject({ status: 204 });
    expect(await ask(eva, 'GET /api/me')).toMatchObject({ status: 401 });
  });
});

describe('programs', () => {
  test('are made by people, five at most, by other people neither seen nor touched', async () => {
    const eva = await serving.newPerson('Eva');
    const made = [];
    for (const name of ['Ett', 'Två', 'Tre', 'Fyra', 'Fem'])
      made.push((await ask(eva, 'POST /api/programs', { name })).body as { program: Someone; token: string });
    expect(await ask(eva, 'POST /api/programs', { name: 'Sex' })).toMatchObject({
      status: 409,
      body: { error: { code: 'TooManyPrograms' } },
    });
    const { body } = await ask(eva, 'GET /api/programs');
    expect(body).toEqual({ programs: made.map(({ program }) => program) });
    const [first] = made;
    if (!first) throw new Error('expected a program');
    expect(await ask(bo, 'GET /api/programs')).toMatchObject({ body: { programs: [] } });
    for (const asked of ['POST', 'DELETE'] as const) {
      const path = `/api/programs/${first.program.id}${asked === 'POST' ? '/token' : ''}`;
      expect(await ask(bo, `${asked} ${path}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'UnknownProgram' } },
      });
    }
    expect(await ask(first, 'GET /api/me')).toMatchObject({ body: { kind: 'program', name: 'Ett' } });
    const { token = '' } = await text(eva, `POST /api/programs/${first.program.id}/token`);
    expect(await ask(first, 'GET /api/me')).toMatchObject({ status: 401 });
    expect(await ask({ token }, 'GET /api/me')).toMatchObject({ status: 200 });
    expect(await ask(eva, `DELETE /api/programs/${first.program.id}`)).toMatchObject({ status: 204 });
    expect(await ask({ token }, 'GET /api/me')).toMatchObject({ status: 401 });
  });

  test('go with their owner, and their sockets with them', async () => {
    const eva = await serving.newPerson('Eva');
    const { token = '' } = await text(eva, 'POST /api/programs', { name: 'Ett' });
    const { socket } = await serving.connect(token);
    const closed = once(socket, 'close');
    expect(await ask(eva, 'DELETE /api/me', { confirmation: 'Eva' })).toMatchObject({ status: 204 });
    await closed;
    expect(await ask({ token }, 'GET /api/me')).toMatchObject({ status: 401 });
  });

  test('play nothing that counts, and do not what is for people', async () => {
    const { token = '' } = await text(ada, 'POST /api/programs', { name: 'Robot' });
    const program = { token };
    const game = { rules: 'scandinavian-15', seats: 2, opponent: 'people', commitment: null };
    const refused = { status: 403, body: { error: { code: 'PeopleOnly' } } };
    for (const mode of ['ranked', 'diamonds'])
      expect(await ask(program, 'PUT /api/lobby/wait', { ...game, mode })).toMatchObject(refused);
    const master = { ...game, mode: 'diamonds', opponent: 'master' };
    expect(await ask(program, 'PUT /api/lobby/wait', master)).toMatchObject(refused);
    for (const asked of ['GET /api/me/account', 'POST /api/me/recovery-code', 'DELETE /api/me/sessions'])
      expect(await ask(program, asked)).toMatchObject(refused);
    expect(await ask(program, 'POST /api/programs', { name: 'Mer' })).toMatchObject(refused);
    expect(await ask(program, 'DELETE /api/me', { confirmation: 'Robot' })).toMatchObject(refused);
  });
});

describe('the lobby', () => {
  const game = { rules: 'joker-13', mode: 'normal', seats: 2, opponent: 'people', commitment: null };

  test('is looked at by anyone, waited in, and left', async () => {
    expect(await api.ask('GET /api/lobby')).toMatchObject({ status: 200, body: { waitsFor: null } });
    expect(await ask(ada, 'PUT /api/lobby/wait', game)).toMatchObject({ body: { type: 'waiting' } });
    expect(await ask(ada, 'GET /api/lobby')).toMatchObject({ body: { waitsFor: { rules: 'joker-13' } } });
    expect(await ask(ada, 'DELETE /api/lobby/wait')).toMatchObject({ body: { type: 'left' } });
    expect(await ask(ada, 'PUT /api/lobby/wait', { ...game, seats: 3 })).toMatchObject({
      status: 400,
      body: { error: { code: 'BadGame' } },
    });
  });

  test('brings two who wait together', async () => {
    const [eva, dag] = [await serving.newPerson('Eva'), await serving.newPerson('Dag')];
    await ask(eva, 'PUT /api/lobby/wait', game);
    const { match } = await text(dag, 'PUT /api/lobby/wait', game);
    expect(await ask(eva, 'GET /api/lobby')).toMatchObject({ body: { playing: match, waitsFor: null } });
    expect(await ask(eva, 'DELETE /api/lobby/wait')).toMatchObject({ body: { type: 'playing', match } });
  });

  test('lists tables, at which anyone may sit down', async () => {
    const table = { rules: 'pocket-15', seats: 3, clock: { bank: 120, increment: 5 }, access: 'open' };
    const { match = '' } = await text(ada, 'POST /api/matches', table);
    await ask(ada, `POST /api/matches/${match}/commands`, {
      type: 'takeSeat',
      name: 'Ada',
      commitment: null,
      at: 1,
      id: newCommandId(),
    });
    expect(await ask(bo, 'GET /api/lobby')).toMatchObject({
      body: { tables: [{ match, rules: 'pocket-15', isOwn: false }] },
    });
    const sitDown = { match, commitment: null };
    expect(await ask(bo, 'POST /api/lobby/seats', sitDown)).toMatchObject({
      status: 200,
      body: { type: 'seated', match },
    });
    expect(await ask(bo, 'POST /api/lobby/seats', { match: 'nowhere', commitment: null })).toMatchObject({
      status: 409,
      body: { error: { code: 'TableGone' } },
    });
    expect(await ask(bo, `PUT /api/lobby/tables/${match}`)).toMatchObject({
      status: 403,
      body: { error: { code: 'NotTheMaker' } },
    });
  });
});

describe('a ranked match', () => {
  test('is told to onlookers late, whichever way they ask, and to its players at once', async () => {
    const [eva, dag] = [await serving.newPerson('Eva'), await serving.newPerson('Dag')];
    const game = { rules: 'joker-13', mode: 'ranked', seats: 2, opponent: 'people', commitment: null };
    await ask(eva, 'PUT /api/lobby/wait', game);
    await ask(dag, 'PUT /api/lobby/wait', game);
    const playing = async () => (await text(eva, 'GET /api/lobby')).playing;
    await expect.poll(playing, patience).toEqual(expect.any(String));
    const match = await playing();
    const { body } = await ask(eva, `GET /api/matches/${match}`);
    const {
      seq: at,
      turn,
      seats,
    } = body as {
      seq: number;
      turn: { seat: number };
      seats: { holder: { person: string } }[];
    };
    const mover = seats[turn.seat]?.holder.person === eva.id ? eva : dag;
    const roll = { type: 'roll', keep: [], at, id: newCommandId() };
    expect(await ask(mover, `POST /api/matches/${match}/commands`, roll)).toMatchObject({ status: 200 });
    const diceOf = JSON.stringify('DiceRolled');
    for (const path of [`${match}/events`, `${match}.json`]) {
      const own = await ask(dag, `GET /api/matches/${path}`);
      const foreign = await ask(bo, `GET /api/matches/${path}`);
      expect(JSON.stringify(own.body)).toContain(diceOf);
      expect(JSON.stringify(foreign.body)).not.toContain(diceOf);
    }
    expect(await ask(dag, `GET /api/matches/${match}`)).toMatchObject({ body: { turn: { rolls: 1 } } });
    expect(await ask(bo, `GET /api/matches/${match}`)).toMatchObject({ body: { options: null } });
  });
});

describe('friends', () => {
  test('find each other by a link, invite, talk, block and part', async () => {
    const { code } = await text(ada, 'POST /api/friends/link');
    expect(await ask(bo, `GET /api/friends/links/${code}`)).toMatchObject({ body: { id: ada.id } });
    expect(await ask(bo, 'GET /api/friends/links/none')).toMatchObject({ status: 404 });
    expect(await ask(ada, 'POST /api/friends', { code })).toMatchObject({
      status: 409,
      body: { error: { code: 'OwnLink' } },
    });
    expect(await ask(bo, 'POST /api/friends', { code })).toMatchObject({ status: 204 });
    expect(await ask(ada, 'GET /api/friends')).toMatchObject({ body: { friends: [{ id: bo.id }] } });

    const match = await serving.newMatch(ada.id);
    const player = await serving.follow(match, ada.token);
    await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    expect(await ask(ada, 'POST /api/invitations', { friend: bo.id, match })).toMatchObject({ status: 204 });
    expect(await ask(bo, 'GET /api/notices')).toMatchObject({ body: { invitations: [{ match }] } });
    expect(await ask(bo, `POST /api/invitations/${match}/accept`)).toMatchObject({ status: 204 });
    const said = { type: 'text', text: 'God tur' };
    expect(await ask(ada, `POST /api/matches/${match}/talk`, said)).toMatchObject({ status: 204 });
    expect(await ask(bo, `GET /api/matches/${match}/company`)).toMatchObject({ body: { talk: [{ said }] } });
    await ask(bo, `PUT /api/matches/${match}/muted/${ada.id}`);
    await ask(bo, `PUT /api/matches/${match}/texts`, { isOff: true });
    expect(await ask(bo, `GET /api/matches/${match}/company`)).toMatchObject({
      body: { muted: [ada.id], isTextOff: true },
    });
    await ask(bo, `DELETE /api/matches/${match}/muted/${ada.id}`);

    expect(await ask(bo, `PUT /api/blocks/${ada.id}`)).toMatchObject({ status: 204 });
    expect(await ask(bo, 'GET /api/friends')).toMatchObject({
      body: { friends: [], blocked: [{ id: ada.id }] },
    });
    expect(await ask(bo, `DELETE /api/blocks/${ada.id}`)).toMatchObject({ status: 204 });
    expect(await ask(bo, `DELETE /api/friends/${ada.id}`)).toMatchObject({ status: 204 });
  });

  test('report, and operators alone see to it', async () => {
    const match = await finishedMatch(ada, bo);
    const report = { match, against: bo.id, reason: 'talk', note: '' };
    expect(await ask(ada, 'POST /api/reports', { ...report, cheat: 1 })).toMatchObject({ status: 400 });
    expect(await ask(ada, 'POST /api/reports', report)).toMatchObject({ status: 204 });
    expect(await ask(ada, 'POST /api/reports', report)).toMatchObject({
      status: 409,
      body: { error: { code: 'AlreadyReported' } },
    });
    for (const asked of ['GET /api/reports', 'DELETE /api/measures/1'])
      expect(await ask(ada, asked)).toMatchObject({ status: 403, body: { error: { code: 'NotAllowed' } } });
  });
});

/** A match of two by sockets, to its end. */
async function finishedMatch(one: Someone, other: Someone): Promise<MatchId> {
  const match = await serving.newMatch(one.id, { rules: 'joker-13' });
  const players = [await serving.follow(match, one.token), await serving.follow(match, other.token)] as const;
  await players[0].do({ type: 'takeSeat', name: 'Ada', commitment: null });
  await players[1].do({ type: 'takeSeat', name: 'Bo', commitment: null });
  await players[0].do({ type: 'start' });
  await Promise.all(players.map((player, seat) => playOn(player, seat)));
  return match;
}

describe('records', () => {
  test('tell what finished games add up to', async () => {
    const [eva, dag] = [await serving.newPerson('Eva'), await serving.newPerson('Dag')];
    const match = await finishedMatch(eva, dag);
    const own = async () => (await ask(eva, `GET /api/people/${eva.id}/games?rules=joker-13&page=1`)).body;
    await expect.poll(own, patience).toMatchObject({ games: [{ match, rules: 'joker-13' }], count: 1 });
    expect(await api.ask(`GET /api/people/${eva.id}/games`)).toMatchObject({ body: { count: 0 } });
    expect(await api.ask(`GET /api/people/${eva.id}/profile`)).toMatchObject({
      body: { person: eva.id, records: [{ rules: 'joker-13', games: 1 }] },
    });
    expect(await api.ask('GET /api/people/nobody/profile')).toMatchObject({ status: 404 });
    expect(await api.ask(`GET /api/matches/${match}/aftermath`)).toMatchObject({ body: { ratings: [] } });
    const expected = `GET /api/people/${dag.id}/expectation?rules=joker-13`;
    expect(await ask(eva, expected)).toMatchObject({ status: 200 });
    for (const mode of ['ranked', 'normal', 'diamonds'])
      expect(await ask(eva, `GET /api/leaderboard?rules=joker-13&mode=${mode}&span=week`)).toMatchObject({
        status: 200,
      });
    expect(await api.ask('GET /api/leaderboard?mode=none')).toMatchObject({
      status: 400,
      body: { error: { where: 'mode' } },
    });
  });

  test('hold the purse, and nothing is bought without diamonds or worn without being had', async () => {
    const { body } = await api.ask('GET /api/looks');
    const [{ id: look, kind } = { id: '', kind: '' }] = (body as { looks: { id: string; kind: string }[] })
      .looks;
    expect(await ask(ada, 'GET /api/me/purse')).toMatchObject({ body: { owned: 0, looks: [] } });
    expect(await ask(ada, 'POST /api/me/looks', { look })).toMatchObject({
      status: 409,
      body: { error: { code: 'TooFewDiamonds' } },
    });
    expect(await ask(ada, 'POST /api/me/looks', { look: 'none' })).toMatchObject({ status: 404 });
    expect(await ask(ada, 'PUT /api/me/worn', { kind, look })).toMatchObject({
      status: 403,
      body: { error: { code: 'NotYours' } },
    });
    expect(await ask(ada, 'PUT /api/me/worn', { kind, look: null })).toMatchObject({ status: 200 });
  });
});
