import { options, parseCard, parseDice, parseRuleSet } from '@open-yatzy/rules';
import type { Command } from './command.ts';
import { type Answer, answerLines, type Members } from './json-lines.ts';

function answer({ rules, dice, card }: Members): Answer {
  const ruleSet = parseRuleSet(rules);
  if ('error' in ruleSet) return ruleSet;
  const rolled = parseDice(dice);
  if ('error' in rolled) return rolled;
  const filled = parseCard(ruleSet.value, card);
  if ('error' in filled) return filled;
  const offered = options(ruleSet.value, filled.value, rolled.value);
  return {
    value: { options: Object.fromEntries(offered.map(({ box, points, bonus }) => [box, { points, bonus }])) },
  };
}

export const optionsCommand: Command = {
  name: 'options',
  parameters: '< LINES',
  summary: 'boxes that may be written with some dice, and what they are worth',
  help: `Reads JSON Lines, such as
  {"rules":"joker-13","dice":[3,3,3,3,3],"card":{"fiveOfAKind":50}}
and answers each by the boxes that may be written, in the order of the card:
  {"options":{"threes":{"points":15,"bonus":100}}}`,
  run: (args) => answerLines(args, answer),
};
