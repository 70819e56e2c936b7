import type { Language } from '@open-yatzy/i18n';
import textFont from './fonts/atkinson-hyperlegible-next-450.ttf?inline';
import titleFont from './fonts/fraunces-600.ttf?inline';
import { type Mark, pdfOf } from './pdf.ts';
import type { Sheet } from './sheet.ts';
import { readTrueType } from './true-type.ts';

const fontIn = (url: string) => readTrueType(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
const fonts = { Title: fontIn(titleFont), Text: fontIn(textFont) };

/** A4 and its four cards, in millimetres, as in sheet.svelte. */
const paper = { width: 210, height: 297 };
const margin = 9;
const gap = 10;
const card = { width: (paper.width - 2 * margin - gap) / 2, height: (paper.height - 2 * margin - gap) / 2 };
const titleHeight = 7.4;
const namesHeight = 9;
const labelWidth = 33;
const thin = { width: 0.18, shade: 0.45 };
const firm = { width: 0.4, shade: 0 };

interface Corner {
  readonly left: number;
  readonly top: number;
}

function titleMarks({ title, nameLabel }: Sheet, { left, top }: Corner): readonly Mark[] {
  const names = top + titleHeight + namesHeight;
  return [
    { type: 'text', at: [left, top + 5], text: title, font: 'Title', size: 5.6 },
    { type: 'text', at: [left, names - 1.2], text: nameLabel, font: 'Text', size: 2.7 },
    { type: 'line', from: [left, names], to: [left + card.width, names], ...firm },
  ];
}

function rowMarks({ rows }: Sheet, { left, top }: Corner): readonly Mark[] {
  const first = top + titleHeight + namesHeight;
  const height = (top + card.height - first) / rows.length;
  return rows.flatMap(({ name, hint, isSum }, at): readonly Mark[] => {
    const bottom = first + (at + 1) * height;
    const base = bottom - height / 2 + 1.15;
    const line = isSum || rows[at + 1]?.isSum ? firm : thin;
    return [
      { type: 'line', from: [left, bottom], to: [left + card.width, bottom], ...line },
      { type: 'text', at: [left, base], text: name, font: isSum ? 'Title' : 'Text', size: 3.35 },
      { type: 'text', at: [left + labelWidth - 1.2, base], text: hint, font: 'Text', size: 2.5, isEnd: true },
    ];
  });
}

function columnMarks({ columns, columnsPerGame }: Sheet, { left, top }: Corner): readonly Mark[] {
  const width = (card.width - labelWidth) / columns;
  return Array.from({ length: columns }, (_, column): Mark => {
    const x = left + labelWidth + column * width;
    const from = [x, top + titleHeight] as const;
    const isGame = column % columnsPerGame === 0;
    return { type: 'line', from, to: [x, top + card.height], ...(isGame ? firm : thin) };
  });
}

/** The printed card as a PDF file of one A4 page, four cards on it. */
export function sheetPdf(sheet: Sheet, language: Language): Uint8Array<ArrayBuffer> {
  const corners = [margin, margin + card.height + gap].flatMap((top) =>
    [margin, margin + card.width + gap].map((left): Corner => ({ left, top })),
  );
  const marks = corners.flatMap((corner) =>
    [titleMarks, rowMarks, columnMarks].flatMap((draw) => draw(sheet, corner)),
  );
  return pdfOf({ title: sheet.title, language, ...paper, fonts, marks });
}
