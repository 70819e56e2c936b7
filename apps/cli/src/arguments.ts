import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './command.ts';

/** Options and positionals as `node:util` parses them; what it does not know is a `UsageError`. */
export function parsed<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** The one positional argument of a command. */
export function onlyArgument(args: string[], what: string): string {
  const { positionals } = parsed({ args, allowPositionals: true });
  const [only, ...others] = positionals;
  if (only === undefined) throw new UsageError(`expected ${what}`);
  if (others.length > 0)
    throw new UsageError(`expected ${what} and nothing else, got ${positionals.join(' ')}`);
  return only;
}
