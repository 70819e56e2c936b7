import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildKernel } from '../build-kernel.ts';

const kernel = await readFile(new URL('../kernel.wasm', import.meta.url));

test('the kernel is what its source builds to', async () => {
  expect(Buffer.compare(kernel, await buildKernel())).toBe(0);
});

test('the kernel takes at most 16 kB, compressed', () => {
  expect(gzipSync(kernel).length).toBeLessThanOrEqual(16_000);
});
