import type { SettingsWords } from '../sections/settings-words.ts';

export const settingsWords: SettingsWords = {
  title: 'Settings',
  description: 'Language, light or dark, and how dice, coach, sound and writing behave at your tables.',
  intro: 'What you choose applies at once, on this device.',
  atTable: 'At the table',
  everywhere: 'On every page',
  needsScripts:
    'How dice move, the coach, sound and writing with one tap need JavaScript, which is off here. Language and appearance work without.',
  save: 'Save',
};
