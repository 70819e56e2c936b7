import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNickname, plainNickname } from './nickname.ts';

it.each([
  ['  Anna ', 'Anna'],
  ['An\u0000na\u200b', 'Anna'],
  ['Å'.repeat(30), 'Å'.repeat(24)],
  [`${'a'.repeat(23)}🎲`, 'a'.repeat(23)],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['An\u2028na', 'Anna'],
  ['<script>', '<script>'],
  ['\u202e', ''],
  ['\u200d\u200c', ''],
  ['\u0301', ''],
  ['\u3164', ''],
  ['\u2800', ''],
  ['', ''],
])('of %j is left %j', (typed, plain) => {
  expect(plainNickname(typed)).toBe(plain);
});

it.each(['', ' ', ' Anna', 'n'.repeat(25), 'a\u202eb', 'a\nb', 'a\u2029b', '\u0301', '\u3164', '\ud800'])(
  'nobody is called %j',
  (name) => {
    expect(isNickname(name)).toBe(false);
  },
);

it('what is left of anything is a nickname and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const plain = plainNickname(typed);
      expect(plain === '' || isNickname(plain)).toBe(true);
      expect(plainNickname(plain)).toBe(plain);
    }),
  );
});
