import { type Card, fiveAlike, isFull, type PlayedTurn, result, totals } from '@open-yatzy/rules';
import type { Rests } from './rests.ts';
import { type MatchChances, matchChances } from './winning.ts';

interface Standing {
  readonly card: Card;
  readonly bonuses: number;
  readonly fiveAlikes: number;
}

function written(standing: Standing, { box, points, bonus, rolls }: PlayedTurn): Standing {
  const dice = rolls.at(-1)?.dice;
  return {
    card: { ...standing.card, [box]: points },
    bonuses: standing.bonuses + (bonus > 0 ? 1 : 0),
    fiveAlikes: standing.fiveAlikes + (dice && fiveAlike(dice) ? 1 : 0),
  };
}

/** With every card full the chance is the result, with all that breaks a tie. */
function chancesOf(rests: Rests, seats: readonly Standing[]): MatchChances {
  const { ruleSet } = rests.tables;
  if (!seats.every(({ card }) => isFull(ruleSet, card)))
    return matchChances(
      rests,
      seats.map(({ card, bonuses }) => ({ position: { card }, bonuses })),
    );
  const scores = seats.map(({ card, bonuses, fiveAlikes }) => {
    return { total: totals(ruleSet, card, bonuses).total, fiveAlikes };
  });
  const ranks = result(ruleSet, scores).map(({ rank }) => rank);
  const best = ranks.filter((rank) => rank === 1).length;
  return { chances: ranks.map((rank) => (rank === 1 ? 1 / best : 0)), method: 'exact' };
}

/**
 * Each seat's chance to win at the start and after each turn, if all go on with perfect solitaire play; a draw is
 * shared evenly. One more than there are turns, which come in the order in which they were played.
 */
export function winCurve(rests: Rests, seats: number, turns: readonly PlayedTurn[]): readonly MatchChances[] {
  let standings: readonly Standing[] = Array.from({ length: seats }, () => {
    return { card: {}, bonuses: 0, fiveAlikes: 0 };
  });
  const curve = [chancesOf(rests, standings)];
  for (const turn of turns) {
    standings = standings.map((each, seat) => (seat === turn.seat ? written(each, turn) : each));
    curve.push(chancesOf(rests, standings));
  }
  return curve;
}
