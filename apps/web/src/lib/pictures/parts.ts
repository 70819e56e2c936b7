import type { PicturePart, PictureStyle } from '@open-yatzy/protocol';
import type { Dice, Face } from '@open-yatzy/rules';
import { pips } from '../components/pips.ts';
import { seatPaths } from '../components/seat-paths.ts';
import { colour } from './colour.ts';

/** What pictures of pages are put together from: the look of the pages by day, since a picture cannot know the hour. */

export const ink = colour(0.27, 0.03, 250);
export const soft = colour(0.46, 0.03, 250);
export const pine = colour(0.46, 0.09, 155);
const rule = `1.5px solid ${colour(0.88, 0.03, 85)}`;
const seats = [
  colour(0.55, 0.17, 255),
  colour(0.55, 0.14, 45),
  colour(0.5, 0.12, 160),
  colour(0.52, 0.16, 330),
  colour(0.51, 0.1, 100),
] as const;

export const title: PictureStyle = {
  color: ink,
  fontFamily: 'Fraunces',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.08,
};
export const plain: PictureStyle = { color: soft, fontSize: 34, lineHeight: 1.35 };
/** One line, cut off where it is too long. */
export const oneLine: PictureStyle = {
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};
export const ruled: PictureStyle = { borderBottom: rule };

export function text(content: string, style: PictureStyle): PicturePart {
  return { type: 'text', text: content, style };
}

function box(flexDirection: 'row' | 'column') {
  return (style: PictureStyle, children: readonly PicturePart[]): PicturePart => ({
    type: 'container',
    style: { display: 'flex', flexDirection, ...style },
    children,
  });
}
export const row = box('row');
export const column = box('column');

/** An SVG `size` pixels wide and high, drawn on a grid of `grid`. */
export function drawing(
  svg: string,
  { size, grid, ...style }: { size: number; grid: number } & PictureStyle,
): PicturePart {
  const src = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">${svg}</svg>`;
  return { type: 'image', src, style: { width: size, height: size, flexShrink: 0, ...style } };
}

export function seatShape(seat: number, size: number): PicturePart {
  return drawing(`<path d="${seatPaths[seat]}" fill="${seats[seat]}"/>`, { size, grid: 20 });
}

const dieLight = colour(0.985, 0.012, 90);
const dieShade = colour(0.89, 0.032, 85);
const shade = (opacity: number) => `oklch(45% 0.05 70 / ${opacity})`;

function die(face: Face, size: number, turn = 0): PicturePart {
  const spots = pips[face].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9.2" fill="${ink}"/>`);
  return drawing(
    '<defs><radialGradient id="die" cx=".38" cy=".28" r=".95">' +
      `<stop offset=".45" stop-color="${dieLight}"/><stop offset="1" stop-color="${dieShade}"/></radialGradient></defs>` +
      `<rect width="100" height="100" rx="21" fill="url(#die)"/>${spots.join('')}`,
    {
      size,
      grid: 100,
      borderRadius: size * 0.21,
      boxShadow: `0 ${size * 0.03}px ${size * 0.05}px ${shade(0.3)}, 0 ${size * 0.1}px ${size * 0.2}px ${shade(0.28)}`,
      transform: `rotate(${turn}deg)`,
    },
  );
}

/** How each of five dice happens to lie. */
const turns = [-7, 5, -3, 8, -5] as const;

export function dice(faces: Dice, size: number): PicturePart {
  return row(
    { gap: size * 0.24 },
    faces.map((face, at) => die(face, size, turns[at])),
  );
}

/** The name of the site, with its die. */
export function wordmark(name: string): PicturePart {
  return row({ gap: 16, alignItems: 'center' }, [
    die(5, 40, -6),
    text(name, { ...title, fontSize: 34, color: soft }),
  ]);
}

/** A sheet of paper that lies on the table. */
export function paper(style: PictureStyle, children: readonly PicturePart[]): PicturePart {
  return column(
    {
      padding: '14px 44px',
      borderRadius: 20,
      backgroundColor: 'oklch(98.2% 0.012 88)',
      boxShadow: `0 2px 4px ${shade(0.18)}, 0 16px 40px ${shade(0.22)}`,
      ...style,
    },
    children,
  );
}

/** The table of birch under all of it. */
export function birch(children: readonly PicturePart[]): PicturePart {
  return column(
    {
      width: '100%',
      height: '100%',
      justifyContent: 'space-between',
      padding: '56px 72px',
      backgroundImage:
        'radial-gradient(ellipse at 50% 20%, oklch(94% 0.016 84), oklch(91% 0.022 80) 55%, oklch(87% 0.028 78))',
      fontFamily: 'Atkinson Hyperlegible Next',
    },
    children,
  );
}

const drawn = /^[\u0020-\u024f\u2010-\u2026\u20ac\u2212]*$/u;

/** Whether the pictures' typefaces have every letter of a name. */
export function canDraw(name: string): boolean {
  return drawn.test(name.normalize('NFC'));
}
