import type { LanguageFacts } from '../language-facts.ts';

export const nb: LanguageFacts = {
  name: 'Norsk',
  locale: 'nb-NO',
  alsoFor: ['no', 'nn'],
  addresses: {
    account: 'konto',
    calculator: 'kalkulator',
    friends: 'venner',
    games: 'spill',
    guide: 'regler',
    lobby: 'lobby',
    looks: 'utseende',
    offline: 'uten-nett',
    pad: 'yatzyblokk',
    player: 'spiller',
    privacy: 'personvern',
    ranking: 'rangliste',
    review: 'gjennomgang',
    settings: 'innstillinger',
    sheet: 'skjema',
    table: 'bord',
    'scandinavian-15': 'yatzy',
    'pocket-15': 'lommeyatzy',
    'joker-13': 'jokeryatzy',
  },
};
