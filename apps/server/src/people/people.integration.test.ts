import { once } from 'node:events';
import { type MatchId, type MatchState, type Seq, verify } from '@open-yatzy/match';
import type { Admitted, PeopleRefusal, PeopleServices, Refused, Visitor } from '@open-yatzy/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import type { Player } from '../testing/player.ts';
import { Serving } from '../testing/serving.ts';
import { challengeTime } from './challenges.ts';

let clock: ManualClock;
let serving: Serving;
let people: PeopleServices;
beforeEach(async () => {
  clock = new ManualClock();
  serving = await Serving.start({ clock });
  people = serving.services.people;
});
afterEach(() => serving.remove());

const visitor = (given: Partial<Visitor> = {}): Visitor => ({
  visit: 'visit',
  address: '192.0.2.1',
  userAgent: null,
  origin: 'http://localhost:3000',
  token: undefined,
  ...given,
});

async function added(name: string): Promise<Admitted> {
  const admitted = await people.add(name);
  if (admitted.type === 'refused') throw new Error(`expected ${name} admitted, got ${admitted.code}`);
  return admitted;
}

function admitted<T extends Admitted>(answer: T | Refused<PeopleRefusal>): T {
  if (answer.type === 'refused') throw new Error(`expected someone admitted, got ${answer.code}`);
  return answer;
}

/** The server has hung up. */
async function closed({ socket }: Player): Promise<void> {
  if (socket.readyState !== socket.CLOSED) await once(socket, 'close');
}

const refused = (code: Refused<PeopleRefusal>['code']) => ({ type: 'refused', code });

async function stateOf(match: MatchId): Promise<MatchState> {
  const state = await serving.services.load(match);
  if (!state) throw new Error(`expected match ${match}`);
  return state;
}

const namesOf = ({ seats }: MatchState) =>
  seats.map(({ holder }) => (holder.type === 'nobody' ? null : holder.name));

describe('a recovery code', () => {
  test('lets its owner in on another device, however it is typed, once; the next comes with it', async () => {
    const ada = await added('Ada');
    const code = await people.newRecoveryCode(ada.person.id);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    const first = admitted(await people.signInByCode(visitor(), typed));
    expect(first.person).toEqual(ada.person);
    expect(await people.find(first.token)).toEqual(ada.person);
    expect(await people.signInByCode(visitor(), code)).toEqual(refused('UnknownCode'));
    const second = admitted(await people.signInByCode(visitor(), first.code));
    expect(second.person).toEqual(ada.person);
    expect((await people.account(ada.token))?.devices).toHaveLength(3);
  });

  test('ends the session that the device had', async () => {
    const [ada, guest] = [await added('Ada'), await added('Guest')];
    const code = await people.newRecoveryCode(ada.person.id);
    admitted(await people.signInByCode(visitor({ token: guest.token }), code));
    expect(await people.find(guest.token)).toBeNull();
    expect(await people.find(ada.token)).not.toBeNull();
  });

  test('is not found by trying: attempts from one address run out, and come back slowly', async () => {
    const ada = await added('Ada');
    const code = await people.newRecoveryCode(ada.person.id);
    let answer = await people.signInByCode(visitor(), 'AAAAA-AAAAA-AAAAA-AAAAA');
    for (let tries = 0; tries < 30; tries++) answer = await people.signInByCode(visitor(), 'nonsense');
    expect(answer).toEqual(refused('TooOften'));
    expect(await people.signInByCode(visitor(), code)).toEqual(refused('TooOften'));
    clock.advance(30_000);
    admitted(await people.signInByCode(visitor(), code));
  });
});

describe('passkeys', () => {
  const challengeIn = (asked: object) => (asked as { challenge: string }).challenge;

  test('are offered where browsers have them, for the address that the visitor sees', async () => {
    for (const [origin, expected] of [
      ['http://localhost:3000', 'http://localhost:3000'],
      ['https://yatzy.example', 'https://yatzy.example'],
      ['http://192.168.1.20:3000', null],
      ['http://127.0.0.1:3000', null],
      ['https://[::1]:3000', null],
      ['http://yatzy.example', null],
      ['nonsense', null],
    ] as const)
      expect(people.passkeyOrigin(origin), origin).toBe(expected);
    const asked = await people.askToSignIn(visitor({ origin: 'https://yatzy.example' }));
    expect(asked).toMatchObject({ rpId: 'yatzy.example', userVerification: 'preferred' });
    expect(await people.askToSignIn(visitor({ origin: 'http://192.168.1.20:3000' }))).toEqual(
      refused('PasskeyFailed'),
    );
  });

  test('are discoverable, and tell nothing of the device', async () => {
    const { person } = await added('Ada');
    expect(await people.askToRegister(person.id, visitor())).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'Ada' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  });

  test('of an old challenge, of one put to another visitor, or of one answered before prove nothing', async () => {
    const { person } = await added('Ada');
    const answer = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: {},
      clientExtensionResults: {},
    };
    const register = (given: Partial<Visitor> = {}) =>
      people.register(person.id, visitor(given), { answer, label: '' });
    expect(await register()).toEqual(refused('ChallengeOver'));
    const first = await people.askToRegister(person.id, visitor());
    const second = await people.askToRegister(person.id, visitor());
    expect(challengeIn(first)).not.toBe(challengeIn(second));
    expect(await register({ visit: 'another' })).toEqual(refused('ChallengeOver'));
    expect(await register()).toEqual(refused('PasskeyFailed'));
    expect(await register()).toEqual(refused('ChallengeOver'));
    await people.askToRegister(person.id, visitor());
    clock.advance(challengeTime);
    expect(await register()).toEqual(refused('ChallengeOver'));

    await people.askToSignIn(visitor());
    expect(await people.signIn(visitor(), answer)).toEqual(refused('UnknownPasskey'));
    expect(await people.signIn(visitor(), answer)).toEqual(refused('ChallengeOver'));
    for (const odd of [null, 7, {}, { id: 7 }]) {
      await people.askToSignIn(visitor());
      expect(await people.signIn(visitor(), odd)).toEqual(refused('UnknownPasskey'));
    }
    expect((await people.account((await added('Bo')).token))?.passkeys).toEqual([]);
  });
});

