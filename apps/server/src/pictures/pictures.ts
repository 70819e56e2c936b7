import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PicturePart, type PictureServices, pictureSize } from '@open-yatzy/protocol';
import { type Allowance, customerOf } from '../allowance.ts';

type Png = Uint8Array<ArrayBuffer>;
type Draw = (picture: PicturePart) => Promise<Png>;

/** Bytes of pictures that are remembered; what nobody has asked for longest is forgotten. */
const mostRemembered = 16 * 2 ** 20;

const packages = createRequire(import.meta.url);
const fonts = [
  ['Fraunces', 'fraunces'],
  ['Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next'],
] as const;
/** The letters of Western Europe, and those of the rest of Europe that writes Latin. */
const subsets = ['latin', 'latin-ext'] as const;

/** Loaded with the first picture: a server whose system the renderer does not know lacks pictures, and nothing else. */
async function makeDraw(): Promise<Draw> {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer();
  for (const [name, folder] of fonts)
    for (const subset of subsets) {
      const file = `@fontsource-variable/${folder}/files/${folder}-${subset}-wght-normal.woff2`;
      await renderer.registerFont({ name, data: await readFile(packages.resolve(file)) });
    }
  return (picture) => renderer.render(picture as Parameters<typeof renderer.render>[0], pictureSize);
}

/** Draws pictures beside the event loop, one after another, so that no move waits for them. */
export class Pictures implements PictureServices {
  readonly #allowance: Allowance;
  readonly #mostRemembered: number;
  /** By what they show, in the order of last use. */
  readonly #drawn = new Map<string, Png>();
  readonly #drawing = new Map<string, Promise<Png>>();
  #remembered = 0;
  #draw: Promise<Draw> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(allowance: Allowance, { most = mostRemembered }: { readonly most?: number } = {}) {
    this.#allowance = allowance;
    this.#mostRemembered = most;
  }

  async draw(picture: PicturePart, address: string): Promise<Png | null> {
    const key = JSON.stringify(picture);
    const known = this.#drawn.get(key);
    if (known) {
      this.#drawn.delete(key);
      this.#drawn.set(key, known);
      return known;
    }
    const already = this.#drawing.get(key);
    if (already) return already;
    return this.#allowance.take(customerOf(address)) ? this.#start(key, picture) : null;
  }

  #start(key: string, picture: PicturePart): Promise<Png> {
    this.#draw ??= makeDraw();
    const draw = this.#draw;
    const png = this.#last.then(async () => {
      const drawn = await (await draw)(picture);
      this.#remember(key, drawn);
      return drawn;
    });
    this.#drawing.set(key, png);
    this.#last = png.catch(() => undefined).finally(() => this.#drawing.delete(key));
    return png;
  }

  #remember(key: string, png: Png): void {
    this.#drawn.set(key, png);
    this.#remembered += png.length;
    for (const [oldest, { length }] of this.#drawn) {
      if (this.#remembered <= this.#mostRemembered) break;
      this.#drawn.delete(oldest);
      this.#remembered -= length;
    }
  }
}
