import { boxName, ruleSetWords } from '@open-yatzy/i18n';
import type { BoxRule, RuleSet } from '@open-yatzy/rules';
import type { Speech } from './speech.ts';

/** Boxes that are told about at once. */
const boxesAtOnce = 5;

/** What a box asks for, and brings. */
function boxLine(
  { catalog }: Speech,
  ruleSet: RuleSet,
  { box, pattern, score, fiveAlikeWaits }: BoxRule,
): string {
  const words = catalog.table.rules;
  const wanted = (() => {
    switch (pattern.type) {
      case 'face':
        return words.face(pattern.face);
      case 'alike':
        return words.alike(pattern.count);
      case 'twoPairs':
        return words.twoPairs(pattern.differentFaces);
      case 'fullHouse':
        return words.fullHouse(pattern.fiveAlikeCount);
      case 'run':
        return pattern.from
          ? words.runFrom(pattern.from, pattern.from + pattern.length - 1)
          : words.run(pattern.length);
      case 'any':
        return words.any;
    }
  })();
  const waits = fiveAlikeWaits ? `; ${words.waits(boxName(catalog, ruleSet.id, 'fiveOfAKind'))}` : '';
  const brings = score.type === 'fixed' ? words.fixed(score.points) : words[score.type];
  return `${boxName(catalog, ruleSet.id, box)}: ${wanted}${waits}: ${brings}`;
}

function courseOfPlay({ catalog }: Speech, ruleSet: RuleSet): readonly string[] {
  const words = catalog.table.rules;
  const { boxes, keptDice, upperBonus, furtherFiveAlike: further, tieBreak } = ruleSet;
  const fiveOfAKind = boxName(catalog, ruleSet.id, 'fiveOfAKind');
  const bonusWords = ruleSetWords(catalog, ruleSet.id).upperBonus ?? words.upperBonus;
  return [
    words.goal(boxes.length),
    keptDice === 'stand' ? words.standing : words.released,
    bonusWords(upperBonus.from, upperBonus.points),
    ...(further.type === 'inBox' ? [words.further.inBox(fiveOfAKind, further.points)] : []),
    ...(further.type === 'joker' ? [words.further.joker(fiveOfAKind, further.bonus)] : []),
    ...(tieBreak === 'mostFiveAlike' ? [words.tieBreak(fiveOfAKind)] : []),
  ];
}

/** The rules in pages of a few lines each: how play goes, then what the boxes ask for. */
export function rulesInShort(speech: Speech, ruleSet: RuleSet): readonly (readonly string[])[] {
  const boxes = ruleSet.boxes.map((rule) => boxLine(speech, ruleSet, rule));
  const pages = Array.from({ length: Math.ceil(boxes.length / boxesAtOnce) }, (_, page) =>
    boxes.slice(page * boxesAtOnce, (page + 1) * boxesAtOnce),
  );
  return [courseOfPlay(speech, ruleSet), ...pages];
}
