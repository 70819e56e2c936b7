import type { WapWords } from '../sections/wap-words.ts';

export const wapWords: WapWords = {
  game: 'Hvilket spill?',
  bots: 'Mot en bot:',
  friends: 'Med venner:',
  seats: (seats) => `${seats} plasser`,
  rules: 'Regler',
  home: 'Til start',
  table: 'Til bordet',
  more: 'Mer',
  back: 'Tilbake',
  refresh: 'Oppdater',

  join: 'Tast kode',
  typed: (typed) => `Kode: ${typed}`,
  digits: 'Velg ett siffer om gangen. Koden står ved bordet som venter på deg.',
  erase: 'Slett',
  unknownCode: 'Ingen bord venter med den koden. Spillet kan ha begynt.',
  tooManyCodes: 'Det ble mange feil koder. Vent et minutt.',
  code: (code) => `Kode til andre: ${code}`,

  waiting: 'Venter',
  round: (round, rounds) => `Runde ${round}/${rounds}`,
  roll: (roll) => `Kast ${roll}/3`,
  keep: 'Det som står i [ ], spares.',
  strike: 'Stryke?',
  missing: (points) => `${points} igjen`,
  seatLeft: 'Du sitter ikke lenger ved dette bordet.',

  faults: {
    title: 'Beklager',
    session: 'Plassen finnes ikke lenger. En lenke gjelder i 24 timer etter siste trekk.',
    link: 'Lenken stemmer ikke. Ingenting er tapt.',
    stale: 'Spillet har gått videre. Slik står det nå:',
    tooMany: 'Det kommer for mye herfra. Vent litt.',
    server: 'Noe gikk galt på serveren. Ingenting er tapt.',
  },
};
