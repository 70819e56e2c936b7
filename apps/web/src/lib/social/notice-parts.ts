import { type Language, loadSocialWords } from '@open-yatzy/i18n';
import type { Notices } from '@open-yatzy/protocol';

/** What tells someone's notices, and its words: nobody carries it to whom there is nothing to tell. */
export async function noticeParts(notices: Notices | null, lang: Language) {
  const { invitations, measures } = notices ?? { invitations: [], measures: [] };
  const hasNotices = invitations.length + measures.length > 0;
  return {
    noticeWords: hasNotices ? (await loadSocialWords(lang)).notices : null,
    NoticeList: hasNotices ? (await import('./notice-list.svelte')).default : null,
  };
}
