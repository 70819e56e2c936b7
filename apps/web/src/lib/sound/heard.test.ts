import { describe, expect, test } from 'vitest';
import type { Shown } from '../state/playback.ts';
import { anna, begun, type Play, rolled, written } from '../state/sample-play.ts';
import { heard } from './heard.ts';

const still = ({ state }: Play): Shown => ({ state, tumble: null });
const types = (before: Shown, after: Shown, person = anna) =>
  heard(before, after, person).map(({ type }) => type);

const start = begun('scandinavian-15');
const thrown = rolled(start, [1, 2, 2, 4, 6]);
const again = rolled(thrown, [1, 2, 2, 3, 5], [1, 2]);

describe('what is heard', () => {
  test('is a roll while it tumbles, once, and nothing more as it lands', () => {
    const event = again.log.at(-1)?.event;
    if (event?.type !== 'DiceRolled') throw new Error(`expected a roll, got ${event?.type}`);
    const tumble = { seq: again.state.seq, event, thrown: [0, 3, 4] as const, ms: 800 };
    const inTheAir: Shown = { state: thrown.state, tumble };
    expect(heard(still(thrown), inTheAir, anna)).toEqual([{ type: 'roll', isOwn: true, ...tumble }]);
    expect(types(inTheAir, { ...inTheAir })).toEqual([]);
    expect(types(inTheAir, still(again))).toEqual([]);
  });

  test('is a roll of the dice that were thrown, where none are seen to tumble', () => {
    expect(heard(still(thrown), still(again), anna)).toEqual([
      { type: 'roll', isOwn: true, seq: again.state.seq, thrown: [0, 3, 4], ms: 0 },
    ]);
  });

  test('is a fanfare with five alike, whoever throws them', () => {
    expect(types(still(start), still(rolled(start, [3, 3, 3, 3, 3])))).toEqual(['roll', 'fanfare']);
    const others = written(thrown, 'ones');
    expect(types(still(others), still(rolled(others, [6, 6, 6, 6, 6])))).toEqual(['roll', 'fanfare']);
  });

  test('is a pencil when a box is written, and a tone when that makes it one’s turn', () => {
    const own = written(thrown, 'ones');
    expect(types(still(thrown), still(own))).toEqual(['written']);
    const bots = rolled(own, [1, 1, 2, 3, 4]);
    expect(types(still(bots), still(written(bots, 'ones')))).toEqual(['written', 'turn']);
  });

  test('is no tone where everyone shares one device, nor for onlookers', () => {
    const shared = begun('scandinavian-15', { beside: 'herself' });
    const own = rolled(shared, [1, 2, 2, 4, 6]);
    expect(types(still(own), still(written(own, 'ones')))).toEqual(['written']);
    const bots = rolled(written(thrown, 'ones'), [1, 1, 2, 3, 4]);
    expect(heard(still(bots), still(written(bots, 'ones')), null).map(({ type }) => type)).toEqual([
      'written',
    ]);
  });

  test('is a fanfare for who wins, and none for who loses', () => {
    const before = still(thrown);
    const results = [
      { rank: 1, outcome: 'won' },
      { rank: 2, outcome: 'lost' },
    ] as const;
    const over = { ...thrown.state, phase: 'finished', turn: null } as const;
    expect(types(before, { state: { ...over, results }, tumble: null })).toEqual(['fanfare']);
    const lost = { ...over, results: results.toReversed() };
    expect(types(before, { state: lost, tumble: null })).toEqual([]);
  });

  test('is nothing of what was there when the page came', () => {
    expect(types(still(again), still(again))).toEqual([]);
  });
});
