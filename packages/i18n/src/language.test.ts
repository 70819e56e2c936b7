import { describe, expect, it } from 'vitest';
import { isLanguage, languageName, localeOf, namedBy, preferredLanguage } from './language.ts';
import { factsOf, fallback, languages } from './languages.ts';

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
  ['nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en;q=0.6', 'nb'],
  ['no', 'nb'],
  ['nn-NO, sv;q=0.9', 'nb'],
  [';;;,q=1', 'en'],
] as const)('Accept-Language %j is served in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

it('knows its languages, and nothing that an object inherits', () => {
  expect([...languages, 'fr', 'constructor', '', undefined].filter(isLanguage)).toEqual(languages);
  expect(languages).toContain(fallback);
});

describe.each(languages)('the language %s', (language) => {
  it('has a tag and a locale that every browser knows by one name', () => {
    expect(Intl.getCanonicalLocales([language, localeOf(language)])).toEqual([language, localeOf(language)]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(language)).toEqual([language]);
    expect(new Intl.Locale(localeOf(language)).language).toBe(language);
  });

  it('is chosen by its tag, and by no other language', () => {
    const wishes = [language, ...(factsOf[language].alsoFor ?? [])];
    expect(wishes.map(preferredLanguage)).toEqual(wishes.map(() => language));
  });

  it('has a name of its own', () => {
    expect(languages.filter((other) => languageName(other) === languageName(language))).toEqual([language]);
  });

  it('calls every page by a word that names nothing else in any language', () => {
    for (const [page, word] of Object.entries(factsOf[language].addresses)) {
      expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const other of languages) {
        const named = Object.entries(factsOf[other].addresses).filter(([, each]) => each === word);
        expect([page, ...named.map(([name]) => name)].filter((name) => name !== page)).toEqual([]);
      }
      expect(namedBy(word)).toBe(page);
    }
  });
});
