import { parsed } from './arguments.ts';
import { type Command, UsageError } from './command.ts';
import { serverProcess } from './server-process.ts';

const deeds = ['add', 'remove', 'list'];

export const operatorCommand: Command = {
  name: 'operator',
  parameters: 'add WHO | remove WHO | list',
  summary: 'say who sees reports and acts on them',
  help: `Makes a person an operator, who finds the reports of others at /en/operator, takes that back, or lists who they are. WHO
is a person's id or their name; where several have that name, all are listed and one of the ids is to be given. Works on
the store in DATA_DIR whether a server is running there or not, and holds at once.`,
  run(args) {
    const { positionals } = parsed({ args, allowPositionals: true });
    const [deed = '', who, ...more] = positionals;
    if (!deeds.includes(deed)) throw new UsageError(`expected ${deeds.join(', ')}, got ${deed || 'nothing'}`);
    if ((deed === 'list') !== (who === undefined) || more.length > 0)
      throw new UsageError(deed === 'list' ? 'list takes nothing more' : `expected one person to ${deed}`);
    return serverProcess('operators.ts', positionals);
  },
};
