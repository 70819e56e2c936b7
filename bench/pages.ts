/**
 * What pages weigh, what Lighthouse says of them, and how a turn feels on a slow phone: `npm run bench -- pages [runs]`
 * writes the tables in docs/performance.md.
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
import { weigh } from '../e2e/weight.ts';
import { type Audit, AuditBrowser, audit } from './pages/audit.ts';
import { type Measured, measuredPages } from './pages/pages.ts';
import { feelOf } from './pages/turns.ts';

const root = join(import.meta.dirname, '..');
const doc = join(root, 'docs', 'performance.md');
const [begin, end] = ['<!-- pages -->', '<!-- end of pages -->'];
const run = promisify(execFile);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function at(share: number, numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

async function weights(pages: readonly Measured[]): Promise<string> {
  const rows: string[][] = [];
  for (const page of pages) {
    const { scripts, markup, fonts } = await weigh(page);
    rows.push([page.name, ...[scripts, markup, fonts].map(kilobytes)]);
  }
  return table(['page', 'scripts, kB gzipped', 'HTML and CSS, kB gzipped', 'fonts, kB'], rows);
}

async function audits(pages: readonly Measured[], runs: number): Promise<string> {
  const browser = await AuditBrowser.launch();
  try {
    return await auditTable(pages, browser, runs);
  } finally {
    await browser.close();
  }
}

async function auditTable(pages: readonly Measured[], browser: AuditBrowser, runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const page of pages) {
    const all: Audit[] = [];
    while (all.length < runs) all.push(await audit(page, browser));
    const median = (of: (each: Audit) => number) => at(0.5, all.map(of));
    rows.push([
      page.name,
      ...[median((each) => each.performance), median((each) => each.accessibility)].map(String),
      ...[median((each) => each.bestPractices), median((each) => each.seo)].map(String),
      (median((each) => each.largestPaint) / 1000).toFixed(2),
      median((each) => each.layoutShift).toFixed(3),
      [...new Set(all.flatMap(({ missed }) => missed))].join(', ') || '–',
    ]);
  }
  const head = [
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'largest paint, s',
    'layout shift',
    'misses',
  ];
  return table(['page', ...head], rows);
}

async function feel(browser: Browser, origin: string, turns: number): Promise<string> {
  const { inputs, frames, layoutShift } = await feelOf(browser, origin, turns);
  const slow = frames.filter((ms) => ms > 25).length;
  return [
    table(
      ['input to next paint, ms', 'median', 'worst'],
      [...inputs].map(([what, all]) => [what, String(at(0.5, all)), String(Math.max(...all))]),
    ),
    '',
    `While dice tumble: ${frames.length} frames, ${at(0.5, frames).toFixed(1)} ms apart in the median, ` +
      `${at(0.95, frames).toFixed(1)} ms at the 95th percentile; ${slow} of them came late. ` +
      `Layout shift over ${turns} turns: ${layoutShift.toFixed(3)}.`,
  ].join('\n');
}

async function measure(runs: number): Promise<string> {
  process.env.WEB_BUILD ??= await ensureBuilt();
  const [browser, server] = await Promise.all([launchBrowser(), TestServer.start()]);
  try {
    const { stdout: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
    const pages = await measuredPages(browser, server.origin);
    return [
      `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}, commit ${commit.trim()}.`,
      `\nLoaded until the page is at rest and nobody has touched it:\n\n${await weights(pages)}`,
      `\nLighthouse with its preset of a phone, median of ${runs} runs:\n\n${await audits(pages, runs)}`,
      `\nA turn with the processor four times slower:\n\n${await feel(browser, server.origin, 6)}`,
    ].join('\n');
  } finally {
    await browser.close();
    await server.remove();
  }
}

const figures = await measure(Number(process.argv[2] ?? 3));
process.stdout.write(`${figures}\n`);
const before = await readFile(doc, 'utf8');
const [head, tail] = [before.indexOf(begin) + begin.length, before.indexOf(end)];
await writeFile(doc, `${before.slice(0, head)}\n${figures}\n${before.slice(tail)}`);
