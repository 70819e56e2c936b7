import type { TalkEntry } from '@open-yatzy/protocol';
import { expect, it } from 'vitest';
import { withTold } from './talk.ts';

const entry = (n: number): TalkEntry => ({
  n,
  at: n,
  seat: 0,
  person: 'anna',
  name: 'Anna',
  said: { type: 'phrase', phrase: 'hello' },
});
const numbers = (entries: readonly TalkEntry[]) => entries.map(({ n }) => n);

it('talk is kept in order and each entry once, however it is told', () => {
  const known = withTold([entry(1), entry(3)], { isWhole: false, entries: [entry(3), entry(2)] });
  expect(numbers(known)).toEqual([1, 2, 3]);
});

it('the whole of it takes the place of what was known', () => {
  expect(numbers(withTold([entry(1), entry(2)], { isWhole: true, entries: [entry(2)] }))).toEqual([2]);
});

it('of very much only the latest is kept', () => {
  const all = Array.from({ length: 150 }, (_, index) => entry(index + 1));
  expect(numbers(withTold([], { isWhole: false, entries: all }))).toEqual(numbers(all.slice(50)));
});
