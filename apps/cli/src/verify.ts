import { readFile } from 'node:fs/promises';
import { verify } from '@open-yatzy/match';
import { onlyArgument } from './arguments.ts';
import { type Command, Failure } from './command.ts';

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Failure(`cannot read ${file}: ${error.message}`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${file} is not JSON`);
  }
}

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
