import { quickMatchSchema, type Services, sitDownSchema } from '@open-yatzy/protocol';
import { ruleSetIds } from '@open-yatzy/rules';
import * as v from 'valibot';
import { personOf, signedIn } from './caller.ts';
import { nothing } from './open-api.ts';
import { granted } from './refusal.ts';
import type { Routes } from './routes.ts';
import { joined, lobby, playing } from './schemas/lobby.ts';
import { idText, matchId } from './schemas/vocabulary.ts';

const tags = ['lobby'];
const waitSchema = v.strictObject({ ...quickMatchSchema.entries, rules: v.picklist(ruleSetIds) });

export function lobbyRoutes(routes: Routes, services: Services): void {
  waitingRoutes(routes, services);
  openTableRoutes(routes, services);
}

function waitingRoutes(routes: Routes, { lobby: services }: Services): void {
  routes.get(
    '/api/lobby',
    {
      schema: {
        tags,
        summary: 'Open tables, and what I wait for',
        description:
          'Who waits without a live socket asks at least every 30 seconds; without a sign of life nobody waits any longer.',
        response: { 200: lobby },
      },
    },
    ({ caller }) => services.view(caller.person?.id ?? null),
  );

  routes.put(
    '/api/lobby/wait',
    {
      schema: {
        tags,
        summary: 'Wait for a match, in place of whatever I waited for',
        description:
          'The live socket tells of the match by the news `paired`; so does the lobby, as `playing`.',
        security: signedIn,
        body: waitSchema,
        response: { 200: joined },
      },
    },
    async (request) => granted(await services.join(personOf(request), request.body)),
  );

  routes.delete(
    '/api/lobby/wait',
    {
      schema: {
        tags,
        summary: 'Wait no longer',
        security: signedIn,
        response: { 200: v.variant('type', [v.strictObject({ type: v.literal('left') }), playing]) },
      },
    },
    (request) => services.cancel(personOf(request).id),
  );
}

function openTableRoutes(routes: Routes, { lobby: services }: Services): void {
  routes.post(
    '/api/lobby/seats',
    {
      schema: {
        tags,
        summary: 'Sit down at an open table',
        security: signedIn,
        body: sitDownSchema,
        response: { 200: v.strictObject({ type: v.literal('seated'), match: matchId }) },
      },
    },
    async (request) => granted(await services.sitDown(personOf(request), request.body)),
  );

  routes.put(
    '/api/lobby/tables/:match',
    {
      schema: {
        tags,
        summary: 'List a table of mine, so that anyone may sit down',
        security: signedIn,
        params: v.strictObject({ match: idText }),
        response: { 204: nothing },
      },
    },
    async (request) => {
      granted(await services.list(personOf(request).id, request.params.match));
    },
  );
}
