import { createHash } from 'node:crypto';
import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { cssHash, firstScript, lean, shared, smallFirstScript } from './lean-build.ts';
import { tableScripts, targets } from './table-scripts.ts';

const firstHash = `sha256-${createHash('sha256').update(firstScript).digest('base64')}` as const;

// A build of its own for whoever asks, so that a test run never touches what a server is serving.
const out = process.env.OPEN_YATZY_BUILD ?? 'build/dev';

export default defineConfig({
  plugins: [
    lean(),
    smallFirstScript(),
    tableScripts(),
    sveltekit({
      compilerOptions: { cssHash },
      adapter: adapter({ out, precompress: true }),
      outDir: process.env.OPEN_YATZY_BUILD ? `${out}.kit` : '.svelte-kit',
      // Own check in hooks.server.ts: it compares with the Host header, since one server has several addresses.
      csrf: { trustedOrigins: ['*'] },
      paths: { relative: false },
      csp: {
        directives: {
          'default-src': ['self'],
          'script-src': ['self', firstHash],
          'img-src': ['self', 'data:'],
          'connect-src': ['self'],
          'style-src': ['self'],
          'style-src-attr': ['unsafe-inline'],
          'object-src': ['none'],
          'base-uri': ['none'],
          'form-action': ['self'],
          'frame-ancestors': ['none'],
        },
      },
      // A page is there with its first bytes: on a slow network a file of styles takes longer than what is in it.
      inlineStyleThreshold: 16_000,
      version: { pollInterval: 0 },
      // The layout does so once a page is at rest.
      serviceWorker: { register: false },
    }),
  ],
  build: targets,
  environments: { client: { build: { rolldownOptions: shared } } },
  worker: { format: 'es' },
});
