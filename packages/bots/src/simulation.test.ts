import { findRuleSet } from '@open-yatzy/rules';
import { describe, expect, it, test } from 'vitest';
import { type Played, simulateGame, summaryOf } from './index.ts';

const ruleSet = findRuleSet('scandinavian-15');
if (!ruleSet) throw new Error('expected the rule set');

const known = { tables: null, rests: null };
const simulation = {
  ruleSet,
  bots: ['thumb', 'thumb', 'thumb'],
  seed: 's',
  known,
  reduceVariance: false,
} as const;

test('a game is the same again, on its own as well', () => {
  const games = [0, 1, 2].map((game) => simulateGame(simulation, game));
  expect(simulateGame(simulation, 2)).toEqual(games[2]);
  expect(games[1]).not.toEqual(games[0]);
  for (const { shares } of games) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
});

describe('what games say of a seat', () => {
  const played = (totals: readonly number[], shares: readonly number[]): Played => ({
    totals,
    shares,
    lucklessShares: null,
  });

  it('holds mean, sample deviation, quantiles and the share of wins', () => {
    const games = [100, 200, 300, 400].map((total) => played([total, 250], total > 250 ? [1, 0] : [0, 1]));
    const [first, second] = summaryOf(['thumb', 'thumb'], games);
    expect(first).toMatchObject({ bot: 'thumb', mean: 250, score: 50 });
    expect(first?.sd).toBeCloseTo(129.0994, 4);
    expect(first?.quantiles).toEqual({ '5': 100, '25': 100, '50': 200, '75': 300, '95': 400 });
    expect(second).toMatchObject({ sd: 0, score: 50 });
  });

  it("gives Wilson's interval: 8 of 10 is 49.0 to 94.3 per cent", () => {
    const games = Array.from({ length: 10 }, (_, game) => played([1], [game < 8 ? 1 : 0]));
    const [low = 0, high = 0] = summaryOf(['thumb'], games)[0]?.interval ?? [];
    expect(low).toBeCloseTo(49.02, 2);
    expect(high).toBeCloseTo(94.33, 2);
  });

  it('gives the score without luck where games have it', () => {
    const games = [0.5, 0.52, 0.54].map((share) => ({ ...played([1], [1]), lucklessShares: [share] }));
    expect(summaryOf(['thumb'], games)[0]?.reduced?.score).toBeCloseTo(52, 9);
    expect(summaryOf(['thumb'], [played([1], [1])])[0]).not.toHaveProperty('reduced');
  });
});
