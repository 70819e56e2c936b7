import type { Choice, Position } from './position.ts';
import { chooseByThumb } from './thumb.ts';

/** Who can hold a seat, by strength; `thumb` plays by a rule of thumb. */
export const botIds = ['thumb'] as const;
export type BotId = (typeof botIds)[number];

const players: Readonly<Record<BotId, (position: Position) => Choice>> = { thumb: chooseByThumb };

/**
 * What a bot does in a position: a keep that the rules allow, or a box that may be written. The same position gives
 * the same choice. Throws if the card is full.
 */
export function choose(bot: BotId, position: Position): Choice {
  return players[bot](position);
}
