import type { LanguageFacts } from '../language-facts.ts';

export const en: LanguageFacts = {
  name: 'English',
  locale: 'en-GB',
  addresses: {
    account: 'account',
    calculator: 'calculator',
    friends: 'friends',
    games: 'games',
    guide: 'rules',
    lobby: 'lobby',
    looks: 'looks',
    offline: 'offline',
    pad: 'pad',
    player: 'player',
    privacy: 'privacy',
    ranking: 'ranking',
    review: 'review',
    settings: 'settings',
    sheet: 'card',
    table: 'table',
    'scandinavian-15': 'swedish-yatzy',
    'pocket-15': 'pocket-yatzy',
    'joker-13': 'joker-yatzy',
  },
};
