import { isPadId } from '@open-yatzy/protocol';
import { error, json } from '@sveltejs/kit';
import { sharedPadPath } from '#lib/pad/pad-paths.ts';
import { invitationTo } from '#lib/server/invitation.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = ({ params, request }) => {
  if (!isPadId(params.id)) error(404, 'no such pad');
  return json(invitationTo({ request }, sharedPadPath(params.id)));
};
