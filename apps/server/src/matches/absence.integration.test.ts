import {
  absenceGrace,
  commitmentOf,
  emptyTableTime,
  type MatchId,
  type MatchState,
  makerGrace,
  revealTime,
  type Seq,
} from '@open-yatzy/match';
import type { NewMatch } from '@open-yatzy/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { playOn, sensibleMove } from '../testing/play-on.ts';
import type { Player } from '../testing/player.ts';
import { Serving } from '../testing/serving.ts';
import { pageTime, reloadTime, restartTime } from './presence.ts';

type Person = Awaited<ReturnType<Serving['newPerson']>>;

let clock: ManualClock;
let serving: Serving;
let ada: Person;
let bo: Person;
beforeEach(async () => {
  clock = new ManualClock();
  serving = await Serving.start({ clock });
  ada = await serving.newPerson('Ada');
  bo = await serving.newPerson('Bo');
});
afterEach(() => serving.remove());

interface Side {
  readonly person: Person;
  readonly seat: number;
  player: Player;
}

interface Match {
  readonly match: MatchId;
  /** Whose turn it is. */
  readonly turn: Side;
  readonly next: Side;
}

/** Ada on seat 0 and Bo on seat 1, the match begun. */
async function begun(settings: Partial<NewMatch> = {}): Promise<Match> {
  const match = await serving.newMatch(ada.id, settings);
  const sides = [ada, bo].map(
    async (person, seat): Promise<Side> => ({
      person,
      seat,
      player: await serving.follow(match, person.token),
    }),
  );
  const [one, other] = [await sides[0], await sides[1]];
  if (!one || !other) throw new Error('expected two sides');
  await one.player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
  await other.player.do({ type: 'takeSeat', name: 'Bo', commitment: null });
  await one.player.until(() => one.player.state.seats[1]?.holder.type === 'person');
  await one.player.do({ type: 'start' });
  for (const { player } of [one, other]) await player.until(() => player.state.phase === 'playing');
  return one.player.state.turn?.seat === 0
    ? { match, turn: one, next: other }
    : { match, turn: other, next: one };
}

async function stateOf(match: MatchId): Promise<MatchState> {
  const state = await serving.services.load(match);
  if (!state) throw new Error(`expected match ${match}`);
  return state;
}

async function eventsOf(match: MatchId): Promise<readonly string[]> {
  return (await serving.services.events(match, 0 as Seq)).map(({ event }) => event.type);
}

/** Hangs up, and waits until the server has noticed. */
async function lose({ player, seat }: Side, watching: Player): Promise<void> {
  player.hangUp();
  await watching.until(() => {
    clock.advance(100);
    watching.say({ type: 'ping' });
    return watching.state.seats[seat]?.awaySince !== null;
  });
}

describe('the turn clock', () => {
  test('ends a turn when it runs out; after two such turns a bot holds the seat, until its owner is back', async () => {
    const { turn, next } = await begun({ clock: 30 });
    for (const timeouts of [1, 2]) {
      clock.advance(30_000);
      await next.player.until(() => next.player.state.turn?.seat === next.seat);
      expect(next.player.state.seats[turn.seat]).toMatchObject({
        timeouts,
        heldBy: timeouts === 2 ? 'casual' : null,
      });
      await next.player.do({ type: 'roll', keep: [] });
      await next.player.do({ type: 'write', box: timeouts === 1 ? 'chance' : 'ones' });
    }
    // The bot has played its turn by the time the write is acknowledged.
    await next.player.until(() => next.player.state.turn?.seat === next.seat);
    const written = Object.keys(next.player.state.seats[turn.seat]?.card ?? {});
    expect(written).toHaveLength(3);
    await turn.player.do({ type: 'return' });
    await next.player.do({ type: 'roll', keep: [] });
    await next.player.do({ type: 'write', box: 'twos' });
    await turn.player.until(() => turn.player.state.turn?.seat === turn.seat);
    expect(turn.player.state.seats[turn.seat]).toMatchObject({ heldBy: null, timeouts: 0 });
    expect(Object.keys(turn.player.state.seats[turn.seat]?.card ?? {})).toEqual(written);
    await turn.player.do({ type: 'roll', keep: [] });
  });

  test('goes on while the server is down', async () => {
    const { match, turn } = await begun({ clock: 90 });
    await serving.stop();
    clock.advance(90_000);
    await serving.startAgain();
    const back = await serving.follow(match, turn.person.token);
    expect(await eventsOf(match)).toContain('TurnTimedOut');
    expect(back.state.turn?.seat).not.toBe(turn.seat);
  });
});

