import type { TalkWords } from '@open-yatzy/i18n';
import type { Said, TalkEntry } from '@open-yatzy/protocol';

/** So many entries a page keeps. */
const mostKept = 100;

/** What has been said, in order and each once, after more of it was told: the whole of it, or what is new. */
export function withTold(
  known: readonly TalkEntry[],
  { isWhole, entries }: { readonly isWhole: boolean; readonly entries: readonly TalkEntry[] },
): readonly TalkEntry[] {
  if (isWhole) return entries;
  const byNumber = new Map([...known, ...entries].map((entry) => [entry.n, entry]));
  return [...byNumber.values()].sort((one, other) => one.n - other.n).slice(-mostKept);
}

export function textOf(said: Said, words: TalkWords): string {
  if (said.type === 'text') return said.text;
  return said.type === 'phrase' ? words.phrases[said.phrase] : words.reactions[said.reaction];
}
