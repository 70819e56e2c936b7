import { verify } from '@open-yatzy/match';
import { onlyArgument } from './arguments.ts';
import type { Command } from './command.ts';
import { readJson } from './match-file.ts';

async function run(args: string[]): Promise<number> {
  const file = onlyArgument(args, 'the FILE of an exported match');
  const problems = verify(await readJson(file));
  const lines = problems.map(({ seq, message }) => (seq === null ? message : `event ${seq}: ${message}`));
  const verdict =
    problems.length === 0
      ? 'All as it should be: commitments, every die, every point, the result.'
      : `${file} is not as it should be:`;
  process.stdout.write(`${[verdict, ...lines].join('\n')}\n`);
  return problems.length === 0 ? 0 : 1;
}

export const verifyCommand: Command = {
  name: 'verify',
  parameters: 'FILE',
  summary: 'check an exported match: commitments, dice, points, result',
  help: `Works everything out anew from the secret and the seeds that the file reveals, and names what is not as it
should be, event by event. The exit status is 1 if anything is wrong.`,
  run,
};
