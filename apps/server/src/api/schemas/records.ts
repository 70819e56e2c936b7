import type { Ending } from '@open-yatzy/match';
import {
  type Aftermath,
  achievementIds,
  type Expectation,
  type GamesPage,
  type Leaderboard,
  type Look,
  lookKinds,
  looks,
  type Profile,
  type Purse,
  type Rank,
  type ShownRating,
  type Worn,
} from '@open-yatzy/protocol';
import * as v from 'valibot';
import { schemaOf } from './schema-of.ts';
import { count, matchId, mode, personId, seat } from './vocabulary.ts';

const time = v.number();
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const outcome = v.picklist(['won', 'drawn', 'lost']);
const achievement = v.picklist(achievementIds);
const lookId = v.picklist(looks.map(({ id }) => id));

const rank = schemaOf<Rank>()(
  v.pipe(
    v.strictObject({ face: v.picklist([1, 2, 3, 4, 5, 6]), division: v.picklist([1, 2, 3]) }),
    v.description('Faces of a die upwards; within each, the divisions 3, 2, 1 upwards'),
  ),
);

const rating = schemaOf<ShownRating>()(
  v.strictObject({ number: v.number(), rank, isProvisional: v.boolean(), games: count }),
);

export const expectation = schemaOf<Expectation>()(v.strictObject({ win: share, draw: share, loss: share }));

export const aftermath = schemaOf<Aftermath>()(
  v.strictObject({
    ratings: v.array(v.strictObject({ seat, before: rating, after: rating })),
    diamonds: v.array(v.strictObject({ seat, amount: count, isHeld: v.boolean() })),
    achievements: v.array(v.strictObject({ seat, achievement })),
  }),
);

export const games = schemaOf<GamesPage>()(
  v.strictObject({
    games: v.array(
      v.strictObject({
        match: matchId,
        at: time,
        rules: v.string(),
        mode,
        seat,
        rank: count,
        outcome,
        total: count,
        isOwnCard: v.boolean(),
        ending: v.nullable(v.picklist(['resigned', 'absence', 'drawAgreed'] satisfies Ending['type'][])),
        opponents: v.array(
          v.strictObject({
            person: v.nullable(personId),
            name: v.string(),
            isBot: v.boolean(),
            total: count,
          }),
        ),
      }),
    ),
    page: count,
    pages: count,
    count,
  }),
);

const record = v.strictObject({
  rules: v.string(),
  games: count,
  won: count,
  drawn: count,
  lost: count,
  cards: v.nullable(
    v.strictObject({
      games: count,
      mean: v.number(),
      best: count,
      bestMatch: matchId,
      upperBonus: share,
      fiveOfAKind: share,
      lost: v.nullable(v.strictObject({ mean: v.number(), games: count })),
      totals: v.array(v.strictTuple([count, count])),
    }),
  ),
  rating: v.nullable(rating),
  curve: v.array(v.strictObject({ at: time, match: v.nullable(matchId), number: v.number() })),
});

export const profile = schemaOf<Profile>()(
  v.strictObject({
    person: personId,
    name: v.string(),
    isProgram: v.boolean(),
    isKept: v.boolean(),
    since: v.nullable(time),
    records: v.array(record),
    achieved: v.array(v.strictObject({ achievement, at: time, match: matchId })),
  }),
);

const row = v.strictObject({
  place: count,
  person: personId,
  name: v.string(),
  value: v.number(),
  games: count,
  rank: v.nullable(rank),
});

export const leaderboard = schemaOf<Leaderboard>()(
  v.strictObject({ rows: v.array(row), own: v.nullable(row), until: time, fewest: count }),
);

const worn = schemaOf<Worn>()(v.strictObject(v.entriesFromList(lookKinds, v.exactOptional(lookId))));

export const purse = schemaOf<Purse>()(
  v.strictObject({
    owned: v.pipe(v.number(), v.description('Diamonds')),
    held: v.nullable(v.strictObject({ amount: count, until: time })),
    today: count,
    looks: v.array(lookId),
    worn,
  }),
);

export const look = schemaOf<Look>()(
  v.strictObject({ id: v.string(), kind: v.picklist(lookKinds), price: count }),
);
