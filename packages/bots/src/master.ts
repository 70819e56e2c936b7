import { type Card, totals } from '@open-yatzy/rules';
import { adviserFor, type Chances, forWinning, type Rests, restFrom } from '@open-yatzy/solver';
import type { Choice, Position, Standing } from './position.ts';
import { type Adviser, chosen } from './solitaire.ts';

/** The final total of a seat that goes on with perfect solitaire play. */
export function finalOf(rests: Rests, { card, bonuses }: Standing): Chances {
  const { from, chances } = restFrom(rests, { card });
  return { from: from + totals(rests.tables.ruleSet, card, bonuses).total, chances };
}

interface Known {
  readonly rests: Rests;
  readonly others: readonly Standing[];
  readonly adviser: Adviser;
}

/** A turn changes neither its own card nor any other, so that one adviser serves all decisions in it. */
const known = new WeakMap<Card, Known>();

const areSame = (one: readonly Standing[], two: readonly Standing[]) =>
  one.length === two.length &&
  one.every(({ card, bonuses }, at) => card === two[at]?.card && bonuses === two[at]?.bonuses);

/** Values are chances to win. */
function winningAdviser(rests: Rests, own: Standing, others: readonly Standing[]): Adviser {
  const kept = known.get(own.card);
  if (kept?.rests === rests && areSame(kept.others, others)) return kept.adviser;
  const finals = others.map((other) => finalOf(rests, other));
  const aim = forWinning(rests, { position: { card: own.card }, bonuses: own.bonuses }, finals);
  const adviser = adviserFor(aim, own.card);
  known.set(own.card, { rests, others, adviser });
  return adviser;
}

/** Plays to win the match, against the cards and totals in sight. */
export function chooseToWin(position: Position, rests: Rests): Choice {
  return chosen(winningAdviser(rests, position, position.others)(position).choices[0], position);
}
