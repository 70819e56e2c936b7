import type { SettingsWords } from '../sections/settings-words.ts';

export const settingsWords: SettingsWords = {
  title: 'Innstillinger',
  description: 'Språk, lyst eller mørkt, og hvordan terninger, trener, lyd og skriving skal være ved bordet.',
  intro: 'Det du velger, gjelder straks, på denne enheten.',
  atTable: 'Ved bordet',
  everywhere: 'På alle sider',
  needsScripts:
    'Terningenes bevegelse, treneren, lyden og skriving med ett trykk trenger JavaScript, som er slått av her. Språk og utseende kan du velge likevel.',
  save: 'Lagre',
};
