import { redirect } from '@sveltejs/kit';
import { enteredIn, positionIn } from '#lib/calculator/position.ts';
import { calculatorPath } from '#lib/paths.ts';
import { services } from '#lib/server/services.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, url }) => {
  const own = calculatorPath(params.lang);
  if (url.pathname !== own) redirect(308, `${own}${url.search}`);
  const entered = enteredIn(url.searchParams);
  const meant = positionIn(entered);
  return {
    entered,
    analysis: 'seat' in meant ? await services().analysis(entered.ruleSet, meant.seat) : null,
  };
};
