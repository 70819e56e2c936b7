import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program of the server in a process of its own, since no app is part of another; it has this one's input,
 * output and signals. Gives its exit status.
 */
export async function serverProcess(program: string, args: readonly string[]): Promise<number> {
  const file = fileURLToPath(new URL(`../../server/src/${program}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
  for (const signal of signals) {
    // A terminal has sent its Ctrl-C to the child as well.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
