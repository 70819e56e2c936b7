import type { PicturePart } from '@open-yatzy/protocol';
import type { Dice } from '@open-yatzy/rules';
import { birch, column, dice, plain, text, title, wordmark } from './parts.ts';

export interface PageWords {
  readonly site: string;
  readonly heading: string;
  readonly line: string;
  readonly dice: Dice;
}

/** Whole sentences from the beginning, as many as two lines hold. */
function brief(line: string): string {
  const [first = '', ...more] = line.split(/(?<=[.?])\s+/u);
  return more.reduce((told, each) => (`${told} ${each}`.length <= 120 ? `${told} ${each}` : told), first);
}

/** Of a page that is there for everyone: what it is called, what it is about, and dice. */
export function pagePicture({ site, heading, line, dice: faces }: PageWords): PicturePart {
  const isLong = heading.length > 24;
  return birch([
    wordmark(site),
    column({ gap: 20 }, [
      text(heading, { ...title, fontSize: isLong ? 76 : 96, lineClamp: 2, textWrap: 'balance' }),
      text(brief(line), { ...plain, maxWidth: 980, lineClamp: 2 }),
    ]),
    dice(faces, 132),
  ]);
}
