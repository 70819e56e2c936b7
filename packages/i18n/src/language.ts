import { type Catalog, type Language, languages } from './catalog.ts';

export function isLanguage(value: string | undefined): value is Language {
  return languages.includes(value as Language);
}

/** One language's catalog, loaded when it is asked for. */
export async function loadCatalog(language: Language): Promise<Catalog> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).sv;
    case 'de':
      return (await import('./de.ts')).de;
    case 'en':
      return (await import('./en.ts')).en;
  }
}

/** The best language for an `Accept-Language` header, by its weights; English where none fits. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) || 0 : 1 };
  });
  const known = wishes.filter(({ language, weight }) => isLanguage(language) && weight > 0);
  const best = known.toSorted((a, b) => b.weight - a.weight)[0]?.language;
  return isLanguage(best) ? best : 'en';
}
