import type { Language } from '../catalog.ts';
import type { SolverWords } from './words.ts';

/** What coach, calculator and review say in a language, loaded when it is asked for. */
export async function loadSolverWords(language: Language): Promise<SolverWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).solverWords;
    case 'de':
      return (await import('./de.ts')).solverWords;
    case 'en':
      return (await import('./en.ts')).solverWords;
  }
}
