import type { Dice } from '@open-yatzy/rules';
import { expect, it } from 'vitest';
import { decisiveTurn } from './decisive-turn.ts';
import { begun, type Play, rolled, written } from './sample-play.ts';

/** Plays on to the end by writing boxes in the order of the card, with the dice given by seat and round. */
function played(diceOf: (seat: number, round: number) => Dice): Play {
  const start = begun('scandinavian-15');
  return start.state.ruleSet.boxes.reduce(
    (play, { box }, round) =>
      [0, 1].reduce((at, seat) => written(rolled(at, diceOf(seat, round)), box), play),
    start,
  );
}

const low: Dice = [1, 2, 4, 6, 6];
const sixes: Dice = [6, 6, 6, 6, 6];

it('names the turn that took the lead for good', () => {
  // Anna gains in round 2, Kåre passes her in round 6 and stays ahead.
  const match = played((seat, round) =>
    seat === 0 && round === 1 ? [2, 2, 2, 2, 2] : seat === 1 && round === 5 ? sixes : low,
  );
  expect(decisiveTurn(match.log)).toMatchObject({ seat: 1, turn: 6, box: 'sixes', points: 30 });
});

it('names the first turn of a winner who always led', () => {
  const match = played((seat, round) => (seat === 0 && round === 0 ? [1, 1, 1, 1, 1] : low));
  expect(decisiveTurn(match.log)).toMatchObject({ seat: 0, turn: 1, box: 'ones' });
});

it('finds none in a draw, nor in a match that goes on', () => {
  expect(decisiveTurn(played(() => low).log)).toBeNull();
  expect(decisiveTurn(begun('scandinavian-15').log)).toBeNull();
});
