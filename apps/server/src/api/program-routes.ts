import type { Services } from '@open-yatzy/protocol';
import * as v from 'valibot';
import { admit, personOf, signedIn } from './caller.ts';
import { nothing } from './open-api.ts';
import { granted } from './refusal.ts';
import type { Routes } from './routes.ts';
import { idText, personId } from './schemas/vocabulary.ts';

const own = { tags: ['programs'], security: signedIn } as const;
const ofProgram = v.strictObject({ program: idText });
const program = v.strictObject({ id: personId, name: v.string() });
const made = v.strictObject({ program, token: v.string() });

export function programRoutes(routes: Routes, services: Services): void {
  const { programs } = services;
  routes.get(
    '/api/programs',
    {
      schema: {
        ...own,
        summary: 'My bot accounts',
        response: { 200: v.strictObject({ programs: v.array(program) }) },
      },
    },
    async (request) => ({ programs: await programs.list(personOf(request).id) }),
  );

  routes.post(
    '/api/programs',
    {
      schema: {
        ...own,
        summary: 'Make a bot account; its token is told this once',
        description:
          'A program plays normal games only, is marked as a bot everywhere, and is in no leaderboard.',
        body: v.strictObject({ name: v.string() }),
        response: { 201: made },
      },
    },
    async (request) => {
      admit(services, request);
      const { program: one, token } = granted(await programs.make(personOf(request), request.body.name));
      return { program: one, token };
    },
  );

  routes.post(
    '/api/programs/:program/token',
    {
      schema: {
        ...own,
        summary: 'A new token for a program; the one before proves nothing from now on',
        params: ofProgram,
        response: { 201: made },
      },
    },
    async (request) => {
      const { id } = personOf(request);
      const { program: one, token } = granted(await programs.renew(id, request.params.program));
      return { program: one, token };
    },
  );

  routes.delete(
    '/api/programs/:program',
    { schema: { ...own, summary: 'Delete a program', params: ofProgram, response: { 204: nothing } } },
    async (request) => {
      granted(await programs.remove(personOf(request).id, request.params.program));
    },
  );
}
