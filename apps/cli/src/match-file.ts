import { readFile } from 'node:fs/promises';
import { Failure } from './command.ts';

/** What a file of JSON holds. Throws `Failure`. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Failure(`cannot read ${file}: ${error.message}`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${file} is not JSON`);
  }
}
