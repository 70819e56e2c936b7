import type { Language } from '../catalog.ts';
import type { RecordWords } from './words.ts';

/** What pages about finished games say in a language, loaded when it is asked for. */
export async function loadRecordWords(language: Language): Promise<RecordWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).recordWords;
    case 'de':
      return (await import('./de.ts')).recordWords;
    case 'en':
      return (await import('./en.ts')).recordWords;
  }
}
