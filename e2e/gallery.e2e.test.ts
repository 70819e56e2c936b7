import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './access.ts';
import { force, galleryPath, picture, storedPicture } from './gallery.ts';
import { phone, Stage, wide } from './stage.ts';
import { atRest } from './table.ts';

/** Every part of the game in each of its states, as each kind of visitor has it. */

const stage = Stage.set();

const visitors: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'light, more contrast': { colorScheme: 'light', contrast: 'more' },
  'dark, more contrast': { colorScheme: 'dark', contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
  'reduced motion': { reducedMotion: 'reduce' },
};
const isContrasted = (who: string) => who.endsWith('more contrast');

/** The gallery, with what the page has complained of. */
async function open(options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const page = await stage.visit({ ...options, moving: true });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(stage.origin + galleryPath, { waitUntil: 'networkidle' });
  await atRest(page);
  return { page, complaints };
}

/** The contrast of each pair, of the colours that the browser paints. */
function paintedContrasts(page: Page) {
  return page.locator('[data-pair]').evaluateAll((cells) => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!paint) throw new Error('expected a canvas to paint on');
    const luminance = (colour: string) => {
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return cells.map((cell) => {
      const { color, backgroundColor } = getComputedStyle(cell);
      const [low = 0, high = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
      const { pair = '', kind } = (cell as HTMLElement).dataset;
      return { pair, isText: kind === 'text', contrast: (high + 0.05) / (low + 0.05) };
    });
  });
}

describe.each(Object.keys(visitors))('%s', (who) => {
  test.each([
    ['phone', phone],
    ['wide', wide],
  ] as const)(
    '%s: axe finds nothing, nothing reaches beyond the edge, nothing complains',
    async (_, viewport) => {
      const { page, complaints } = await open({ ...visitors[who], viewport });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      // Where more contrast is asked for, text has 7 : 1.
      expect(await violations(page, 'html', isContrasted(who) ? ['color-contrast-enhanced'] : [])).toEqual(
        [],
      );
      expect(complaints).toEqual([]);
    },
  );
});

// Where colours are forced, they are the system's.
test.each(Object.keys(visitors).filter((who) => who !== 'forced colours'))(
  '%s: every pair of roles stands apart as it is painted',
  async (who) => {
    const { page } = await open({ ...visitors[who], viewport: phone });
    const [text, mark] = isContrasted(who) ? [7, 4.5] : [4.5, 3];
    const pairs = await paintedContrasts(page);
    expect(pairs.length).toBeGreaterThan(60);
    // A painted colour is rounded to one of 256 steps.
    const low = pairs.filter(({ isText, contrast }) => contrast < (isText ? text : mark) - 0.05);
    expect(low).toEqual([]);
  },
);

test('what is kept, armed, at turn and chosen is marked without colour where colours are forced', async () => {
  const { page } = await open({ forcedColors: 'active', viewport: phone });
  const lines = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, which) => getComputedStyle(element, which).outlineStyle, pseudo);
  expect(await lines('.tray .kept', '::before'), 'a kept die').toBe('solid');
  expect(await lines('.box:has(:checked)'), 'an armed box').toBe('solid');
  expect(await lines('.strip .turn'), 'whose turn it is').toBe('solid');
  for (const over of ['.sheet', '.talk', '.bubble', '.agreement']) {
    const under = await page
      .locator(over)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(under, `${over} covers what it lies over`).toBe('rgb(255, 255, 255)');
  }
});

test('a button answers to a pointer, a press and the keyboard', async () => {
  const { page } = await open({ viewport: wide, colorScheme: 'light' });
  const looks = () =>
    page.locator('.button.primary[data-force]').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, transform, outlineStyle } = getComputedStyle(button);
        return `${backgroundColor} ${transform} ${outlineStyle}`;
      }),
    );
  const before = await looks();
  await force(page);
  await atRest(page);
  const after = await looks();
  expect(after).toHaveLength(3);
  for (const [index, look] of after.entries()) expect(look).not.toBe(before[index]);
});

/** How many points of two pictures differ to an eye; all of them where the sizes do. */
function differingPoints(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const read = async (source: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const { width, height } = image;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const paint = canvas.getContext('2d');
        paint?.drawImage(image, 0, 0);
        return paint?.getImageData(0, 0, width, height) ?? new ImageData(1, 1);
      };
      const [one, other] = await Promise.all(sources.map(read));
      if (!one || !other || one.width !== other.width || one.height !== other.height) return Infinity;
      // Of 256 steps of a colour.
      const eye = 24;
      let differing = 0;
      for (let at = 0; at < one.data.length; at += 4)
        if (
          [0, 1, 2].some((part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > eye)
        )
          differing++;
      return differing;
    },
    pictures.map((each) => each.toString('base64')),
  );
}

// Another browser sets letters otherwise, so only the one that takes the pictures can compare.
test.each(process.env.CHROME || process.platform !== 'linux' ? [] : [storedPicture])(
  'looks as it did when it was last looked at: %s',
  async (stored) => {
    const page = await stage.visit();
    const taken = await picture(stage.browser, stage.origin);
    // A button that is gone or another colour is more than that.
    expect(await differingPoints(page, [readFileSync(stored), taken])).toBeLessThan(200);
  },
);
