import { onlyArgument } from './arguments.ts';
import type { Command } from './command.ts';
import { serverProcess } from './server-process.ts';

export const exportCommand: Command = {
  name: 'export',
  parameters: 'MATCH',
  summary: 'print a match as a file that can be checked',
  help: `Prints the whole log of a match as JSON, out of the store in DATA_DIR; a server may be running there. Its dice can be
checked by \`verify\` once the match is over, since only then its secret is revealed. MATCH is the id in its address.`,
  run: (args) => serverProcess('export-match.ts', [onlyArgument(args, 'the id of a MATCH')]),
};
