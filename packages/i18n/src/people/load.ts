import type { Language } from '../catalog.ts';
import type { PeopleWords } from './words.ts';

/** What the account's page says in a language, loaded when it is asked for. */
export async function loadPeopleWords(language: Language): Promise<PeopleWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).peopleWords;
    case 'de':
      return (await import('./de.ts')).peopleWords;
    case 'en':
      return (await import('./en.ts')).peopleWords;
  }
}
