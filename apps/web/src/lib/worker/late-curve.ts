import {
  type Card,
  fiveAlike,
  isFull,
  type PlayedTurn,
  type RuleSet,
  result,
  totals,
} from '@open-yatzy/rules';
import {
  type Distribution,
  distributionOf,
  type MatchChances,
  quickEnding,
  type Tables,
  winChances,
} from '@open-yatzy/solver';

interface Standing {
  readonly card: Card;
  readonly bonuses: number;
  readonly fiveAlikes: number;
  /** How the seat's total may come out; null while too many boxes are open. */
  readonly ending: Distribution | null;
}

function written(tables: Tables, before: Standing, { box, points, bonus, rolls }: PlayedTurn): Standing {
  const { ruleSet } = tables;
  const card = { ...before.card, [box]: points };
  const bonuses = before.bonuses + (bonus > 0 ? 1 : 0);
  const dice = rolls.at(-1)?.dice;
  const open = ruleSet.boxes.length - Object.keys(card).length;
  return {
    card,
    bonuses,
    fiveAlikes: before.fiveAlikes + (dice && fiveAlike(dice) ? 1 : 0),
    ending: open <= quickEnding ? distributionOf(tables, { card }, { bonuses }) : null,
  };
}

/** With every card full the chance is the result, with all that breaks a tie. */
function decided(ruleSet: RuleSet, seats: readonly Standing[]): readonly number[] {
  const scores = seats.map(({ card, bonuses, fiveAlikes }) => ({
    total: totals(ruleSet, card, bonuses).total,
    fiveAlikes,
  }));
  const ranks = result(ruleSet, scores).map(({ rank }) => rank);
  const best = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / best : 0));
}

function chancesOf(ruleSet: RuleSet, seats: readonly Standing[]): MatchChances | null {
  if (seats.every(({ card }) => isFull(ruleSet, card)))
    return { chances: decided(ruleSet, seats), method: 'exact' };
  const endings = seats.flatMap(({ ending }) => ending ?? []);
  return endings.length === seats.length ? { chances: winChances(endings), method: 'exact' } : null;
}

/**
 * Chances to win at the start and after each turn, as the solver's `winCurve` has them but without its rests, which a
 * page would compute for a minute: exact, and null as long as any seat has too many boxes open.
 */
export function lateCurve(
  tables: Tables,
  { seats, turns }: { readonly seats: number; readonly turns: readonly PlayedTurn[] },
  onProgress: (share: number) => void,
): readonly (MatchChances | null)[] {
  let standings: readonly Standing[] = Array.from({ length: seats }, () => {
    return { card: {}, bonuses: 0, fiveAlikes: 0, ending: null };
  });
  return [
    null,
    ...turns.map((turn, index) => {
      standings = standings.map((each, seat) => (seat === turn.seat ? written(tables, each, turn) : each));
      onProgress((index + 1) / turns.length);
      return chancesOf(tables.ruleSet, standings);
    }),
  ];
}
