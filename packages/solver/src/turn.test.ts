import { expect, test } from 'vitest';
import { rulesOf, seeded, solvedTables } from '../testing/solved.ts';
import { laneOf } from './states.ts';
import { turnOf, turnValue } from './turn.ts';

test.for([
  ['scandinavian-15', undefined],
  ['scandinavian-15', 'released'],
  ['pocket-15', undefined],
  ['joker-13', undefined],
] as const)(
  '%s %s: one turn from a state has the value that the tables give the state',
  async ([id, kept]) => {
    const { states, values, ...ground } = await solvedTables(rulesOf(id, kept));
    const below = seeded(5);
    let compared = 0;
    while (compared < 200) {
      const state = { layer: below(states.layers - 1), upperSet: below(63), upper: below(64) };
      const lane = laneOf(states, state.upperSet, state.upper);
      if (lane < 0) continue;
      const value = turnValue(turnOf({ states, values, ...ground }, state));
      expect(value).toBeCloseTo(values[state.layer * states.stride + lane] ?? Number.NaN, 9);
      compared += 1;
    }
  },
);
