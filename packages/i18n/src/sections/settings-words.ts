import type { Language } from '../languages.ts';

/** What the settings' page says beside the settings themselves, which are called as in the menu of a table. */
export interface SettingsWords {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly atTable: string;
  /** Beside what holds at the table alone. */
  readonly everywhere: string;
  /** For whoever runs no scripts. */
  readonly needsScripts: string;
  readonly save: string;
}

/** What the settings' page says in a language, loaded when it is asked for. */
export async function loadSettingsWords(language: Language): Promise<SettingsWords> {
  return (await import(`../${language}/settings.ts`)).settingsWords;
}
