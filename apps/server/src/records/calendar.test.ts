import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf, seasonNumber, seasonOf, weekOf } from './calendar.ts';

const at = (text: string) => Date.parse(text);
const iso = ({ from, until }: { from: number; until: number }) =>
  [from, until].map((time) => new Date(time).toISOString());

describe('the calendar of Stockholm', () => {
  it.each([
    ['2026-01-15T22:59:59.999Z', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
    ['2026-01-15T23:00:00.000Z', '2026-01-15T23:00:00.000Z', '2026-01-16T23:00:00.000Z'],
    ['2026-07-01T21:59:59.999Z', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    // A day of 23 hours, and one of 25.
    ['2026-03-29T12:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T12:00:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('%s is in the day from %s to %s', (time, from, until) => {
    expect(iso(dayOf(at(time)))).toEqual([from, until]);
  });

  it('numbers days without a gap where clocks change', () => {
    const noons = [28, 29, 30].map((day) => dayNumber(at(`2026-03-${day}T12:00:00Z`)));
    expect(noons.map((day) => day - (noons[0] ?? 0))).toEqual([0, 1, 2]);
  });

  it.each([
    ['2026-11-30T00:00:00Z', '2026-11-29T23:00:00.000Z', '2026-12-06T23:00:00.000Z'],
    ['2026-11-29T22:59:59Z', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
  ])('%s is in the week from %s to %s', (time, from, until) => {
    expect(iso(weekOf(at(time)))).toEqual([from, until]);
  });

  it.each([
    ['2026-12-31T22:59:59.999Z', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z', '2027-03-31T22:00:00.000Z'],
    ['2026-05-01T00:00:00.000Z', '2026-03-31T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
  ])('%s is in the season from %s to %s', (time, from, until) => {
    expect(iso(seasonOf(at(time)))).toEqual([from, until]);
  });

  it('counts seasons on over the year', () => {
    expect(seasonNumber(at('2027-01-02T00:00:00Z')) - seasonNumber(at('2026-12-30T00:00:00Z'))).toBe(1);
  });
});
