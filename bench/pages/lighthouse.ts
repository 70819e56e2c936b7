import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runTool } from '../../bin/setup.mjs';

/** Fetched the first time that it is needed: with all that it brings it is as large as everything else together. */
const version = '13.5.0';
const folder = join(root, 'node_modules', '.cache', 'open-yatzy', `lighthouse-${version}`);

/** What we read of a result; the whole is in its documentation. */
export interface Result {
  readonly lhr: {
    readonly audits: Readonly<
      Record<string, { readonly score: number | null; readonly numericValue?: number }>
    >;
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
    readonly runtimeError?: { readonly message: string };
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    const install = ['install', ...quietly, '--prefix', unfinished, `lighthouse@${version}`];
    await runTool('npm install lighthouse', ['npm', ...install], { isQuiet: true });
    renameSync(unfinished, folder);
  }
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}
