import { factsOf, fallback, type Language, languages } from './languages.ts';
import type { PageName, RuleSetName } from './names.ts';

export function isLanguage(value: string | undefined): value is Language {
  return languages.includes(value as Language);
}

/** What its speakers call a language. */
export function languageName(language: Language): string {
  return factsOf[language].name;
}

/** By which days, hours and numbers are written, such as `sv-SE`. */
export function localeOf(language: Language): string {
  return factsOf[language].locale;
}

/** What addresses in a language call a page or a rule set. */
export function addressWord(language: Language, name: PageName | RuleSetName): string {
  return factsOf[language].addresses[name];
}

/** What a word of an address names, in whatever language it is. */
export function namedBy(word: string): PageName | RuleSetName | undefined {
  for (const { addresses } of Object.values(factsOf)) {
    const found = Object.entries(addresses).find(([, each]) => each === word);
    if (found) return found[0] as PageName | RuleSetName;
  }
  return undefined;
}

/** The language for a browser's, such as `no` or `sv`. */
function languageFor(tag: string | undefined): Language | undefined {
  return languages.find((language) => language === tag || factsOf[language].alsoFor?.includes(tag ?? ''));
}

/** The best language for an `Accept-Language` header, by its weights; the fallback where none fits. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: languageFor(tag.split('-')[0]), weight: weight ? Number(weight.slice(2)) || 0 : 1 };
  });
  const known = wishes.filter(({ language, weight }) => language && weight > 0);
  return known.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? fallback;
}
