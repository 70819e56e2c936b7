import { deflateSync } from 'node:zlib';
import type { TrueType } from './true-type.ts';

/**
 * One page of text and lines as a PDF file (ISO 32000), with its fonts whole. Measures are millimetres from the upper
 * left corner. Letters are those of Windows-1252, which Western European languages need.
 */
export interface PdfPage {
  readonly title: string;
  readonly language: string;
  readonly width: number;
  readonly height: number;
  readonly fonts: Readonly<Record<string, TrueType>>;
  readonly marks: readonly Mark[];
}

export type Mark =
  /** `shade` from 0, black, to 1, white. */
  | {
      readonly type: 'line';
      readonly from: Point;
      readonly to: Point;
      readonly width: number;
      readonly shade: number;
    }
  /** `at` is where its base line begins, or ends where `isEnd`. */
  | {
      readonly type: 'text';
      readonly at: Point;
      readonly text: string;
      readonly font: string;
      readonly size: number;
      readonly isEnd?: boolean;
    };

type Point = readonly [x: number, y: number];

/** Windows-1252, by code. Control characters are no letters. */
const windows1252 = new TextDecoder('windows-1252');
const characters = Array.from({ length: 256 }, (_, code) => windows1252.decode(Uint8Array.of(code)));
const codes = new Map(
  characters.map((character, code) => [character, code] as const).filter(([each]) => !/\p{Cc}/u.test(each)),
);

/** Throws for a character that Windows-1252 lacks. */
function codeOf(character: string): number {
  const code = codes.get(character);
  if (code === undefined) throw new Error(`expected letters of Windows-1252, got ${character}`);
  return code;
}

const hex = (text: string): string =>
  `<${Array.from(text, (character) => codeOf(character).toString(16).padStart(2, '0')).join('')}>`;

/** A title may hold anything: UTF-16 with its mark. */
const title = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

const pointsPerMillimetre = 72 / 25.4;
const points = (millimetres: number): string => (millimetres * pointsPerMillimetre).toFixed(2);

function drawn({ height, fonts }: PdfPage, mark: Mark): string {
  const place = ([x, y]: Point) => `${points(x)} ${points(height - y)}`;
  if (mark.type === 'line') {
    return `${mark.shade} G ${points(mark.width)} w ${place(mark.from)} m ${place(mark.to)} l S`;
  }
  const font = fonts[mark.font];
  if (!font) throw new Error(`expected a font of the page, got ${mark.font}`);
  const width = Array.from(mark.text).reduce((sum, each) => sum + font.widthOf(each), 0);
  const back = mark.isEnd ? (width * mark.size) / 1000 : 0;
  const at = place([mark.at[0] - back, mark.at[1]]);
  return `BT /${mark.font} ${points(mark.size)} Tf ${at} Td ${hex(mark.text)} Tj ET`;
}

type Body = string | { readonly dictionary: string; readonly bytes: Uint8Array };

/** Font, its description and its file, as objects from `number` on. */
function fontObjects(name: string, font: TrueType, number: number): readonly Body[] {
  const base = name.replaceAll(/[^A-Za-z]/g, '');
  const widths = characters.slice(32).map((character) => font.widthOf(character));
  return [
    `<< /Type /Font /Subtype /TrueType /BaseFont /${base} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 ` +
      `/Widths [${widths.join(' ')}] /FontDescriptor ${number + 1} 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${base} /Flags 32 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 700 /StemV 80 /FontFile2 ${number + 2} 0 R >>`,
    { dictionary: `/Length1 ${font.file.length}`, bytes: font.file },
  ];
}

function objectsOf(page: PdfPage): readonly Body[] {
  const names = Object.keys(page.fonts);
  const firstFont = 6;
  const resources = names.map((name, at) => `/${name} ${firstFont + 3 * at} 0 R`).join(' ');
  const contents = page.marks.map((mark) => drawn(page, mark)).join('\n');
  return [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${page.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(page.width)} ${points(page.height)}] ` +
      `/Resources << /Font << ${resources} >> >> /Contents 4 0 R >>`,
    { dictionary: '', bytes: new TextEncoder().encode(contents) },
    `<< /Title ${title(page.title)} >>`,
    ...Object.entries(page.fonts).flatMap(([name, font], at) => fontObjects(name, font, firstFont + 3 * at)),
  ];
}

/** The file; the same page gives the same bytes. */
export function pdfOf(page: PdfPage): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  put('%PDF-1.7\n');
  const starts = objectsOf(page).map((body, at) => {
    const start = length;
    put(`${at + 1} 0 obj\n`);
    if (typeof body === 'string') put(body);
    else {
      const packed = deflateSync(body.bytes);
      put(`<< /Length ${packed.length} /Filter /FlateDecode ${body.dictionary} >>\nstream\n`);
      put(packed);
      put('\nendstream');
    }
    put('\nendobj\n');
    return start;
  });
  const table = length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  put(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  put(`trailer\n<< /Size ${rows.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  parts.reduce((at, part) => {
    file.set(part, at);
    return at + part.length;
  }, 0);
  return file;
}
