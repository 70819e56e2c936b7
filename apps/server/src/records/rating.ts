import type { Milliseconds, PersonId } from '@open-yatzy/match';
import type { Expectation, Rank, ShownRating } from '@open-yatzy/protocol';
import { predictWin, rate } from 'openskill';
import { seasonNumber } from './calendar.ts';
import type { FinishedMatch } from './finished-match.ts';

/**
 * Ratings by Weng and Lin (2011), Plackett–Luce, as `openskill` computes them with its own defaults. What is believed of
 * someone is a normal distribution; shown is its mean, on a scale around 1500, so that a win never lowers the number and
 * a loss never raises it, as a conservative estimate (mean less so many deviations) would.
 */
export interface Belief {
  readonly mu: number;
  readonly sigma: number;
  /** The season of the last ranked match. */
  readonly season: number;
  /** Ranked matches in all. */
  readonly games: number;
}

/** What a ranked match made of a belief; `before` is as the match began, the season's reset included. */
export interface Rated {
  readonly person: PersonId;
  readonly before: Belief;
  readonly after: Belief;
}

const unknownMu = 25;
const unknownSigma = 25 / 3;
/** Points shown for one of mu. */
const pointsPerMu = 40;
const middle = 1500;
/** Points from one division to the next; between equals but for one division, the better wins 55 to 56 in 100. */
const division = 40;
/** Divisions below the middle, of 18 in all: who is unknown is Four III. */
const divisionsBelow = 9;
const divisions = 18;
/** Below it a rating is settled: after about ten games. */
export const settledSigma = 6.3;
/** A new season draws everyone this far towards the middle, and is so much less sure of them. */
const seasonPull = 0.2;
const seasonDoubt = 2;
/** Share of draws between equals: the chance that two totals of a spread of 40 to 60 are the same. */
const drawnAmongEquals = 0.006;

export function unknown(at: Milliseconds): Belief {
  return { mu: unknownMu, sigma: unknownSigma, season: seasonNumber(at), games: 0 };
}

/** The belief at a later time: reset once for every season that has begun since, so that it does not matter when. */
export function inSeasonOf(at: Milliseconds, belief: Belief): Belief {
  let { mu, sigma, season } = belief;
  for (const now = seasonNumber(at); season < now; season += 1) {
    mu = unknownMu + (mu - unknownMu) * (1 - seasonPull);
    sigma = Math.min(unknownSigma, Math.hypot(sigma, seasonDoubt));
  }
  return { ...belief, mu, sigma, season };
}

/** What a match does to ratings; nothing unless it was a ranked one of two or more people. */
export function rated(
  { mode, at, seats }: FinishedMatch,
  beliefOf: (person: PersonId) => Belief | null,
): readonly Rated[] {
  const people = seats.flatMap(({ person, isProgram, rank }) =>
    person === null || isProgram ? [] : [{ person, rank }],
  );
  if (mode !== 'ranked' || people.length < 2 || people.length < seats.length) return [];
  const before = people.map(({ person }) => inSeasonOf(at, beliefOf(person) ?? unknown(at)));
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { rank: people.map(({ rank }) => rank) });
  return people.map(({ person }, index) => {
    const [was, now] = [before[index], after[index]?.[0]];
    if (!was || !now) throw new Error(`rate: expected ${people.length} ratings, got ${after.length}`);
    return {
      person,
      before: was,
      after: { mu: now.mu, sigma: now.sigma, season: was.season, games: was.games + 1 },
    };
  });
}

/** What to expect of a game, from the first one's side. */
export function expectation(one: Belief, other: Belief): Expectation {
  const [beats = 0.5] = predictWin([one, other].map(({ mu, sigma }) => [{ mu, sigma }]));
  const draw = drawnAmongEquals * 4 * beats * (1 - beats);
  const win = beats * (1 - draw);
  return { win, draw, loss: 1 - draw - win };
}

/** Points on the scale that is shown, unrounded. */
export function pointsOf({ mu }: Pick<Belief, 'mu'>): number {
  return middle + (mu - unknownMu) * pointsPerMu;
}

/** Points for a difference of mu. */
export function spanOfMu(difference: number): number {
  return difference * pointsPerMu;
}

export function isSettled({ sigma }: Pick<Belief, 'sigma'>): boolean {
  return sigma < settledSigma;
}

/** The rank of a number of points: the faces of a die, each with three divisions. */
export function rankOf(points: number): Rank {
  const step = Math.floor((points - middle) / division) + divisionsBelow;
  const index = Math.min(divisions - 1, Math.max(0, step));
  return {
    face: (Math.floor(index / 3) + 1) as Rank['face'],
    division: (3 - (index % 3)) as Rank['division'],
  };
}

/** As it is shown; `isKept`: they have a passkey. */
export function shownRating(belief: Belief, isKept: boolean): ShownRating {
  const number = Math.round(pointsOf(belief));
  return {
    number,
    rank: rankOf(number),
    isProvisional: !isKept || !isSettled(belief),
    games: belief.games,
  };
}
