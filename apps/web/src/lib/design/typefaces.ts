import atkinson from './fonts/atkinson-hyperlegible-next.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';

/** A typeface that a page fetches once it has been seen: in the fallback's letters it can be read before. */
export interface Typeface {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
}

/** Weight-only variable files from Fontsource, cut to Western European letters; `fonts/README.md` says how. */
export const typefaces: readonly Typeface[] = [
  { family: 'Atkinson Hyperlegible Next', weight: '200 800', file: atkinson },
  { family: 'Fraunces', weight: '100 900', file: fraunces },
];
