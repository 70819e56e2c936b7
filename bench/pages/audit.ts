import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cookie, chromium } from 'playwright-core';
import { browserArguments, executable } from '../../e2e/browser.ts';
import { loadLighthouse } from './lighthouse.ts';
import type { Measured } from './pages.ts';

/** What Lighthouse finds with its own preset of a phone: a slow network and a slow processor, both simulated. */
export interface Audit {
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Audits that cost points, beside those of speed. */
  readonly missed: readonly string[];
}

/** A browser that nobody but Lighthouse steers. */
export class AuditBrowser {
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(port: number, process: ChildProcess, folder: string) {
    this.port = port;
    this.#process = process;
    this.#folder = folder;
  }

  static async launch(): Promise<AuditBrowser> {
    const { path = chromium.executablePath(), env } = await executable();
    const folder = mkdtempSync(join(tmpdir(), 'open-yatzy-audit-'));
    const args = [
      ...browserArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
    ];
    const process = spawn(path, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    for await (const text of process.stderr.setEncoding('utf8')) {
      log += text;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(log)?.[1];
      if (port) return new AuditBrowser(Number(port), process, folder);
    }
    throw new Error(`audit browser: expected it to listen, got ${log.slice(-500)}`);
  }

  /** Becomes the person whose cookies these are. */
  async take(cookies: readonly Cookie[]): Promise<void> {
    const steered = await chromium.connectOverCDP(`http://127.0.0.1:${this.port}`);
    const [context] = steered.contexts();
    await context?.clearCookies();
    await context?.addCookies(cookies);
    await steered.close();
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const speedless = ['accessibility', 'best-practices', 'seo'] as const;

export async function audit({ context, url }: Measured, browser: AuditBrowser): Promise<Audit> {
  const lighthouse = await loadLighthouse();
  await browser.take(await context.cookies(url));
  const look = async () => {
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', ...speedless],
    });
    if (!result) throw new Error(`lighthouse: expected a result for ${url}, got none`);
    return result.lhr;
  };
  const first = await look();
  // Now and then Chromium's trace lacks its beginning.
  const { audits, categories, runtimeError } = first.runtimeError ? await look() : first;
  if (runtimeError) throw new Error(`lighthouse: ${url}: ${runtimeError.message}`);
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? Number.NaN));
  const missed = speedless.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    missed,
  };
}
