/** `npm run -s yatzy -- COMMAND`: sets up what is missing and runs the command line. */
import { canRunHere, command, ensureBuilt, ensureInstalled, handOver } from './setup.mjs';

await command(async () => {
  ensureInstalled();
  const args = process.argv.slice(2);
  if (args[0] === 'serve') handOver('apps/cli/src/main.ts', args, { WEB_BUILD: ensureBuilt() });
  else if (canRunHere()) await import(new URL('../apps/cli/src/main.ts', import.meta.url).href);
  else handOver('apps/cli/src/main.ts', args);
});
