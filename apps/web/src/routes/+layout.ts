import { loadCatalog } from '@open-yatzy/i18n';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ data }) => ({ ...data, catalog: await loadCatalog(data.lang) });
