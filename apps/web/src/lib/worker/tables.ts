import type { RuleSet } from '@open-yatzy/rules';
import { decodeTables, encodeTables, solve, type Tables, tablesName } from '@open-yatzy/solver';
import { webWorker } from '@open-yatzy/solver/browser';
import kernelUrl from '@open-yatzy/solver/kernel.wasm?url&no-inline';

const store = 'solver-tables';
/** More threads than this gain little and take memory. */
const mostThreads = 4;

/** A browser keeps files for a page only in a secure context, and may refuse even there; both cost only time. */
async function kept(ruleSet: RuleSet): Promise<Tables | undefined> {
  if (!('caches' in self)) return undefined;
  try {
    const found = await (await caches.open(store)).match(`/${tablesName(ruleSet)}`);
    const decoded = found && decodeTables(ruleSet, new Uint8Array(await found.arrayBuffer()));
    return decoded?.type === 'decoded' ? decoded.contents : undefined;
  } catch {
    return undefined;
  }
}

async function keep(tables: Tables): Promise<void> {
  if (!('caches' in self)) return;
  try {
    const bytes = encodeTables(tables);
    await (await caches.open(store)).put(`/${tablesName(tables.ruleSet)}`, new Response(bytes));
  } catch (cause) {
    console.error('tables are not kept', cause);
  }
}

/** Measured, so that a browser's tools and `npm run bench -- solver` can tell how long it took. */
async function compute(ruleSet: RuleSet, onProgress: (share: number) => void): Promise<Tables> {
  const start = performance.now();
  const module = await WebAssembly.compileStreaming(fetch(kernelUrl));
  const threads = Math.max(1, Math.min(mostThreads, navigator.hardwareConcurrency));
  const workers = Array.from({ length: threads }, () =>
    webWorker(new Worker(new URL('./kernel-thread.ts', import.meta.url), { type: 'module' })),
  );
  const tables = await solve(ruleSet, { module, workers, shared: self.crossOriginIsolated, onProgress });
  performance.measure(`solve ${ruleSet.id}`, { start });
  return tables;
}

const known = new Map<string, Promise<Tables>>();
const atHand = new Map<string, Tables>();
const watchers = new Map<string, Set<(share: number) => void>>();

/** The tables of a rule set: known, kept by the browser, or computed. */
export async function tablesOf(ruleSet: RuleSet, onProgress: (share: number) => void): Promise<Tables> {
  const name = tablesName(ruleSet);
  const watching = watchers.get(name) ?? new Set();
  watchers.set(name, watching.add(onProgress));
  const found =
    known.get(name) ??
    (async () => {
      const before = await kept(ruleSet);
      if (before) return before;
      const tables = await compute(ruleSet, (share) => {
        for (const tell of watching) tell(share);
      });
      void keep(tables);
      return tables;
    })();
  known.set(name, found);
  try {
    const tables = await found;
    atHand.set(name, tables);
    return tables;
  } catch (error) {
    known.delete(name);
    throw error;
  } finally {
    watching.delete(onProgress);
  }
}

/** The tables of a rule set if they are known by now; else they are on their way. */
export function tablesAtHand(ruleSet: RuleSet): Tables | null {
  const tables = atHand.get(tablesName(ruleSet));
  if (!tables)
    tablesOf(ruleSet, () => undefined).catch((cause: unknown) =>
      console.error('no tables can be had; bots play by rule of thumb', cause),
    );
  return tables ?? null;
}
