import { isOfflineMatch, longestOfflineMatch, type OfflineRefusalCode } from '@open-yatzy/protocol';
import { error, json } from '@sveltejs/kit';
import { readForm } from '#lib/server/form.ts';
import { services } from '#lib/server/services.ts';
import type { RequestHandler } from './$types';

const statuses: Readonly<Record<OfflineRefusalCode, number>> = { NotAGame: 422, Full: 422, TooFast: 429 };

/** A match that was played without a network, brought in by its person; `file` is it, exported. */
export const POST: RequestHandler = async (event) => {
  const { locals, params, request } = event;
  if (!isOfflineMatch(params.match)) error(404, 'no such match');
  if (!locals.person) error(401, 'nobody');
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > 2 * longestOfflineMatch)
    error(413, 'too long');
  const file = parsed((await readForm(event)).get('file'));
  const isOther = file?.match !== params.match;
  const refusal = isOther ? 'NotAGame' : await services().offline.keep(locals.person.id, file);
  return refusal === null
    ? new Response(null, { status: 204 })
    : json({ refused: refusal }, { status: statuses[refusal] });
};

/** The match as a file, for its person. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const file = locals.person && (await services().offline.game(locals.person.id, params.match));
  if (!file) error(404, 'no such match');
  return json(file, {
    headers: {
      'content-disposition': `attachment; filename="${file.match}.json"`,
      'cache-control': 'private, no-store',
    },
  });
};

function parsed(text: FormDataEntryValue | null): { readonly match?: unknown } | null {
  if (typeof text !== 'string' || text.length > longestOfflineMatch) return null;
  try {
    return JSON.parse(text) as { readonly match?: unknown } | null;
  } catch {
    return null;
  }
}
