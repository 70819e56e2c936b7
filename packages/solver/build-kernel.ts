/** Builds kernel.wasm from assembly/kernel.ts: `npm run kernel -w @open-yatzy/solver`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const source = new URL('./assembly/kernel.ts', import.meta.url);
const target = new URL('./kernel.wasm', import.meta.url);

const memory = [
  '--importMemory',
  '--noExportMemory',
  '--sharedMemory',
  '--initialMemory',
  '1',
  '--maximumMemory',
  '65536',
];
const options = [
  '--enable',
  'simd',
  '--enable',
  'threads',
  '--runtime',
  'stub',
  '--noAssert',
  '-O3',
  '--converge',
  ...memory,
];

/** The bytes that the committed kernel.wasm must have. */
export async function buildKernel(): Promise<Uint8Array> {
  let built: Uint8Array | undefined;
  const { error, stderr } = await asc.main(['kernel.ts', '--outFile', 'kernel.wasm', ...options], {
    readFile: (name) => (name === 'kernel.ts' ? readFile(source, 'utf8') : null),
    writeFile: (_, contents) => {
      built = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
    },
    listFiles: () => [],
  });
  if (error || !built) throw new Error(`expected a kernel, got ${error?.message}\n${stderr.toString()}`);
  return built;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(target, await buildKernel());
