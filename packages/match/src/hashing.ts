import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RuleSet } from '@open-yatzy/rules';
import type { Hex } from './vocabulary.ts';

/** SHA-256 of bytes, or of a text's UTF-8, in lower-case hex: what commits someone to a secret or a seed. */
export function commitmentOf(value: Uint8Array | string): Hex {
  return bytesToHex(sha256(typeof value === 'string' ? utf8ToBytes(value) : value));
}

/** JSON with sorted members and no white space: the same text for the same value. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}

/** SHA-256 of a rule set as canonical JSON. */
export function ruleSetHash(ruleSet: RuleSet): Hex {
  return commitmentOf(canonicalJson(ruleSet));
}
