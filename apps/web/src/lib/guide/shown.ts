import {
  boxName,
  type Catalog,
  type CoachWords,
  type GuideWords,
  type KeepName,
  type RuleSetName,
  reasonWords,
} from '@open-yatzy/i18n';
import { type Dice, keepRefusal, options, type Position, type RuleSet, standing } from '@open-yatzy/rules';
import { facesText } from '../coach/explain.ts';
import { type BoxExample, cardOf, type Example, type Given, type KeepExample } from './examples.ts';

/** What the rules make of a box or of a keep, as words. */
export interface Ruling {
  /** Of the box or the keep. */
  readonly name: string;
  readonly isAllowed: boolean;
  /** In a box that is allowed; null else. */
  readonly points: number | null;
  readonly text: string;
  readonly reason: string;
}

/** Dice with what they are worth or may be kept, all of it by the rules; `alt` says them in words. */
export interface Shown {
  readonly dice: Dice;
  readonly alt: string;
  readonly given: readonly string[];
  readonly kept: readonly Position[];
  /** Whether the kept dice stand, by the roll before. */
  readonly isStanding: boolean;
  readonly rulings: readonly Ruling[];
}

/** In whose words a guide is made. */
export interface GuideSpeech {
  readonly catalog: Catalog;
  readonly guide: GuideWords;
  readonly coach: CoachWords;
}

/** Who says what the rules make of an example. */
export interface RuleTeller extends GuideSpeech {
  readonly id: RuleSetName;
  readonly ruleSet: RuleSet;
}

function given({ catalog, guide, id, ruleSet }: RuleTeller, each: Given): string {
  const words = guide.labels.given;
  if (each.type === 'lowerFull') return words.lowerFull;
  const name = boxName(catalog, id, each.box);
  const points = cardOf(ruleSet, [each])[each.box] ?? 0;
  return each.type === 'full' ? words.full(name, points) : words[each.type](name);
}

/** Dice with nothing said of them yet. */
function shownDice({ guide }: RuleTeller, dice: Dice): Shown {
  const alt = guide.labels.dice(dice.join('-'));
  return { dice, alt, given: [], kept: [], isStanding: false, rulings: [] };
}

/** An example with its points. Throws for a box that is not on the card. */
export function shownWorth(teller: RuleTeller, example: BoxExample): Shown {
  const { catalog, guide, id, ruleSet } = teller;
  const offered = options(ruleSet, cardOf(ruleSet, example.given), example.dice);
  const rulings = example.boxes.map((box): Ruling => {
    const name = boxName(catalog, id, box);
    const option = offered.find((each) => each.box === box);
    if (!option) return { name, isAllowed: false, points: null, text: guide.labels.refused, reason: '' };
    const { points, bonus, reason } = option;
    const extra = bonus > 0 ? ` ${guide.labels.extra(bonus)}` : '';
    return {
      name,
      isAllowed: true,
      points,
      text: guide.labels.points(points) + extra,
      reason: reasonWords(catalog, reason),
    };
  });
  return {
    ...shownDice(teller, example.dice),
    given: (example.given ?? []).map((each) => given(teller, each)),
    rulings,
  };
}

/** Both rolls of an example, the second with what may be kept of it. */
function shownKeeps(
  teller: RuleTeller,
  { rolls: [first, second], kept, keeps }: KeepExample,
): readonly Shown[] {
  const { coach, guide, ruleSet } = teller;
  const { labels } = guide;
  const faces = (at: readonly Position[]) => facesText(at.map((position) => second[position]));
  const rulings = (Object.keys(keeps) as KeepName[]).map((keep): Ruling => {
    const refusal = keepRefusal(ruleSet, kept, keeps[keep]);
    return {
      name: labels.keeps[keep],
      isAllowed: !refusal,
      points: null,
      text: refusal ? labels.forbidden : labels.allowed,
      reason: refusal?.type === 'standingReleased' ? labels.standing(faces(refusal.standing)) : '',
    };
  });
  const mustStay = standing(ruleSet, kept);
  return [
    { ...shownDice(teller, first), given: [labels.rolls.first, coach.keep(faces(kept))], kept },
    {
      ...shownDice(teller, second),
      given: [labels.rolls.second, labels.standing(faces(mustStay))],
      kept: mustStay,
      isStanding: true,
      rulings,
    },
  ];
}

export function shown(teller: RuleTeller, example: Example): readonly Shown[] {
  return 'keeps' in example ? shownKeeps(teller, example) : [shownWorth(teller, example)];
}
