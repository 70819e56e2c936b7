import { type Catalog, type RecordWords, ruleSetWords } from '@open-yatzy/i18n';
import type { PicturePart, Profile, RuleSetRecord } from '@open-yatzy/protocol';
import { lookOf } from '../people/look.ts';
import { colour } from './colour.ts';
import {
  birch,
  canDraw,
  column,
  drawing,
  ink,
  oneLine,
  paper,
  pine,
  plain,
  row,
  ruled,
  text,
  title,
  wordmark,
} from './parts.ts';

function avatar(person: string, size: number): PicturePart {
  const { hue, pips, shape } = lookOf(person);
  const spots = pips.map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="1.35" fill="${colour(0.99, 0.01, 88)}"/>`,
  );
  return drawing(`<path d="${shape}" fill="${colour(0.52, 0.13, hue)}"/>${spots.join('')}`, {
    size,
    grid: 20,
  });
}

function drawnRecord(record: RuleSetRecord, catalog: Catalog, { profile }: RecordWords): PicturePart {
  const { won, drawn, lost, cards } = record;
  return row({ height: 88, gap: 28, alignItems: 'center' }, [
    text(ruleSetWords(catalog, record.rules).name, {
      ...plain,
      ...oneLine,
      flexGrow: 1,
      flexBasis: 0,
      color: ink,
      fontWeight: 600,
    }),
    text(profile.balance(won, drawn, lost), { ...plain, fontSize: 28 }),
    text(cards ? `${profile.best} ${cards.best}` : '', {
      ...title,
      width: 210,
      color: pine,
      fontSize: 36,
      textAlign: 'right',
    }),
  ]);
}

/** Who someone is here, and what their games add up to. */
export function profilePicture(profile: Profile, catalog: Catalog, words: RecordWords): PicturePart {
  const { records } = profile;
  const name = [...profile.name].filter(canDraw).join('').trim() || catalog.common.site;
  const games = records.reduce((sum, each) => sum + each.games, 0);
  return birch([
    wordmark(catalog.common.site),
    row({ gap: 32, alignItems: 'center' }, [
      avatar(profile.person, 104),
      column({ gap: 4, flexGrow: 1, flexBasis: 0 }, [
        text(name, { ...title, ...oneLine, fontSize: 80 }),
        text(games > 0 ? words.profile.games(games) : words.profile.nothing, plain),
      ]),
    ]),
    records.length === 0
      ? row({}, [])
      : paper(
          { padding: '6px 44px' },
          records.map((record, at) =>
            row(at === records.length - 1 ? {} : ruled, [
              column({ flexGrow: 1 }, [drawnRecord(record, catalog, words)]),
            ]),
          ),
        ),
  ]);
}
