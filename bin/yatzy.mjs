/** `npm run -s yatzy -- COMMAND`: sets up what is missing and runs the command line. */
import { command, ensureBuilt, ensureInstalled, handOver } from './setup.mjs';

await command(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  await handOver('apps/cli/src/main.ts', args, args[0] === 'serve' ? { WEB_BUILD: await ensureBuilt() } : {});
});
