import { Rectangle, Texture } from 'pixi.js';

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

const PAGE = 1024;
const MARGIN = 2;

interface Page {
  canvas: HTMLCanvasElement;
  c: CanvasRenderingContext2D;
  texture: Texture;
  x: number;
  y: number;
  row: number;
  dirty: boolean;
  keys: string[];
}

function newPage(): Page {
  const canvas = document.createElement('canvas');
  canvas.width = PAGE;
  canvas.height = PAGE;
  const c = canvas.getContext('2d');
  if (c === null) throw new Error('geen 2D-canvas');
  const texture = Texture.from(canvas, true);
  texture.source.scaleMode = 'linear';
  texture.source.alphaMode = 'premultiply-alpha-on-upload';
  return { canvas, c, texture, x: 0, y: 0, row: 0, dirty: false, keys: [] };
}

/** Least recently used pages make room when more than this many are in use. */
const MAX_PAGES = 6;

/** Paints on 1024 px canvas pages; a canvas source is uploaded again by itself after a lost context. */
export function createPaint(resolution: number): Paint {
  const pages: Page[] = [];
  const known = new Map<string, Texture>();

  const space = (w: number, h: number): Page => {
    for (const page of pages) if (fits(page, w, h)) return page;
    const old = pages.length >= MAX_PAGES ? pages.shift() : undefined;
    const page = old ?? newPage();
    if (old !== undefined) empty(old, known);
    pages.push(page);
    fits(page, w, h);
    return page;
  };
  return {
    bake: (key, size, draw) => {
      const earlier = known.get(key);
      if (earlier !== undefined) return earlier;
      const w = Math.min(PAGE, Math.ceil(size.w * resolution));
      const h = Math.min(PAGE, Math.ceil(size.h * resolution));
      const page = space(w + MARGIN, h + MARGIN);
      const { c } = page;
      c.save();
      c.setTransform(resolution, 0, 0, resolution, page.x, page.y);
      c.beginPath();
      c.rect(0, 0, size.w, size.h);
      c.clip();
      draw(c);
      c.restore();
      const texture = new Texture({
        source: page.texture.source,
        frame: new Rectangle(page.x, page.y, w, h),
        orig: new Rectangle(0, 0, size.w, size.h),
      });
      page.x += w + MARGIN;
      page.row = Math.max(page.row, h + MARGIN);
      page.dirty = true;
      page.keys.push(key);
      known.set(key, texture);
      return texture;
    },
    measure: createMeter(),
    flush: () => {
      for (let i = 0; i < pages.length; i += 1) {
        const page = pages[i];
        if (page === undefined || !page.dirty) continue;
        page.dirty = false;
        page.texture.source.update();
      }
    },
    reset: () => {
      for (const page of pages) empty(page, known);
    },
    destroy: () => {
      for (const page of pages) page.texture.destroy(true);
      pages.length = 0;
      known.clear();
    },
  };
}

/** Moves to a shelf with room for w x h; false when the page is full. */
function fits(page: Page, w: number, h: number): boolean {
  if (page.x + w > PAGE) {
    if (page.y + page.row + h > PAGE) return false;
    page.y += page.row;
    page.x = 0;
    page.row = 0;
  }
  return page.y + h <= PAGE;
}

function empty(page: Page, known: Map<string, Texture>): void {
  for (const key of page.keys) {
    known.get(key)?.destroy(false);
    known.delete(key);
  }
  page.keys.length = 0;
  page.c.setTransform(1, 0, 0, 1, 0, 0);
  page.c.clearRect(0, 0, PAGE, PAGE);
  page.x = 0;
  page.y = 0;
  page.row = 0;
  page.dirty = true;
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

/** Paints nothing: for runs without a screen. Textures have the right size. */
export function createEmptyPaint(): Paint {
  const known = new Map<string, Texture>();
  return {
    bake: (key, size) => {
      let texture = known.get(key);
      if (texture === undefined) {
        texture = new Texture({ source: Texture.EMPTY.source, orig: new Rectangle(0, 0, size.w, size.h) });
        known.set(key, texture);
      }
      return texture;
    },
    measure: (text, _, size) => text.length * size * 0.55,
    flush: () => undefined,
    reset: () => undefined,
    destroy: () => known.clear(),
  };
}
