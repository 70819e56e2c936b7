import { type Person, personCookie, type Services } from '@open-yatzy/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { customerOf } from '../allowance.ts';
import { bearerOf, isOwn, tokenOf, visitorAddress } from '../http/request.ts';
import { Failure } from './failure.ts';
import { refuse } from './refusal.ts';

/** Who makes a request. */
export interface Caller {
  readonly person: Person | null;
  readonly token: string | undefined;
  readonly address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** What a route says in its schema that only someone who is signed in may ask; OpenAPI tells it, and `identify` enforces it. */
export const signedIn = [{ token: [] }, { cookie: [] }];
export const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'The token of a person or a program' },
  cookie: { type: 'apiKey', in: 'cookie', name: personCookie, description: 'As browsers have it' },
} as const;

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Finds out who makes a request, and refuses who may not make it. */
export function identify(
  api: FastifyInstance,
  find: (token: string | undefined) => Promise<Person | null>,
): void {
  api.decorateRequest('caller');
  api.addHook('onRequest', async (request) => {
    const token = tokenOf(request.raw);
    request.caller = { person: await find(token), token, address: customerOf(visitorAddress(request.raw)) };
  });
  // Not before the limit of requests has counted them, which is why this is a later hook.
  api.addHook('preParsing', async (request) => {
    const { raw, caller, method, routeOptions } = request;
    const bearer = bearerOf(raw);
    if (bearer !== undefined && !caller.person) throw new Failure('BadToken', 'This token proves nobody.');
    if (bearer === undefined && changing.has(method) && !isOwn(raw))
      throw new Failure('ForeignOrigin', 'Pages of other sites may change nothing here.');
    if (routeOptions.schema?.security && !caller.person)
      throw new Failure('NotSignedIn', 'Send a token: authorization: Bearer TOKEN.');
  });
}

/** The person who asks a route that is for those who are signed in. */
export function personOf({ caller, url }: FastifyRequest): Person {
  if (!caller.person) throw new Error(`${url}: expected a route that says signedIn`);
  return caller.person;
}

/** As `personOf`, where programs are refused. */
export function humanOf(request: FastifyRequest): Person {
  const person = personOf(request);
  if (person.kind === 'program') refuse('PeopleOnly');
  return person;
}

/** Counts one more person or table made from this address, as forms do; refuses what is too many. */
export function admit(services: Services, { caller }: FastifyRequest): void {
  if (!services.mayAdd(caller.address))
    throw new Failure('TooMany', 'Too much is made from this address.', { retryAfter: 1 });
}
