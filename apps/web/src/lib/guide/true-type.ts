/** What a PDF must know of a TrueType font, in thousandths of its size. */
export interface TrueType {
  readonly file: Uint8Array;
  readonly box: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  /** How far a character moves on. */
  readonly widthOf: (character: string) => number;
}

/** The glyph of a code point by a character map of format 4 that begins at `map`; 0 where it has none. */
function glyphOf(view: DataView, map: number, code: number): number {
  const segments = view.getUint16(map + 6) / 2;
  const [ends, starts] = [map + 14, map + 16 + 2 * segments];
  const [deltas, ranges] = [starts + 2 * segments, starts + 4 * segments];
  for (let segment = 0; segment < segments; segment += 1) {
    if (view.getUint16(ends + 2 * segment) < code) continue;
    const start = view.getUint16(starts + 2 * segment);
    if (start > code) return 0;
    const delta = view.getUint16(deltas + 2 * segment);
    const range = view.getUint16(ranges + 2 * segment);
    const listed = range && view.getUint16(ranges + 2 * segment + range + 2 * (code - start));
    if (range && !listed) return 0;
    return ((range ? listed : code) + delta) & 0xffff;
  }
  return 0;
}

/** Where the map of Unicode characters for Windows begins. */
function unicodeMap(view: DataView, cmap: number): number {
  for (let table = 0; table < view.getUint16(cmap + 2); table += 1) {
    const at = cmap + 4 + 8 * table;
    const map = cmap + view.getUint32(at + 4);
    if (view.getUint16(at) === 3 && view.getUint16(at + 2) === 1 && view.getUint16(map) === 4) return map;
  }
  throw new Error('expected a Unicode character map of format 4, got none');
}

/** Reads a TrueType file; throws where it lacks a table. https://learn.microsoft.com/typography/opentype/spec */
export function readTrueType(file: Uint8Array): TrueType {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, number>();
  for (let table = 0; table < view.getUint16(4); table += 1) {
    const at = 12 + 16 * table;
    tables.set(String.fromCharCode(...file.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const table = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`expected the table ${name}, got ${[...tables.keys()]}`);
    return at;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const scaled = (units: number) => Math.round((units * 1000) / view.getUint16(head + 18));
  const box = [36, 38, 40, 42].map((offset) => scaled(view.getInt16(head + offset)));
  const map = unicodeMap(view, table('cmap'));
  const lastWidth = view.getUint16(hhea + 34) - 1;
  return {
    file,
    box: box as unknown as TrueType['box'],
    ascent: scaled(view.getInt16(hhea + 4)),
    descent: scaled(view.getInt16(hhea + 6)),
    widthOf: (character) => {
      const glyph = glyphOf(view, map, character.codePointAt(0) ?? 0);
      return scaled(view.getUint16(hmtx + 4 * Math.min(glyph, lastWidth)));
    },
  };
}
