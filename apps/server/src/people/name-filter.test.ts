import { languages, loadCatalog } from '@open-yatzy/i18n';
import { expect, test } from 'vitest';
import { isDecent } from './name-filter.ts';

test.for([
  // People, in every language.
  ...[
    'Åsa',
    'Assar',
    'Fagerström',
    'Fager',
    'Knut',
    'Kuckel',
    'Sten Slutman',
    'Hjördis',
    'Bögl',
    'Rune',
    'Analena',
  ],
  ...['Odd', 'Randi', 'Bjørn Fagerli', 'Solveig', 'Kåre', 'Skjeggestad', 'Satania'],
  ...[
    'Dick Turpin',
    'Frau Dickmann',
    'Fickenscher',
    'Schwarzenegger',
    'Wichmann',
    'Titus',
    'Nutt',
    'Semenov',
    'Arsenius',
  ],
  ...[
    'Mr Scunthorpe',
    'Cockburn',
    'Hancock',
    'Penistone',
    'Essex',
    'Cassandra',
    'Cumberbatch',
    'Fanny',
    'Nigel',
    'Pitt',
  ],
  // Words of the game and of kitchens.
  ...[
    'Sexa',
    'Sexan',
    'Sechser',
    'Fickyatzy',
    'Slut',
    'Fan',
    'Såsen',
    'Stake',
    'Bassisten',
    'Shiitake',
    'Classic 5',
  ],
  ...[
    'Kråka',
    'Ekorre',
    'Igelkott',
    'Domherre',
    'Blåmes',
    'Dachs',
    'Meise',
    'Specht',
    'Otter',
    'Badger',
    'Wren',
    '小明',
  ],
])('%s is a name', (name) => {
  expect(isDecent(name)).toBe(true);
});

test.for([
  ...[
    'Fitta',
    'FITTA',
    'fittttta',
    'f1tta',
    'f i t t a',
    'f.i.t.t.a',
    'Kuk',
    'kuk_99',
    'Jävlafitta',
    'Knulla',
    'hora',
    'Nazi',
  ],
  ...['fitte', 'Drittsekk', 'FAEN', 'jævla'],
  ...[
    'Arschloch',
    'arsch10ch',
    'Hurensohn',
    'Fotze',
    'Wichser',
    'Oberwichser',
    'Scheiße',
    'ScheisseTyp',
    'Nutte',
    'Schlampe',
  ],
  ...[
    'Fuck',
    'f u c k',
    'fuuuck',
    'FuckYou',
    'sh1t',
    'bitch',
    'Bitch_2',
    'n1gger',
    'cunt',
    'wanker',
    'Big Cock',
    'Hitler88',
  ],
  // Taken apart by what is not seen: joiners and their like.
  ...['f\u200cuck', 'ho\u200dra', 'sh\u034fit', 'Hit\u00adler'],
])('%s is none', (name) => {
  expect(isDecent(name)).toBe(false);
});

test.for(languages)('every name that is suggested in %s is one', async (language) => {
  const { nicknames, player } = (await loadCatalog(language)).home;
  expect([...nicknames, player(2)].filter((name) => !isDecent(name))).toEqual([]);
});
