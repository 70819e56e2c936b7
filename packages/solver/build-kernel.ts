/** Builds kernel.wasm and rests.wasm from their sources in assembly: `npm run kernel -w @open-yatzy/solver`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

export const kernels = ['kernel', 'rests'] as const;
export type KernelName = (typeof kernels)[number];

const fileOf = (name: string) => new URL(name, import.meta.url);

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

/** The bytes that the committed kernel of that name must have. */
export async function buildKernel(kernel: KernelName): Promise<Uint8Array> {
  let built: Uint8Array | undefined;
  const { error, stderr } = await asc.main([`${kernel}.ts`, '--outFile', `${kernel}.wasm`, ...options], {
    readFile: (name) => (name === `${kernel}.ts` ? readFile(fileOf(`assembly/${name}`), 'utf8') : null),
    writeFile: (_, contents) => {
      built = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
    },
    listFiles: () => [],
  });
  if (error || !built) throw new Error(`expected a kernel, got ${error?.message}\n${stderr.toString()}`);
  return built;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const kernel of kernels) await writeFile(fileOf(`${kernel}.wasm`), await buildKernel(kernel));
}
