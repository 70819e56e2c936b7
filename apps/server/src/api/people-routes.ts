import type { Account, Admitted, PeopleServices, Services } from '@open-yatzy/protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { admit, humanOf, personOf, signedIn } from './caller.ts';
import { Failure } from './failure.ts';
import { nothing } from './open-api.ts';
import { granted } from './refusal.ts';
import type { Routes } from './routes.ts';
import { match, matchAnswer } from './schemas/match.ts';
import { account, person, publicPerson } from './schemas/people.ts';
import { askedPerson } from './schemas/vocabulary.ts';

const tags = ['people'];
const named = v.strictObject({ name: v.string() });
/** A token is told this once. */
const admitted = v.strictObject({ person, token: v.string() });

const told = ({ person: who, token }: Admitted) => ({ person: who, token });

export function peopleRoutes(routes: Routes, services: Services): void {
  arrivalRoutes(routes, services);
  selfRoutes(routes, services);
  accountRoutes(routes, services);
}

function arrivalRoutes(routes: Routes, services: Services): void {
  routes.post(
    '/api/people',
    {
      schema: {
        tags,
        summary: 'Become someone: a guest with a name, and the token that proves it',
        body: named,
        response: { 201: admitted },
      },
    },
    async (request) => {
      admit(services, request);
      const agent = request.headers['user-agent'] ?? null;
      return told(granted(await services.people.add(request.body.name, agent)));
    },
  );

  routes.post(
    '/api/sessions',
    {
      schema: {
        tags,
        summary: 'Sign in by a recovery code, which is used up; `code` takes its place',
        body: v.strictObject({ code: v.pipe(v.string(), v.maxLength(100)) }),
        response: { 201: v.strictObject({ ...admitted.entries, code: v.string() }) },
      },
    },
    async (request) => {
      const signed = granted(await services.people.signInByCode(visitorOf(request), request.body.code));
      return { ...told(signed), code: signed.code };
    },
  );
}

function selfRoutes(routes: Routes, services: Services): void {
  const { people } = services;
  routes.get(
    '/api/me',
    { schema: { tags, summary: 'Who I am', security: signedIn, response: { 200: person } } },
    async (request) => personOf(request),
  );

  routes.patch(
    '/api/me',
    {
      schema: { tags, summary: 'Change my name', security: signedIn, body: named, response: { 200: person } },
    },
    async (request) => {
      const { id } = personOf(request);
      granted(await people.rename(id, request.body.name));
      return known(await people.person(id));
    },
  );

  routes.delete(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Delete my account; finished games stay, without my name',
        security: signedIn,
        body: v.strictObject({
          confirmation: v.pipe(v.string(), v.description('My name, once more')),
        }),
        response: { 204: nothing },
      },
    },
    async (request) => {
      granted(await people.delete(humanOf(request).id, request.body.confirmation));
    },
  );

  routes.get(
    '/api/me/matches',
    {
      schema: {
        tags,
        summary: 'Matches that I sit at and that are not over, the latest first',
        security: signedIn,
        response: { 200: v.strictObject({ matches: v.array(match) }) },
      },
    },
    async (request) => {
      const ongoing = await services.ongoing(personOf(request).id);
      return { matches: ongoing.map(({ state }) => matchAnswer(state)) };
    },
  );

  routes.get(
    '/api/people/:person',
    {
      schema: {
        tags,
        summary: 'Who someone is',
        params: v.strictObject({ person: askedPerson }),
        response: { 200: publicPerson },
      },
    },
    async ({ params }) => {
      const { id, name, kind } = known(await people.person(params.person));
      return { id, name, kind };
    },
  );
}

function accountRoutes(routes: Routes, { people }: Services): void {
  const own = { tags, security: signedIn } as const;
  routes.get(
    '/api/me/account',
    { schema: { ...own, summary: 'My devices, passkeys and recovery code', response: { 200: account } } },
    async (request) => accountOf(people, request),
  );

  routes.get(
    '/api/me/export',
    {
      schema: {
        ...own,
        summary: 'Everything that is kept of me',
        response: { 200: v.record(v.string(), v.unknown()) },
      },
    },
    async (request) => people.export(humanOf(request).id, originOf(request.headers)),
  );

  routes.post(
    '/api/me/recovery-code',
    {
      schema: {
        ...own,
        summary: 'A new recovery code, told this once; the one before is worth nothing then',
        response: { 201: v.strictObject({ code: v.string() }) },
      },
    },
    async (request) => ({ code: await people.newRecoveryCode(humanOf(request).id) }),
  );

  routes.delete(
    '/api/me/passkeys/:passkey',
    {
      schema: {
        ...own,
        summary: 'Remove a passkey',
        params: v.strictObject({ passkey: v.string() }),
        response: { 204: nothing },
      },
    },
    async (request) => {
      granted(await people.removePasskey(humanOf(request).id, request.params.passkey));
    },
  );

  routes.delete(
    '/api/me/sessions/:session',
    {
      schema: {
        ...own,
        summary: 'Sign a device out',
        params: v.strictObject({ session: v.string() }),
        response: { 204: nothing },
      },
    },
    async (request) => {
      granted(await people.signOut(humanOf(request).id, request.params.session));
    },
  );

  routes.delete(
    '/api/me/sessions',
    { schema: { ...own, summary: 'Sign out all devices but this', response: { 204: nothing } } },
    async (request) => {
      const { person: self, session } = await accountOf(people, request);
      await people.signOutElsewhere(self.id, session);
    },
  );
}

async function accountOf(people: PeopleServices, request: FastifyRequest): Promise<Account> {
  const { id } = humanOf(request);
  const found = await people.account(request.caller.token);
  if (!found) throw new Error(`${id}: expected the account of a token that was good a moment ago`);
  return found;
}

function known<T>(found: T | null): T {
  if (found === null) throw new Failure('NotFound', 'There is no such person.');
  return found;
}

function visitorOf({ caller, headers, id }: FastifyRequest) {
  return {
    visit: id,
    address: caller.address,
    userAgent: headers['user-agent'] ?? null,
    origin: originOf(headers),
    token: caller.token,
  };
}

function originOf(headers: FastifyRequest['headers']): string {
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host ?? ''}`;
}
