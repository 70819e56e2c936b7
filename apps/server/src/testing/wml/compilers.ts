import { execFileSync, spawnSync } from 'node:child_process';
import { wbxmlOf } from './wbxml.ts';

type Compiler = readonly [name: string, compile: (deck: string) => Buffer];

function xml2wbxml(deck: string): Buffer {
  // Text as it stands, none in a table of strings, as we count.
  return execFileSync('xml2wbxml', ['-k', '-n', '-v', '1.3', '-o', '-', '-'], {
    input: deck,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** Ours, and libwbxml's where it is installed (Debian: libwbxml2-utils). */
export const compilers: readonly Compiler[] = [
  ['our own compiler', wbxmlOf],
  ...(spawnSync('xml2wbxml', ['-h']).error ? [] : [['xml2wbxml', xml2wbxml] as const]),
];
