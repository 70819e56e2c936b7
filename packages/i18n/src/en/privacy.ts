import type { PrivacyWords } from '../sections/privacy-words.ts';

export const privacyWords: PrivacyWords = {
  title: 'Privacy',
  description:
    'What Open Yatzy keeps about you, why, for how long and where, how you take it with you or delete it, and who runs this site.',
  lead: 'You play under a nickname, without e-mail, password or real name. There are no ads and no counting of visitors, and the pages load nothing from elsewhere.',
  cookies: {
    title: 'Cookies',
    what: 'Only those that the game needs. None follows you anywhere else.',
    each: {
      yatzy:
        'Proves who you are. It comes once you play or choose a name, and stays for 400 days after your last visit.',
      visit: 'Keeps other sites from posting forms in your name. It goes when you close the browser.',
      lang: 'The language you read. 400 days.',
      choice: 'What you chose for your last game, with the names at the table. 400 days.',
      theme: 'Light or dark, once you have chosen. 400 days.',
      scripts:
        'Notes that your browser runs no scripts, where that is so. It goes when you close the browser.',
    },
  },
  browser: {
    title: 'In your browser',
    points: [
      'Your settings, when you first sat at a table, and whether you have been through a first turn.',
      'The random numbers that your device adds to the dice. It reveals each of them to the table when its game begins.',
      'Score pads with their names and points, what you chose last and under which name, and games you play without a network.',
      'The game itself, some pages, and the tables that the coach and the calculator work with, so that they work without a network.',
      'All of this stays until you clear the data of this site in your browser.',
    ],
  },
  account: {
    title: 'Your account',
    points: [
      'On the server: your name, a random number that stands for you, and when you joined. With it you can come back and others recognise you.',
      'For each device you are signed in on: browser and system, no finer than “Chrome, Android”, since when, and the hour you were last there. Of the cookie only a fingerprint is kept.',
      'Of a passkey the public half, what you call it, and when it was made and last used. Of the recovery code a fingerprint, and since when you have had it. Of programs their name and a fingerprint of the key.',
      'No account is deleted by itself: it stays until you delete it.',
    ],
  },
  games: {
    title: 'Games and records',
    points: [
      'Each game is kept as a log: who sat where under which name, each roll, each box, and when. That is how games survive anything and dice can be checked. They are kept without a time limit.',
      'Whoever has a game’s link can look at it and download the log. The lobby shows open tables, with the names of those who sit there.',
      'Out of finished games come statistics, ratings, diamonds and achievements. Anyone who knows its address can see your profile with them; with a passkey you are also in the ranking.',
      'What you play without a network comes to your account when you are back, and only you see it there.',
      'The server has a score pad only once you share it. Then whoever has the link reads and writes it. It belongs to no account, and is removed when it has lain untouched for 90 days and someone shares another.',
      'A WAP phone has a link in place of a cookie. The server keeps its fingerprint with the seat; it is good for 24 hours after it was last used.',
    ],
  },
  people: {
    title: 'You and others',
    points: [
      'Friends, people you block, and people you mute, until you undo it. Your friends see whether you are here; that is written down nowhere.',
      'What you say at a table, with name and time. Anyone who watches the table can read it, in ranked games only the players. It stays as long as your account.',
      'If you report someone: whom, why, your note, and the last 20 lines said at the table. Those who look after the site read it, and it stays with what they decided.',
    ],
  },
  network: {
    title: 'Log and network',
    points: [
      'The server’s log says that games begin and end, and what went wrong on which page. It names nobody and holds no IP addresses.',
      'Your IP address is held in memory only, to slow down those who ask too often.',
      'The server sends nothing about you to others. What stands in front of it, such as a proxy or a host, may keep a log of its own: ask whoever runs the site.',
    ],
  },
  rights: {
    title: 'What you can do',
    points: [
      'On the page of your account you can download a file with everything listed above about you: name, devices, passkeys by name, games, records, friends, what you said, and whom you reported. Not in it are reports about you and what was decided on them; you are shown decisions when they are made.',
      'There you also change your name, sign devices out, and delete the account. Games already played keep the name they were played under until the account is deleted.',
      'You need not ask anyone for any of it.',
    ],
  },
  left: {
    title: 'When you delete the account',
    points: [
      'These go: your name everywhere, devices, passkeys, code, programs, friends, blocks, what you said, reports by you and about you, rating, achievements, looks, and games brought in from offline. You resign from games in progress.',
      'These stay: your games, with rolls and points, as “Deleted player”, so that the others keep theirs; and the books of diamonds and looks, under a number that leads to no name.',
      'A report that others made about others can still quote what you said at that table.',
      'Your browser keeps what it has, except for the cookie “yatzy”. A shared pad stays for those who have its link.',
    ],
  },
  toAccount: 'To your account',
  imprint: {
    title: 'Who runs this site',
    what: 'Open Yatzy is free software that anyone can run. This copy is run by:',
    nobody:
      'Open Yatzy is free software that anyone can run. This copy names no operator. Ask the person who gave you its address.',
  },
};
