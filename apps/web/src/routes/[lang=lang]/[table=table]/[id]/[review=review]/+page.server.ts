import type { Seq } from '@open-yatzy/match';
import { error, redirect } from '@sveltejs/kit';
import { reviewPath } from '#lib/paths.ts';
import { gameOf } from '#lib/review/game.ts';
import { services } from '#lib/server/services.ts';
import type { PageServerLoad } from './$types';

/** A whole number from 0 on; whatever else stands there is 0. */
function numberIn(fields: URLSearchParams, name: string, least: number): number {
  const text = fields.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Math.max(0, Number(text) - least) : 0;
}

export const load: PageServerLoad = async ({ params, url }) => {
  const state = await services().load(params.id);
  if (!state) error(404, 'no table');
  const own = reviewPath(params.lang, params.id);
  if (url.pathname !== own) redirect(308, `${own}${url.search}`);
  const game = gameOf(state, await services().events(state.match, 0 as Seq));
  const seat = numberIn(url.searchParams, 'seat', 1);
  return {
    game,
    known: game && (await services().review(state.match)),
    ruleSet: state.ruleSet.id,
    start: { seat: seat < state.seats.length ? seat : 0, step: numberIn(url.searchParams, 'step', 0) },
  };
};
