import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { cssHash } from './lean-build.ts';

/**
 * The scripts and styles of a table's page, built apart from all other pages: one file with what is needed at once, which
 * holds nothing that only other pages use, and files for what comes later. Where they are, the server and the service
 * worker read from `virtual:table-scripts`: the manifest that Vite writes, and the text of the styles.
 */

const module = 'virtual:table-scripts';
const folder = '_app/immutable/table';

/** Browsers of the last two years: they know `light-dark()` and `oklch()` themselves. */
export const targets = { target: 'es2023', cssTarget: ['chrome131', 'firefox133', 'safari18.1'] };

const config = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [svelte({ compilerOptions: { cssHash } })],
  build: {
    ...targets,
    write: false,
    assetsDir: folder,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: join(root, 'src', 'lib', 'table', 'start.ts'),
      output: { codeSplitting: { groups: [{ name: 'table', tags: ['$initial'] }] } },
    },
  },
  worker: { format: 'es' },
});

type Output = Rolldown.RolldownOutput['output'];

async function built(root: string): Promise<Output> {
  const made = await build(config(root));
  if (!('output' in made)) throw new Error('table-scripts: expected one build');
  return made.output;
}

export function tableScripts(): Plugin {
  let root = '';
  let made: Promise<Output> | null = null;
  const output = () => {
    made ??= built(root);
    return made;
  };
  return {
    name: 'table-scripts',
    apply: 'build',
    // One build serves every environment.
    sharedDuringBuild: true,
    configResolved: (resolved) => {
      root = resolved.root;
    },
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    async load(id) {
      // Kit would count the styles of what only the server does among those of the page, and send them twice.
      if (this.environment.name === 'client' && id === join(root, 'src', 'lib', 'table', 'on-server.ts'))
        return 'export {};';
      if (id !== `\0${module}`) return;
      const assets = (await output()).filter((each) => each.type === 'asset');
      const manifest = assets.find(({ fileName }) => fileName === 'manifest.json');
      if (!manifest) throw new Error('table-scripts: expected a manifest');
      const styles = assets.filter(({ fileName }) => fileName.endsWith('.css'));
      const texts = Object.fromEntries(styles.map(({ fileName, source }) => [fileName, String(source)]));
      return `export const manifest = ${manifest.source};\nexport const styles = ${JSON.stringify(texts)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const each of await output()) {
        if (!each.fileName.startsWith(folder)) continue;
        const source = each.type === 'asset' ? each.source : each.code;
        this.emitFile({ type: 'asset', fileName: each.fileName, source });
      }
    },
  };
}
