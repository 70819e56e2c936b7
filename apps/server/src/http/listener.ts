import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Api } from '../api/api.ts';
import { isWapPath, type Wap } from '../wap/wap.ts';

/** The pages' own handler, as the build of the pages exports it. */
export type Pages = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/** On every answer, static files too: what isolates our pages from other origins, and keeps types as they are said to be. */
const safetyHeaders = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;

/** Names of the machine itself, which browsers trust as they do https. */
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** Elsewhere browsers ignore an opener policy, and report that as an error on every page. */
function heedsOpenerPolicy({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] === 'https' || loopback.test(headers.host ?? '');
}

export interface ListenerParts {
  readonly api: Pick<Api, 'answer'>;
  readonly wap: Pick<Wap, 'answer'>;
  readonly pages: Pages;
  readonly log: Logger;
  readonly isBehindProxy: boolean;
}

/** Answers HTTP: health, the API, decks for WAP phones, and all pages. */
export function makeListener({ api, wap, pages, log, isBehindProxy }: ListenerParts): RequestListener {
  return (request, response) => {
    // Behind a proxy the scheme and the visitor's address are what the proxy says; else they are as we see them.
    if (request.headers['x-forwarded-proto'] !== 'https') request.headers['x-forwarded-proto'] = 'http';
    const visitor = isBehindProxy && request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = visitor || request.socket.remoteAddress;
    for (const [name, value] of Object.entries(safetyHeaders)) response.setHeader(name, value);
    if (heedsOpenerPolicy(request)) response.setHeader('cross-origin-opener-policy', 'same-origin');
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'a request could not be answered');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed on this request.');
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    // An address without a path, which the pages would take for another host's.
    if (!/^\/(?!\/)/.test(path)) sendText(response, 404, 'There is nothing here.');
    else if (path === '/healthz') sendText(response, 200, 'ok');
    else if (path.startsWith('/api/')) api.answer(request, response);
    else if (isWapPath(path)) await wap.answer(request, response);
    else await pages(request, response, () => sendText(response, 404, 'There is nothing here.'));
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
}
