/** Who may import whom. What is not named is forbidden; ARCHITECTURE.md says it in words. */

const npm = 'node_modules/(?!@open-yatzy/)';
const testing = '^packages/([^/]+/testing/|.*[.]test[.]ts$)';
/** A kernel as Vite gives it to a page: its address. */
const wasm = '^@open-yatzy/solver/[a-z]+[.]wasm[?]url';
const index = (packages) => `^packages/(${packages})/src/index[.]ts$`;

/** @param {string} name @param {string} packages a pattern */
const pure = (name, packages) => ({ from: { path: `^packages/${name}/` }, to: { path: index(packages) } });

export default {
  allowedSeverity: 'error',
  allowed: [
    // Within a package or an app.
    { from: { path: '^(packages/[^/]+|apps/[^/]+|e2e|bench|bin)/' }, to: { path: '^$1/' } },

    // Packages, each by its index alone.
    pure('(match|solver|protocol)', 'rules'),
    pure('bots', 'rules|solver'),
    {
      from: { path: '^packages/bots/.*[.]integration[.]test[.]ts$' },
      to: { path: '^packages/solver/node/index[.]ts$' },
    },
    // Decision 2: messages carry the match's own events, so they name its types, and nothing that runs.
    {
      from: { path: '^packages/protocol/' },
      to: { path: index('match'), dependencyTypes: ['type-only'] },
    },
    // Likewise what pages are told of play, and what they ask of their worker.
    {
      from: { path: '^(packages/protocol|apps/web)/' },
      to: { path: index('solver'), dependencyTypes: ['type-only'] },
    },
    { from: { path: '^packages/protocol/.*[.]test[.]ts$' }, to: { path: index('match') } },
    { from: { path: '^packages/', pathNot: testing }, to: { path: `${npm}(@noble/hashes|valibot)/` } },
    { from: { path: testing }, to: { path: `${npm}(vitest|fast-check)/` } },
    { from: { path: testing }, to: { dependencyTypes: ['core'] } },

    // The solver's wasm loaders, one for Node and one for pages, and the script that compiles its kernel.
    { from: { path: '^packages/solver/node/' }, to: { dependencyTypes: ['core'] } },
    { from: { path: '^packages/solver/(node|browser)/' }, to: { path: index('rules') } },
    {
      from: { path: '^packages/solver/build-kernel[.]ts$' },
      to: { dependencyTypes: ['core', 'npm-dev'] },
    },

    // Apps: packages by their index, npm, Node. The pages load the solver in their worker only.
    { from: { path: '^apps/(server|cli)/' }, to: { path: index('[^/]+') } },
    { from: { path: '^apps/web/' }, to: { path: index('(?!solver)[^/]+') } },
    {
      from: { path: '^apps/web/src/(lib/)?worker/' },
      to: { path: `^packages/solver/(src|browser)/(index|worker)[.]ts$|${wasm}` },
    },
    { from: { path: '^(apps/(server|cli)|bench|e2e)/' }, to: { path: '^packages/solver/node/index[.]ts$' } },
    { from: { path: '^(apps|e2e|bench)/' }, to: { path: npm } },
    { from: { path: '^(apps|e2e|bench|bin)/' }, to: { dependencyTypes: ['core'] } },
    { from: { path: '^apps/web/' }, to: { path: '^[$](app|env|service-worker)|^virtual:|^[.]/[$]types$' } },

    // What tries the whole from outside.
    { from: { path: '^(e2e|bench)/' }, to: { path: index('[^/]+') } },
    { from: { path: '^(e2e|bench)/' }, to: { path: '^bin/setup[.]mjs$' } },
    { from: { path: '^e2e/' }, to: { path: '^apps/server/src/testing/wml/phone[.]ts$' } },
    { from: { path: '^bench/' }, to: { path: '^e2e/(browser|server|table|weight)[.]ts$' } },
    { from: { path: '^(e2e|bench|bin)/' }, to: { path: `${npm}` } },
  ],
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: `^([$](app|env|service-worker)|virtual:|[.]/[$]types$)|${wasm}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]svelte-kit)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
