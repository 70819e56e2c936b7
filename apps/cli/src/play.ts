import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { seededNumbers } from '@open-yatzy/bots';
import type { MatchState } from '@open-yatzy/match';
import { type BotId, botIds, ruleSetIds, totals } from '@open-yatzy/rules';
import { parsed } from './arguments.ts';
import { botsOf, countOf, ruleSetNamed } from './bot-arguments.ts';
import { botMatch } from './bot-match.ts';
import type { Command } from './command.ts';
import { knownFor } from './mind.ts';

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
  const { seed } = values;
  const known = await knownFor(ruleSet, bots);
  for (let game = 1; game <= games; game += 1) {
    const mind = { ...known, random: seededNumbers(`slips ${game} ${seed}`) };
    const { exported, state } = botMatch({ ruleSet, bots, mind, seed, game });
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
