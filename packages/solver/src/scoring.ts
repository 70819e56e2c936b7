import {
  type Box,
  type BoxRule,
  type Card,
  type Dice,
  faces,
  options,
  type RuleSet,
  sectionOf,
  upperBonusState,
} from '@open-yatzy/rules';
import { firstRoll, keepCount, rollDice } from './keeps.ts';

/**
 * What a rule set says of each roll and box, as numbers.
 *
 * Only five alike depend on what stands in `fiveOfAKind`; that is its status: 0 open, 1 closed (where the
 * points in it matter: by 0), 2 closed by its points. Points include what comes beside the box.
 */
export interface Scoring {
  readonly upperBonus: RuleSet['upperBonus'];
  readonly keptDice: RuleSet['keptDice'];
  /** The boxes in the order of the columns: ones to sixes, other lower boxes in card order, `fiveOfAKind`. */
  readonly columns: readonly Box[];
  /** Number of lower boxes other than `fiveOfAKind`. */
  readonly restBoxes: number;
  /** 1 where there is no `fiveOfAKind`, 2 where what stands in it does not matter, else 3. */
  readonly statuses: 1 | 2 | 3;
  /** `plain[column][roll − 210]`, of five alike while `fiveOfAKind` is open. */
  readonly plain: readonly Float64Array[];
  /** `fiveAlike[status][face − 1][column]`; NaN where the box cannot be open. */
  readonly fiveAlike: readonly (readonly Float64Array[])[];
  /** `bound[status]`: five alike go to the matching upper box, else to a lower one, else to any. */
  readonly bound: readonly boolean[];
}

const fiveColumn: Box = 'fiveOfAKind';

function columnsOf(ruleSet: RuleSet): readonly BoxRule[] {
  const upper = faces.map((face) => {
    const rule = ruleSet.boxes.find(({ pattern }) => pattern.type === 'face' && pattern.face === face);
    if (rule?.score.type !== 'matchingDice') {
      throw new Error(`expected an upper box of face ${face} scoring its dice, got ${JSON.stringify(rule)}`);
    }
    return rule;
  });
  const lower = ruleSet.boxes.filter((rule) => sectionOf(rule) === 'lower');
  const rest = lower.filter(({ box }) => box !== fiveColumn);
  return [...upper, ...rest, ...lower.filter(({ box }) => box === fiveColumn)];
}

/** The points of dice in a box when every other box is closed, `fiveOfAKind` by that many points. */
function pointsIn(ruleSet: RuleSet, box: Box, five: number | undefined): (dice: Dice) => number {
  const others = ruleSet.boxes
    .map((rule) => rule.box)
    .filter((other) => other !== box && other !== fiveColumn);
  const closed = Object.fromEntries(others.map((other) => [other, 0]));
  const card: Card = five === undefined || box === fiveColumn ? closed : { ...closed, [fiveColumn]: five };
  return (dice) => {
    const option = options(ruleSet, card, dice).find((each) => each.box === box);
    return option ? option.points + option.bonus : Number.NaN;
  };
}

/** The description of a rule set; throws where the kernel's assumptions do not hold for it. */
export function scoringOf(ruleSet: RuleSet): Scoring {
  const rules = columnsOf(ruleSet);
  const five = rules.find(({ box }) => box === fiveColumn);
  const full = five?.score.type === 'fixed' ? five.score.points : undefined;
  if (five && !full) throw new Error(`expected fixed points in fiveOfAKind, got ${JSON.stringify(five)}`);
  if (ruleSet.upperBonus.points < 0) {
    throw new Error(`expected an upper bonus of at least 0, got ${ruleSet.upperBonus.points}`);
  }
  const statuses = !five ? 1 : ruleSet.furtherFiveAlike.type === 'nothing' ? 2 : 3;
  const standing = [undefined, 0, full].slice(0, statuses);
  const rollNumbers = Array.from({ length: keepCount - firstRoll }, (_, index) => firstRoll + index);
  const allDice = rollNumbers.map(rollDice);
  const alike = allDice.slice(0, faces.length);
  const onEmptyCard = allDice.map(
    (dice) => new Map(options(ruleSet, {}, dice).map(({ box, points, bonus }) => [box, points + bonus])),
  );
  return {
    upperBonus: ruleSet.upperBonus,
    keptDice: ruleSet.keptDice,
    columns: rules.map(({ box }) => box),
    restBoxes: rules.length - faces.length - (five ? 1 : 0),
    statuses,
    plain: rules.map(({ box }) => Float64Array.from(onEmptyCard, (points) => points.get(box) ?? Number.NaN)),
    fiveAlike: standing.map((points) =>
      alike.map((dice) => Float64Array.from(rules, ({ box }) => pointsIn(ruleSet, box, points)(dice))),
    ),
    bound: standing.map((points) => Boolean(points) && ruleSet.furtherFiveAlike.type === 'joker'),
  };
}

/** What an upper entry counts towards the upper bonus. */
export function countedUpper(ruleSet: RuleSet, card: Card): number {
  return Math.min(upperBonusState(ruleSet, card).counted, ruleSet.upperBonus.from);
}
