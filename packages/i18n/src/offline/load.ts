import type { Language } from '../catalog.ts';
import type { OfflineWords } from './words.ts';

/** What is said without a network in a language, loaded when it is asked for. */
export async function loadOfflineWords(language: Language): Promise<OfflineWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).offlineWords;
    case 'de':
      return (await import('./de.ts')).offlineWords;
    case 'en':
      return (await import('./en.ts')).offlineWords;
  }
}
