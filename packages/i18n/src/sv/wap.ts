import type { WapWords } from '../sections/wap-words.ts';

export const wapWords: WapWords = {
  game: 'Vilket spel?',
  bots: 'Mot en bot:',
  friends: 'Med vänner:',
  seats: (seats) => `${seats} platser`,
  rules: 'Regler',
  home: 'Till början',
  table: 'Till bordet',
  more: 'Mer',
  back: 'Tillbaka',
  refresh: 'Ladda om',

  join: 'Ange kod',
  typed: (typed) => `Kod: ${typed}`,
  digits: 'Välj en siffra i taget. Koden står vid bordet som väntar på dig.',
  erase: 'Sudda',
  unknownCode: 'Inget bord väntar med den koden. Spelet kan redan ha börjat.',
  tooManyCodes: 'Det blev många fel koder. Vänta en minut.',
  code: (code) => `Kod till andra: ${code}`,

  waiting: 'Väntar',
  round: (round, rounds) => `Omgång ${round}/${rounds}`,
  roll: (roll) => `Kast ${roll}/3`,
  keep: 'Det som står i [ ] sparas.',
  strike: 'Stryka?',
  missing: (points) => `${points} kvar`,
  seatLeft: 'Du sitter inte längre vid det här bordet.',

  faults: {
    title: 'Hoppsan',
    session: 'Platsen finns inte längre. En länk gäller 24 timmar efter senaste draget.',
    link: 'Länken stämmer inte. Inget är förlorat.',
    stale: 'Spelet har gått vidare. Så här står det nu:',
    tooMany: 'Det kommer för mycket härifrån. Vänta en stund.',
    server: 'Något gick fel på servern. Inget är förlorat.',
  },
};
