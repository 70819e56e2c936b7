import type { Face } from '@open-yatzy/rules';

const [near, middle, far] = [25, 50, 75];
/** Where the pips of a face lie, in hundredths of a die. */
export const pips: Readonly<Record<Face, readonly (readonly [x: number, y: number])[]>> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [middle, middle],
    [near, far],
    [far, far],
  ],
  6: [
    [near, near],
    [far, near],
    [near, middle],
    [far, middle],
    [near, far],
    [far, far],
  ],
};
