/** The colours of design/tokens.css as figures: what each role is in each scheme, and how far two of them stand apart. */

export const schemes = ['light', 'dark', 'light, more contrast', 'dark, more contrast'] as const;

/** A colour of tokens.css as it is written there, by scheme in the order of `schemes`. */
export interface Role {
  readonly name: string;
  readonly values: readonly string[];
}

/** What is written or drawn on what, by their roles. */
export interface Pair {
  readonly over: string;
  readonly under: string;
  readonly isText: boolean;
}

const papers = ['paper', 'paper-raised', 'paper-shaded'];
const surfaces = ['table', 'table-light', 'table-dark', 'felt', ...papers];

const on = (isText: boolean, over: string, unders: readonly string[]): readonly Pair[] =>
  unders.map((under) => ({ over, under, isText }));

export const pairs: readonly Pair[] = [
  ...on(true, 'ink', [...surfaces, 'mustard-tint', 'pine-tint']),
  ...on(true, 'soft', [...surfaces, 'mustard-tint']),
  ...on(true, 'pencil', papers),
  ...on(true, 'ghost', [...papers, 'mustard-tint']),
  ...on(true, 'pine', papers),
  ...on(true, 'on-falu', ['falu', 'falu-pressed']),
  ...on(false, 'edge', ['table', ...papers]),
  ...on(false, 'focus', surfaces),
  ...on(false, 'falu', ['table', ...papers]),
  ...on(false, 'mustard-edge', papers),
  ...[1, 2, 3, 4, 5].flatMap((seat) => on(false, `seat-${seat}`, ['table', ...papers])),
  ...on(false, 'pip', ['die', 'die-shade']),
];

/** The contrast that text, or else a mark, has at least in a scheme. */
export function least(isText: boolean, scheme: number): number {
  const [plain, more] = isText ? [4.5, 7] : [3, 4.5];
  return scheme < 2 ? plain : more;
}

const colour = String.raw`oklch\([^)]*\)|var\(--[\w-]+\)`;
const declaration = new RegExp(
  String.raw`--([\w-]+):\s*(?:light-dark\(\s*(${colour}),\s*(${colour})\s*\)|(${colour}));`,
  'g',
);

function declared(css: string): Map<string, readonly [light: string, dark: string]> {
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', light, dark, both = '']) => [
      name,
      [light ?? both, dark ?? both],
    ]),
  );
}

/** The roles that tokens.css gives a colour; it throws where the sheet is not as it was. */
export function rolesIn(css: string): readonly Role[] {
  const [plain = '', more] = css.split('@media (prefers-contrast: more)');
  if (more === undefined) throw new Error('tokens.css: expected values for more contrast, got none');
  const [all, others] = [declared(plain), declared(more)];
  const colourOf = (name: string, scheme: number): string => {
    const value = ((scheme < 2 ? undefined : others.get(name)) ?? all.get(name))?.[scheme % 2];
    if (!value) throw new Error(`tokens.css: expected a colour, got none for ${name}`);
    const other = value.match(/^var\(--(.+)\)$/)?.[1];
    return other ? colourOf(other, scheme) : value;
  };
  return [...all.keys()].map((name) => ({
    name,
    values: schemes.map((_, scheme) => colourOf(name, scheme)),
  }));
}

/** Relative luminance (WCAG 2.2) of `oklch(L% C H)`, by https://bottosson.github.io/posts/oklab; what sRGB lacks is cut off. */
function luminance(value: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (part: number) => Math.min(1, Math.max(0, part));
  return (
    0.2126 * cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
