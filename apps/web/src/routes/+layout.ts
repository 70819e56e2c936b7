import { loadCatalog, loadSocialWords } from '@open-yatzy/i18n';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ data }) => {
  const { invitations, measures } = data.notices ?? { invitations: [], measures: [] };
  const hasNotices = invitations.length + measures.length > 0;
  return {
    ...data,
    catalog: await loadCatalog(data.lang),
    noticeWords: hasNotices ? (await loadSocialWords(data.lang)).notices : null,
    NoticeList: hasNotices ? (await import('#lib/social/notice-list.svelte')).default : null,
  };
};