describe('devices', () => {
  test("are signed out by their owner alone, and another's session is none of theirs", async () => {
    const [ada, bo] = [await added('Ada'), await added('Bo')];
    const ofBo = (await people.account(bo.token))?.session ?? '';
    expect(await people.signOut(ada.person.id, ofBo)).toEqual(refused('UnknownDevice'));
    expect(await people.find(bo.token)).not.toBeNull();
    expect(await people.signOut(bo.person.id, ofBo)).toBeNull();
    expect(await people.find(bo.token)).toBeNull();
  });

  test('that are signed out are cut off at once, and look on from then', async () => {
    const ada = await added('Ada');
    const code = await people.newRecoveryCode(ada.person.id);
    const phone = admitted(await people.signInByCode(visitor(), code));
    const match = await serving.newMatch(ada.person.id);
    const playing = await serving.follow(match, ada.token);
    await playing.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    const session = (await people.account(phone.token))?.session ?? '';
    await people.signOutElsewhere(ada.person.id, session);
    await closed(playing);
    const back = await serving.follow(match, ada.token);
    expect(await back.ask({ type: 'seatBot' })).toMatchObject({ type: 'error', code: 'NoPerson' });
  });
});

describe('names at the table', () => {
  test('that others are not to read are refused there, too, on one device for each seat', async () => {
    const ada = await added('Ada');
    const match = await serving.newMatch(ada.person.id, { access: 'device', seats: 3 });
    const player = await serving.follow(match, ada.token);
    await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    expect(await player.ask({ type: 'takeSeat', name: 'F i t t a', commitment: null })).toMatchObject({
      type: 'refused',
      rejection: { code: 'NameRefused' },
    });
    await player.do({ type: 'takeSeat', name: 'Assar', commitment: null });
    expect(namesOf(player.state)).toEqual(['Ada', 'Assar', null]);
  });
});

describe('deletion', () => {
  test('wants the name typed', async () => {
    const { person, token } = await added('Ada');
    expect(await people.delete(person.id, 'ada')).toEqual(refused('NotConfirmed'));
    expect(await people.find(token)).toEqual(person);
    expect(await people.delete(person.id, ' Ada ')).toBeNull();
    expect(await people.find(token)).toBeNull();
    expect(await people.person(person.id)).toBeNull();
    expect(await people.delete(person.id, 'Ada')).toEqual(refused('NotConfirmed'));
  });

  test('gives up what is played, frees what waits, and takes the name out of every log, at once', async () => {
    const [ada, bo] = [await added('Ada'), await added('Bo')];
    const [playing, waiting] = [await serving.newMatch(ada.person.id), await serving.newMatch(ada.person.id)];
    const [one, other] = [await serving.follow(playing, ada.token), await serving.follow(playing, bo.token)];
    await one.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    await other.do({ type: 'takeSeat', name: 'Bo', commitment: null });
    await one.until(() => one.state.seats[1]?.holder.type === 'person');
    await one.do({ type: 'start' });
    const atDoor = await serving.follow(waiting, ada.token);
    await atDoor.do({ type: 'takeSeat', name: 'Ada', commitment: null });

    expect(await people.delete(ada.person.id, 'Ada')).toBeNull();
    await closed(one);
    const over = await stateOf(playing);
    expect(over).toMatchObject({ phase: 'finished', ending: { type: 'resigned', seat: 0 } });
    expect(over.results?.map(({ outcome }) => outcome)).toEqual(['lost', 'won']);
    expect(namesOf(over)).toEqual(['', 'Bo']);
    expect(namesOf(await stateOf(waiting))).toEqual([null, null]);
    for (const match of [playing, waiting]) {
      const events = await serving.services.events(match, 0 as Seq);
      expect(JSON.stringify(events)).not.toContain('Ada');
    }

    await serving.stop();
    await serving.startAgain();
    expect(namesOf(await stateOf(playing))).toEqual(['', 'Bo']);
    const file = await fetch(`http://${serving.address}/api/matches/${playing}.json`);
    expect(verify((await file.json()) as object)).toEqual([]);
  });
});

test('everything that is kept of a person, and nothing that proves who they are', async () => {
  const ada = await added('Ada');
  const match = await serving.newMatch(ada.person.id);
  const player = await serving.follow(match, ada.token);
  await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
  const code = await people.newRecoveryCode(ada.person.id);
  const everything = await people.export(ada.person.id, 'https://yatzy.example');
  expect(everything).toMatchObject({
    person: ada.person,
    devices: [{ device: '' }],
    passkeys: [],
    recoveryCodeSince: clock.now(),
    matches: [
      {
        match,
        page: `https://yatzy.example/t/${match}`,
        log: `https://yatzy.example/api/matches/${match}.json`,
      },
    ],
  });
  const text = JSON.stringify(everything);
  for (const secret of [ada.token, code, 'hash']) expect(text).not.toContain(secret);
});
