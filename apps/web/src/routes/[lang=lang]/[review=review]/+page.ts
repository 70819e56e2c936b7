import { loadSolverWords } from '@open-yatzy/i18n';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => ({ words: await loadSolverWords(params.lang) });
