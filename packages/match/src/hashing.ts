import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RuleSet } from '@open-yatzy/rules';
import type { Hex } from './vocabulary.ts';

/** SHA-256 of bytes, or of a text's UTF-8, in lower-case hex: what commits someone to a secret or a seed. */
export function commitmentOf(value: Uint8Array | string): Hex {
  return bytesToHex(sha256(typeof value === 'string' ? utf8ToBytes(value) : value));
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** SHA-256 of a rule set as JSON with sorted members and no white space. */
export function ruleSetHash(ruleSet: RuleSet): Hex {
  return commitmentOf(canonical(ruleSet));
}
