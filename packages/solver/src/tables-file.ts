import type { RuleSet } from '@open-yatzy/rules';
import { groundOf, type Tables } from './tables.ts';

/**
 * Tables as bytes, little-endian, version 1:
 *   0  magic "OYTABLES"      8  u32 version      12  u32 length of the description
 *   16 description, UTF-8, padded to 8 bytes: what the values depend on
 *   .. f64 values by slot    .. u32[2] checksum of all bytes before it
 */
const magic = 'OYTABLES';
const version = 1;
const headerBytes = 16;

export type Decoded =
  | { readonly type: 'decoded'; readonly tables: Tables }
  /** Of another version, or of other rules. */
  | { readonly type: 'outdated'; readonly detail: string }
  /** Cut, changed, or no tables at all. */
  | { readonly type: 'damaged'; readonly detail: string };

/** JSON with sorted members, so that equal data are equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}

/** What values depend on: everything in a rule set but its id, seats and tie-break. */
function descriptionOf({ boxes, furtherFiveAlike, keptDice, upperBonus }: RuleSet): string {
  return canonical({ boxes, furtherFiveAlike, keptDice, upperBonus });
}

/** Two sums over 32-bit words; each word changes both, wherever it stands. */
function checksum(bytes: Uint8Array): readonly [number, number] {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (const word of words) {
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul(b + word, 0x85ebca6b) ^ (b >>> 15);
  }
  return [a >>> 0, b >>> 0];
}

/** A name for the tables of a rule set: equal if and (but for chance) only if the values are. */
export function tablesName(ruleSet: RuleSet): string {
  const description = new TextEncoder().encode(descriptionOf(ruleSet));
  const padded = new Uint8Array(paddedLength(description.length));
  padded.set(description);
  return checksum(padded)
    .map((sum) => sum.toString(16).padStart(8, '0'))
    .join('');
}

const paddedLength = (length: number) => Math.ceil(length / 8) * 8;

export function encodeTables({ ruleSet, values }: Tables): Uint8Array<ArrayBuffer> {
  const description = new TextEncoder().encode(descriptionOf(ruleSet));
  const valuesAt = headerBytes + paddedLength(description.length);
  const end = valuesAt + values.byteLength;
  const bytes = new Uint8Array(end + 8);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(magic));
  view.setUint32(8, version, true);
  view.setUint32(12, description.length, true);
  bytes.set(description, headerBytes);
  new Float64Array(bytes.buffer, valuesAt, values.length).set(values);
  const sums = checksum(bytes.subarray(0, end));
  for (const [index, sum] of sums.entries()) view.setUint32(end + 4 * index, sum, true);
  return bytes;
}

/** Reads tables back; whatever is wrong with them is a value, and the tables are computed anew. */
export function decodeTables(ruleSet: RuleSet, encoded: Uint8Array): Decoded {
  // Values are read in place, which needs them at a multiple of eight.
  const bytes = encoded.byteOffset % 8 === 0 ? encoded : encoded.slice();
  if (bytes.length < headerBytes + 8 || new TextDecoder().decode(bytes.subarray(0, magic.length)) !== magic) {
    return { type: 'damaged', detail: `expected ${magic}, got ${bytes.length} bytes of something else` };
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fileVersion = view.getUint32(8, true);
  if (fileVersion !== version)
    return { type: 'outdated', detail: `expected version ${version}, got ${fileVersion}` };
  const end = bytes.length - 8;
  if (bytes.length % 8 !== 0)
    return { type: 'damaged', detail: `expected whole values, got ${bytes.length} bytes` };
  const [a, b] = checksum(bytes.subarray(0, end));
  if (a !== view.getUint32(end, true) || b !== view.getUint32(end + 4, true)) {
    return { type: 'damaged', detail: 'the checksum does not fit' };
  }
  const length = view.getUint32(12, true);
  const description = new TextDecoder().decode(bytes.subarray(headerBytes, headerBytes + length));
  if (description !== descriptionOf(ruleSet))
    return { type: 'outdated', detail: `not of the rules ${ruleSet.id}` };
  const ground = groundOf(ruleSet);
  const valuesAt = headerBytes + paddedLength(length);
  const values = new Float64Array(bytes.buffer, bytes.byteOffset + valuesAt, (end - valuesAt) / 8);
  const expected = ground.states.layers * ground.states.stride;
  return values.length === expected
    ? { type: 'decoded', tables: { ...ground, values } }
    : { type: 'damaged', detail: `expected ${expected} values, got ${values.length}` };
}
