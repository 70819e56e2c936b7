import {
  gamesQuestionSchema,
  leaderboardQuestionSchema,
  looks,
  purchaseSchema,
  type Services,
  wearingSchema,
} from '@open-yatzy/protocol';
import { ruleSetIds } from '@open-yatzy/rules';
import * as v from 'valibot';
import { personOf, signedIn } from './caller.ts';
import { Failure } from './failure.ts';
import { granted } from './refusal.ts';
import type { Routes } from './routes.ts';
import { aftermath, expectation, games, leaderboard, look, profile, purse } from './schemas/records.ts';
import { ending } from './schemas/review.ts';
import { askedMatch, askedPerson } from './schemas/vocabulary.ts';

const tags = ['records'];
const ofPerson = v.strictObject({ person: askedPerson });
const byRules = v.strictObject({ rules: v.picklist(ruleSetIds) });

export function recordRoutes(routes: Routes, services: Services): void {
  profileRoutes(routes, services);
  boardRoutes(routes, services);
  purseRoutes(routes, services);
}

function profileRoutes(routes: Routes, { records }: Services): void {
  routes.get(
    '/api/people/:person/profile',
    {
      schema: {
        tags,
        summary: 'What someone’s games add up to: totals, rating, achievements',
        params: ofPerson,
        response: { 200: profile },
      },
    },
    async ({ params }) => {
      const found = await records.profile(params.person);
      if (!found) throw new Failure('NotFound', 'There is no such person.');
      return found;
    },
  );
  routes.get(
    '/api/people/:person/games',
    {
      schema: {
        tags,
        summary:
          'Someone’s finished games, the latest first: all of mine; of others those that counted or that I played in',
        params: ofPerson,
        querystring: v.strictObject(gamesQuestionSchema.entries),
        response: { 200: games },
      },
    },
    ({ params, query, caller }) => records.games(params.person, query, caller.person?.id ?? null),
  );
  routes.get(
    '/api/people/:person/expectation',
    {
      schema: {
        tags,
        summary: 'What to expect of a ranked game of mine against someone',
        security: signedIn,
        params: ofPerson,
        querystring: byRules,
        response: { 200: expectation },
      },
    },
    (request) => records.expectation(personOf(request).id, request.params.person, request.query.rules),
  );
}

function boardRoutes(routes: Routes, { records }: Services): void {
  routes.get(
    '/api/leaderboard',
    {
      schema: {
        tags,
        summary: 'Who leads, by rules and mode: this season, this week, or among my friends',
        querystring: v.strictObject(leaderboardQuestionSchema.entries),
        response: { 200: leaderboard },
      },
    },
    ({ query, caller }) => records.leaderboard(query, caller.person?.id ?? null),
  );
  routes.get(
    '/api/perfect-totals',
    {
      schema: {
        tags,
        summary: 'How perfect solitaire play ends, which totals are shown beside',
        querystring: byRules,
        response: { 200: ending },
      },
    },
    async ({ query }) => {
      const found = records.perfectTotals(query.rules);
      if (!found) throw new Failure('NotReady', 'The server is still finding this out.', { retryAfter: 30 });
      return found;
    },
  );
  routes.get(
    '/api/matches/:match/aftermath',
    {
      schema: {
        tags,
        summary: 'What followed from a finished match: ratings, diamonds, achievements',
        params: v.strictObject({ match: askedMatch }),
        response: { 200: aftermath },
      },
    },
    async ({ params }) => {
      const found = await records.aftermath(params.match);
      if (!found) throw new Failure('NotFound', 'Nothing has followed from this match.');
      return found;
    },
  );
}

function purseRoutes(routes: Routes, { records }: Services): void {
  const own = { tags: ['looks'], security: signedIn } as const;
  routes.get(
    '/api/looks',
    {
      schema: {
        tags: ['looks'],
        summary: 'Looks that diamonds buy',
        response: { 200: v.strictObject({ looks: v.array(look) }) },
      },
    },
    () => ({ looks }),
  );
  routes.get(
    '/api/me/purse',
    { schema: { ...own, summary: 'My diamonds and looks', response: { 200: purse } } },
    (request) => records.purse(personOf(request).id),
  );
  routes.post(
    '/api/me/looks',
    {
      schema: {
        ...own,
        summary: 'Buy a look; buying what one has changes nothing',
        body: v.strictObject(purchaseSchema.entries),
        response: { 200: purse },
      },
    },
    async (request) => {
      const { id } = personOf(request);
      granted(await records.buy(id, request.body.look));
      return records.purse(id);
    },
  );
  routes.put(
    '/api/me/worn',
    {
      schema: {
        ...own,
        summary: 'Wear a look that I have, or none of its kind',
        body: v.strictObject(wearingSchema.entries),
        response: { 200: purse },
      },
    },
    async (request) => {
      const { id } = personOf(request);
      granted(await records.wear(id, request.body));
      return records.purse(id);
    },
  );
}
