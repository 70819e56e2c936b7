import type { RuleSetRecord } from '@open-yatzy/protocol';
import { error, redirect } from '@sveltejs/kit';
import { playerPath } from '#lib/records/record-paths.ts';
import { services } from '#lib/server/services.ts';
import type { PageServerLoad } from './$types';

/** Games of the latest that a profile shows. */
const shown = 5;

/** The record that is asked for, or that of the most games. */
function chosenRecord(records: readonly RuleSetRecord[], rules: string | null): RuleSetRecord | undefined {
  const [most] = records.toSorted((one, other) => other.games - one.games);
  return records.find((record) => record.rules === rules) ?? most;
}

export const load: PageServerLoad = async ({ locals, params, setHeaders, url }) => {
  const own = playerPath(params.lang, params.id);
  if (url.pathname !== own) redirect(308, `${own}${url.search}`);
  setHeaders({ 'cache-control': 'private, no-store' });
  const { records } = services();
  const profile = await records.profile(params.id);
  if (!profile) error(404, 'no player');
  const viewer = locals.person?.id ?? null;
  const isOwn = viewer === profile.person;
  const record = chosenRecord(profile.records, url.searchParams.get('rules'));
  const { games } = await records.games(profile.person, { page: 1 }, viewer);
  return {
    profile,
    isOwn,
    record: record ?? null,
    perfect: record ? records.perfectTotals(record.rules) : null,
    games: games.slice(0, shown),
    standing: viewer !== null && !isOwn ? await records.standing(viewer, profile.person) : null,
    purse: isOwn ? await records.purse(profile.person) : null,
  };
};
