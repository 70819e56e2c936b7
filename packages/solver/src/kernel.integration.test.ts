import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildKernel, kernels } from '../build-kernel.ts';

const committed = (kernel: string) => readFile(new URL(`../${kernel}.wasm`, import.meta.url));

test.for(kernels)('%s.wasm is what its source builds to', async (kernel) => {
  expect(Buffer.compare(await committed(kernel), await buildKernel(kernel))).toBe(0);
});

test('the kernels take at most 16 kB together, compressed', async () => {
  const sizes = await Promise.all(kernels.map(async (kernel) => gzipSync(await committed(kernel)).length));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(16_000);
});
