import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { Person } from '@open-yatzy/protocol';
import fastify, {
  type FastifyReply,
  type FastifyRequest,
  type HTTPMethods,
  type RouteOptions,
} from 'fastify';
import type { Logger } from 'pino';
import { identify } from './caller.ts';
import { Failure, failureOf } from './failure.ts';
import { openApi } from './open-api.ts';
import { serializerCompiler, type ValibotTypes, validatorCompiler } from './schema-compilers.ts';

/** Longest body, in bytes. */
const longestBody = 16_384;
/** Requests in a minute: of one person, and from one address that nobody has signed in at. */
const requestsAMinute = { person: 1200, address: 600 } as const;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[];

/** Methods that are possible, by path. */
type MethodsByPath = ReadonlyMap<string, ReadonlySet<string>>;

/** What routes are added to. */
export type Routes = ReturnType<typeof bareRoutes>;

/** Where no routes are yet, with all that holds for each: who asks, how often, and what is said of failures. */
export async function newRoutes(
  find: (token: string | undefined) => Promise<Person | null>,
  log: Logger,
): Promise<{ readonly routes: Routes; readonly known: MethodsByPath }> {
  const routes = bareRoutes();
  identify(routes, find);
  await limit(routes);
  await routes.register(swagger, openApi);
  tellFailures(routes, log);
  statusOfAnswers(routes);
  return { routes, known: methodsByPath(routes) };
}

function bareRoutes() {
  const routes = fastify({
    bodyLimit: longestBody,
    frameworkErrors: (error, _, reply) => tellFailure(failureOf(error), reply),
  });
  routes.removeContentTypeParser('text/plain');
  routes.setValidatorCompiler(validatorCompiler);
  routes.setSerializerCompiler(serializerCompiler);
  return routes.withTypeProvider<ValibotTypes>();
}

async function limit(routes: Routes): Promise<void> {
  await routes.register(rateLimit, {
    timeWindow: '1 minute',
    enableDraftSpec: true,
    max: ({ caller }: FastifyRequest) => requestsAMinute[caller.person ? 'person' : 'address'],
    keyGenerator: ({ caller }) => caller.person?.id ?? caller.address,
    errorResponseBuilder: (_, { max }) => new Failure('TooMany', `At most ${max} requests a minute.`),
  });
  routes.setNotFoundHandler({ preHandler: routes.rateLimit() }, () => {
    throw new Failure('NotFound', 'There is nothing here.');
  });
}

function tellFailures(routes: Routes, log: Logger): void {
  routes.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.code === 'Internal')
      log.error({ err: error, url: request.url }, 'the API failed on a request');
    return tellFailure(failure, reply);
  });
}

function tellFailure(
  { statusCode, code, message, where, retryAfter }: Failure,
  reply: FastifyReply,
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
  const error = { code, message, ...(where !== undefined && { where }) };
  return reply.code(statusCode).type('application/json; charset=utf-8').send(JSON.stringify({ error }));
}

/** What goes well is answered by the status that the route's schema names first. */
function statusOfAnswers(routes: Routes): void {
  routes.addHook('preHandler', async ({ routeOptions }, reply) => {
    const [status] = Object.keys(routeOptions.schema?.response ?? {});
    if (status) reply.code(Number(status));
    reply.header('cache-control', 'no-store');
  });
}

function methodsByPath(routes: Routes): MethodsByPath {
  const known = new Map<string, Set<string>>();
  routes.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const had = known.get(url) ?? new Set();
    known.set(url, new Set([...had, ...[method].flat()]));
  });
  return known;
}

/** Says of every path that is known by now what is possible there. */
export function refuseOtherMethods(routes: Routes, known: MethodsByPath): void {
  for (const [url, allowed] of [...known]) {
    const allow = [...allowed].join(', ');
    routes.route({
      method: methods.filter((method) => !allowed.has(method)),
      url,
      exposeHeadRoute: false,
      schema: { hide: true },
      handler: (_, reply) => {
        reply.header('allow', allow);
        throw new Failure('MethodNotAllowed', `Only ${allow} are possible here.`);
      },
    });
  }
}
