import { expect, test } from 'vitest';
import { rulesOf, seeded, solvedTables } from '../testing/solved.ts';
import { laneOf } from './states.ts';
import { stateValue } from './tables.ts';
import { forPoints, turnOf, turnValue } from './turn.ts';

test.for([
  ['scandinavian-15', undefined],
  ['scandinavian-15', 'released'],
  ['pocket-15', undefined],
  ['joker-13', undefined],
] as const)(
  '%s %s: one turn from a state has the value that the tables give the state',
  async ([id, kept]) => {
    const tables = await solvedTables(rulesOf(id, kept));
    const { states } = tables;
    const below = seeded(5);
    let compared = 0;
    while (compared < 200) {
      const state = { layer: below(states.layers - 1), upperSet: below(63), upper: below(64) };
      if (laneOf(states, state.upperSet, state.upper) < 0) continue;
      expect(turnValue(turnOf(forPoints(tables, state), state))).toBeCloseTo(stateValue(tables, state), 9);
      compared += 1;
    }
  },
);
