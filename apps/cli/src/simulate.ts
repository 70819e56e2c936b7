import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Played, type SeatSummary, type Simulation, simulateGame, summaryOf } from '@open-yatzy/bots';
import { botIds, ruleSetIds } from '@open-yatzy/rules';
import { parsed } from './arguments.ts';
import { botsOf, countOf, ruleSetNamed } from './bot-arguments.ts';
import type { Command } from './command.ts';
import { knownFor, restsOf, tablesOf } from './mind.ts';
import type { Share } from './simulate-worker.ts';

/** Fewer games than this are played before a thread has started. */
const worthThreads = 50;

function shareInThread(share: Share, keep: (game: number, played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: share });
    worker.on('message', ({ game, played }: { game: number; played: Played }) => keep(game, played));
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

/** All games in order, played on all cores: which thread plays one changes nothing in it. */
async function played(simulation: Simulation, games: number): Promise<readonly Played[]> {
  if (games < worthThreads) return Array.from({ length: games }, (_, game) => simulateGame(simulation, game));
  const all: Played[] = [];
  const step = availableParallelism();
  const shares = Array.from({ length: step }, (_, first) => ({ simulation, games, first, step }));
  await Promise.all(
    shares.map((share) =>
      shareInThread(share, (game, one) => {
        all[game] = one;
      }),
    ),
  );
  return all;
}

const percent = ({ score, interval: [low, high] }: Pick<SeatSummary, 'score' | 'interval'>) =>
  `${score.toFixed(2)} % (${low.toFixed(2)}–${high.toFixed(2)})`;

function textOf(seats: readonly SeatSummary[]): string {
  const rows = seats.map(({ bot, mean, sd, quantiles, reduced, ...score }) => {
    const spread = Object.values(quantiles).join(' ');
    const luckless = reduced ? `, without luck ${percent(reduced)}` : '';
    return `${bot}: mean ${mean.toFixed(2)}, sd ${sd.toFixed(2)}, quantiles ${spread}, wins ${percent(score)}${luckless}\n`;
  });
  return rows.join('');
}

async function run(args: string[]): Promise<number> {
  const { values } = parsed({
    args,
    options: {
      rules: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: randomUUID() },
      json: { type: 'boolean', default: false },
      'reduce-variance': { type: 'boolean', default: false },
    },
  });
  const ruleSet = ruleSetNamed(values.rules);
  const bots = botsOf(values.seats, ruleSet);
  const games = countOf(values.games);
  const reduceVariance = values['reduce-variance'];
  const known = await knownFor(ruleSet, bots);
  const rests = reduceVariance
    ? (known.rests ?? (await restsOf(known.tables ?? (await tablesOf(ruleSet)))))
    : known.rests;
  const simulation = { ruleSet, bots, seed: values.seed, known: { ...known, rests }, reduceVariance };
  const seats = summaryOf(bots, await played(simulation, games));
  process.stdout.write(
    values.json ? `${JSON.stringify({ rules: ruleSet.id, games, seats })}\n` : textOf(seats),
  );
  return 0;
}

export const simulateCommand: Command = {
  name: 'simulate',
  parameters: '--rules RULES --seats BOT,BOT[,BOT…] [--games N] [--seed TEXT] [--reduce-variance] [--json]',
  summary: 'measure how bots play against each other',
  help: `Plays games of bots and tells, of each seat, its totals and its share of the wins with its 95 % interval; ties are
shared evenly, and who begins rotates. The values that bots play by are kept in DATA_DIR.
  --rules            ${ruleSetIds.join(', ')}
  --seats            a bot for each seat: ${botIds.join(', ')}
  --games            how many games; 1000 when absent
  --seed             what dice and slips come from: the same seed, the same result; another each time when absent
  --reduce-variance  also gives the share of wins with luck taken out ("reduced"): as true, and nearer
  --json             {"rules","games","seats":[{"bot","mean","sd","quantiles","score","interval"}]}`,
  run,
};
