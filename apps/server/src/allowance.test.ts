import { expect, test } from 'vitest';
import { Allowance, customerOf } from './allowance.ts';
import { ManualClock } from './testing/manual-clock.ts';

const all = 5;
const rate = { burst: all, perSecond: 1 };

function spend(allowance: Allowance, address: string): number {
  let taken = 0;
  while (taken <= all && allowance.take(address)) taken += 1;
  return taken;
}

test('who has taken all waits, for a second each, while others go on', () => {
  const clock = new ManualClock();
  const allowance = new Allowance(clock, rate);
  expect(spend(allowance, '192.0.2.1')).toBe(all);
  expect(spend(allowance, '192.0.2.2')).toBe(all);
  clock.advance(2_000);
  expect(spend(allowance, '192.0.2.1')).toBe(2);
});

test.for([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
  ['2001:db8::1', '2001:db8:0:0:5:6:7:8'],
] as const)('%s and %s are one customer', ([one, other]) => {
  expect(customerOf(one)).toBe(customerOf(other));
});

test.for([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['192.0.2.1', '192.0.2.2'],
] as const)('%s and %s are two', ([one, other]) => {
  expect(customerOf(one)).not.toBe(customerOf(other));
});
