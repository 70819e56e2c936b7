/** The words of the game, shared by every rule set. */

/** Box ids, in no rule set's order; a rule set lists its own boxes in the order of its card. */
export const boxIds = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'onePair',
  'twoPairs',
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'fiveOfAKind',
  'chance',
] as const;
export type Box = (typeof boxIds)[number];

export const faces = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof faces)[number];

/** Where a die lies, left to right, for the whole turn. */
export const positions = [0, 1, 2, 3, 4] as const;
export type Position = (typeof positions)[number];

/** Five faces by position. */
export type Dice = readonly [Face, Face, Face, Face, Face];

/** Rolls in a turn, the first with all five dice. */
export const rollsPerTurn = 3;

/** The boxes that a seat has written, with the points that stand in them. */
export type Card = Readonly<Partial<Record<Box, number>>>;

/**
 * Who plays a seat that no person does: `thumb` by a rule of thumb; the others by the values of positions, weakest first,
 * up to `perfect`, the best solitaire play; `master` plays to win the match.
 */
export const botIds = ['thumb', 'beginner', 'casual', 'strong', 'perfect', 'master'] as const;
export type BotId = (typeof botIds)[number];
