import { describe, expect, test } from 'vitest';
import { result } from './result.ts';
import { ruleSets } from './rule-sets.ts';

const [S, K, J] = ruleSets as [(typeof ruleSets)[0], (typeof ruleSets)[0], (typeof ruleSets)[0]];

describe('result', () => {
  test.each([
    ['R7.1 the higher total wins', K, ['200/0', '180/3'], '1 won, 2 lost'],
    ['R7.1 by seat, not by place', K, ['100/0', '180/0', '150/0'], '3 lost, 1 won, 2 lost'],
    ['R7.3 two best have drawn', J, ['200/0', '200/2'], '1 drawn, 1 drawn'],
    ['R7.1, R7.3 ranks are 1, 1, 3', K, ['200/0', '180/0', '200/1'], '1 drawn, 3 lost, 1 drawn'],
    [
      'R7.1 a tie behind the winner shares a rank',
      K,
      ['9/0', '7/0', '7/0', '5/0'],
      '1 won, 2 lost, 2 lost, 4 lost',
    ],
    ['R7.3 all equal', K, ['5/0', '5/0', '5/0'], '1 drawn, 1 drawn, 1 drawn'],
    ['R7.2 S: most five alikes', S, ['200/1', '200/2'], '2 lost, 1 won'],
    ['R7.2 S: only at equal totals', S, ['200/0', '199/5'], '1 won, 2 lost'],
    ['R7.2 S: still equal is a draw', S, ['200/2', '200/2', '200/1'], '1 drawn, 1 drawn, 3 lost'],
    ['R7.2 S: decides behind the winner too', S, ['9/0', '7/0', '7/1'], '1 won, 3 lost, 2 lost'],
    ['R7.3 a game of zeros', S, ['0/0', '0/0'], '1 drawn, 1 drawn'],
  ] as const)('%s', (_name, ruleSet, seats, expected) => {
    const scores = seats.map((seat) => {
      const [total = Number.NaN, fiveAlikes = Number.NaN] = seat.split('/').map(Number);
      return { total, fiveAlikes };
    });
    const places = result(ruleSet, scores).map(({ rank, outcome }) => `${rank} ${outcome}`);
    expect(places.join(', ')).toBe(expected);
  });
});
