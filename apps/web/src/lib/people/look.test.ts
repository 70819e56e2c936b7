import { expect, it } from 'vitest';
import { lookOf } from './look.ts';

const people = Array.from({ length: 400 }, (_, number) => `person${number}`);

it('is the same for the same person', () => {
  for (const person of people) expect(lookOf(person)).toEqual(lookOf(person));
});

it('differs between most people, in shape, colour and pips alike', () => {
  const looks = people.map(lookOf);
  expect(new Set(looks.map((look) => look.shape)).size).toBe(5);
  expect(new Set(looks.map((look) => look.hue)).size).toBe(8);
  const seen = new Set(looks.map((look) => JSON.stringify(look)));
  // Of five shapes, eight hues and ten patterns, 400 draws meet about 63 in a hundred.
  expect(seen.size).toBeGreaterThan(220);
});

it('keeps every pip within the mark', () => {
  for (const [x, y] of people.flatMap((person) => lookOf(person).pips)) {
    expect(Math.hypot(x - 10, y - 10)).toBeLessThanOrEqual(6.5);
  }
});
