import type { MatchId, PersonId } from '@open-yatzy/match';
import type { Aftermath, RecordServices, ShownRating } from '@open-yatzy/protocol';
import { findRuleSet } from '@open-yatzy/rules';
import type { Clock } from '../matches/clock.ts';
import type { RecordBoards } from '../store/record-boards.ts';
import type { RecordViews } from '../store/record-views.ts';
import { gamesPage } from './games-list.ts';
import { leaderboardOf } from './leaderboard.ts';
import type { PerfectTotals } from './perfect-totals.ts';
import { type Known, profileOf } from './profile.ts';
import { type Belief, expectation, inSeasonOf, pointsOf, shownRating, unknown } from './rating.ts';
import { buyLook, purseOf, type ShopParts, wearLook, wornBy } from './shop.ts';

export interface RecordParts extends ShopParts {
  readonly boards: RecordBoards;
  readonly clock: Clock;
  readonly perfectTotals: PerfectTotals;
  /** Who someone is now. */
  readonly known: (person: PersonId) => Promise<Known | null>;
  readonly friendsOf: (person: PersonId) => Promise<readonly PersonId[]>;
}

/** What pages may ask of records; they follow all that has happened when they are asked. */
export function makeRecordServices(parts: RecordParts): RecordServices {
  const { records, views, boards, projector, clock, known, friendsOf } = parts;

  async function belief(person: PersonId, rules: string): Promise<Belief> {
    await projector.catchUp();
    const now = clock.now();
    return inSeasonOf(now, (await records.belief(person, rules)) ?? unknown(now));
  }

  async function nameOf(person: PersonId): Promise<string> {
    return (await known(person))?.name ?? (await views.presence(person))?.name ?? '';
  }

  return {
    rating: async (person, rules) => shownRating(await belief(person, rules), await views.isKept(person)),
    strength: async (person, rules) => pointsOf(await belief(person, rules)),
    async lastRankedOpponents(person, rules, count) {
      await projector.catchUp();
      return views.lastRankedOpponents(person, rules, count);
    },
    expectation: async (one, other, rules) =>
      expectation(await belief(one, rules), await belief(other, rules)),
    async aftermath(match) {
      await projector.catchUp();
      return aftermathOf(match, views);
    },
    async standing(one, other) {
      await projector.catchUp();
      return views.standing(one, other);
    },
    async profile(person) {
      await projector.catchUp();
      const id = person as PersonId;
      return profileOf(id, { views, known: await known(id), now: clock.now() });
    },
    async games(person, question, viewer) {
      await projector.catchUp();
      return gamesPage(views, person, { question, viewer });
    },
    async leaderboard(question, viewer) {
      await projector.catchUp();
      const friends = viewer === null ? [] : await friendsOf(viewer);
      return leaderboardOf(boards, { ...question, viewer, friends, now: clock.now() }, nameOf);
    },
    perfectTotals(rules) {
      const ruleSet = findRuleSet(rules);
      return ruleSet ? parts.perfectTotals.of(ruleSet) : null;
    },
    async purse(person) {
      await projector.catchUp();
      return purseOf(person, clock.now(), parts);
    },
    buy: (person, look) => buyLook(person, { look, now: clock.now() }, parts),
    async wear(person, wearing) {
      await projector.catchUp();
      return wearLook(person, wearing, parts);
    },
    worn: (people) => wornBy(people, views),
  };
}

async function aftermathOf(match: MatchId, views: RecordViews): Promise<Aftermath | null> {
  const seats = await views.seatsOf([match]);
  if (seats.length === 0) return null;
  const seatOf = (person: PersonId) => seats.find((seat) => seat.person === person)?.seat;
  const seated = <T extends { readonly person: PersonId }>(rows: readonly T[]) =>
    rows.flatMap((row) => {
      const seat = seatOf(row.person);
      return seat === undefined ? [] : [{ ...row, seat }];
    });
  const [changes, gains, achieved] = await Promise.all([
    views.ratingsOf(match),
    views.gainsOf(match),
    views.achievedIn(match),
  ]);
  const ratings = await Promise.all(
    seated(changes).map(async ({ seat, person, before, after }) => {
      const isKept = await views.isKept(person);
      const shown = (belief: Belief): ShownRating => shownRating(belief, isKept);
      return { seat, before: shown(before), after: shown(after) };
    }),
  );
  return {
    ratings,
    diamonds: seated(gains).map(({ seat, amount, isHeld }) => ({ seat, amount, isHeld })),
    achievements: seated(achieved).map(({ seat, achievement }) => ({ seat, achievement })),
  };
}
