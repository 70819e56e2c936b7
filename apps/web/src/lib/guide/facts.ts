import type { GuideFacts, Language } from '@open-yatzy/i18n';
import {
  boxRule,
  type Card,
  type Option,
  options,
  type RuleSet,
  rolls,
  totals,
  write,
} from '@open-yatzy/rules';
import { figuresOf } from '../solver/figures.ts';
import type { Figures } from './figures.ts';

/** Found once a rule set: every roll is tried in every box. */
const highest = new WeakMap<RuleSet, number>();

/** The most that a card can hold. */
export function highestTotal(ruleSet: RuleSet): number {
  const found = highest.get(ruleSet) ?? bestTotal(ruleSet);
  highest.set(ruleSet, found);
  return found;
}

/** Five alike first, since they may make more of all that follows, then box by box. */
function bestTotal(ruleSet: RuleSet): number {
  const order = ruleSet.boxes
    .map(({ box }) => box)
    .toSorted((a, b) => {
      return Number(b === 'fiveOfAKind') - Number(a === 'fiveOfAKind');
    });
  let card: Card = {};
  let bonuses = 0;
  for (const box of order) {
    const best = rolls
      .flatMap((dice) => options(ruleSet, card, dice).filter((option) => option.box === box))
      .reduce((a: Option, b: Option) => (b.points + b.bonus > a.points + a.bonus ? b : a));
    card = write(card, best);
    if (best.bonus > 0) bonuses += 1;
  }
  return totals(ruleSet, card, bonuses).total;
}

/** Shares as a guide states them: "62 %", and with a decimal where that would say too little. */
export function shareOf(language: Language): (share: number) => string {
  const style = (maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits });
  const [whole, tenths] = [style(0), style(1)];
  return (share) => (share < 0.1 || share > 0.99 ? tenths : whole).format(share);
}

/** What a guide may state of a rule set, as numbers are read in a language. Throws where there is no such number. */
export function factsOf(ruleSet: RuleSet, language: Language, found: Figures): GuideFacts {
  const { points } = figuresOf(language);
  const share = shareOf(language);
  const { furtherFiveAlike: further, seats, upperBonus } = ruleSet;
  return {
    boxes: ruleSet.boxes.length,
    fewest: seats.min,
    most: seats.max,
    bonusFrom: upperBonus.from,
    bonus: upperBonus.points,
    fixed: (box) => {
      const score = boxRule(ruleSet, box)?.score;
      if (score?.type !== 'fixed') throw new Error(`expected fixed points, got ${score?.type} for ${box}`);
      return score.points;
    },
    further: further.type === 'inBox' ? further.points : further.type === 'joker' ? further.bonus : 0,
    get highest() {
      return highestTotal(ruleSet);
    },
    mean: points(found.mean),
    standing: points(found.standing),
    low: found.quantiles.low,
    middle: found.quantiles.middle,
    high: found.quantiles.high,
    upperBonus: share(found.upperBonus),
    fiveOfAKind: share(found.fiveOfAKind),
    chance: (box) => {
      const chance = found.chances[box];
      if (chance === undefined) throw new Error(`expected a chance, got none for ${box}`);
      return share(chance);
    },
  };
}
