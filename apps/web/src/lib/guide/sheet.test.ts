import { inflateSync } from 'node:zlib';
import { languages, loadCatalog, loadGuideWords, type RuleSetName } from '@open-yatzy/i18n';
import { ruleSets } from '@open-yatzy/rules';
import { describe, expect, it, test } from 'vitest';
import { pdfOf } from './pdf.ts';
import { cardsPerPage, sheetOf } from './sheet.ts';
import { sheetPdf } from './sheet-pdf.ts';

const sheets = (
  await Promise.all(
    languages.map(async (language) => {
      const catalog = await loadCatalog(language);
      const { sheet: words } = await loadGuideWords(language);
      return ruleSets.map(({ id }) => ({
        language,
        id,
        sheet: sheetOf(id as RuleSetName, { catalog, words }),
      }));
    }),
  )
).flat();

const windows1252 = new TextDecoder('windows-1252');

/** What a PDF file of ours says, in the order in which it is written. */
function textsIn(file: Uint8Array): readonly string[] {
  const binary = Buffer.from(file).toString('latin1');
  const contents = /\n4 0 obj\n<< \/Length (\d+)[^>]*>>\nstream\n/.exec(binary);
  if (!contents) throw new Error('expected contents, got none');
  const start = contents.index + contents[0].length;
  const drawn = inflateSync(file.subarray(start, start + Number(contents[1]))).toString('latin1');
  return [...drawn.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, digits = '']) =>
    windows1252.decode(Buffer.from(digits, 'hex')),
  );
}

describe.each(sheets)('the card of $id in $language', ({ language, sheet }) => {
  const file = sheetPdf(sheet, language);
  const binary = Buffer.from(file).toString('latin1');

  it('is one page of A4', () => {
    expect(binary.startsWith('%PDF-1.7\n')).toBe(true);
    expect(binary.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(binary).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(binary).toContain(`/Lang (${language})`);
  });

  it('holds four cards with every row in its order', () => {
    const one = [sheet.title, sheet.nameLabel, ...sheet.rows.flatMap(({ name, hint }) => [name, hint])];
    expect(textsIn(file)).toEqual(Array.from({ length: cardsPerPage }, () => one).flat());
  });

  it('says truly where its objects begin', () => {
    const table = Number(/startxref\n(\d+)\n/.exec(binary)?.[1]);
    const starts = [...binary.slice(table).matchAll(/(?<=\n)(\d{10}) 00000 n (?=\n)/g)].map(([, start]) =>
      Number(start),
    );
    expect(binary.slice(table, table + 4)).toBe('xref');
    expect(binary).toContain(`/Size ${starts.length + 1} `);
    expect(starts.length).toBeGreaterThan(5);
    starts.forEach((start, at) => {
      expect(binary.slice(start).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
    });
  });

  it('is the same file each time', () => {
    expect(sheetPdf(sheet, language)).toEqual(file);
  });
});

test('rows stand as on the real card, sums where they are added up', () => {
  const rows = (id: string) =>
    sheets.find((each) => each.id === id && each.language === 'sv')?.sheet.rows.map(({ name }) => name);
  expect(rows('scandinavian-15')).toEqual(
    'Ettor,Tvåor,Treor,Fyror,Femmor,Sexor,Summa,Bonus,Ett par,Två par,Triss,Fyrtal,Liten stege,Stor stege,Kåk,Chans,YATZY,Totalt'.split(
      ',',
    ),
  );
  expect(rows('joker-13')?.slice(8)).toEqual(
    'Triss,Fyrtal,Kåk,Liten stege,Stor stege,YATZY,Chans,Extrabonus,Totalt'.split(','),
  );
});

test('columns are for whole games', () => {
  expect(new Map(sheets.map(({ id, sheet }) => [id, [sheet.columns, sheet.columnsPerGame]]))).toEqual(
    new Map([
      ['scandinavian-15', [5, 5]],
      ['pocket-15', [5, 5]],
      ['joker-13', [6, 2]],
    ]),
  );
});

test('a letter that the file cannot hold is refused', () => {
  const fonts = {};
  const text = { type: 'text', at: [0, 0], text: 'Ω', font: 'Text', size: 3 } as const;
  const page = { title: 'Ω', language: 'en', width: 210, height: 297, fonts };
  expect(() => pdfOf({ ...page, marks: [text] })).toThrow('font');
  const font = {
    file: new Uint8Array(),
    box: [0, 0, 1, 1] as const,
    ascent: 1,
    descent: 0,
    widthOf: () => 500,
  };
  expect(() => pdfOf({ ...page, fonts: { Text: font }, marks: [text] })).toThrow('Windows-1252');
});
