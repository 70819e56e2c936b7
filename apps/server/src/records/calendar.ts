import type { Milliseconds } from '@open-yatzy/match';

/** Days, weeks and seasons, which are Stockholm's everywhere (contract.md). A season is a quarter of a year. */

const zone = 'Europe/Stockholm';
const written = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const oneDay = 24 * 60 * 60_000;

/** A stretch of time; `until` is the first moment after it. */
export interface Span {
  readonly from: Milliseconds;
  readonly until: Milliseconds;
}

/** What a clock in Stockholm shows, as if it were UTC. */
function shownAt(time: number): number {
  const parts = Object.fromEntries(
    written.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (time % 1000);
}

/** The moment at which a clock in Stockholm shows this; clocks change at night, hours away from any midnight. */
function momentOf(shown: number): Milliseconds {
  const guess = shown - (shownAt(shown) - shown);
  return (guess - (shownAt(guess) - shown)) as Milliseconds;
}

/** Days since 1970 by the calendar of Stockholm. */
export function dayNumber(time: number): number {
  return Math.floor(shownAt(time) / oneDay);
}

export function dayOf(time: number): Span {
  const day = dayNumber(time);
  return { from: momentOf(day * oneDay), until: momentOf((day + 1) * oneDay) };
}

/** From Monday. */
export function weekOf(time: number): Span {
  const day = dayNumber(time);
  // 1970 began on a Thursday.
  const monday = day - ((day + 3) % 7);
  return { from: momentOf(monday * oneDay), until: momentOf((monday + 7) * oneDay) };
}

/** A season's number; they ascend by one. */
export function seasonNumber(time: number): number {
  const shown = new Date(shownAt(time));
  return shown.getUTCFullYear() * 4 + Math.floor(shown.getUTCMonth() / 3);
}

export function seasonOf(time: number): Span {
  const season = seasonNumber(time);
  const begins = (number: number) => momentOf(Date.UTC(Math.floor(number / 4), (number % 4) * 3, 1));
  return { from: begins(season), until: begins(season + 1) };
}
