import type { Dice } from '@open-yatzy/rules';
import type { Answer, Choice } from '@open-yatzy/solver';
import { describe, expect, test } from 'vitest';
import { begun, rolled, written } from '../state/sample-play.ts';
import { coached, marksFor } from './coached.ts';
import { positionsOf } from './marks.ts';

test('of equal dice those that stand are marked', () => {
  const dice: Dice = [5, 2, 5, 5, 1];
  expect(positionsOf(dice, [5, 5])).toEqual([0, 2]);
  expect(positionsOf(dice, [5, 5], [3])).toEqual([0, 3]);
  expect(positionsOf(dice, [])).toEqual([]);
});

describe('what is marked', () => {
  const about = { seat: { position: { card: {} } }, card: {}, dice: [1, 1, 1, 1, 2] as Dice, kept: [] };
  const words = { advised: 'advised', share: (chance: number) => `${100 * chance} %` };
  const answer = (best: Choice): Answer => ({
    value: best.value,
    written: 0,
    choices: [best],
    boxes: [{ box: 'fiveOfAKind', goal: 'points', chance: 0.5, afterKeep: null }],
  });
  const marks = {
    keep: [],
    throwAll: false,
    box: null,
    chances: { fiveOfAKind: { chance: 0.5, text: '50 %' } },
    advised: 'advised',
  };

  test('is a box that is best, instead of dice', () => {
    const best: Choice = { type: 'box', box: 'fiveOfAKind', value: 50, regret: 0 };
    expect(marksFor(about, answer(best), words)).toEqual({ ...marks, box: 'fiveOfAKind' });
  });

  test('are dice to keep, or that all five are thrown', () => {
    const keep: Choice = { type: 'keep', keep: [1, 1, 1, 1], value: 50, regret: 0 };
    expect(marksFor(about, answer(keep), words)).toEqual({ ...marks, keep: [0, 1, 2, 3] });
    expect(marksFor(about, answer({ ...keep, keep: [] }), words)).toEqual({ ...marks, throwAll: true });
  });
});

test('advice is about resting dice of the seat that plays here', () => {
  const dice: Dice = [5, 5, 1, 2, 6];
  const before = begun('scandinavian-15');
  const first = rolled(before, dice);
  const second = rolled(first, [5, 5, 3, 4, 6], [0, 1]);
  const shown = (play: typeof before) => ({ state: play.state, tumble: null });
  expect(coached(shown(before), 0), 'before a roll').toBeNull();
  expect(coached(shown(first), 0)?.seat.position.thrown).toEqual({ dice, rollsLeft: 2, kept: [] });
  expect(coached(shown(second), 0)?.seat.position.thrown).toMatchObject({ rollsLeft: 1, kept: [0, 1] });
  expect(coached(shown(first), null), 'when nobody plays here').toBeNull();
  const others = rolled(written(second, 'chance'), dice);
  expect(coached(shown(others), 0), 'on the turn of another seat').toBeNull();
});

test('nothing is advised while dice tumble', () => {
  const { state, log } = rolled(begun('joker-13'), [5, 5, 1, 2, 6]);
  const event = log.at(-1)?.event;
  if (event?.type !== 'DiceRolled') throw new Error(`expected a roll, got ${event?.type}`);
  const tumble = { seq: 1, event, thrown: [0, 1, 2, 3, 4] as const, ms: 800 };
  expect(coached({ state, tumble }, 0)).toBeNull();
});
