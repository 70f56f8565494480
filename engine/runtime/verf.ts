import { Rectangle, Texture } from 'pixi.js';

/** Size of a painted picture in stage pixels. */
export interface Maat {
  w: number;
  h: number;
}
/** 2D drawing surface; the origin is the left top of the picture, units are stage pixels. */
export type Tekenaar = (c: CanvasRenderingContext2D) => void;

/** Pictures that the engine paints itself (plates, letters, particles), packed on few pages so that they batch. */
export interface Verf {
  /** Texture of a drawing, painted once per key. */
  bake(key: string, maat: Maat, draw: Tekenaar): Texture;
  /** Width of a text in stage pixels in a CSS font at `size` px. */
  measure(text: string, font: string, size: number): number;
  /** Uploads pages that changed; once per frame. */
  flush(): void;
  /** Drops the letters of a finished game; shapes stay. */
  reset(): void;
  destroy(): void;
}

const PAGINA = 1024;
const MARGE = 2;

interface Pagina {
  canvas: HTMLCanvasElement;
  c: CanvasRenderingContext2D;
  texture: Texture;
  x: number;
  y: number;
  rij: number;
  vuil: boolean;
  sleutels: string[];
}

function nieuwePagina(): Pagina {
  const canvas = document.createElement('canvas');
  canvas.width = PAGINA;
  canvas.height = PAGINA;
  const c = canvas.getContext('2d');
  if (c === null) throw new Error('geen 2D-canvas');
  const texture = Texture.from(canvas, true);
  texture.source.scaleMode = 'linear';
  texture.source.alphaMode = 'premultiply-alpha-on-upload';
  return { canvas, c, texture, x: 0, y: 0, rij: 0, vuil: false, sleutels: [] };
}

/** Least recently used pages make room when more than this many are in use. */
const MAX_PAGINAS = 6;

/** Paints on 1024 px canvas pages; a canvas source is uploaded again by itself after a lost context. */
export function createVerf(resolutie: number): Verf {
  const paginas: Pagina[] = [];
  const bekend = new Map<string, Texture>();

  const ruimte = (w: number, h: number): Pagina => {
    for (const pagina of paginas) if (past(pagina, w, h)) return pagina;
    const oud = paginas.length >= MAX_PAGINAS ? paginas.shift() : undefined;
    const pagina = oud ?? nieuwePagina();
    if (oud !== undefined) leeg(oud, bekend);
    paginas.push(pagina);
    past(pagina, w, h);
    return pagina;
  };
  return {
    bake: (key, maat, draw) => {
      const eerder = bekend.get(key);
      if (eerder !== undefined) return eerder;
      const w = Math.min(PAGINA, Math.ceil(maat.w * resolutie));
      const h = Math.min(PAGINA, Math.ceil(maat.h * resolutie));
      const pagina = ruimte(w + MARGE, h + MARGE);
      const { c } = pagina;
      c.save();
      c.setTransform(resolutie, 0, 0, resolutie, pagina.x, pagina.y);
      c.beginPath();
      c.rect(0, 0, maat.w, maat.h);
      c.clip();
      draw(c);
      c.restore();
      const texture = new Texture({
        source: pagina.texture.source,
        frame: new Rectangle(pagina.x, pagina.y, w, h),
        orig: new Rectangle(0, 0, maat.w, maat.h),
      });
      pagina.x += w + MARGE;
      pagina.rij = Math.max(pagina.rij, h + MARGE);
      pagina.vuil = true;
      pagina.sleutels.push(key);
      bekend.set(key, texture);
      return texture;
    },
    measure: createMeter(),
    flush: () => {
      for (let i = 0; i < paginas.length; i += 1) {
        const pagina = paginas[i];
        if (pagina === undefined || !pagina.vuil) continue;
        pagina.vuil = false;
        pagina.texture.source.update();
      }
    },
    reset: () => {
      for (const pagina of paginas) leeg(pagina, bekend);
    },
    destroy: () => {
      for (const pagina of paginas) pagina.texture.destroy(true);
      paginas.length = 0;
      bekend.clear();
    },
  };
}

/** Moves to a shelf with room for w x h; false when the page is full. */
function past(pagina: Pagina, w: number, h: number): boolean {
  if (pagina.x + w > PAGINA) {
    if (pagina.y + pagina.rij + h > PAGINA) return false;
    pagina.y += pagina.rij;
    pagina.x = 0;
    pagina.rij = 0;
  }
  return pagina.y + h <= PAGINA;
}

function leeg(pagina: Pagina, bekend: Map<string, Texture>): void {
  for (const key of pagina.sleutels) {
    bekend.get(key)?.destroy(false);
    bekend.delete(key);
  }
  pagina.sleutels.length = 0;
  pagina.c.setTransform(1, 0, 0, 1, 0, 0);
  pagina.c.clearRect(0, 0, PAGINA, PAGINA);
  pagina.x = 0;
  pagina.y = 0;
  pagina.rij = 0;
  pagina.vuil = true;
}

function createMeter(): Verf['measure'] {
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
export function createLegeVerf(): Verf {
  const bekend = new Map<string, Texture>();
  return {
    bake: (key, maat) => {
      let texture = bekend.get(key);
      if (texture === undefined) {
        texture = new Texture({ source: Texture.EMPTY.source, orig: new Rectangle(0, 0, maat.w, maat.h) });
        bekend.set(key, texture);
      }
      return texture;
    },
    measure: (text, _, size) => text.length * size * 0.55,
    flush: () => undefined,
    reset: () => undefined,
    destroy: () => bekend.clear(),
  };
}
