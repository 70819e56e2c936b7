import { parseBonuses, parseCard, parseRuleSet, totals } from '@open-yatzy/rules';
import type { Command } from './command.ts';
import { type Answer, answerLines, type Members } from './json-lines.ts';

function answer({ rules, card, bonuses }: Members): Answer {
  const ruleSet = parseRuleSet(rules);
  if ('error' in ruleSet) return ruleSet;
  const filled = parseCard(ruleSet.value, card);
  if ('error' in filled) return filled;
  const beside = parseBonuses(ruleSet.value, filled.value, bonuses);
  if ('error' in beside) return beside;
  return { value: totals(ruleSet.value, filled.value, beside.value) };
}

export const totalsCommand: Command = {
  name: 'totals',
  parameters: '< LINES',
  summary: 'what a card adds up to',
  help: `Reads JSON Lines, such as
  {"rules":"joker-13","card":{"fiveOfAKind":50,"threes":15},"bonuses":1}
and answers each by the parts of the total and their sum:
  {"upper":15,"upperBonus":0,"lower":50,"bonus":100,"total":165}
"bonuses" is the number of hundreds beside the boxes, 0 when absent.`,
  run: (args) => answerLines(args, answer),
};
