import { readFileSync } from 'node:fs';
import { languages, loadRecordWords } from '@open-yatzy/i18n';
import { achievementIds, looks, recordRefusals } from '@open-yatzy/protocol';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../paths.ts';
import { gamesPath, looksPath, playerPath, rankingPath } from './record-paths.ts';
import { tableLooks } from './worn.ts';

describe.each(languages)('in %s', (language) => {
  it('every achievement, look and refusal has words, and nothing else does', async () => {
    const { achievements, shop } = await loadRecordWords(language);
    expect(Object.keys(achievements).sort()).toEqual([...achievementIds].sort());
    expect(Object.keys(shop.looks).sort()).toEqual(looks.map(({ id }) => id).sort());
    expect(Object.keys(shop.refusals).sort()).toEqual([...recordRefusals].sort());
    expect(new Set(Object.values(shop.looks)).size).toBe(looks.length);
  });
});

const css = readFileSync(new URL('../design/looks.css', import.meta.url), 'utf8');

it.each(looks.filter(({ kind }) => kind !== 'seat'))('$kind $id has a look', ({ kind, id }) => {
  expect(css).toContain(`.${kind}-${id} {`);
});

it('one’s table has the classes of what one wears', () => {
  expect(tableLooks({ dice: 'pine', paper: 'ruled', seat: 'dot' })).toBe('dice-pine paper-ruled');
  expect(tableLooks({})).toBe('');
});

it('pages about games keep their place in another language', () => {
  expect(inLanguage(gamesPath('sv', 'abc', new URLSearchParams({ page: '2' })), 'de')).toBe(
    '/de/spieler/abc/spiele?page=2',
  );
  expect(inLanguage(rankingPath('de'), 'en')).toBe('/en/ranking');
  expect(inLanguage(looksPath('en', 'pine'), 'sv')).toBe('/sv/utseende?look=pine');
  expect(playerPath('en', '../x')).toBe('/en/player/..%2Fx');
});
