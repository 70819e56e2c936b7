import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type BotId, botIds } from '@open-yatzy/bots';
import type { MatchState } from '@open-yatzy/match';
import { parseRuleSet, type RuleSet, ruleSetIds, totals } from '@open-yatzy/rules';
import { parsed } from './arguments.ts';
import { botMatch } from './bot-match.ts';
import { type Command, UsageError } from './command.ts';

function ruleSetNamed(id: string | undefined): RuleSet {
  const found = parseRuleSet(id);
  if ('error' in found) throw new UsageError(`--${found.error.message}`);
  return found.value;
}

function botsOf(list: string | undefined, { id, seats: { min, max } }: RuleSet): readonly BotId[] {
  const bots = (list ?? '').split(',').map((name) => {
    const bot = botIds.find((each) => each === name);
    if (!bot)
      throw new UsageError(
        `--seats: expected a list of bots (${botIds.join(', ')}), got ${list ?? 'nothing'}`,
      );
    return bot;
  });
  const range = min === max ? `${min}` : `${min} to ${max}`;
  if (bots.length < min || bots.length > max) {
    throw new UsageError(`--seats: ${id} has ${range} seats, got ${bots.length}`);
  }
  return bots;
}

function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count)) {
    throw new UsageError(`--games: expected a whole number from 1, got ${text}`);
  }
  return count;
}

/** A finished match in one line. */
function resultLine(
  { match, ruleSet, beginner, seats, results }: MatchState,
  bots: readonly BotId[],
): object {
  return {
    match,
    rules: ruleSet.id,
    beginner,
    seats: seats.map(({ card, bonuses, fiveAlikes }, seat) => ({
      bot: bots[seat],
      total: totals(ruleSet, card, bonuses).total,
      fiveAlikes,
      ...results?.[seat],
    })),
  };
}

async function run(args: string[]): Promise<number> {
  const { values } = parsed({
    args,
    options: {
      rules: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: randomUUID() },
      export: { type: 'boolean', default: false },
    },
  });
  const ruleSet = ruleSetNamed(values.rules);
  const bots = botsOf(values.seats, ruleSet);
  const games = countOf(values.games);
  for (let game = 1; game <= games; game += 1) {
    const { exported, state } = botMatch({ ruleSet, bots, seed: values.seed, game });
    const line = JSON.stringify(values.export ? exported : resultLine(state, bots));
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}

export const playCommand: Command = {
  name: 'play',
  parameters: '--rules RULES --seats BOT,BOT[,BOT…] [--games N] [--seed TEXT] [--export]',
  summary: 'let bots play whole matches',
  help: `Prints the result of each match as a line of JSON, or with --export the match itself, as \`verify\` takes it.
  --rules   ${ruleSetIds.join(', ')}
  --seats   a bot for each seat: ${botIds.join(', ')}
  --games   how many matches; 1 when absent
  --seed    what the dice come from: the same seed, the same matches; another each time when absent`,
  run,
};
