import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Game, openGame, standingsAt, stepOfTurn, stepsOf } from './game.ts';

const text = readFileSync(
  new URL('../../../../../packages/match/fixtures/finished-match.json', import.meta.url),
  'utf8',
);

function opened(): Game {
  const found = openGame(text);
  if (found.type !== 'game') throw new Error(`expected a game, got ${found.type}`);
  return found.game;
}

test('an exported match is opened and found to fit its dice', () => {
  expect(openGame(text)).toMatchObject({ type: 'game', problem: null });
});

test('a changed die is told', () => {
  const file = JSON.parse(text);
  const roll = file.events.find(({ event }: { event: { type: string } }) => event.type === 'DiceRolled');
  roll.event.dice[0] = (roll.event.dice[0] % 6) + 1;
  const found = openGame(JSON.stringify(file));
  expect(found.type === 'game' && found.problem).not.toBeNull();
});

test('a match that is not over has no review yet', () => {
  const file = JSON.parse(text);
  expect(openGame(JSON.stringify({ ...file, events: file.events.slice(0, 40) }))).toEqual({
    type: 'notFinished',
  });
});

test.each(['', '[]', 'null', '{"format":"open-yatzy/match"}', '{"format":"open-yatzy/match","events":[{}]}'])(
  '%j is not a game',
  (other) => {
    expect(openGame(other)).toEqual({ type: 'notAGame' });
  },
);

test('every roll and every box is a step, and the last shows the result', () => {
  const game = opened();
  const steps = stepsOf(game);
  expect(steps).toHaveLength(1 + game.turns.reduce((sum, { rolls }) => sum + rolls.length + 1, 0));
  const last = steps.at(-1);
  if (!last) throw new Error('expected steps');
  expect(standingsAt(game, last).map(({ total }) => total)).toEqual(game.seats.map(({ total }) => total));
  expect(standingsAt(game, steps[0] ?? last).map(({ total }) => total)).toEqual(game.seats.map(() => 0));
});

test('a turn is found by its seat and number', () => {
  const game = opened();
  const step = stepsOf(game)[stepOfTurn(game, 1, 3)];
  expect(step).toMatchObject({ type: 'rolled', seat: 1, roll: 1 });
  expect(game.turns.slice(0, step?.turn).filter(({ seat }) => seat === 1)).toHaveLength(2);
});
