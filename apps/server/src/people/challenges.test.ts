import { expect, test } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { Challenges, challengeTime } from './challenges.ts';

test('a challenge is answered once, by whom it was put to, within five minutes', () => {
  const clock = new ManualClock();
  const challenges = new Challenges(clock);
  const challenge = challenges.ask('ada');
  expect(challenge).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(challenges.take('bo')).toBeNull();
  expect(challenges.take('ada')).toBe(challenge);
  expect(challenges.take('ada')).toBeNull();

  const older = challenges.ask('ada');
  const newer = challenges.ask('ada');
  expect(newer).not.toBe(older);
  clock.advance(challengeTime - 1);
  expect(challenges.take('ada')).toBe(newer);

  challenges.ask('ada');
  clock.advance(challengeTime);
  expect(challenges.take('ada')).toBeNull();
});
