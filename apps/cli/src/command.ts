/** One command of `yatzy`. */
export interface Command {
  readonly name: string;
  /** What follows the name, as the usage shows it. */
  readonly parameters: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `COMMAND --help` says beneath that. */
  readonly help: string;
  /** Runs with what followed the name; gives the exit status. Throws `UsageError`, `Failure`. */
  readonly run: (args: string[]) => Promise<number>;
}

/** The command was not given as its usage says: the exit status is 2. */
export class UsageError extends Error {}

/** The command could not do what it was asked; the message says why. The exit status is 1. */
export class Failure extends Error {}
