import type { Language } from '../catalog.ts';
import type { SocialWords } from './words.ts';

/** What friends, talk and operators read in a language, loaded when it is asked for. */
export async function loadSocialWords(language: Language): Promise<SocialWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).socialWords;
    case 'de':
      return (await import('./de.ts')).socialWords;
    case 'en':
      return (await import('./en.ts')).socialWords;
  }
}
