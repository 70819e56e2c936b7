import type { LanguageFacts } from '../language-facts.ts';

export const de: LanguageFacts = {
  name: 'Deutsch',
  locale: 'de-DE',
  addresses: {
    account: 'konto',
    calculator: 'rechner',
    friends: 'freunde',
    games: 'spiele',
    guide: 'regeln',
    lobby: 'lobby',
    looks: 'aussehen',
    offline: 'ohne-netz',
    pad: 'spielblock',
    player: 'spieler',
    privacy: 'datenschutz',
    ranking: 'rangliste',
    review: 'rueckblick',
    settings: 'einstellungen',
    sheet: 'block',
    table: 'tisch',
    'scandinavian-15': 'schwedisches-yatzy',
    'pocket-15': 'taschen-yatzy',
    'joker-13': 'joker-yatzy',
  },
};
