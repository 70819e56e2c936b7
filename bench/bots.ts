/**
 * How well each bot plays and how long it thinks: `npm run bench -- bots [games]` writes the figures in docs/bots.md,
 * `npm run bench -- bots RULES [SEATS]` only the rows on the master under these rules, and with so many seats. The
 * values that bots play by are kept in `DATA_DIR`.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Choice,
  choose,
  type Mind,
  type Position,
  playGame,
  type SeatSummary,
  seededNumbers,
} from '../packages/bots/src/index.ts';
import { type BotId, botIds, findRuleSet, type RuleSet, ruleSets } from '../packages/rules/src/index.ts';
import { cachedRests, cachedTables, findRestsInNode, solveInNode } from '../packages/solver/node/index.ts';
import { advise, type Tables } from '../packages/solver/src/index.ts';

const root = join(import.meta.dirname, '..');
const dataFolder = process.env.DATA_DIR || join(root, 'data');
const doc = join(root, 'docs', 'bots.md');
const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];
const [asked = '1000', seatsAsked] = process.argv.slice(2);
const ruleSetAsked = findRuleSet(asked);
const games = Number(asked);
/** Positions that each bot is timed on. */
const positionsTimed = 300;
const z = 1.96;

const run = promisify(execFile);
const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(rowOf).join('\n');

function spreadOf(numbers: readonly number[]): { readonly mean: number; readonly sd: number } {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / (numbers.length - 1)) };
}

const sorted = (dice: readonly number[]) => [...dice].sort().join('');

/** What a choice loses to the best, in points. */
function lostBy(tables: Tables, position: Position, choice: Choice): number {
  const { card, dice, rollsLeft, kept } = position;
  const { choices } = advise(tables, { card, thrown: { dice, rollsLeft, kept } });
  const taken = choices.find((each) =>
    choice.type === 'write'
      ? each.type === 'box' && each.box === choice.box
      : each.type === 'keep' && sorted(each.keep) === sorted(choice.keep.map((at) => dice[at])),
  );
  if (!taken) throw new Error(`expected a choice that is advised on, got ${JSON.stringify(choice)}`);
  return taken.regret;
}

interface Known extends Mind {
  readonly tables: Tables;
}

/** The mean total is what the empty card is worth less the mean loss: luck, whose mean is zero, is left out. */
function strengthRow(bot: BotId, ruleSet: RuleSet, known: Known): readonly string[] {
  const totals: number[] = [];
  const losses: number[] = [];
  for (let game = 0; game < games; game += 1) {
    let lost = 0;
    const [score] = playGame({
      ruleSet,
      bots: [bot],
      beginner: 0,
      dice: seededNumbers(`bench dice ${game}`),
      mind: { ...known, random: seededNumbers(`bench slips ${game}`) },
      decided: (position, choice) => {
        lost += lostBy(known.tables, position, choice);
      },
    });
    totals.push(score?.total ?? Number.NaN);
    losses.push(lost);
  }
  const start = advise(known.tables, { card: {} }).value;
  const lost = spreadOf(losses);
  const half = (z * lost.sd) / Math.sqrt(games);
  const aTurn = (lost.mean / ruleSet.boxes.length).toFixed(2);
  return [
    ruleSet.id,
    bot,
    `${(start - lost.mean).toFixed(1)} ± ${half.toFixed(1)}`,
    spreadOf(totals).sd.toFixed(1),
    aTurn,
  ];
}

/** Milliseconds for a first decision on a card, at the median. */
function thinkingRow(ruleSet: RuleSet, known: Mind): readonly string[] {
  const positions: Position[] = [];
  const dice = seededNumbers('bench thinking');
  while (positions.length < positionsTimed) {
    const decided = (position: Position) => void positions.push(position);
    playGame({ ruleSet, bots: ['perfect', 'perfect'], beginner: 0, dice, mind: known, decided });
  }
  const firsts = positions.filter(({ rollsLeft }) => rollsLeft === 2);
  const times = botIds.map((bot) => {
    const all = firsts.map((position) => {
      // A card that was seen before is not thought about again.
      const fresh = { ...position, card: { ...position.card } };
      const start = performance.now();
      choose(bot, fresh, known);
      return performance.now() - start;
    });
    return all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
  });
  return [ruleSet.id, ...times.map((time) => time.toFixed(2))];
}

const matches: readonly { readonly rules: string; readonly seats: number; readonly games: number }[] = [
  { rules: 'joker-13', seats: 2, games: 1000 },
  { rules: 'scandinavian-15', seats: 2, games: 800 },
  { rules: 'pocket-15', seats: 2, games: 1000 },
  { rules: 'scandinavian-15', seats: 3, games: 2500 },
  { rules: 'pocket-15', seats: 3, games: 1500 },
  { rules: 'scandinavian-15', seats: 5, games: 800 },
  { rules: 'pocket-15', seats: 5, games: 4000 },
];

