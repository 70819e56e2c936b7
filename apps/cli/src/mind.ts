import { join, resolve } from 'node:path';
import type { BotId, RuleSet } from '@open-yatzy/rules';
import type { Rests, Tables } from '@open-yatzy/solver';
import { cachedRests, cachedTables, findRestsInNode, solveInNode } from '@open-yatzy/solver/node';

/** Where values are kept: with the server's, in `DATA_DIR` or in `data` in the project's own folder. */
function folder(): string {
  return join(resolve(process.env.DATA_DIR || join(import.meta.dirname, '..', '..', '..', 'data')), 'tables');
}

const width = 40;

/** A bar on standard error while something takes its time; nothing where no terminal is. */
export function progress(what: string): { readonly onProgress?: (share: number) => void } {
  const { stderr } = process;
  if (!stderr.isTTY) return {};
  return {
    onProgress: (share) => {
      const done = Math.round(share * width);
      stderr.write(share < 1 ? `\r${what} [${'#'.repeat(done).padEnd(width, '.')}]` : '\r\x1b[K');
    },
  };
}

export function solvedAnew(ruleSet: RuleSet): Promise<Tables> {
  return solveInNode(ruleSet, progress(`solving ${ruleSet.id}`));
}

/** Out of the folder where they are kept, else computed and kept; a file that cannot be used is told. */
export async function tablesOf(ruleSet: RuleSet): Promise<Tables> {
  const { contents, found } = await cachedTables(ruleSet, folder(), solvedAnew);
  if (found) console.error(`yatzy: the tables of ${ruleSet.id} were ${found.type}, and are computed anew`);
  return contents;
}

/** Likewise how games go on. */
export async function restsOf(tables: Tables): Promise<Rests> {
  const { id } = tables.ruleSet;
  const find = () => findRestsInNode(tables, progress(`looking ahead in ${id}`));
  const { contents, found } = await cachedRests(tables, folder(), find);
  if (found) console.error(`yatzy: the rests of ${id} were ${found.type}, and are computed anew`);
  return contents;
}

/** What these bots play by. */
export async function knownFor(
  ruleSet: RuleSet,
  bots: readonly BotId[],
): Promise<{ readonly tables: Tables | null; readonly rests: Rests | null }> {
  const tables = bots.every((bot) => bot === 'thumb') ? null : await tablesOf(ruleSet);
  return { tables, rests: tables && bots.includes('master') ? await restsOf(tables) : null };
}
