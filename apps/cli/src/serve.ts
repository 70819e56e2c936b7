import type { Command } from './command.ts';
import { serverProcess } from './server-process.ts';

export const serveCommand: Command = {
  name: 'serve',
  parameters: '[--lan]',
  summary: 'serve the game',
  help: `Serves the game as \`npm start\` does, at http://localhost:3000 unless PORT and HOST say otherwise; DATA_DIR is
the folder that it keeps everything in. Arguments are the server's: --lan lets phones in the same network play.`,
  run: (args) => serverProcess('main.ts', args),
};
