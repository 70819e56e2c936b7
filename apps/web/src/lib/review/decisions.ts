import type { ReviewWords } from '@open-yatzy/i18n';
import { boxName } from '@open-yatzy/i18n';
import { options, type Position, positions } from '@open-yatzy/rules';
import type { Decision } from '@open-yatzy/solver';
import { choiceWords, facesText, type Speech } from '../coach/explain.ts';
import { positionsOf } from '../coach/marks.ts';

/** What a player did, in a few words. */
export function takenWords(
  speech: Speech,
  words: ReviewWords,
  { stage, taken, dice, card }: Decision,
): string {
  if (taken.type === 'keep')
    return taken.keep.length > 0 ? words.kept(facesText(taken.keep)) : words.threwAll;
  if (stage !== 'box') return words.stopped;
  const option = options(speech.ruleSet, card, dice).find(({ box }) => box === taken.box);
  return words.wrote(
    boxName(speech.catalog, speech.ruleSet.id, taken.box),
    (option?.points ?? 0) + (option?.bonus ?? 0),
  );
}

export function bestWords(speech: Speech, words: ReviewWords, { best, card, dice }: Decision): string {
  return words.bestWas(choiceWords({ ...speech, card, dice }, best));
}

/** The dice that were kept by a choice; all of them where a box was written. */
export function takenPositions({ taken, dice, kept }: Decision): readonly Position[] {
  return taken.type === 'keep' ? positionsOf(dice, taken.keep, kept) : positions;
}
