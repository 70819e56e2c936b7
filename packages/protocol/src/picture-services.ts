/** Width and height of every picture, in pixels: as social networks show them. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Properties as CSS has them, in camel case; bare numbers are pixels. */
export type PictureStyle = Readonly<Record<string, string | number>>;

/** A part of a picture, laid out as flexible boxes are. */
export type PicturePart =
  | { readonly type: 'container'; readonly style: PictureStyle; readonly children: readonly PicturePart[] }
  | { readonly type: 'text'; readonly style: PictureStyle; readonly text: string }
  /** `src` is an SVG. */
  | { readonly type: 'image'; readonly style: PictureStyle; readonly src: string };

/** Pictures by which pages are shown where their link is shared. */
export interface PictureServices {
  /** As a PNG; null where whoever is at this address asks for too many new ones. */
  draw(picture: PicturePart, address: string): Promise<Uint8Array<ArrayBuffer> | null>;
}
