import { loadCatalog } from '@open-yatzy/i18n';
import { noticeParts } from '#lib/social/notice-parts.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ data }) => ({
  ...data,
  catalog: await loadCatalog(data.lang),
  ...(await noticeParts(data.notices, data.lang)),
});
