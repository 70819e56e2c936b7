import { describe, expect, it } from 'vitest';
import type { Catalog } from './catalog.ts';
import * as i18n from './index.ts';
import { type Language, languages } from './languages.ts';
import { reasonWords } from './reason.ts';
import { boxName, ruleSetWords } from './rule-set-words.ts';

/** What loads one section of the words; the guides, whose numbers come from elsewhere, have tests of their own. */
type Load = (language: Language) => Promise<object>;
const loads = Object.entries<unknown>(i18n)
  .filter(([name]) => name.startsWith('load') && name !== 'loadGuideWords' && name !== 'loadCatalog')
  .map(([name, load]) => [name.slice('load'.length), load as Load] as const);

const catalogs = new Map<Language, Catalog>();
for (const language of languages) {
  const sections = loads.map(async ([name, load]) => [name, await load(language)] as const);
  const catalog = await i18n.loadCatalog(language);
  catalogs.set(language, { ...catalog, ...Object.fromEntries(await Promise.all(sections)) });
}

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

/** Where something stands; lists may be of different lengths, and what is called as elsewhere need not be said. */
function keys(value: object, path = ''): readonly string[] {
  if (Array.isArray(value) || path.startsWith('.ruleSets.')) return [path];
  return Object.entries(value).flatMap(([key, member]) =>
    typeof member === 'object' ? keys(member, `${path}.${key}`) : [`${path}.${key}`],
  );
}

describe.each([...catalogs])('the catalog %s', (language, catalog) => {
  it('is of its language', () => expect(catalog.language).toBe(language));

  it('has every section', () => {
    expect(loads.length).toBeGreaterThanOrEqual(8);
    for (const [name] of loads) expect(catalog, name).toHaveProperty(name, expect.any(Object));
  });

  it.each(languages)('says all that %s says, and nothing else', (other) => {
    expect(keys(catalog).toSorted()).toEqual(keys(catalogs.get(other) ?? {}).toSorted());
  });

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

// Neighbours may share a few words in a row.
it('says no sentence in two languages', () => {
  const sentences = [...catalogs].flatMap(([language, catalog]) =>
    texts(catalog)
      .filter(([, text]) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 3)
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
  ['nb', 'scandinavian-15', 'fullHouse', 'Hus'],
  ['nb', 'joker-13', 'fullHouse', 'Fullt hus'],
  ['nb', 'pocket-15', 'smallStraight', 'Liten straight'],
  ['en', 'pocket-15', 'fiveOfAKind', 'Yatzy'],
] as const)('%s, %s: %s is %s', (language, ruleSet, box, name) => {
  expect(boxName(catalogs.get(language) as Catalog, ruleSet, box)).toBe(name);
});

it.each([
  ['sv', 'tre femmor', 'en femma', 'fyra treor'],
  ['de', 'drei Fünfen', 'eine Fünf', 'vier Dreien'],
  ['nb', 'tre femmere', 'en femmer', 'fire treere'],
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
