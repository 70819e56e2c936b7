import type { PageLoad } from './$types';

/** The page brings scripts of its own, without those that lead from page to page: less to load before one can play. */
export const csr = false;

export const load: PageLoad = async ({ data, parent, url }) => {
  if (!import.meta.env.SSR) {
    // Led here by a server's redirect, which pages hear of too late to stop: the browser goes there itself.
    location.assign(url);
    await new Promise<never>(() => undefined);
  }
  const { person, notices, lang, formToken, isPlain } = await parent();
  const table = { lang, person, notices, formToken, ...data };
  const { partsOf, PlainTable } = await import('#lib/table/on-server.ts');
  const isPlayed = data.state.phase !== 'waiting' && data.state.phase !== 'closed';
  return {
    table,
    parts: await partsOf({ ...table, answer: null }),
    PlainTable: isPlain && isPlayed ? PlainTable : null,
  };
};
