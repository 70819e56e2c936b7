import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { contrast, least, pairs, rolesIn, schemes } from './palette.ts';

const roles = rolesIn(readFileSync(new URL('../design/tokens.css', import.meta.url), 'utf8'));

describe('contrast', () => {
  it('is as WCAG has it', () => {
    expect(contrast('oklch(0% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(21, 2);
    // #767676 on white, the grey that is just enough.
    expect(contrast('oklch(56.82% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(4.54, 1);
    // #c00 on white.
    expect(contrast('oklch(53.2% 0.2183 29.23)', 'oklch(100% 0 0)')).toBeCloseTo(5.89, 1);
  });
});

test.each(schemes)('what is written and drawn stands out: %s', (scheme) => {
  const index = schemes.indexOf(scheme);
  const colourOf = (name: string) => roles.find((role) => role.name === name)?.values[index] ?? name;
  const low = pairs.flatMap((pair) => {
    const figure = contrast(colourOf(pair.over), colourOf(pair.under));
    return figure < least(pair.isText, index) ? [`${pair.over} on ${pair.under}: ${figure.toFixed(2)}`] : [];
  });
  expect(low).toEqual([]);
});
