import type { RuleSet } from '@open-yatzy/rules';
import type { Chances } from './chances.ts';
import type { Rests } from './rests.ts';
import { sharesOf, slotBytes } from './slices.ts';
import { groundOf, type Tables } from './tables.ts';

/**
 * Tables and rests as bytes, little-endian, version 3:
 *   0  magic "OYTABLES" or "OYRESTS"       8  u32 version      12  u32 length of the description
 *   16 description, UTF-8, padded to 8 bytes: what the contents depend on
 *   .. tables: f64 values by slot
 *      rests: u32 slices a state, u32 length of all rows, rows (f64 slot, from, length, chances), slices (slices.ts), padded
 *   .. u32[2] checksum of all bytes before it
 */
const tablesMagic = 'OYTABLES';
const restsMagic = 'OYRESTS.';
const version = 3;
const headerBytes = 16;

/** Contents that can be used, or why not: computed anew, they can. */
export type Decoded<T> =
  | { readonly type: 'decoded'; readonly contents: T }
  /** Of another version, or of other rules. */
  | { readonly type: 'outdated'; readonly detail: string }
  /** Cut, changed, or something else. */
  | { readonly type: 'damaged'; readonly detail: string };

/** JSON with sorted members, so that equal data are equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}

/** What values depend on: everything in a rule set but its id, seats and tie-break. */
function descriptionOf({ boxes, furtherFiveAlike, keptDice, upperBonus }: RuleSet): Uint8Array {
  return new TextEncoder().encode(canonical({ boxes, furtherFiveAlike, keptDice, upperBonus }));
}

const padded = (length: number) => Math.ceil(length / 8) * 8;

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

/** A name for what is computed of a rule set: equal where the values are, and (but for chance) only there. */
export function tablesName(ruleSet: RuleSet): string {
  const description = descriptionOf(ruleSet);
  const words = new Uint8Array(padded(description.length));
  words.set(description);
  return checksum(words)
    .map((sum) => sum.toString(16).padStart(8, '0'))
    .join('');
}

function encode(
  magic: string,
  ruleSet: RuleSet,
  bodies: readonly ArrayBufferView[],
): Uint8Array<ArrayBuffer> {
  const description = descriptionOf(ruleSet);
  const bodyAt = headerBytes + padded(description.length);
  const end = bodies.reduce((at, { byteLength }) => at + padded(byteLength), bodyAt);
  const bytes = new Uint8Array(end + 8);
  bytes.set(new TextEncoder().encode(magic));
  new Uint32Array(bytes.buffer, 8, 2).set([version, description.length]);
  bytes.set(description, headerBytes);
  let at = bodyAt;
  for (const { buffer, byteOffset, byteLength } of bodies) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  new Uint32Array(bytes.buffer, end, 2).set(checksum(bytes.subarray(0, end)));
  return bytes;
}

/** The body of a file, at a multiple of eight bytes. */
function decode(magic: string, ruleSet: RuleSet, encoded: Uint8Array): Decoded<Uint8Array> {
  // Numbers are read in place, which needs them at multiples of their size.
  const bytes = encoded.byteOffset % 8 === 0 ? encoded : encoded.slice();
  const end = bytes.length - 8;
  if (end < headerBytes || end % 8 !== 0 || new TextDecoder().decode(bytes.subarray(0, 8)) !== magic) {
    return { type: 'damaged', detail: `expected ${magic}, got ${bytes.length} bytes of something else` };
  }
  const [fileVersion = 0, length = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset + 8, 2);
  if (fileVersion !== version)
    return { type: 'outdated', detail: `expected version ${version}, got ${fileVersion}` };
  const [a, b] = checksum(bytes.subarray(0, end));
  const [fileA, fileB] = new Uint32Array(bytes.buffer, bytes.byteOffset + end, 2);
  if (a !== fileA || b !== fileB) return { type: 'damaged', detail: 'the checksum does not fit' };
  const description = bytes.subarray(headerBytes, headerBytes + length);
  const expected = descriptionOf(ruleSet);
  if (length !== expected.length || description.some((byte, at) => byte !== expected[at])) {
    return { type: 'outdated', detail: `not of the rules ${ruleSet.id}` };
  }
  return { type: 'decoded', contents: bytes.subarray(headerBytes + padded(length), end) };
}

export function encodeTables({ ruleSet, values }: Tables): Uint8Array<ArrayBuffer> {
  return encode(tablesMagic, ruleSet, [values]);
}

export function decodeTables(ruleSet: RuleSet, encoded: Uint8Array): Decoded<Tables> {
  const body = decode(tablesMagic, ruleSet, encoded);
  if (body.type !== 'decoded') return body;
  const ground = groundOf(ruleSet);
  const { buffer, byteOffset, byteLength } = body.contents;
  const expected = ground.states.layers * ground.states.stride;
  return byteLength === expected * 8
    ? { type: 'decoded', contents: { ...ground, values: new Float64Array(buffer, byteOffset, expected) } }
    : { type: 'damaged', detail: `expected ${expected} values, got ${byteLength / 8}` };
}

export function encodeRests({ tables, rows, slices }: Rests): Uint8Array<ArrayBuffer> {
  const all = Float64Array.from(
    [...rows].flatMap(([slot, { from, chances }]) => [slot, from, chances.length, ...chances]),
  );
  return encode(restsMagic, tables.ruleSet, [Uint32Array.of(slices.count, all.length), all, slices.packed]);
}

export function decodeRests(tables: Tables, encoded: Uint8Array): Decoded<Rests> {
  const body = decode(restsMagic, tables.ruleSet, encoded);
  if (body.type !== 'decoded') return body;
  const { buffer, byteOffset, byteLength } = body.contents;
  const [count = 0, length = 0] = new Uint32Array(buffer, byteOffset, 2);
  const slots = tables.states.layers * tables.states.stride;
  const slicesAt = 8 + length * 8;
  if (byteLength !== slicesAt + padded(slots * slotBytes(count))) {
    return {
      type: 'damaged',
      detail: `expected ${count} slices of ${slots} states, got ${byteLength} bytes`,
    };
  }
  const all = new Float64Array(buffer, byteOffset + 8, length);
  const rows = new Map<number, Chances>();
  for (let at = 0; at < length; ) {
    const [slot = 0, from = 0, chances = 0] = all.subarray(at, at + 3);
    rows.set(slot, { from, chances: all.subarray(at + 3, at + 3 + chances) });
    at += 3 + chances;
  }
  const packed = new Uint8Array(buffer, byteOffset + slicesAt, slots * slotBytes(count));
  return { type: 'decoded', contents: { tables, rows, slices: { count, shares: sharesOf(count), packed } } };
}
