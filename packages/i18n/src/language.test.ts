import { expect, it } from 'vitest';
import { isLanguage, preferredLanguage } from './language.ts';

it.each([
  [null, 'en'],
  ['', 'en'],
  ['sv', 'sv'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['SV-fi', 'sv'],
  ['fr, en;q=0.5, de;q=0.7', 'de'],
  ['fr-FR,fr;q=0.9', 'en'],
  ['sv;q=0, de;q=0.1', 'de'],
  ['en;q=0.3, sv ; q=0.4', 'sv'],
  ['de, sv', 'de'],
  [';;;,q=1', 'en'],
] as const)('Accept-Language %j is served in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

it('knows its languages, and nothing that an object inherits', () => {
  expect(['sv', 'de', 'en', 'fr', 'constructor', '', undefined].filter(isLanguage)).toEqual([
    'sv',
    'de',
    'en',
  ]);
});
