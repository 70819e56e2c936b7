import type { SettingsWords } from '../sections/settings-words.ts';

export const settingsWords: SettingsWords = {
  title: 'Inställningar',
  description:
    'Språk, ljust eller mörkt, och hur tärningar, tränare, ljud och skrivning ska vara vid bordet.',
  intro: 'Det du väljer gäller genast, på den här enheten.',
  atTable: 'Vid bordet',
  everywhere: 'På alla sidor',
  needsScripts:
    'Tärningarnas rörelse, tränaren, ljudet och att skriva med ett tryck kräver JavaScript, som är avstängt här. Språk och utseende går att ställa in ändå.',
  save: 'Spara',
};
