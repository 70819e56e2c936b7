import type { Language } from '../catalog.ts';
import type { PadWords } from './words.ts';

/** What the score pad says in a language, loaded when it is asked for. */
export async function loadPadWords(language: Language): Promise<PadWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).padWords;
    case 'de':
      return (await import('./de.ts')).padWords;
    case 'en':
      return (await import('./en.ts')).padWords;
  }
}
