import type { Language } from '../catalog.ts';
import type { WapWords } from './words.ts';

/** What the decks for WAP phones say in a language, loaded when it is asked for. */
export async function loadWapWords(language: Language): Promise<WapWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).wapWords;
    case 'de':
      return (await import('./de.ts')).wapWords;
    case 'en':
      return (await import('./en.ts')).wapWords;
  }
}
