import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '@open-yatzy/protocol';
import type { Logger } from 'pino';
import { analysisRoutes } from './analysis-routes.ts';
import { asyncApi } from './async-api.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { programRoutes } from './program-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { newRoutes, refuseOtherMethods } from './routes.ts';
import { socialRoutes } from './social-routes.ts';

export interface ApiParts {
  readonly services: Services;
  readonly log: Logger;
}

export interface Api {
  /** Answers a request for an address under `/api/`. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

const areas = [
  peopleRoutes,
  programRoutes,
  lobbyRoutes,
  matchRoutes,
  analysisRoutes,
  recordRoutes,
  socialRoutes,
];

/** Everything that pages do, for programs: by HTTP under `/api/`, described at `/api/openapi.json` and `/api/asyncapi.json`. */
export async function makeApi({ services, log }: ApiParts): Promise<Api> {
  const { routes, known } = await newRoutes((token) => services.people.find(token), log);
  for (const add of areas) add(routes, services);
  routes.get('/api/openapi.json', { schema: { hide: true } }, () => routes.swagger());
  routes.get('/api/asyncapi.json', { schema: { hide: true } }, () => asyncApi);
  refuseOtherMethods(routes, known);
  await routes.ready();
  return { answer: (request, response) => routes.routing(request, response) };
}
