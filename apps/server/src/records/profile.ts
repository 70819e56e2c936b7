import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { Profile, RuleSetRecord, TotalsRecord } from '@open-yatzy/protocol';
import { ruleSetIds } from '@open-yatzy/rules';
import type { CardRecord, OutcomeCount, RatedRecord, RecordViews } from '../store/record-views.ts';
import { inSeasonOf, pointsOf, shownRating } from './rating.ts';

/** Who someone is now, where the people's store knows them. */
export interface Known {
  readonly name: string;
  readonly isProgram: boolean;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** What cards add up to; null where there is none. */
function totalsRecord(cards: readonly CardRecord[]): TotalsRecord | null {
  const [best] = cards.toSorted((one, other) => other.total - one.total);
  if (!best) return null;
  const counts = new Map<number, number>();
  for (const { total } of cards) counts.set(total, (counts.get(total) ?? 0) + 1);
  const share = (of: (card: CardRecord) => boolean) => cards.filter(of).length / cards.length;
  const lost = cards.flatMap((card) => (card.lost === null ? [] : [card.lost]));
  return {
    games: cards.length,
    mean: mean(cards.map(({ total }) => total)),
    best: best.total,
    bestMatch: best.match,
    upperBonus: share(({ upperBonus }) => upperBonus),
    fiveOfAKind: share(({ fiveOfAKind }) => fiveOfAKind),
    lost: lost.length > 0 ? { mean: mean(lost), games: lost.length } : null,
    totals: [...counts].sort(([one], [other]) => one - other),
  };
}

interface Found {
  readonly outcomes: readonly OutcomeCount[];
  readonly cards: readonly CardRecord[];
  readonly ratings: readonly RatedRecord[];
  readonly isKept: boolean;
  readonly now: Milliseconds;
}

function curveOf(ratings: readonly RatedRecord[]): RuleSetRecord['curve'] {
  const point = (at: number, match: MatchId | null, mu: number) => ({
    at,
    match,
    number: Math.round(pointsOf({ mu })),
  });
  const [first] = ratings;
  return first
    ? [
        point(first.at, null, first.before.mu),
        ...ratings.map(({ at, match, after }) => point(at, match, after.mu)),
      ]
    : [];
}

function recordOf(rules: string, found: Found): RuleSetRecord {
  const count = (outcome: OutcomeCount['outcome']) =>
    found.outcomes.find((each) => each.rules === rules && each.outcome === outcome)?.count ?? 0;
  const [won, drawn, lost] = [count('won'), count('drawn'), count('lost')];
  const ratings = found.ratings.filter((each) => each.rules === rules);
  const latest = ratings.at(-1);
  return {
    rules,
    games: won + drawn + lost,
    won,
    drawn,
    lost,
    cards: totalsRecord(found.cards.filter((card) => card.rules === rules)),
    rating: latest ? shownRating(inSeasonOf(found.now, latest.after), found.isKept) : null,
    curve: curveOf(ratings),
  };
}

/** What records say about someone; null for who is neither known nor has played. */
export async function profileOf(
  person: PersonId,
  {
    views,
    known,
    now,
  }: { readonly views: RecordViews; readonly known: Known | null; readonly now: Milliseconds },
): Promise<Profile | null> {
  const [presence, outcomes, cards, ratings, achieved, isKept] = await Promise.all([
    views.presence(person),
    views.outcomes(person),
    views.cards(person),
    views.ratings(person),
    views.achievements(person),
    views.isKept(person),
  ]);
  const who = known ?? presence;
  if (!who) return null;
  const found = { outcomes, cards, ratings, isKept, now };
  return {
    person,
    name: who.name,
    isProgram: who.isProgram,
    isKept,
    since: presence?.since ?? null,
    records: ruleSetIds.map((rules) => recordOf(rules, found)).filter(({ games }) => games > 0),
    achieved,
  };
}
