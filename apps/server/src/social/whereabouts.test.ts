import type { PersonId } from '@open-yatzy/match';
import { beforeEach, expect, test } from 'vitest';
import { pageTime } from '../matches/presence.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { turnTime, Whereabouts } from './whereabouts.ts';

const ada = 'ada' as PersonId;
let clock: ManualClock;
let changes: boolean[];
let whereabouts: Whereabouts;
beforeEach(() => {
  clock = new ManualClock();
  changes = [];
  whereabouts = new Whereabouts(clock, (person) => changes.push(whereabouts.isHere(person)));
});

test('a page shows that someone is there, for two minutes', () => {
  whereabouts.seen(ada);
  clock.advance(pageTime - 1);
  whereabouts.seen(ada);
  clock.advance(pageTime - 1);
  expect([whereabouts.isHere(ada), changes]).toEqual([true, [true]]);
  clock.advance(1);
  expect([whereabouts.isHere(ada), changes]).toEqual([false, [true, false]]);
});

test('an open socket does, for as long as it is open; then they are soon gone', () => {
  const [one, two] = [whereabouts.arrive(ada), whereabouts.arrive(ada)];
  clock.advance(100 * pageTime);
  one();
  expect(whereabouts.isHere(ada)).toBe(true);
  two();
  clock.advance(turnTime - 1);
  expect(changes).toEqual([true]);
  clock.advance(1);
  expect(changes).toEqual([true, false]);
});

test('from page to page nobody goes', () => {
  const leave = whereabouts.arrive(ada);
  clock.advance(10 * pageTime);
  leave();
  clock.advance(turnTime / 2);
  whereabouts.arrive(ada);
  clock.advance(10 * pageTime);
  expect(changes).toEqual([true]);
});
