import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CompileOptions } from 'svelte/compiler';
import { minifySync, type Plugin, type Rolldown } from 'vite';

/** What keeps the scripts of a page small, beyond what the tools do of themselves. */

const requireFromKit = createRequire(createRequire(import.meta.url).resolve('@sveltejs/kit/package.json'));
const parser = join(dirname(requireFromKit.resolve('devalue')), 'src', 'parse.js');

/**
 * Pages read what the server sends by devalue. That it can also write is for what pages keep in the browser's history;
 * none of ours keeps anything there, and the writing would weigh 3 kB gzipped in every page.
 */
const readingOnly = `
export { parse, unflatten } from ${JSON.stringify(parser)};
const refuse = () => { throw new Error('devalue: nothing is written in a page, see lean-build.ts'); };
export const stringify = (value) => (Object.keys(value).length === 0 ? '[{}]' : refuse());
export { refuse as stringifyAsync, refuse as uneval };
`;

export function lean(): Plugin {
  return {
    name: 'lean-build',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === 'devalue' ? '\0devalue' : undefined),
    load: (id) => (id === '\0devalue' ? readingOnly : undefined),
  };
}

const firstFile = join(import.meta.dirname, 'src', 'lib', 'server', 'first-script.js');

/** The one script that stands in every page, word for word. */
export const firstScript = minifySync(firstFile, readFileSync(firstFile, 'utf8')).code;

/** It is read as it stands in pages. */
export function smallFirstScript(): Plugin {
  return {
    name: 'small-first-script',
    enforce: 'pre',
    load: (id) => (id === `${firstFile}?raw` ? `export default ${JSON.stringify(firstScript)};` : undefined),
  };
}

const named = new Map<string, string>();

/** Of the styles of a component: its name stands at each element that they may be for, some six hundred times in a table's page. */
export const cssHash: NonNullable<CompileOptions['cssHash']> = ({ hash, css, filename = css }) => {
  const name = `s-${hash(filename).slice(0, 4)}`;
  const other = named.get(name) ?? filename;
  if (other !== filename) throw new Error(`styles: ${filename} and ${other} would both be ${name}`);
  named.set(name, filename);
  return name;
};

const framework =
  /node_modules[\\/](svelte|clsx|esm-env|devalue)[\\/]|preload-helper|rolldown[\\/]runtime|\0devalue/;
/** Without what must be evaluated before the rest. */
const kit = /@sveltejs[\\/]kit[\\/]src[\\/](?!runtime[\\/]client[\\/](entry|payload|client-entry)[.]js)/;
const everywhere =
  /packages[\\/]i18n[\\/]src[\\/](languages?|catalog|rule-set-words|[a-z]+[\\/]index)[.]ts|src[\\/]lib[\\/](paths|[a-z]+[\\/][a-z]+-paths)[.]ts/;

/** Of all that several pages share, what this many do comes in one file: a slow network takes a round trip for each few. */
const sharers = 3;
const own = /(apps[\\/]web[\\/]src|packages)[\\/]/;
/** Words come by language and section. */
const words = /packages[\\/]i18n[\\/]src[\\/][a-z]+[\\/][a-z-]+[.]ts$/;

/** Every page needs the framework, and one file compresses better than many. */
export const shared: Rolldown.RolldownOptions = {
  preserveEntrySignatures: 'allow-extension',
  output: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          name: 'framework',
          test: (id) => framework.test(id) || kit.test(id) || everywhere.test(id),
          priority: 1,
        },
        { name: 'common', test: (id) => own.test(id) && !words.test(id), minShareCount: sharers },
      ],
    },
  },
};
