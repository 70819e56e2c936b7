import { expect, it } from 'vitest';
import { inLanguage, pathLanguage, sharedPath, tablePath } from './paths.ts';

it.each([
  ['/sv', 'de', '/de'],
  ['/sv/bord/abc', 'de', '/de/tisch/abc'],
  ['/de/tisch/abc', 'en', '/en/table/abc'],
  ['/en/about', 'sv', '/sv/about'],
  ['/sv/raknare?dice=55126&left=1', 'de', '/de/rechner?dice=55126&left=1'],
  ['/de/tisch/abc/rueckblick?seat=1', 'en', '/en/table/abc/review?seat=1'],
  ['/en/review', 'sv', '/sv/genomgang'],
  ['/sv/yatzyblock', 'de', '/de/spielblock'],
  ['/sv/regler', 'de', '/de/regeln'],
  ['/sv/integritet', 'de', '/de/datenschutz'],
  ['/en/settings', 'nb', '/nb/innstillinger'],
  ['/sv/regler/yatzy', 'de', '/de/regeln/schwedisches-yatzy'],
  ['/de/regeln/joker-yatzy/block', 'sv', '/sv/regler/jokeryatzy/protokoll'],
  ['/de/regeln/taschen-yatzy', 'en', '/en/rules/pocket-yatzy'],
  ['/sv/regler/fickyatzy/protokoll', 'nb', '/nb/regler/lommeyatzy/skjema'],
  ['/nb/bord/abc/gjennomgang', 'sv', '/sv/bord/abc/genomgang'],
  ['/', 'sv', '/sv'],
  ['/nowhere/at/all', 'de', '/de'],
] as const)('the page %s is in %s %s', (path, language, other) => {
  expect(inLanguage(path, language)).toBe(other);
});

it.each([
  ['/sv', 'sv'],
  ['/de/tisch/abc', 'de'],
  ['/', undefined],
  ['/t/abc', undefined],
  ['/svenska', undefined],
] as const)('%s is in %s', (path, language) => {
  expect(pathLanguage(path)).toBe(language);
});

it('shares tables without a language', () => {
  expect([tablePath('sv', 'abc'), sharedPath('abc')]).toEqual(['/sv/bord/abc', '/t/abc']);
});

it.each([
  ['a\r\nSet-Cookie: x=1', '/sv/bord/a%0D%0ASet-Cookie%3A%20x%3D1'],
  ['../../evil', '/sv/bord/..%2F..%2Fevil'],
  ['😀', '/sv/bord/%F0%9F%98%80'],
])('what stands in a link where an id should be stays one part of a path: %j', (id, path) => {
  expect(tablePath('sv', id)).toBe(path);
});
