/** `npm run bench -- NAME`: measures, and writes what it finds into docs. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { command, ensureInstalled, handOver, root, SetupError } from './setup.mjs';

await command(async () => {
  await ensureInstalled();
  const [name = '', ...args] = process.argv.slice(2);
  const files = await readdir(join(root, 'bench'));
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.replace(/[.]ts$/, ''));
  if (!names.includes(name))
    throw new SetupError(`expected one of ${names.join(', ')}, got ${name || 'nothing'}`);
  await handOver(`bench/${name}.ts`, args);
});
