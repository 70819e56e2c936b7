import { wmlFaults } from './validate-wml.ts';
import { wbxmlOf } from './wbxml.ts';

/** Bytes that a deck may have, as text and compiled; phones of the time hold no more. */
const mostBytes = { text: 2_800, compiled: 1_400 } as const;

export interface Size {
  readonly text: number;
  readonly compiled: number;
}

/** The size of a deck. Throws where it is no WML 1.3, or too big for a phone. */
export function checkedSize(deck: string): Size {
  const faults = wmlFaults(deck);
  if (faults.length > 0) throw new Error(`expected WML 1.3, got ${faults.join('; ')} in\n${deck}`);
  const size = { text: Buffer.byteLength(deck), compiled: wbxmlOf(deck).length };
  if (size.text > mostBytes.text || size.compiled > mostBytes.compiled)
    throw new Error(`expected a deck small enough for a phone, got ${JSON.stringify(size)} in\n${deck}`);
  return size;
}
