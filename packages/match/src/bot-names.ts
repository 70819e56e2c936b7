import type { MatchState } from './state.ts';

/** Easily read and said in Swedish, German and English. */
const botNames = [
  'Alma',
  'Bruno',
  'Cleo',
  'Edda',
  'Felix',
  'Greta',
  'Hugo',
  'Ida',
  'Jonna',
  'Konrad',
  'Lova',
  'Milo',
];

/** Names for bots that nobody at the table has. */
export function freeBotNames({ seats }: Pick<MatchState, 'seats'>): readonly string[] {
  const taken = new Set(seats.map(({ holder }) => (holder.type === 'nobody' ? '' : holder.name)));
  return botNames.filter((name) => !taken.has(name));
}
