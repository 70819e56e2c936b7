import { type Command, Failure, UsageError } from './command.ts';

/** By name, in the order of the help; only what is asked for is loaded. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['options', async () => (await import('./options.ts')).optionsCommand],
  ['totals', async () => (await import('./totals.ts')).totalsCommand],
  ['advise', async () => (await import('./advise.ts')).adviseCommand],
  ['solve', async () => (await import('./solve.ts')).solveCommand],
  ['analyze', async () => (await import('./analyze.ts')).analyzeCommand],
  ['play', async () => (await import('./play.ts')).playCommand],
  ['simulate', async () => (await import('./simulate.ts')).simulateCommand],
  ['export', async () => (await import('./export.ts')).exportCommand],
  ['verify', async () => (await import('./verify.ts')).verifyCommand],
  ['review', async () => (await import('./review.ts')).reviewCommand],
  ['rebuild', async () => (await import('./rebuild.ts')).rebuildCommand],
  ['operator', async () => (await import('./operator.ts')).operatorCommand],
  ['serve', async () => (await import('./serve.ts')).serveCommand],
]);

const called = 'npm run -s yatzy --';

async function usage(): Promise<string> {
  const all = await Promise.all([...commands.values()].map((load) => load()));
  const width = Math.max(...all.map(({ name }) => name.length));
  const rows = all.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: ${called} COMMAND\n\n${rows.join('\n')}\n\nCOMMAND --help says more of each.\n`;
}

function usageOf({ name, parameters, summary, help }: Command): string {
  return `Usage: ${[called, name, parameters].join(' ').trimEnd()}\n\n${name}: ${summary}.\n\n${help}\n`;
}

const asksHelp = (arg: string | undefined) => arg === '--help' || arg === '-h';

async function run([name = '', ...args]: readonly string[]): Promise<number> {
  if (asksHelp(name)) {
    process.stdout.write(await usage());
    return 0;
  }
  const command = await commands.get(name)?.();
  if (!command) throw new UsageError(name === '' ? 'expected a command' : `there is no command ${name}`);
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
  const [name = ''] = args;
  const hint = `${called}${commands.has(name) ? ` ${name}` : ''} --help`;
  console.error(
    error instanceof UsageError ? `yatzy: ${error.message}\nTry: ${hint}` : `yatzy: ${error.message}`,
  );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
