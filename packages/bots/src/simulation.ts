import { type BotId, type RuleSet, result } from '@open-yatzy/rules';
import { playGame } from './game.ts';
import { Luck } from './luck.ts';
import type { Mind } from './mind.ts';
import { seededNumbers } from './random.ts';

/** Which games are played; each is the same again, on its own as well. */
export interface Simulation {
  readonly ruleSet: RuleSet;
  /** By seat. */
  readonly bots: readonly BotId[];
  readonly seed: string;
  readonly known: Pick<Mind, 'tables' | 'rests'>;
  /** Whether luck is taken out of the shares as well; needs rests, and two seats or more. */
  readonly reduceVariance: boolean;
}

/** By seat. */
export interface Played {
  readonly totals: readonly number[];
  /** Shares of the win, a tie shared evenly. */
  readonly shares: readonly number[];
  /** Shares without luck; may lie outside 0 to 1. */
  readonly lucklessShares: readonly number[] | null;
}

/** Plays the game of that number, from 0; who begins rotates. */
export function simulateGame(simulation: Simulation, game: number): Played {
  const { ruleSet, bots, seed, known, reduceVariance } = simulation;
  const luck = reduceVariance && known.rests ? new Luck(known.rests, bots) : null;
  const scores = playGame({
    ruleSet,
    bots,
    beginner: game % bots.length,
    dice: seededNumbers(`dice ${game} ${seed}`),
    mind: { ...known, random: seededNumbers(`slips ${game} ${seed}`) },
    ...(luck && { luck }),
  });
  const ranks = result(ruleSet, scores).map(({ rank }) => rank);
  const best = ranks.filter((rank) => rank === 1).length;
  const shares = ranks.map((rank) => (rank === 1 ? 1 / best : 0));
  return {
    totals: scores.map(({ total }) => total),
    shares,
    lucklessShares: luck && shares.map((share, seat) => share - (luck.shares[seat] ?? 0)),
  };
}

/** A percentage with its 95 % interval. */
export interface Score {
  readonly score: number;
  readonly interval: readonly [number, number];
}

export interface SeatSummary extends Score {
  readonly bot: BotId;
  /** Of final totals. */
  readonly mean: number;
  readonly sd: number;
  readonly quantiles: Readonly<Record<'5' | '25' | '50' | '75' | '95', number>>;
  /** The score with luck taken out, where that was asked for: as true, and nearer. */
  readonly reduced?: Score;
}

const z = 1.959964;

function moments(numbers: readonly number[]): { readonly mean: number; readonly sd: number } {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / Math.max(1, numbers.length - 1)) };
}

/** Wilson's interval, which stays within 0 to 100 and holds for few games and lopsided ones too. */
function scoreOf(shares: readonly number[]): Score {
  const { mean } = moments(shares);
  const n = shares.length;
  const middle = (mean + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((mean * (1 - mean)) / n + z ** 2 / (4 * n ** 2));
  return { score: 100 * mean, interval: [100 * (middle - half), 100 * (middle + half)] };
}

function lucklessScoreOf(shares: readonly number[]): Score {
  const { mean, sd } = moments(shares);
  const half = (z * sd) / Math.sqrt(shares.length);
  return { score: 100 * mean, interval: [100 * (mean - half), 100 * (mean + half)] };
}

/** The smallest total that at least that share of the games does not exceed. */
function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)] ?? Number.NaN;
}

/** What games say of each seat; there must be one at least. */
export function summaryOf(bots: readonly BotId[], games: readonly Played[]): readonly SeatSummary[] {
  return bots.map((bot, seat) => {
    const of = (numbers: readonly number[]) => numbers[seat] ?? Number.NaN;
    const totals = games.map((game) => of(game.totals));
    const ascending = Float64Array.from(totals).sort();
    const at = (share: number) => quantile([...ascending], share);
    const luckless = games.flatMap(({ lucklessShares }) => (lucklessShares ? [of(lucklessShares)] : []));
    return {
      bot,
      ...moments(totals),
      quantiles: { '5': at(0.05), '25': at(0.25), '50': at(0.5), '75': at(0.75), '95': at(0.95) },
      ...scoreOf(games.map((game) => of(game.shares))),
      ...(luckless.length > 0 && { reduced: lucklessScoreOf(luckless) }),
    };
  });
}
