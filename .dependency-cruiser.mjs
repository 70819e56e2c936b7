/** Who may import whom. What is not named is forbidden; ARCHITECTURE.md says it in words. */

const npm = 'node_modules/(?!@open-yatzy/)';
const test = '[.]test[.]ts$';
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
    // Decision 2: messages carry the match's own events, so they name its types, and nothing that runs.
    {
      from: { path: '^packages/protocol/' },
      to: { path: index('match'), dependencyTypes: ['type-only'] },
    },
    { from: { path: '^packages/', pathNot: test }, to: { path: `${npm}(@noble/hashes|valibot)/` } },
    { from: { path: `^packages/.*${test}` }, to: { path: `${npm}(vitest|fast-check)/` } },
    { from: { path: `^packages/.*${test}` }, to: { dependencyTypes: ['core'] } },

    // Apps: packages by their index, npm, Node. The pages load the solver in their worker only.
    { from: { path: '^apps/(server|cli)/' }, to: { path: index('[^/]+') } },
    { from: { path: '^apps/web/' }, to: { path: index('(?!solver)[^/]+') } },
    { from: { path: '^apps/web/src/worker/' }, to: { path: index('solver') } },
    { from: { path: '^(apps|e2e|bench)/' }, to: { path: npm } },
    { from: { path: '^(apps|e2e|bench|bin)/' }, to: { dependencyTypes: ['core'] } },
    { from: { path: '^apps/web/' }, to: { path: '^[$](app|env|lib|service-worker)|[.]svelte-kit/' } },

    // What tries the whole from outside.
    { from: { path: '^(e2e|bench)/' }, to: { path: index('[^/]+') } },
    { from: { path: '^e2e/' }, to: { path: '^bin/setup[.]mjs$' } },
    { from: { path: '^(e2e|bench|bin)/' }, to: { path: `${npm}` } },
  ],
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^[$]' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]svelte-kit)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
