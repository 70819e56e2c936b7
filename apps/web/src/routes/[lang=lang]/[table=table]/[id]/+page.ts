import type { PageLoad } from './$types';

/** The page brings scripts of its own, without those that lead from page to page: less to load before one can play. */
export const csr = false;

export const load: PageLoad = async ({ data, parent }) => {
  const { person, notices, lang, formToken, isPlain } = await parent();
  const table = { lang, person, notices, formToken, ...data };
  if (!import.meta.env.SSR) throw new Error('table page: expected to be loaded by the server alone');
  const { partsOf, PlainTable } = await import('#lib/table/on-server.ts');
  const isPlayed = data.state.phase !== 'waiting' && data.state.phase !== 'closed';
  return {
    table,
    parts: await partsOf({ ...table, answer: null }),
    PlainTable: isPlain && isPlayed ? PlainTable : null,
  };
};
