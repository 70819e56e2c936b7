import { type PicturePart, pictureSize } from '@open-yatzy/protocol';
import { describe, expect, test } from 'vitest';
import { Allowance } from '../allowance.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Pictures } from './pictures.ts';

const saying = (text: string): PicturePart => ({
  type: 'container',
  style: { width: '100%', height: '100%', padding: 40, backgroundColor: 'oklch(91% 0.022 80)' },
  children: [
    {
      type: 'text',
      style: { fontFamily: 'Fraunces', fontWeight: 600, fontSize: 80, color: '#202838' },
      text,
    },
    {
      type: 'image',
      style: { width: 100, height: 100 },
      src: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    },
  ],
});

const address = '192.0.2.1';
const picturesFor = (burst: number, most?: number) =>
  new Pictures(
    new Allowance(new ManualClock(0), { burst, perSecond: 1 }),
    most === undefined ? {} : { most },
  );

describe('pictures', () => {
  test('are PNGs of the size that networks show', async () => {
    const png = await picturesFor(1).draw(saying('Åsa vann'), address);
    expect([...(png ?? []).slice(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const view = new DataView((png ?? new Uint8Array(0)).buffer, png?.byteOffset);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([pictureSize.width, pictureSize.height]);
  });

  test('show what they are told to', async () => {
    const pictures = picturesFor(3);
    const [one, other, blank] = await Promise.all(
      ['Anna', 'Björn', ''].map((text) => pictures.draw(saying(text), address)),
    );
    expect(one).not.toEqual(other);
    expect(one?.length).toBeGreaterThan(blank?.length ?? 0);
  });

  test('are drawn once, whoever asks and however many at once', async () => {
    const pictures = picturesFor(1);
    const [one, other] = await Promise.all(
      [address, '192.0.2.2'].map((from) => pictures.draw(saying('Anna'), from)),
    );
    expect(one).not.toBeNull();
    expect(other).toBe(one);
    expect(await pictures.draw(saying('Anna'), address)).toBe(one);
  });

  test('are refused to who asks for too many new ones, and to nobody else', async () => {
    const pictures = picturesFor(1);
    expect(await pictures.draw(saying('Anna'), address)).not.toBeNull();
    expect(await pictures.draw(saying('Björn'), address)).toBeNull();
    expect(await pictures.draw(saying('Björn'), '192.0.2.2')).not.toBeNull();
  });

  test('are forgotten when they take too much room, the least asked for first', async () => {
    const size = (await picturesFor(1).draw(saying('A'), address))?.length ?? 0;
    const pictures = picturesFor(9, Math.round(size * 2.5));
    const one = await pictures.draw(saying('A'), address);
    const other = await pictures.draw(saying('B'), address);
    expect(await pictures.draw(saying('A'), address)).toBe(one);
    await pictures.draw(saying('C'), address);
    expect(await pictures.draw(saying('A'), address)).toBe(one);
    expect(await pictures.draw(saying('B'), address)).not.toBe(other);
  });
});
