import { createHash, randomBytes } from 'node:crypto';
import type { Hex } from '@open-yatzy/match';

/** Upper-case base 32 without what is taken for something else: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 20;
const groupLength = 5;

/** A token for a cookie: 32 random bytes in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A session's public name, by which its owner ends it; it proves nothing. */
export function newSessionId(): string {
  return randomBytes(6).toString('hex');
}

export function isToken(token: string | undefined): token is string {
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token);
}

/** A recovery code: 100 random bits, in groups that can be read aloud and typed. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
  return (letters.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}

/** A code as it was typed, in its one spelling; null if it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return letters.length === codeLength && [...letters].every((letter) => alphabet.includes(letter))
    ? letters
    : null;
}

/** What is kept of a token or a code. Both are random and long, so that nothing slower is needed. */
export function hashOf(secret: string): Hex {
  return createHash('sha256').update(secret).digest('hex');
}
