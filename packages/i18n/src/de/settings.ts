import type { SettingsWords } from '../sections/settings-words.ts';

export const settingsWords: SettingsWords = {
  title: 'Einstellungen',
  description: 'Sprache, hell oder dunkel, und wie Würfel, Trainer, Ton und Eintragen am Tisch sein sollen.',
  intro: 'Was du wählst, gilt sofort und auf diesem Gerät.',
  atTable: 'Am Tisch',
  everywhere: 'Auf allen Seiten',
  needsScripts:
    'Für die Bewegung der Würfel, den Trainer, den Ton und das Eintragen mit einmal Tippen braucht es JavaScript, und das ist hier aus. Sprache und Aussehen kannst du auch so wählen.',
  save: 'Speichern',
};
