import type { WapWords } from '../sections/wap-words.ts';

export const wapWords: WapWords = {
  game: 'Welches Spiel?',
  bots: 'Gegen einen Bot:',
  friends: 'Mit Freunden:',
  seats: (seats) => `${seats} Plätze`,
  rules: 'Regeln',
  home: 'Zum Anfang',
  table: 'Zum Tisch',
  more: 'Mehr',
  back: 'Zurück',
  refresh: 'Neu laden',

  join: 'Code eingeben',
  typed: (typed) => `Code: ${typed}`,
  digits: 'Wähl Ziffer um Ziffer. Der Code steht am Tisch, der auf dich wartet.',
  erase: 'Löschen',
  unknownCode: 'Unter diesem Code wartet kein Tisch. Vielleicht wird dort schon gespielt.',
  tooManyCodes: 'Das waren viele falsche Codes. Warte eine Minute.',
  code: (code) => `Code für andere: ${code}`,

  waiting: 'Warten',
  round: (round, rounds) => `Runde ${round}/${rounds}`,
  roll: (roll) => `Wurf ${roll}/3`,
  keep: 'Was in [ ] steht, bleibt liegen.',
  strike: 'Streichen?',
  missing: (points) => `noch ${points}`,
  seatLeft: 'Du sitzt nicht mehr an diesem Tisch.',

  faults: {
    title: 'Hoppla',
    session: 'Dieser Platz ist nicht mehr zu finden. Ein Link hält 24 Stunden nach dem letzten Zug.',
    link: 'Der Link stimmt nicht. Nichts ist verloren.',
    stale: 'Das Spiel ist schon weiter. So steht es jetzt:',
    tooMany: 'Von hier kommt gerade zu viel. Warte einen Moment.',
    server: 'Beim Server ging etwas schief. Nichts ist verloren.',
  },
};
