import { networkInterfaces } from 'node:os';

const anyAddress = new Set(['0.0.0.0', '::']);
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Home networks first, container bridges and the like last. */
const likelihood = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** This machine's addresses in its networks, the likeliest to be reached by a phone first. */
function networkAddresses(): readonly string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const rank = (address: string) => {
    const index = likelihood.findIndex((pattern) => pattern.test(address));
    return index === -1 ? likelihood.length : index;
  };
  return addresses.sort((one, other) => rank(one) - rank(other));
}

/** Under which addresses a server that listens on `host` and `port` is reached, the best to be passed on first. */
export function originsOf(host: string, port: number): readonly string[] {
  const own = (name: string) =>
    `http://${name.includes(':') ? `[${name}]` : name}${port === 80 ? '' : `:${port}`}`;
  if (anyAddress.has(host)) return [...networkAddresses().map(own), own('localhost')];
  return [own(loopback.has(host) ? 'localhost' : host)];
}
