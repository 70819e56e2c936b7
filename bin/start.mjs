/** `npm start`: sets up what is missing and serves the game. Arguments go to the server. */
import { command, ensureBuilt, ensureInstalled, handOver } from './setup.mjs';

await command(async () => {
  await ensureInstalled();
  await handOver('apps/server/src/main.ts', process.argv.slice(2), { WEB_BUILD: await ensureBuilt() });
});
