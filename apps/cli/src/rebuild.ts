import { type Command, UsageError } from './command.ts';
import { serverProcess } from './server-process.ts';

export const rebuildCommand: Command = {
  name: 'rebuild',
  parameters: '',
  summary: 'work out ratings, diamonds and statistics anew',
  help: `Drops everything that follows from finished matches and works it out anew from their logs, out of the store in
DATA_DIR: the result is the same. No server may be running there. At the end the books of diamonds are checked; the exit
status is 1 if they do not balance.`,
  run(args) {
    if (args.length > 0) throw new UsageError(`expected no arguments, got ${args.join(' ')}`);
    return serverProcess('records/rebuild.ts', []);
  },
};
