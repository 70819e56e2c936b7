import { describe, expect, it } from 'vitest';
import { type Catalog, type Language, languages } from './catalog.ts';
import { loadCatalog } from './language.ts';
import { loadLobbyWords } from './lobby/load.ts';
import type { LobbyWords } from './lobby/words.ts';
import { loadOfflineWords } from './offline/load.ts';
import type { OfflineWords } from './offline/words.ts';
import { loadPadWords } from './pad/load.ts';
import type { PadWords } from './pad/words.ts';
import { loadPeopleWords } from './people/load.ts';
import type { PeopleWords } from './people/words.ts';
import { reasonWords } from './reason.ts';
import { loadRecordWords } from './records/load.ts';
import type { RecordWords } from './records/words.ts';
import { boxName, ruleSetWords } from './rule-set-words.ts';
import { loadSocialWords } from './social/load.ts';
import type { SocialWords } from './social/words.ts';
import { loadSolverWords } from './solver/load.ts';
import type { SolverWords } from './solver/words.ts';
import { loadWapWords } from './wap/load.ts';
import type { WapWords } from './wap/words.ts';

type All = Catalog &
  SolverWords & {
    readonly lobby: LobbyWords;
    readonly offline: OfflineWords;
    readonly pad: PadWords;
    readonly people: PeopleWords;
    readonly records: RecordWords;
    readonly social: SocialWords;
    readonly wap: WapWords;
  };
const catalogs = new Map<Language, All>();
for (const language of languages)
  catalogs.set(language, {
    ...(await loadCatalog(language)),
    ...(await loadSolverWords(language)),
    lobby: await loadLobbyWords(language),
    offline: await loadOfflineWords(language),
    pad: await loadPadWords(language),
    people: await loadPeopleWords(language),
    records: await loadRecordWords(language),
    social: await loadSocialWords(language),
    wap: await loadWapWords(language),
  });

/** Fills any gap in a sentence, whether it takes a number or the parts of a move. */
const gap = Object.assign(Object(3), {
  name: 'Anna',
  box: 'sixes',
  points: 3,
  bonus: 3,
  turn: 3,
  stands: '18',
  aside: '24',
});

/** Every text of a catalog by where it stands. */
function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return texts(value(...Array.from({ length: value.length }, () => gap)), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => texts(member, `${path}.${key}`));
}

describe.each([...catalogs])('the catalog %s', (language, catalog) => {
  it('is of its language', () => expect(catalog.language).toBe(language));

  it('leaves nothing empty', () => {
    expect(texts(catalog).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('never raises its voice', () => {
    expect(texts(catalog).filter(([, text]) => text.includes('!'))).toEqual([]);
  });

  it('fills every gap in a sentence', () => {
    expect(texts(catalog).filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('offers enough nicknames, all different and none too long', () => {
    const { nicknames } = catalog.home;
    expect(new Set(nicknames).size).toBe(nicknames.length);
    expect(nicknames.length).toBeGreaterThanOrEqual(10);
    expect(nicknames.filter((name) => name.length > 24)).toEqual([]);
  });
});

it('says no sentence in two languages', () => {
  const sentences = [...catalogs].flatMap(([language, { languageNames: _, ...catalog }]) =>
    texts(catalog)
      .filter(([, text]) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 2)
      .map(([path, text]) => ({ language, path, text })),
  );
  const twice = sentences.filter(({ language, text }) =>
    sentences.some((other) => other.language !== language && other.text === text),
  );
  expect(twice).toEqual([]);
});

it.each([
  ['sv', 'scandinavian-15', 'fiveOfAKind', 'YATZY'],
  ['sv', 'joker-13', 'fullHouse', 'Kåk'],
  ['de', 'scandinavian-15', 'onePair', 'Pasch'],
  ['de', 'scandinavian-15', 'fiveOfAKind', 'Fünferpasch'],
  ['de', 'pocket-15', 'onePair', 'Zweierpasch'],
  ['de', 'pocket-15', 'twoPairs', 'Zwei Zweierpasch'],
  ['de', 'pocket-15', 'fiveOfAKind', 'Kniffel'],
  ['en', 'pocket-15', 'fiveOfAKind', 'Yatzy'],
] as const)('%s, %s: %s is %s', (language, ruleSet, box, name) => {
  expect(boxName(catalogs.get(language) as Catalog, ruleSet, box)).toBe(name);
});

it.each([
  ['sv', 'tre femmor', 'en femma', 'fyra treor'],
  ['de', 'drei Fünfen', 'eine Fünf', 'vier Dreien'],
  ['en', 'three 5s', 'one 5', 'four 3s'],
] as const)('%s counts dice: %s', (language, three, one, twoPairs) => {
  const catalog = catalogs.get(language) as Catalog;
  expect(reasonWords(catalog, { type: 'alike', count: 3, face: 5 })).toBe(three);
  expect(reasonWords(catalog, { type: 'alike', count: 1, face: 5 })).toBe(one);
  expect(reasonWords(catalog, { type: 'twoPairs', faces: [3, 3] })).toBe(twoPairs);
});

it('calls rules that it does not know by their id', () => {
  expect(ruleSetWords(catalogs.get('en') as Catalog, 'toString')).toEqual({ name: 'toString', line: '' });
});
