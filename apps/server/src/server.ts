import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Imprint, servicesKey } from '@open-yatzy/protocol';
import { originsOf } from './addresses.ts';
import { makeApi } from './api/api.ts';
import { CompressedResponse } from './http/compressed-response.ts';
import { makeListener, type Pages } from './http/listener.ts';
import { makeParts, type PartOptions, type Parts, resume } from './parts.ts';
import { makeServices } from './services.ts';
import { Wap } from './wap/wap.ts';

export interface ServerOptions extends PartOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Who runs it; absent: nobody says. */
  readonly imprint?: Imprint | null;
  /** Loads the pages; called once the services stand that they ask. */
  readonly loadPages: () => Promise<Pages>;
}

export interface RunningServer {
  readonly port: number;
  readonly origins: readonly string[];
  /** Answers what has been asked, and closes everything. */
  stop(): Promise<void>;
}

/** How long requests that are being answered may take when the server stops, in milliseconds. */
const answeringTime = 1_500;

/** Puts the parts together and listens. Throws `FolderInUse`, `SchemaError`, or what listening fails with. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const parts = makeParts(options);
  const { store, clock, log, live, origin } = parts;
  const server = createServer({ ServerResponse: CompressedResponse });
  const stop = () => stopAll(parts, server);
  try {
    // Filled in once the port is known, which is before anyone can ask.
    const origins: string[] = [];
    const services = makeServices(parts, { origins, imprint: options.imprint ?? null });
    const api = await makeApi({ services, log });
    const wap = new Wap({ services, store: store.wap, clock, log });
    Reflect.set(globalThis, servicesKey, services);
    const pages = await options.loadPages();
    await resume(parts);
    server.on('request', makeListener({ api, wap, pages, log, isBehindProxy: Boolean(origin) }));
    server.on('upgrade', (request, stream, head) => live.upgrade(request, stream, head));
    await listen(server, options);
    const { port } = server.address() as AddressInfo;
    origins.push(...(origin ? [origin] : []), ...originsOf(options.host, port));
    return { port, origins, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function stopAll(parts: Parts, server: Server): Promise<void> {
  const { matches, presence, lobby, social, live, knowledge, perfectTotals, records, store } = parts;
  matches.stop();
  presence.stop();
  await lobby.stop();
  social.whereabouts.stop();
  await Promise.all([live.stop(), closed(server), knowledge.stop(), perfectTotals.stop()]);
  await records.projector.stop();
  await store.close();
}

function listen(server: Server, { host, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  const impatience = setTimeout(() => server.closeAllConnections(), answeringTime);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(impatience);
}
