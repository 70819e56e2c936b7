import type { ExplainedSeat } from '@open-yatzy/solver';
import { expect, test } from 'vitest';
import { scaleOf, shownSum, turnFigures } from './figures.ts';

const seat = (parts: Partial<ExplainedSeat>) => parts as ExplainedSeat;

test.each([
  [246.848, 8.651, 254, { start: 246.8, luck: 15.9, lost: 8.7, total: 254 }],
  [254.485, 0.04, 201, { start: 254.5, luck: -53.5, lost: 0, total: 201 }],
  [315.35, 21.25, 777, { start: 315.4, luck: 482.9, lost: 21.3, total: 777 }],
])('%d + luck − %d = %d adds up as it is read', (start, lost, total, shown) => {
  const sum = shownSum(seat({ start, lost, total }));
  expect(sum).toEqual(shown);
  expect(sum.start + sum.luck - sum.lost).toBeCloseTo(total, 9);
});

test('luck and loss are gathered by turn', () => {
  const dice = [1, 2, 3, 4, 5] as const;
  const rolled = (turn: number, roll: 1 | 2 | 3, luck: number) => ({ turn, roll, luck, dice });
  const figures = turnFigures(
    seat({
      values: [100, 104, 103],
      rolls: [rolled(1, 1, 3), rolled(1, 2, 2), rolled(2, 1, 1)],
      decisions: [
        { turn: 1, lost: 1 },
        { turn: 2, lost: 2 },
      ] as never,
    }),
  );
  expect(figures).toEqual([
    { turn: 1, value: 104, luck: 5, lost: 1 },
    { turn: 2, value: 103, luck: 1, lost: 2 },
  ]);
});

test('a scale has round ends around all values', () => {
  const { ticks, at } = scaleOf([243.2, 258.9]);
  expect(ticks).toEqual([240, 245, 250, 255, 260]);
  expect([at(260), at(250), at(240)]).toEqual([0, 50, 100]);
  expect(scaleOf([7, 7]).ticks).toEqual([7, 8]);
});
