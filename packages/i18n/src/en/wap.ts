import type { WapWords } from '../sections/wap-words.ts';

export const wapWords: WapWords = {
  game: 'Which game?',
  bots: 'Against a bot:',
  friends: 'With friends:',
  seats: (seats) => `${seats} seats`,
  rules: 'Rules',
  home: 'To the beginning',
  table: 'To the table',
  more: 'More',
  back: 'Back',
  refresh: 'Refresh',

  join: 'Enter a code',
  typed: (typed) => `Code: ${typed}`,
  digits: 'Pick it digit by digit. The table that waits for you shows its code.',
  erase: 'Erase',
  unknownCode: 'No table waits under this code. Its game may have begun.',
  tooManyCodes: 'Too many wrong codes. Wait a minute.',
  code: (code) => `Code for others: ${code}`,

  waiting: 'Waiting',
  round: (round, rounds) => `Round ${round}/${rounds}`,
  roll: (roll) => `Roll ${roll}/3`,
  keep: 'Dice in [ ] are kept.',
  strike: 'Strike it?',
  missing: (points) => `${points} to go`,
  seatLeft: 'You no longer sit at this table.',

  faults: {
    title: 'Sorry',
    session: 'This seat cannot be found. A link lasts for 24 hours after the last move.',
    link: 'This link is not right. Nothing is lost.',
    stale: 'The game has moved on. This is how it stands:',
    tooMany: 'Too much comes from here right now. Wait a moment.',
    server: 'Something went wrong on the server. Nothing is lost.',
  },
};
