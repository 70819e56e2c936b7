import { type Services, servicesKey } from '@open-yatzy/protocol';

/** What the server that these pages run in offers them; throws where no server has set it. */
export function services(): Services {
  const found: Services | undefined = Reflect.get(globalThis, servicesKey);
  if (!found)
    throw new Error(`services: expected the server to set globalThis[${String(servicesKey)}], got nothing`);
  return found;
}
