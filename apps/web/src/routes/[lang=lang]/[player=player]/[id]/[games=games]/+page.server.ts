import { gamesQuestionIn } from '@open-yatzy/protocol';
import { error, redirect } from '@sveltejs/kit';
import { gamesPath } from '#lib/records/record-paths.ts';
import { services } from '#lib/server/services.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, setHeaders, url }) => {
  const own = gamesPath(params.lang, params.id);
  if (url.pathname !== own) redirect(308, `${own}${url.search}`);
  setHeaders({ 'cache-control': 'private, no-store' });
  const { records } = services();
  const profile = await records.profile(params.id);
  if (!profile) error(404, 'no player');
  const question = gamesQuestionIn(url.searchParams);
  const viewer = locals.person?.id ?? null;
  const isOwn = viewer === profile.person;
  return {
    question,
    who: { person: profile.person, name: profile.name },
    isOwn,
    offline: isOwn ? await services().offline.games(profile.person) : [],
    games: await records.games(profile.person, question, viewer),
  };
};