describe('absence', () => {
  test('a reload is none', async () => {
    const { match, turn, next } = await begun();
    turn.player.hangUp();
    turn.player = await serving.follow(match, turn.person.token);
    clock.advance(reloadTime * 2);
    await next.player.do({ type: 'proposeEnd' });
    expect(await eventsOf(match)).not.toContain('SeatLeft');
  });

  test('on the own turn the table moves on thirty seconds after the connection was lost', async () => {
    const { match, turn, next } = await begun();
    const lost = clock.now();
    await lose(turn, next.player);
    const { awaySince } = next.player.state.seats[turn.seat] ?? {};
    if (awaySince === null || awaySince === undefined) throw new Error('expected an absence');
    expect(clock.now() - awaySince).toBeGreaterThanOrEqual(reloadTime);
    expect(awaySince).toBeGreaterThanOrEqual(lost);
    clock.advance(awaySince + absenceGrace - 1 - clock.now());
    await next.player.do({ type: 'proposeEnd' });
    expect(await eventsOf(match)).not.toContain('TurnTimedOut');
    clock.advance(1);
    await next.player.until(() => next.player.state.turn?.seat === next.seat);
    expect(await eventsOf(match)).toContain('TurnTimedOut');
  });

  test('during the turn of another it costs nothing', async () => {
    const { match, turn, next } = await begun();
    await lose(next, turn.player);
    clock.advance(absenceGrace * 3);
    await turn.player.do({ type: 'roll', keep: [] });
    await turn.player.do({ type: 'write', box: 'chance' });
    expect(await eventsOf(match)).not.toContain('TurnTimedOut');
    next.player = await serving.follow(match, next.person.token);
    expect(next.player.state.seats[next.seat]?.awaySince).toBeNull();
    await next.player.do({ type: 'roll', keep: [] });
  });

  test('leaving through the menu is the same, and whoever acts is back', async () => {
    const { match, turn, next } = await begun();
    await turn.player.do({ type: 'leave' });
    expect(turn.player.state.seats[turn.seat]?.awaySince).toBe(clock.now());
    await turn.player.do({ type: 'roll', keep: [] });
    expect(turn.player.state.seats[turn.seat]?.awaySince).toBeNull();
    await turn.player.do({ type: 'leave' });
    clock.advance(absenceGrace);
    await next.player.until(() => next.player.state.turn?.seat === next.seat);
    expect(await eventsOf(match)).toContain('TurnTimedOut');
  });

  test('who has another page open is there', async () => {
    const { match, turn, next } = await begun();
    const twin = await serving.follow(match, turn.person.token);
    turn.player.hangUp();
    clock.advance(reloadTime * 2);
    await twin.do({ type: 'roll', keep: [] });
    await next.player.until(() => next.player.state.turn?.rolls === 1);
    expect(await eventsOf(match)).not.toContain('SeatLeft');
  });

  test('after a restart, who does not come back is away', async () => {
    const { match, turn, next } = await begun();
    await serving.stop();
    await serving.startAgain();
    next.player = await serving.follow(match, next.person.token);
    clock.advance(restartTime);
    await next.player.until(() => next.player.state.seats[turn.seat]?.awaySince !== null);
    expect(next.player.state.seats[next.seat]?.awaySince).toBeNull();
  });

  test('a page without a socket counts for two minutes', async () => {
    const { match, turn, next } = await begun();
    await serving.services.seen(match, turn.person.id);
    turn.player.hangUp();
    await lose(turn, next.player);
    await serving.services.seen(match, turn.person.id);
    expect((await stateOf(match)).seats[turn.seat]?.awaySince).toBeNull();
    clock.advance(pageTime - 1);
    await next.player.do({ type: 'proposeEnd' });
    expect((await stateOf(match)).seats[turn.seat]?.awaySince).toBeNull();
    clock.advance(1);
    await next.player.until(() => next.player.state.seats[turn.seat]?.awaySince !== null);
  });

  test('with no other person waiting there is neither clock nor takeover', async () => {
    const match = await serving.newMatch(ada.id, { clock: 30, seats: 2 });
    const player = await serving.follow(match, ada.token);
    await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    await player.do({ type: 'seatBot' });
    await player.do({ type: 'start' });
    await player.do(sensibleMove(player.state));
    const { turn } = player.state;
    player.hangUp();
    clock.advance(5 * 24 * 60 * 60_000);
    const back = await serving.follow(match, ada.token);
    expect(back.state.turn).toMatchObject({ dice: turn?.dice, rolls: 1, seat: 0, timedOut: false });
    expect(await eventsOf(match)).not.toContain('TurnTimedOut');
  });
});

