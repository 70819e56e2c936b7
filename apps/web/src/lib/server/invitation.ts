import type { RequestEvent } from '@sveltejs/kit';
import { encode } from 'uqr';
import { sharedPath } from '#lib/paths.ts';
import { services } from './services.ts';
import { originOf } from './visitor.ts';

/** A link that is shared, and its QR code as the path of an SVG, one unit a module, `size` units wide. */
export interface Invitation {
  readonly url: string;
  readonly qr: { readonly size: number; readonly path: string };
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Where others reach us: as this visitor does, unless that is an address of this machine alone. */
export function shareOrigin(headers: Headers, [best]: readonly string[]): string {
  const host = headers.get('host') ?? '';
  const own = originOf(headers);
  return loopback.test(host) ? (best ?? own) : own;
}

/** Where the public reaches us: by what this server was told, or else found out, of itself. */
export function publicOrigin({ origin }: Pick<URL, 'origin'>): string {
  return services().origins[0] ?? origin;
}

/** To a table. */
export function invitation(event: Pick<RequestEvent, 'request'>, match: string): Invitation {
  return invitationTo(event, sharedPath(match));
}

export function invitationTo({ request }: Pick<RequestEvent, 'request'>, path: string): Invitation {
  const url = shareOrigin(request.headers, services().origins) + path;
  const { size, data } = encode(url, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { url, qr: { size, path: squares.join('') } };
}