const shown = ({ score, interval: [low, high] }: Pick<SeatSummary, 'score' | 'interval'>) =>
  `${score.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

async function masterRow({
  rules,
  seats,
  games: count,
}: (typeof matches)[number]): Promise<readonly string[]> {
  const bots = ['master', ...Array.from({ length: seats - 1 }, () => 'perfect')].join(',');
  const asked = ['simulate', '--rules', rules, '--seats', bots, '--games', `${count}`, '--seed', 'docs'];
  const args = [join(root, 'apps/cli/src/main.ts'), ...asked, '--reduce-variance', '--json'];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, DATA_DIR: dataFolder } });
  const [master] = (JSON.parse(stdout) as { readonly seats: readonly SeatSummary[] }).seats;
  if (!master?.reduced) throw new Error(`expected a score without luck, got ${stdout}`);
  return [
    rules,
    `${seats}`,
    shown(master.reduced),
    shown(master),
    `\`${asked.join(' ')} --reduce-variance\``,
  ];
}

async function knownOf(ruleSet: RuleSet): Promise<Known> {
  const folder = join(dataFolder, 'tables');
  const { contents: tables } = await cachedTables(ruleSet, folder, solveInNode);
  const { contents: rests } = await cachedRests(tables, folder, findRestsInNode);
  return { tables, rests, random: () => 0 };
}

async function figures(): Promise<string> {
  const strengths: (readonly string[])[] = [];
  const thinking: (readonly string[])[] = [];
  for (const ruleSet of ruleSets) {
    const known = await knownOf(ruleSet);
    for (const bot of botIds.filter((id) => id !== 'master')) {
      strengths.push(strengthRow(bot, ruleSet, known));
      process.stderr.write(`${strengths.at(-1)?.join(' ')}\n`);
    }
    thinking.push(thinkingRow(ruleSet, known));
    process.stderr.write(`${thinking.at(-1)?.join(' ')}\n`);
  }
  const shares: (readonly string[])[] = [];
  for (const match of matches) {
    shares.push(await masterRow(match));
    process.stderr.write(`${shares.at(-1)?.join(' ')}\n`);
  }
  const [cpu] = cpus();
  return [
    `Written by \`npm run bench -- bots ${games}\` on ${cpus().length} × ${cpu?.model}, Node ${process.version}.`,
    `Alone at the table, ${games} games each, with 95 % intervals. Luck is left out of the mean: it is what the empty card\nis worth less what decisions lose.`,
    table(['rules', 'bot', 'mean total', 'standard deviation', 'points lost a turn'], strengths),
    'The master against perfect solitaire play: its share of the wins in per cent, a tie shared evenly, who begins rotating.\n`npm run bench -- bots RULES SEATS` measures one row anew.',
    table(['rules', 'seats', 'without luck', 'plain', '`npm run -s yatzy --` …'], shares),
    'Milliseconds for the first decision of a turn, at the median.',
    table(['rules', ...botIds], thinking),
  ].join('\n\n');
}

/** The text with the rows put in the place of those that begin alike. */
function withRows(text: string, rows: readonly { readonly begin: RegExp; readonly row: string }[]): string {
  return rows.reduce((written, { begin: like, row }) => {
    const line = new RegExp(`^${like.source}.*$`, 'm');
    if (!line.test(written)) throw new Error(`expected a row like ${like.source} in ${doc}`);
    return written.replace(line, row);
  }, text);
}

async function withRowsOf(ruleSet: RuleSet, text: string): Promise<string> {
  const chosen = matches.filter(
    ({ rules, seats }) => rules === ruleSet.id && (seatsAsked ?? `${seats}`) === `${seats}`,
  );
  const thinking = thinkingRow(ruleSet, await knownOf(ruleSet));
  const rows = [{ begin: new RegExp(`\\| ${ruleSet.id} \\| [0-9]+\\.`), row: rowOf(thinking) }];
  for (const match of chosen) {
    const begin = new RegExp(`\\| ${match.rules} \\| ${match.seats} \\|`);
    rows.push({ begin, row: rowOf(await masterRow(match)) });
  }
  return withRows(text, rows);
}

async function withFigures(text: string): Promise<string> {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`expected ${begin} and ${end} in ${doc}`);
  return `${before}${begin}\n\n${await figures()}\n\n${end}${after}`;
}

const text = await readFile(doc, 'utf8');
await writeFile(doc, await (ruleSetAsked ? withRowsOf(ruleSetAsked, text) : withFigures(text)));
