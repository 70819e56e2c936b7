import { exported, type MatchState, type PersonId, type Seq, seatsOfPerson } from '@open-yatzy/match';
import { commandSchema, type Services, saidSchema } from '@open-yatzy/protocol';
import { ruleSetIds } from '@open-yatzy/rules';
import * as v from 'valibot';
import { BadSettings } from '../matches/table-settings.ts';
import { admit, personOf, signedIn } from './caller.ts';
import { Failure } from './failure.ts';
import { nothing } from './open-api.ts';
import { refuse, reject } from './refusal.ts';
import type { Routes } from './routes.ts';
import { exportedMatch, recorded } from './schemas/events.ts';
import { match, matchAnswer } from './schemas/match.ts';
import { review } from './schemas/review.ts';
import { company } from './schemas/social.ts';
import { access, askedPerson, clock, idText, matchId, seq, wholeNumber } from './schemas/vocabulary.ts';

const tags = ['matches'];
const ofMatch = v.strictObject({ match: idText });

const newMatch = v.strictObject({
  rules: v.picklist(ruleSetIds),
  seats: v.number(),
  clock: v.optional(clock, null),
  access: v.optional(access, 'link'),
});

/** A match as someone may see it; a 404 where there is none. */
async function seen(services: Services, id: string, person: PersonId | null): Promise<MatchState> {
  const found = await services.social.look(id, person);
  if (!found) throw new Failure('NotFound', `There is no match ${id}.`);
  return found.state;
}

/** Whoever sits there shows by asking that they are there. */
async function visited(services: Services, id: string, person: PersonId | null): Promise<MatchState> {
  const state = await seen(services, id, person);
  if (person === null || seatsOfPerson(state, person).length === 0) return state;
  await services.seen(state.match, person);
  return seen(services, id, person);
}

export function matchRoutes(routes: Routes, services: Services): void {
  tableRoutes(routes, services);
  logRoutes(routes, services);
  companyRoutes(routes, services);
}

function tableRoutes(routes: Routes, services: Services): void {
  routes.post(
    '/api/matches',
    {
      schema: {
        tags,
        summary: 'Open a table, at which nobody sits yet',
        security: signedIn,
        body: newMatch,
        response: { 201: match },
      },
    },
    async (request) => {
      admit(services, request);
      const { id } = personOf(request);
      const made = await services.create(id, request.body).catch((error: unknown) => {
        if (!(error instanceof BadSettings)) throw error;
        throw new Failure('BadInput', error.message, { where: error.message.split(':')[0] ?? 'body' });
      });
      return matchAnswer(await seen(services, made, id));
    },
  );

  routes.get(
    '/api/matches/:match',
    {
      schema: {
        tags,
        summary: 'A match as it stands, and what the dice that lie there may be written as',
        description: 'Onlookers see a ranked match as it was a while ago.',
        params: ofMatch,
        response: { 200: match },
      },
    },
    async ({ params, caller }) =>
      matchAnswer(await visited(services, params.match, caller.person?.id ?? null)),
  );

  routes.post(
    '/api/matches/:match/commands',
    {
      schema: {
        tags,
        summary: 'Play: sit down, start, roll, write, leave, and all else that is done at a table',
        description:
          'The same commands as by the live socket. Sent again with the same id, an accepted command is answered as before and not applied twice. Answers with the seq of its last event.',
        security: signedIn,
        params: ofMatch,
        body: commandSchema,
        response: { 200: v.strictObject({ seq }) },
      },
    },
    async (request) => {
      const { id } = personOf(request);
      const { match: at } = await seen(services, request.params.match, id);
      const answer = await services.send(at, id, request.body);
      if (answer.type === 'rejected') reject(answer);
      return { seq: answer.seq };
    },
  );
}

function logRoutes(routes: Routes, services: Services): void {
  routes.get(
    '/api/matches/:match/events',
    {
      schema: {
        tags,
        summary: 'What has happened in a match, in order',
        params: ofMatch,
        querystring: v.strictObject({ after: v.optional(wholeNumber, '0') }),
        response: { 200: v.strictObject({ match: matchId, seq, events: v.array(recorded) }) },
      },
    },
    async ({ params, query, caller }) => {
      const state = await visited(services, params.match, caller.person?.id ?? null);
      const events = await services.events(state.match, query.after as Seq);
      return { match: state.match, seq: state.seq, events: events.filter((each) => each.seq <= state.seq) };
    },
  );

  routes.get(
    '/api/matches/:match(^[0-9a-z]+).json',
    {
      schema: {
        tags,
        summary: 'A match as a file, from which anyone can check its dice once it is over',
        params: ofMatch,
        response: { 200: exportedMatch },
      },
    },
    async ({ params, caller }, reply) => {
      const { match: id, seq: last } = await seen(services, params.match, caller.person?.id ?? null);
      const events = await services.events(id, 0 as Seq);
      reply.header('content-disposition', `attachment; filename="yatzy-${id}.json"`);
      return exported(
        id,
        events.filter((each) => each.seq <= last),
      );
    },
  );

  routes.get(
    '/api/matches/:match/review',
    {
      schema: {
        tags,
        summary: 'A finished match looked back on: luck, points lost to choice, chances to win',
        params: ofMatch,
        response: { 200: review },
      },
    },
    async ({ params, caller }) => {
      const { match: id, phase } = await seen(services, params.match, caller.person?.id ?? null);
      if (phase !== 'finished')
        reject({ code: 'MatchNotOver', message: 'Only a match that has been finished is reviewed.' });
      const found = await services.review(id);
      if (!found) throw new Failure('NotReady', 'The server is still finding this out.', { retryAfter: 30 });
      return found;
    },
  );
}

function companyRoutes(routes: Routes, services: Services): void {
  routes.get(
    '/api/matches/:match/company',
    {
      schema: {
        tags,
        summary: 'What is said at a match, and how many look on',
        params: ofMatch,
        response: { 200: company },
      },
    },
    async ({ params, caller }) => {
      const id = caller.person?.id ?? null;
      return services.social.company((await seen(services, params.match, id)).match, id);
    },
  );

  routes.post(
    '/api/matches/:match/talk',
    {
      schema: {
        tags,
        summary: 'Say something at the table',
        security: signedIn,
        params: ofMatch,
        body: saidSchema,
        response: { 204: nothing },
      },
    },
    async (request) => {
      const { id } = personOf(request);
      const { match: at } = await seen(services, request.params.match, id);
      const refusal = await services.social.say(at, id, request.body);
      if (refusal) refuse(refusal);
    },
  );

  for (const isMuted of [true, false]) {
    routes.route({
      method: isMuted ? 'PUT' : 'DELETE',
      url: '/api/matches/:match/muted/:person',
      schema: {
        tags,
        summary: isMuted ? 'Hear someone no longer at this table' : 'Hear them again',
        security: signedIn,
        params: v.strictObject({ match: idText, person: askedPerson }),
        response: { 204: nothing },
      },
      handler: async (request) => {
        const { id } = personOf(request);
        const { match: at } = await seen(services, request.params.match, id);
        await services.social.mute(at, id, { other: request.params.person, isMuted });
      },
    });
  }

  routes.put(
    '/api/matches/:match/texts',
    {
      schema: {
        tags,
        summary: 'Read free texts at this table, or none',
        security: signedIn,
        params: ofMatch,
        body: v.strictObject({ isOff: v.boolean() }),
        response: { 204: nothing },
      },
    },
    async (request) => {
      const { id } = personOf(request);
      const { match: at } = await seen(services, request.params.match, id);
      await services.social.setTexts(at, id, request.body.isOff);
    },
  );
}
