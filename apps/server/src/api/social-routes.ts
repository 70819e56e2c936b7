import type { PersonId } from '@open-yatzy/match';
import { reportSchema, type Services, verdictSchema } from '@open-yatzy/protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { personOf, signedIn } from './caller.ts';
import { Failure } from './failure.ts';
import { nothing } from './open-api.ts';
import { granted, refuse } from './refusal.ts';
import type { Routes } from './routes.ts';
import { friendLink, friends, namedPerson, notedMeasure, notices, openReport } from './schemas/social.ts';
import { askedPerson, idText, wholeNumber } from './schemas/vocabulary.ts';

const own = { tags: ['friends'], security: signedIn } as const;
const ofPerson = v.strictObject({ person: askedPerson });
const ofMatch = v.strictObject({ match: idText });
const ofCode = v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)) });
const ofMeasure = v.strictObject({ measure: wholeNumber });

export function socialRoutes(routes: Routes, services: Services): void {
  friendRoutes(routes, services);
  invitationRoutes(routes, services);
  peaceRoutes(routes, services);
  operatorRoutes(routes, services);
}

function friendRoutes(routes: Routes, { social }: Services): void {
  routes.get(
    '/api/friends',
    {
      schema: {
        ...own,
        summary: 'My friends, who of them is here, and invitations',
        response: { 200: friends },
      },
    },
    (request) => social.friendsPage(personOf(request).id),
  );
  routes.post(
    '/api/friends/link',
    {
      schema: {
        ...own,
        summary: 'A fresh link by which others become my friends, in place of the one before',
        response: { 201: friendLink },
      },
    },
    (request) => social.makeLink(personOf(request).id),
  );
  routes.get(
    '/api/friends/links/:code',
    { schema: { ...own, summary: 'Whose link it is', params: ofCode, response: { 200: namedPerson } } },
    async (request) => {
      const maker = await social.linkMaker(request.params.code, personOf(request).id);
      if (!maker) refuse('UnknownLink');
      return maker;
    },
  );
  routes.post(
    '/api/friends',
    {
      schema: {
        ...own,
        summary: 'Become friends with whose link it is',
        body: ofCode,
        response: { 204: nothing },
      },
    },
    async (request) => {
      granted(await social.befriend(personOf(request).id, request.body.code));
    },
  );
  routes.delete(
    '/api/friends/:person',
    { schema: { ...own, summary: 'Be friends no longer', params: ofPerson, response: { 204: nothing } } },
    (request) => social.unfriend(personOf(request).id, request.params.person),
  );
}

function invitationRoutes(routes: Routes, { social }: Services): void {
  routes.get(
    '/api/notices',
    {
      schema: {
        ...own,
        summary: 'What I am to be told: invitations, and measures of operators',
        response: { 200: notices },
      },
    },
    (request) => social.notices(personOf(request).id),
  );
  routes.post(
    '/api/notices/:measure/read',
    {
      schema: { ...own, summary: 'I have read of a measure', params: ofMeasure, response: { 204: nothing } },
    },
    (request) => social.acknowledge(personOf(request).id, request.params.measure),
  );
  routes.post(
    '/api/invitations',
    {
      schema: {
        ...own,
        summary: 'Invite a friend to a table',
        body: v.strictObject({ friend: askedPerson, match: idText }),
        response: { 204: nothing },
      },
    },
    async (request) => {
      const { friend, match } = request.body;
      granted(await social.invite(personOf(request).id, friend, match));
    },
  );
  for (const answer of ['accept', 'decline'] as const) {
    routes.post(
      `/api/invitations/:match/${answer}`,
      {
        schema: {
          ...own,
          summary: answer === 'accept' ? 'Take a seat as invited' : 'Decline an invitation',
          params: ofMatch,
          response: { 204: nothing },
        },
      },
      async (request: FastifyRequest<{ Params: { match: string } }>) => {
        granted(await social[answer](personOf(request).id, request.params.match));
      },
    );
  }
}

function peaceRoutes(routes: Routes, { social }: Services): void {
  routes.put(
    '/api/blocks/:person',
    {
      schema: {
        ...own,
        summary: 'Keep away from someone: never paired, nothing of theirs seen',
        params: ofPerson,
        response: { 204: nothing },
      },
    },
    async (request) => {
      granted(await social.block(personOf(request).id, request.params.person));
    },
  );
  routes.delete(
    '/api/blocks/:person',
    { schema: { ...own, summary: 'Keep away no longer', params: ofPerson, response: { 204: nothing } } },
    (request) => social.unblock(personOf(request).id, request.params.person),
  );
  routes.post(
    '/api/reports',
    {
      schema: {
        ...own,
        summary: 'Report someone to the operators',
        body: v.strictObject(reportSchema.entries),
        response: { 204: nothing },
      },
    },
    async (request) => {
      granted(await social.report(personOf(request).id, request.body));
    },
  );
}

function operatorRoutes(routes: Routes, { social }: Services): void {
  const operators = { tags: ['operators'], security: signedIn } as const;
  /** The operator who asks; anyone else is refused. */
  function operatorOf(request: FastifyRequest): PersonId {
    const { id, isOperator } = personOf(request);
    if (!isOperator) throw new Failure('NotAllowed', 'This is for operators.');
    return id;
  }

  routes.get(
    '/api/reports',
    {
      schema: {
        ...operators,
        summary: 'Open reports, the oldest first, and the latest measures',
        response: {
          200: v.strictObject({ reports: v.array(openReport), measures: v.array(notedMeasure) }),
        },
      },
    },
    async (request) => {
      operatorOf(request);
      return { reports: await social.openReports(), measures: await social.latestMeasures() };
    },
  );
  routes.post(
    '/api/verdicts',
    {
      schema: {
        ...operators,
        summary: 'Decide on a report',
        body: verdictSchema,
        response: { 204: nothing },
      },
    },
    async (request) => {
      granted(await social.judge(operatorOf(request), request.body));
    },
  );
  routes.delete(
    '/api/measures/:measure',
    {
      schema: {
        ...operators,
        summary: 'End what a measure holds',
        params: ofMeasure,
        response: { 204: nothing },
      },
    },
    async (request) => social.lift(operatorOf(request), request.params.measure),
  );
}
