import { expect, it } from 'vitest';
import { ask, bertil, openTable, sitDown } from '../testing/sample-table.ts';
import type { Recorded } from './events.ts';
import { replay } from './evolve.ts';
import type { CommandId, Seq } from './vocabulary.ts';

it('a table with twenty thousand comings and goings is replayed, and answers each again as before', () => {
  const { log, now } = openTable();
  const comings = Array.from({ length: 20_000 }, (_, index): Recorded => {
    const seq = (log.length + index + 1) as Seq;
    const recorded = { seq, at: now, by: bertil, command: `command-${seq}` as CommandId };
    const seed = { type: 'shown', seed: '' } as const;
    return index % 2 === 0
      ? { ...recorded, event: { type: 'SeatTaken', seat: 0, person: bertil, name: 'Bertil', seed } }
      : { ...recorded, event: { type: 'SeatFreed', seat: 0, why: 'left' } };
  });
  // Longer than any test may take, were what was answered copied at each event.
  const state = replay([...log, ...comings]);
  if (!state) throw new Error('expected a state');
  const again = (id: string) => ask({ log: [], now, state }, sitDown(bertil), { by: bertil, id });
  expect(again('command-2')).toEqual({ type: 'repeated', seq: 2 });
  expect(again('command-20001')).toEqual({ type: 'repeated', seq: 20_001 });
  expect(again('command-20002')).toMatchObject({ type: 'accepted' });
});
