import { describe, expect, it } from 'vitest';
import {
  act,
  anna,
  begun,
  bertil,
  later,
  onTurn,
  playTurn,
  seatOf,
  settle,
} from '../testing/sample-table.ts';
import type { Command } from './commands.ts';
import { dueStep } from './due.ts';
import { clockDue, turnTime } from './turn-clock.ts';
import { isClock } from './vocabulary.ts';

const leave: Command = { type: 'leave' };
const comeBack: Command = { type: 'return' };

const two = begun([anna, bertil], { clock: { bank: 120, increment: 10 } });
const player = onTurn(two);
const other = player === anna ? bertil : anna;

describe('a bank of time', () => {
  it('is as full for every seat, and runs in its own turn', () => {
    expect(two.state.seats.map(({ bank }) => bank)).toEqual([120_000, 120_000]);
    expect([clockDue(two.state), turnTime(two.state)]).toEqual([two.now + 120_000, 120_000]);
  });

  it('loses what a turn used, and gains the increment', () => {
    const turned = playTurn(later(two, 45_000));
    expect(seatOf(turned, player).bank).toBe(85_000);
    expect(seatOf(playTurn(later(turned, 4_000)), other).bank).toBe(126_000);
    expect(clockDue(playTurn(turned).state)).toBe(turned.now + 85_000);
  });

  it('that is used up ends the turn, and then is the increment', () => {
    expect(dueStep(two.state)).toEqual({ due: two.now + 120_000, step: 'timeOut' });
    const out = settle(later(two, 120_000));
    expect(seatOf(out, player)).toMatchObject({ bank: 10_000, timeouts: 1 });
    expect(clockDue(playTurn(out).state)).toBe(out.now + 10_000);
  });

  it('stands still while nobody else waits, and goes on with what is left', () => {
    const alone = act(later(two, 30_000), other, leave);
    expect(clockDue(alone.state)).toBeNull();
    expect(seatOf(playTurn(later(alone, 500_000)), player).bank).toBe(100_000);
    const back = act(later(alone, 500_000), other, comeBack);
    expect(clockDue(back.state)).toBe(back.now + 90_000);
    expect(seatOf(playTurn(later(back, 20_000)), player).bank).toBe(80_000);
  });
});

it.each([30, 60, 90, 300, null, { bank: 600, increment: 20 }])('%j is a clock', (clock) => {
  expect(isClock(clock)).toBe(true);
});

it.each([
  0,
  45,
  '60',
  undefined,
  {},
  [],
  { bank: 600 },
  { bank: 600, increment: 3 },
  { bank: 60, increment: 5 },
])('%j is no clock', (clock) => {
  expect(isClock(clock)).toBe(false);
});
