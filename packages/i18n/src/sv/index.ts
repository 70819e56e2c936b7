import type { LanguageFacts } from '../language-facts.ts';

export const sv: LanguageFacts = {
  name: 'Svenska',
  locale: 'sv-SE',
  addresses: {
    account: 'konto',
    calculator: 'raknare',
    friends: 'vanner',
    games: 'spel',
    guide: 'regler',
    lobby: 'lobby',
    looks: 'utseende',
    offline: 'utan-nat',
    pad: 'yatzyblock',
    player: 'spelare',
    privacy: 'integritet',
    ranking: 'rankning',
    review: 'genomgang',
    settings: 'installningar',
    sheet: 'protokoll',
    table: 'bord',
    'scandinavian-15': 'yatzy',
    'pocket-15': 'fickyatzy',
    'joker-13': 'jokeryatzy',
  },
};
