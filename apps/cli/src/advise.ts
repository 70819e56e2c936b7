import {
  type Card,
  type Dice,
  type Position as DiePosition,
  keepRefusal,
  type ParseError,
  parseCard,
  parseDice,
  parseRuleSet,
  positions,
  type RuleSet,
  shown,
} from '@open-yatzy/rules';
import { advise, type Position, type Tables, type Thrown } from '@open-yatzy/solver';
import type { Command } from './command.ts';
import { type Answer, answerLines, type LineError, type Members } from './json-lines.ts';
import { tablesOf } from './mind.ts';

type Parsed<T> = { readonly value: T } | { readonly error: ParseError | LineError };

const failed = (code: string, message: string) => ({ error: { code, message } });

function parseKept(ruleSet: RuleSet, rollsLeft: unknown, value: unknown): Parsed<readonly DiePosition[]> {
  if (value === undefined) return { value: [] };
  if (ruleSet.keptDice !== 'stand') return failed('badKept', `kept: in ${ruleSet.id} no dice stand`);
  if (rollsLeft === 2) return failed('badKept', 'kept: nothing can have been kept before the first re-roll');
  const areDifferent = Array.isArray(value) && new Set(value).size === value.length;
  if (!areDifferent || !Array.from(value).every((each) => positions.includes(each))) {
    return failed('badKept', `kept: expected different positions from 0 to 4, got ${shown(value)}`);
  }
  const kept = value as unknown as readonly DiePosition[];
  return keepRefusal(ruleSet, [], kept)
    ? failed('badKept', 'kept: a roll throws at least one die, so that not all five were kept')
    : { value: kept };
}

function parseThrown(ruleSet: RuleSet, { dice, rollsLeft, kept }: Members): Parsed<Thrown | undefined> {
  if (dice === undefined) {
    const extra = rollsLeft !== undefined ? 'rollsLeft' : kept !== undefined ? 'kept' : undefined;
    if (!extra) return { value: undefined };
    return failed(extra === 'kept' ? 'badKept' : 'badRollsLeft', `${extra}: there is none without dice`);
  }
  const rolled: Parsed<Dice> = parseDice(dice);
  if ('error' in rolled) return rolled;
  if (rollsLeft !== 0 && rollsLeft !== 1 && rollsLeft !== 2)
    return failed('badRollsLeft', `rollsLeft: expected 0, 1 or 2, got ${shown(rollsLeft)}`);
  const stood = parseKept(ruleSet, rollsLeft, kept);
  return 'error' in stood ? stood : { value: { dice: rolled.value, rollsLeft, kept: stood.value } };
}

function adviceFor(tables: Tables, position: Position): Answer {
  const { value, choices } = advise(tables, position);
  const told = choices.map((choice) => {
    const { value: worth, regret } = choice;
    return choice.type === 'keep'
      ? { keep: choice.keep, value: worth, regret }
      : { box: choice.box, value: worth, regret };
  });
  return { value: { value, choices: told } };
}

/** Answers lines; the tables of each rule set are had once. */
function adviser(): (members: Members) => Promise<Answer> {
  const known = new Map<RuleSet, Promise<Tables>>();
  return async (members) => {
    const ruleSet = parseRuleSet(members.rules);
    if ('error' in ruleSet) return ruleSet;
    const card: Parsed<Card> = parseCard(ruleSet.value, members.card);
    if ('error' in card) return card;
    const thrown = parseThrown(ruleSet.value, members);
    if ('error' in thrown) return thrown;
    const tables = known.get(ruleSet.value) ?? tablesOf(ruleSet.value);
    known.set(ruleSet.value, tables);
    return adviceFor(await tables, { card: card.value, ...(thrown.value && { thrown: thrown.value }) });
  };
}

export const adviseCommand: Command = {
  name: 'advise',
  parameters: '< LINES',
  summary: 'what each choice is worth under perfect solitaire play',
  help: `Reads JSON Lines, such as
  {"rules":"scandinavian-15","card":{"fives":15},"dice":[1,5,3,5,2],"rollsLeft":1,"kept":[1]}
and answers each by the expected points still to come and by all that can be done, best first:
  {"value":…,"choices":[{"keep":[5,5],"value":…,"regret":0},…,{"box":"chance","value":…,"regret":…},…]}
Points to come are those of boxes, of an upper bonus not yet won, and of hundreds. "kept" are the positions, from 0, of the
dice that stand, where the rules let dice stand. Without "dice" and "rollsLeft" it is the value before the first roll.
The values of each rule set are computed once and kept in DATA_DIR.`,
  run: (args) => answerLines(args, adviser()),
};
