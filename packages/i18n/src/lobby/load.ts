import type { Language } from '../catalog.ts';
import type { LobbyWords } from './words.ts';

/** What the lobby says in a language, loaded when it is asked for. */
export async function loadLobbyWords(language: Language): Promise<LobbyWords> {
  switch (language) {
    case 'sv':
      return (await import('./sv.ts')).lobbyWords;
    case 'de':
      return (await import('./de.ts')).lobbyWords;
    case 'en':
      return (await import('./en.ts')).lobbyWords;
  }
}
