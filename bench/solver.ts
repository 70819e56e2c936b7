/**
 * How long it takes to solve each rule set from nothing: in a process of its own, start-up included, and in a worker of
 * a browser's page. `npm run bench -- solver [runs]` writes the table in docs/performance.md.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { ensureBuilt } from '../bin/setup.mjs';
import { launchBrowser } from '../e2e/browser.ts';
import { TestServer } from '../e2e/server.ts';
import { findRuleSet } from '../packages/rules/src/index.ts';
import type { Run } from './runs/solve.ts';

interface Timed extends Run {
  readonly seconds: number;
}

const cases = [
  { rules: 'joker-13', keptDice: 'released', goal: 0.45 },
  { rules: 'scandinavian-15', keptDice: 'released', goal: 0.9 },
  { rules: 'pocket-15', keptDice: 'released', goal: 1.4 },
  { rules: 'scandinavian-15', keptDice: 'stand', goal: 4 },
] as const;
type Case = (typeof cases)[number];

const root = join(import.meta.dirname, '..');
const doc = join(root, 'docs', 'performance.md');
const [begin, end] = ['<!-- solver -->', '<!-- end of solver -->'];
const run = promisify(execFile);

async function timed({ rules, keptDice }: Case): Promise<Timed> {
  const began = performance.now();
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'runs', 'solve.ts'),
    rules,
    keptDice,
  ]);
  return { ...(JSON.parse(stdout) as Run), seconds: (performance.now() - began) / 1000 };
}

/** Seconds in a page's worker, from fetching the kernel to the last value; null where no page solves these rules. */
async function inBrowser(
  browser: Browser,
  origin: string,
  { rules, keptDice }: Case,
): Promise<number | null> {
  if (findRuleSet(rules)?.keptDice !== keptDice) return null;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/en/calculator?rules=${rules}`);
  const measured = `solve ${rules}`;
  for (;;) {
    const found = await Promise.all(
      page
        .workers()
        .map((worker) =>
          worker
            .evaluate((name) => performance.getEntriesByName(name)[0]?.duration ?? null, measured)
            .catch(() => null),
        ),
    );
    const duration = found.find((each) => each !== null);
    if (duration !== undefined && duration !== null) {
      await context.close();
      return duration / 1000;
    }
    await page.waitForTimeout(100);
  }
}

function spread(numbers: readonly (number | null)[], digits: number): string {
  const sorted = numbers.filter((each) => each !== null).toSorted((a, b) => a - b);
  if (sorted.length === 0) return '–';
  const [least = 0, median = 0, most = 0] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}

/** `count` results one after the other, so that none has to share the machine with another. */
async function repeated<T>(count: number, measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count) all.push(await measure());
  return all;
}

async function rowOf(each: Case, runs: number, browserRun: () => Promise<number | null>): Promise<string> {
  const all = await repeated(runs, () => timed(each));
  const pages = await repeated(runs, browserRun);
  const cells = [
    each.rules,
    each.keptDice,
    all[0]?.states,
    all[0]?.value.toFixed(9),
    spread(
      all.map(({ seconds }) => seconds),
      2,
    ),
    each.goal,
    spread(
      all.map(({ cpuSeconds }) => cpuSeconds),
      2,
    ),
    spread(
      all.map(({ megabytes }) => megabytes),
      0,
    ),
    spread(pages, 2),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function measure(runs: number): Promise<string> {
  process.env.WEB_BUILD ??= await ensureBuilt();
  const [browser, server] = await Promise.all([launchBrowser(), TestServer.start()]);
  try {
    const { stdout: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
    const rows: string[] = [];
    for (const each of cases)
      rows.push(await rowOf(each, runs, () => inBrowser(browser, server.origin, each)));
    return [
      `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}, commit ${commit.trim()}; ` +
        `median (fastest–slowest) of ${runs} runs.`,
      '',
      '| rules | kept dice | states | value | seconds | goal | processor seconds | MB | seconds in a page |',
      '|---|---|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  } finally {
    await browser.close();
    await server.remove();
  }
}

const figures = await measure(Number(process.argv[2] ?? 5));
process.stdout.write(`${figures}\n`);
const before = await readFile(doc, 'utf8');
const [head, tail] = [before.indexOf(begin) + begin.length, before.indexOf(end)];
await writeFile(doc, `${before.slice(0, head)}\n${figures}\n${before.slice(tail)}`);
