import { addressWord, languages } from '@open-yatzy/i18n';
import { expect, test } from 'vitest';
import { sitemapOf } from './sitemap.ts';

const map = sitemapOf('https://yatzy.example');
const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
const alternates = [...map.matchAll(/href="([^"]+)"/g)].map(([, place]) => place);

test('a sitemap names every public page once, in every language', () => {
  expect(new Set(places).size).toBe(places.length);
  expect(places).toContain('https://yatzy.example/sv/regler/fickyatzy');
  expect(places).toContain('https://yatzy.example/de/regeln/taschen-yatzy/block');
  expect(places).toContain('https://yatzy.example/nb/personvern');
  expect(places).toContain('https://yatzy.example/en');
  for (const language of languages)
    expect(places.filter((place) => place?.split('/')[3] === language)).toHaveLength(
      places.length / languages.length,
    );
});

test('what it names as the same in another language, it names itself', () => {
  expect(new Set(alternates)).toEqual(new Set(places));
});

test('it names no table, no person, and nothing of one visitor', () => {
  for (const language of languages)
    for (const page of ['table', 'player', 'account', 'friends', 'settings'] as const)
      expect(map).not.toContain(`/${addressWord(language, page)}`);
  expect(map).not.toContain('/operator');
});
