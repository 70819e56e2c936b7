import type { Language } from '../catalog.ts';
import type { GuideWords } from './words.ts';

/** What the guides say in a language, loaded when it is asked for. */
export async function loadGuideWords(language: Language): Promise<GuideWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).guide;
    case 'de':
      return (await import('./de.ts')).guide;
    case 'en':
      return (await import('./en.ts')).guide;
  }
}
