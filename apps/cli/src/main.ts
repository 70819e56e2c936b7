import { adviseCommand } from './advise.ts';
import { analyzeCommand } from './analyze.ts';
import { type Command, Failure, UsageError } from './command.ts';
import { exportCommand } from './export.ts';
import { optionsCommand } from './options.ts';
import { playCommand } from './play.ts';
import { reviewCommand } from './review.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { solveCommand } from './solve.ts';
import { totalsCommand } from './totals.ts';
import { verifyCommand } from './verify.ts';

const commands: readonly Command[] = [
  optionsCommand,
  totalsCommand,
  adviseCommand,
  solveCommand,
  analyzeCommand,
  playCommand,
  simulateCommand,
  exportCommand,
  verifyCommand,
  reviewCommand,
  serveCommand,
];

const called = 'npm run -s yatzy --';

function usage(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const rows = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: ${called} COMMAND\n\n${rows.join('\n')}\n\nCOMMAND --help says more of each.\n`;
}

function usageOf({ name, parameters, summary, help }: Command): string {
  return `Usage: ${called} ${name} ${parameters}\n\n${name}: ${summary}.\n\n${help}\n`;
}

const asksHelp = (arg: string | undefined) => arg === '--help' || arg === '-h';

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (asksHelp(name)) {
    process.stdout.write(usage());
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command)
    throw new UsageError(name === undefined ? 'expected a command' : `there is no command ${name}`);
  if (args.some(asksHelp)) {
    process.stdout.write(usageOf(command));
    return 0;
  }
  return command.run(args);
}

/** Whoever reads the output has stopped reading, `head` for one: nothing to say, and nobody to say it to. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const args = process.argv.slice(2);
try {
  process.exitCode = await run(args);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof Failure)) throw error;
  const command = commands.find(({ name }) => name === args[0]);
  const hint = `${called}${command ? ` ${command.name}` : ''} --help`;
  console.error(
    error instanceof UsageError ? `yatzy: ${error.message}\nTry: ${hint}` : `yatzy: ${error.message}`,
  );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
