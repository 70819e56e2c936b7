import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const hour = 3_600_000;

test('a clock that is set forwards is followed; one that is set back goes on from where it was', () => {
  const noon = systemClock.now();
  expect(noon).toBeGreaterThanOrEqual(Date.now());
  vi.setSystemTime(noon + hour);
  const later = systemClock.now();
  expect(later).toBeGreaterThanOrEqual(noon + hour);
  vi.setSystemTime(noon - hour);
  expect(systemClock.now()).toBeGreaterThanOrEqual(later);
});

test('what is due comes in its time though the clock was set back meanwhile', async () => {
  const due = new Promise<void>((ring) => {
    const when = (systemClock.now() + 20) as ReturnType<typeof systemClock.now>;
    vi.setSystemTime(Date.now() - hour);
    systemClock.at(when, ring);
  });
  await due;
});
