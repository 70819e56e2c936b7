import { boxName, type Catalog, type CoachWords } from '@open-yatzy/i18n';
import { type Card, type Dice, type Face, options, type RuleSet } from '@open-yatzy/rules';
import type { Answer, BoxChance, Choice } from '@open-yatzy/solver';
import type { Figures } from '../solver/figures.ts';

/** In whose words, and of which dice, something is explained. */
export interface Speech {
  readonly catalog: Catalog;
  readonly words: CoachWords;
  readonly figures: Figures;
  readonly ruleSet: RuleSet;
  readonly card: Card;
  /** null before the first roll. */
  readonly dice: Dice | null;
}

/** "5-5-6", with word joiners, so that no line ends within it. */
export const facesText = (faces: readonly Face[]): string => faces.join('\u2060-\u2060');

/** A choice in a few words: "keep 5-5", "write Full house, 25". */
export function choiceWords({ catalog, words, ruleSet, card, dice }: Speech, choice: Choice): string {
  if (choice.type === 'keep')
    return choice.keep.length > 0 ? words.keep(facesText(choice.keep)) : words.throwAll;
  const box = boxName(catalog, ruleSet.id, choice.box);
  const option = dice && options(ruleSet, card, dice).find((each) => each.box === choice.box);
  const points = (option?.points ?? 0) + (option?.bonus ?? 0);
  return points > 0 ? words.write(box, points) : words.strike(box);
}

/** A box and what is wanted of it: "three of a kind", "three fives". */
export function goalWords({ catalog, words, ruleSet }: Speech, { box, goal }: BoxChance): string {
  const name = boxName(catalog, ruleSet.id, box);
  return goal === 'three' ? words.three(name) : name;
}

/** Below this a chance is no reason, and above its counterpart it is no news. */
const noReason = 0.05;

/** What the best keep is for: the open boxes that it is likeliest to bring, beyond those that lie there already. */
export function reasonsAmong(boxes: readonly BoxChance[]): readonly BoxChance[] {
  const likely = boxes
    .filter(({ afterKeep }) => afterKeep !== null && afterKeep > noReason && afterKeep < 1 - noReason)
    .toSorted((a, b) => (b.afterKeep ?? 0) - (a.afterKeep ?? 0));
  return likely.slice(0, 2);
}

/** Why the best choice is best, in one line; values as near as this are called equal. */
const equal = 0.05;

export function whyBest(speech: Speech, answer: Answer): string {
  const { words, figures } = speech;
  const [best, second] = answer.choices;
  if (!best) return '';
  const parts = [words.expected(figures.points(best.value))];
  if (!second) parts.push(words.only);
  else if (second.regret < equal) parts.push(words.same(choiceWords(speech, second)));
  else parts.push(words.better(figures.points(second.regret), choiceWords(speech, second)));
  const goals = reasonsAmong(answer.boxes).map((each) =>
    words.chanceFor(figures.share(each.afterKeep ?? 0), goalWords(speech, each)),
  );
  return [parts.join(', '), ...goals].join('; ');
}
