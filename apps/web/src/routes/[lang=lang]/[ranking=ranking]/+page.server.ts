import { leaderboardQuestionIn } from '@open-yatzy/protocol';
import { redirect } from '@sveltejs/kit';
import { rankingPath } from '#lib/records/record-paths.ts';
import { services } from '#lib/server/services.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, setHeaders, url }) => {
  const own = rankingPath(params.lang);
  if (url.pathname !== own) redirect(308, `${own}${url.search}`);
  setHeaders({ 'cache-control': 'private, no-cache' });
  const question = leaderboardQuestionIn(url.searchParams);
  return {
    question,
    board: await services().records.leaderboard(question, locals.person?.id ?? null),
  };
};
