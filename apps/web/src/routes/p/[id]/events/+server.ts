import { isPadId, parsePadTalk } from '@open-yatzy/protocol';
import { error, json } from '@sveltejs/kit';
import { services } from '#lib/server/services.ts';
import type { RequestHandler } from './$types';

/** Whoever knows a pad's id may write on it, so that no form token is asked for: nobody acts here as who they are. */
export const POST: RequestHandler = async ({ getClientAddress, params, request }) => {
  const said = parsePadTalk(await request.json().catch(() => null));
  if (!isPadId(params.id) || !said) error(400, 'not what a pad says');
  return json(await services().pads.talk(params.id, said, getClientAddress()));
};
