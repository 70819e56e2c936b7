import { expect, test } from 'vitest';
import { newRecoveryCode, readRecoveryCode } from './secrets.ts';

test('a recovery code is four groups of five, never twice the same, and reads back however it is typed', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    const read = readRecoveryCode(code);
    expect(read).toBe(code.replaceAll('-', ''));
    expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(read);
    expect(readRecoveryCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(read);
  }
});

test.for(['', '12345', 'UUUUU-UUUUU-UUUUU-UUUUU', '12345-67890-12345-678901', 'åäöåä-12345-12345-12345'])(
  '%j is no recovery code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  },
);