describe('before the start', () => {
  test('losing the connection keeps the seat; leaving frees it and hands the table on', async () => {
    const match = await serving.newMatch(ada.id);
    const one = await serving.follow(match, ada.token);
    const other = await serving.follow(match, bo.token);
    await one.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    await other.do({ type: 'takeSeat', name: 'Bo', commitment: null });
    await lose({ player: one, seat: 0, person: ada }, other);
    expect(other.state.seats[0]?.holder).toMatchObject({ type: 'person', name: 'Ada' });
    const back = await serving.follow(match, ada.token);
    await back.do({ type: 'leave' });
    expect(back.state.seats[0]?.holder.type).toBe('nobody');
    expect(back.state.maker).toBe(bo.id);
    await back.do({ type: 'takeSeat', name: 'Ada', commitment: null });
  });

  test('a maker who closes the page makes way for who sits there after a minute', async () => {
    const match = await serving.newMatch(ada.id);
    const one = await serving.follow(match, ada.token);
    const other = await serving.follow(match, bo.token);
    await one.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    await other.do({ type: 'takeSeat', name: 'Bo', commitment: null });
    await lose({ player: one, seat: 0, person: ada }, other);
    expect(other.state.maker).toBe(ada.id);
    clock.advance(makerGrace);
    await other.until(() => other.state.maker === bo.id);
    await other.do({ type: 'start' });
  });

  test('a table without people for half an hour is closed', async () => {
    const match = await serving.newMatch(ada.id);
    const watching = await serving.follow(match, null);
    clock.advance(emptyTableTime);
    await watching.until(() => watching.state.phase === 'closed');
    expect(await serving.services.ongoing(ada.id)).toEqual([]);
  });

  test('a seed that was committed is revealed, or counts as empty after five seconds', async () => {
    const match = await serving.newMatch(ada.id);
    const one = await serving.follow(match, ada.token);
    const other = await serving.follow(match, bo.token);
    await one.do({ type: 'takeSeat', name: 'Ada', commitment: commitmentOf('seed of Ada') });
    await other.do({ type: 'takeSeat', name: 'Bo', commitment: commitmentOf('seed of Bo') });
    await one.until(() => one.state.seats[1]?.holder.type === 'person');
    await one.do({ type: 'start' });
    expect(one.state.phase).toBe('revealing');
    expect(await one.ask({ type: 'revealSeed', seat: 0, seed: 'another' })).toMatchObject({
      rejection: { code: 'SeedDoesNotMatch' },
    });
    await one.do({ type: 'revealSeed', seat: 0, seed: 'seed of Ada' });
    clock.advance(revealTime);
    await one.until(() => one.state.phase === 'playing');
    expect(one.state.seats.map(({ seed }) => seed.type === 'known' && seed.seed)).toEqual([
      'seed of Ada',
      expect.anything(),
    ]);
  });
});

describe('a rematch', () => {
  test('keeps the seats of people, seats the bots again, rotates who begins, and starts once all sit', async () => {
    const match = await serving.newMatch(ada.id, { rules: 'joker-13' });
    const player = await serving.follow(match, ada.token);
    await player.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    await player.do({ type: 'seatBot' });
    await player.do({ type: 'start' });
    clock.advance(60_000);
    await playOn(player, 0, 20);
    clock.advance(60_000);
    await playOn(player, 0, 40);
    clock.advance(60_000);
    await playOn(player, 0);
    await player.do({ type: 'rematch' });
    const { rematch, beginner, seats } = player.state;
    if (rematch === null) throw new Error('expected a rematch');
    const next = await serving.follow(rematch, ada.token);
    expect(next.state.seats.map(({ holder }) => holder)).toEqual([
      { type: 'nobody', reservedFor: ada.id },
      seats[1]?.holder,
    ]);
    await next.do({ type: 'takeSeat', name: 'Ada', commitment: null });
    expect(next.state).toMatchObject({ phase: 'playing', beginner: 1 - (beginner ?? 0) });
  });

  test('asked for by two at once is one match, which begins when both sit', async () => {
    const { turn, next } = await begun();
    await turn.player.do({ type: 'proposeEnd' });
    await next.player.do({ type: 'proposeEnd' });
    await turn.player.until(() => turn.player.state.phase === 'abandoned');
    const answers = await Promise.all([turn, next].map(({ player }) => player.ask({ type: 'rematch' })));
    expect(answers.map(({ type }) => type).sort()).toEqual(['ack', 'refused']);
    await next.player.until(() => next.player.state.rematch);
    await turn.player.until(() => turn.player.state.rematch);
    expect(turn.player.state.rematch).toBe(next.player.state.rematch);
    const id = turn.player.state.rematch as MatchId;
    for (const side of [next, turn]) {
      const player = await serving.follow(id, side.person.token);
      await player.do({ type: 'takeSeat', name: `seat ${side.seat}`, commitment: null });
    }
    const state = await stateOf(id);
    expect(state.seats.map(({ holder }) => holder.type === 'person' && holder.name)).toEqual([
      'seat 0',
      'seat 1',
    ]);
    expect(state.phase).toBe('playing');
  });

  test('on one device starts at once with everyone in their seats', async () => {
    const match = await serving.newMatch(ada.id, { access: 'device', seats: 3 });
    const player = await serving.follow(match, ada.token);
    for (const name of ['Ada', 'Bo', 'Cai']) await player.do({ type: 'takeSeat', name, commitment: null });
    await player.do({ type: 'start' });
    await player.do({ type: 'proposeEnd' });
    await player.do({ type: 'rematch' });
    const next = await stateOf(player.state.rematch as MatchId);
    expect(next.phase).toBe('playing');
    expect(next.seats.map(({ holder }) => holder.type === 'person' && holder.name)).toEqual([
      'Ada',
      'Bo',
      'Cai',
    ]);
  });
});
