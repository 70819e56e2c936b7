import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replay } from './evolve.ts';
import { turnsOf } from './turns.ts';
import type { ExportedMatch } from './verify.ts';

const file = new URL('../fixtures/finished-match.json', import.meta.url);
const { events } = JSON.parse(readFileSync(file, 'utf8')) as ExportedMatch;

it('tells every box of every card, with the dice that lay there', () => {
  const turns = turnsOf(events);
  for (const [seat, { card }] of (replay(events)?.seats ?? []).entries()) {
    const own = turns.filter((turn) => turn.seat === seat);
    expect(Object.fromEntries(own.map(({ box, points }) => [box, points]))).toEqual(card);
    for (const { rolls } of own) {
      expect(rolls[0]?.keep).toEqual([]);
      for (const [at, { keep, dice }] of rolls.slice(1).entries())
        for (const position of keep) expect(dice[position]).toBe(rolls[at]?.dice[position]);
    }
  }
});

it('leaves out a turn that is not written yet', () => {
  const written = events.findIndex(({ event }) => event.type === 'BoxWritten');
  expect(turnsOf(events.slice(0, written))).toEqual([]);
  expect(turnsOf(events.slice(0, written + 1))).toHaveLength(1);
});
