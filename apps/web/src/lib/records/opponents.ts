import type { GamesWords } from '@open-yatzy/i18n';
import type { PlayedGame } from '@open-yatzy/protocol';

/** Who else sat at a game, as it is read: "Bo 241, Bruno (bot) 198". */
export function opponentsOf({ opponents }: PlayedGame, words: GamesWords): string {
  return opponents
    .map(({ name, isBot, total }) => {
      const who = name === '' ? words.someone : name;
      return `${isBot ? `${who} (${words.bot})` : who} ${total}`;
    })
    .join(', ');
}
