import type { Recorded } from '@open-yatzy/match';
import { describe, expect, it } from 'vitest';
import { type Pace, Playback, paces, type Shown } from './playback.ts';
import { begun, handClock, type Play, rolled, since, written } from './sample-play.ts';

function playing(from: Play, pace: Pace = paces.normal) {
  const clock = handClock();
  const seen: { readonly shown: Shown; readonly event: Recorded | null }[] = [];
  const playback = new Playback(from.state, {
    after: clock.after,
    pace: () => pace,
    isOwn: (seat) => seat === 0,
    show: (shown, event) => seen.push({ shown, event }),
  });
  return { playback, clock, seen };
}

const start = begun('scandinavian-15');
const own = rolled(start, [5, 5, 5, 5, 5]);
const kept = rolled(own, [5, 5, 5, 1, 2], [0, 1, 2]);
const wrote = written(kept, 'threeOfAKind');
const bot = written(
  rolled(rolled(rolled(wrote, [1, 1, 2, 3, 4]), [1, 1, 6, 6, 4], [0, 1]), [1, 1, 6, 6, 6], [0, 1, 2, 3]),
  'fullHouse',
);

describe('an own roll', () => {
  it('changes nothing that is shown before the dice rest', () => {
    const { playback, clock } = playing(start);
    playback.play(since(start, own));
    expect(playback.shown.state).toBe(start.state);
    expect(playback.shown.tumble).toMatchObject({ thrown: [0, 1, 2, 3, 4], ms: 800 });
    clock.pass(799);
    expect(playback.shown.state).toBe(start.state);
    clock.pass(1);
    expect(playback.shown).toEqual({ state: own.state, tumble: null });
  });

  it('throws only the dice that are not kept', () => {
    const { playback } = playing(own);
    playback.play(since(own, kept));
    expect(playback.shown.tumble?.thrown).toEqual([3, 4]);
  });

  it('is shown at once where nothing is to move', () => {
    const { playback } = playing(start, paces.none);
    playback.play(since(start, bot));
    expect(playback.shown).toEqual({ state: bot.state, tumble: null });
  });
});

describe("a bot's turn", () => {
  it('is seen roll by roll, within a second and a half', () => {
    const { playback, clock, seen } = playing(wrote);
    playback.play(since(wrote, bot));
    clock.pass(1_500);
    expect(playback.shown.state).toEqual(bot.state);
    expect(seen.flatMap(({ shown }) => shown.tumble?.event.roll ?? [])).toEqual([1, 2, 3]);
    expect(seen.flatMap(({ event }) => event?.event.type ?? [])).toEqual([
      'DiceRolled',
      'DiceRolled',
      'DiceRolled',
      'BoxWritten',
    ]);
  });

  it('never holds up the player: a tap shows the rest at once', () => {
    const { playback, clock, seen } = playing(wrote);
    playback.play(since(wrote, bot));
    clock.pass(100);
    playback.skip();
    expect(playback.shown).toEqual({ state: bot.state, tumble: null });
    clock.pass(5_000);
    expect(seen.at(-1)?.event?.event.type).toBe('BoxWritten');
    expect(playback.isBehind).toBe(false);
  });
});

it('goes on from a state that replaced the one shown', () => {
  const { playback, clock } = playing(start);
  playback.play(since(start, own));
  playback.replace(wrote.state);
  playback.play(since(wrote, bot));
  clock.pass(1_500);
  expect(playback.shown.state).toEqual(bot.state);
});

it('shows what comes while something else is on its way, in order', () => {
  const { playback, clock } = playing(start);
  playback.play(since(start, own));
  clock.pass(400);
  playback.play(since(own, wrote));
  clock.pass(3_000);
  expect(playback.shown.state).toEqual(wrote.state);
});
