import type { BotId } from '@open-yatzy/rules';
import { chooseToWin } from './master.ts';
import type { Mind } from './mind.ts';
import type { Choice, Position } from './position.ts';
import { chooseBest, chooseNearBest } from './solitaire.ts';
import { chooseByThumb } from './thumb.ts';

/**
 * How far each goes astray, in points (`chooseNearBest`), and the mean loss a turn that comes of it, give or take a
 * tenth between rule sets: docs/bots.md has what was measured.
 */
export const slips = {
  beginner: { slip: 1.4, loss: 2.5 },
  casual: { slip: 0.8, loss: 1 },
  strong: { slip: 0.5, loss: 0.4 },
} as const satisfies Partial<Record<BotId, { readonly slip: number; readonly loss: number }>>;

/** Who plays in a bot's place with what is known so far: without values it is the rule of thumb. */
export function standIn(bot: BotId, { tables, rests }: Mind): BotId {
  if (bot === 'thumb' || !tables) return 'thumb';
  return bot === 'master' && !rests ? 'perfect' : bot;
}

/**
 * What a bot does in a position, or who stands in for it: a keep that the rules allow, or a box that may be written.
 * The same position, and the same number where it slips, give the same choice. Throws if the card is full.
 */
export function choose(bot: BotId, position: Position, mind: Mind): Choice {
  const { tables, rests, random } = mind;
  const plays = standIn(bot, mind);
  if (plays === 'thumb' || !tables) return chooseByThumb(position);
  // Alone there is nothing to win but points.
  if (plays === 'master' && rests && position.others.length > 0) return chooseToWin(position, rests);
  return plays === 'perfect' || plays === 'master'
    ? chooseBest(position, tables)
    : chooseNearBest(position, tables, { slip: slips[plays].slip, random: random() });
}
