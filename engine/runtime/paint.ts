import { type GlTexture, GlTextureSystem, Rectangle, Texture, type TextureSource } from 'pixi.js';
import { PagePacking, wholeResolution, type PixelSize } from './page-packing.ts';

/** Size of a painted picture in stage pixels. */
export interface TextureSize {
  w: number;
  h: number;
}
/** 2D drawing surface; the origin is the left top of the picture, units are stage pixels. */
export type Painter = (c: CanvasRenderingContext2D) => void;

/** Pictures that the engine paints itself (plates, letters, particles), packed on few pages so that they batch. */
export interface Paint {
  /** Texture of a drawing, painted once per key. */
  bake(key: string, size: TextureSize, draw: Painter): Texture;
  /** Width of a text in stage pixels in a CSS font at `size` px. */
  measure(text: string, font: string, size: number): number;
  /** Uploads pages that changed; once per frame. */
  flush(): void;
  /** Drops the letters of a finished game; shapes stay. */
  reset(): void;
  destroy(): void;
}

interface Page {
  canvas: HTMLCanvasElement;
  c: CanvasRenderingContext2D;
  texture: Texture;
  /** Rows that were painted and not sent yet; none while `from` is not above `until`. */
  from: number;
  until: number;
  keys: string[];
}
/** A picture that was painted, and the page it lies on. */
interface Painted {
  texture: Texture;
  page: number;
}

/** The page of which rows are sent now. */
let sent: Pick<Page, 'from' | 'until'>;

/** Sends the rows that changed and no more: a whole page takes longer than a frame. */
const ROWS = {
  id: 'rows',
  upload({ resource, pixelWidth }: TextureSource<HTMLCanvasElement>, card: GlTexture, gl: WebGL2RenderingContext) {
    const { target, format, type } = card;
    if (card.height < 0) {
      // The card holds nothing of it yet, or no more.
      gl.texImage2D(target, 0, card.internalFormat, format, type, resource);
      card.height = 0;
      return;
    }
    const { from, until } = sent;
    gl.pixelStorei(gl.UNPACK_SKIP_ROWS, from);
    gl.texSubImage2D(target, 0, 0, from, pixelWidth, until - from, format, type, resource);
    gl.pixelStorei(gl.UNPACK_SKIP_ROWS, 0);
  },
};
GlTextureSystem.uploadExtensions[ROWS.id] = ROWS;

function send(page: Page): void {
  if (page.from >= page.until) return;
  sent = page;
  page.texture.source.update();
  page.from = Infinity;
  page.until = 0;
}

function newPage({ w, h }: PixelSize, software: boolean): Page {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  // Without a card the pixels are read for every upload: they stay where they are read.
  const c = canvas.getContext('2d', { willReadFrequently: software });
  if (c === null) throw new Error('geen 2D-canvas');
  const texture = Texture.from(canvas, true);
  texture.source.uploadMethodId = ROWS.id;
  return { canvas, c, texture, from: Infinity, until: 0, keys: [] };
}

/**
 * Paints on canvas pages, `resolution` texture pixels per stage pixel; a canvas source is uploaded again by itself after a lost context.
 * `software`: there is no graphics card.
 */
export function createPaint(resolution: number, software = false): Paint {
  const packing = new PagePacking(resolution);
  const pages: Page[] = [];
  const known = new Map<string, Painted>();

  const pageAt = (nr: number): Page => {
    const page = pages[nr] ?? newPage(packing.size(nr), software);
    pages[nr] = page;
    return page;
  };
  const paint = (key: string, size: TextureSize, draw: Painter): Texture => {
    const fine = wholeResolution(size, resolution);
    const pixels = { w: Math.ceil(size.w * fine), h: Math.ceil(size.h * fine) };
    const spot = packing.place(pixels);
    const page = pageAt(spot.page);
    if (spot.emptied) empty(page, known);
    strokes(page.c, draw, { ...spot, fine, size });
    const texture = new Texture({
      source: page.texture.source,
      frame: new Rectangle(spot.x, spot.y, pixels.w, pixels.h),
      orig: new Rectangle(0, 0, size.w, size.h),
    });
    page.from = Math.min(page.from, spot.y);
    page.until = Math.max(page.until, spot.y + pixels.h);
    page.keys.push(key);
    known.set(key, { texture, page: spot.page });
    return texture;
  };
  return {
    bake: (key, size, draw) => {
      const earlier = known.get(key);
      if (earlier === undefined) return paint(key, size, draw);
      packing.touch(earlier.page);
      return earlier.texture;
    },
    measure: createMeter(),
    flush: () => {
      for (const page of pages) send(page);
    },
    reset: () => {
      for (const [nr, page] of pages.entries()) {
        empty(page, known);
        packing.clear(nr);
      }
    },
    destroy: () => {
      for (const page of pages) page.texture.destroy(true);
      pages.length = 0;
      known.clear();
    },
  };
}

/** Draws one picture on its place of a page, and nothing outside it. */
function strokes(
  c: CanvasRenderingContext2D,
  draw: Painter,
  { x, y, fine, size }: { x: number; y: number; fine: number; size: TextureSize },
): void {
  c.save();
  c.setTransform(fine, 0, 0, fine, x, y);
  c.beginPath();
  c.rect(0, 0, size.w, size.h);
  c.clip();
  draw(c);
  c.restore();
}

function empty(page: Page, known: Map<string, Painted>): void {
  for (const key of page.keys) {
    known.get(key)?.texture.destroy(false);
    known.delete(key);
  }
  page.keys.length = 0;
  page.c.setTransform(1, 0, 0, 1, 0, 0);
  page.c.clearRect(0, 0, page.canvas.width, page.canvas.height);
  page.from = 0;
  page.until = page.canvas.height;
}

function createMeter(): Paint['measure'] {
  const c = document.createElement('canvas').getContext('2d');
  const cache = new Map<string, number>();
  return (text, font, size) => {
    const key = `${font}|${text}`;
    let per = cache.get(key);
    if (per === undefined) {
      if (c !== null) c.font = `700 100px ${font}`;
      per = (c?.measureText(text).width ?? text.length * 55) / 100;
      cache.set(key, per);
    }
    return per * size;
  };
}
