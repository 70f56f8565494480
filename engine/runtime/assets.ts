import { Rectangle, Texture } from 'pixi.js';
import { z } from 'zod/mini';
import { loadTexture } from './texture.ts';

const number = z.number();
const rig = z.object({
  w: number,
  h: number,
  parts: z.array(
    z.object({
      id: z.string(),
      pivot: z.optional(z.tuple([number, number])),
      parent: z.optional(z.string()),
      hidden: z.optional(z.boolean()),
    }),
  ),
});
/** Part of a rig drawing as cut by the atlas build: joint and parent, in pixels of the drawing. */
export interface RigPart {
  id: string;
  pivot?: readonly [number, number];
  parent?: string;
  hidden?: boolean;
}
/** A rig drawing: size and parts in stacking order. */
export interface Rig {
  w: number;
  h: number;
  parts: readonly RigPart[];
}

/** Spritesheet page as written by the atlas build; sizes in texture pixels, `meta.scale` texture pixels per stage pixel. */
const pageSchema = z.object({
  frames: z.record(
    z.string(),
    z.object({
      frame: z.object({ x: number, y: number, w: number, h: number }),
      spriteSourceSize: z.object({ x: number, y: number, w: number, h: number }),
      sourceSize: z.object({ w: number, h: number }),
    }),
  ),
  meta: z.object({
    image: z.string(),
    scale: z.coerce.number(),
    pages: z.int(),
    rigs: z._default(z.record(z.string(), rig), {}),
  }),
});
/** Page of an atlas, checked; sizes in texture pixels. */
export type PageJson = z.infer<typeof pageSchema>;

/** Pictures of one game. */
export interface SceneAssets {
  /** Texture by the scene's own name; an unknown name is a visible placeholder. */
  texture(key: string): Texture;
  has(key: string): boolean;
  rig(key: string): Rig | null;
  /** Picture on a token or in a prompt: null until `ready` was called. */
  picture(asset: string, ready: (texture: Texture) => void): Texture | null;
  destroy(): void;
}

/** Which game's pictures are loaded, how fine, and from where. */
export interface AssetOptions {
  spel: string;
  /** Texture pixels per stage pixel: 1 or 2. */
  resolution: 1 | 2;
  /** Folder of the built atlases; default `/spel-assets`. */
  base?: string;
  /** URL of a picture `fe:muis`; default `<basis>/plaatjes/muis.webp`. */
  image?: (asset: string) => string;
  /** Share of the pages that is there, 0..1; called after each. */
  onProgress?: (part: number) => void;
  /** Called with each page that is decoded. */
  onPage?: (page: Texture) => void;
}

const BASE = '/spel-assets';

async function readPage(url: string): Promise<PageJson> {
  const antwoord = await fetch(url);
  if (!antwoord.ok) throw new Error(`atlas ${url}: ${antwoord.status}`);
  return pageSchema.parse(await antwoord.json());
}

function frames(page: PageJson, source: Texture): [string, Texture][] {
  const k = 1 / page.meta.scale;
  return Object.entries(page.frames).map(([key, f]) => {
    const texture = new Texture({
      source: source.source,
      frame: new Rectangle(f.frame.x, f.frame.y, f.frame.w, f.frame.h),
      orig: new Rectangle(0, 0, f.sourceSize.w * k, f.sourceSize.h * k),
      trim: new Rectangle(
        f.spriteSourceSize.x * k,
        f.spriteSourceSize.y * k,
        f.spriteSourceSize.w * k,
        f.spriteSourceSize.h * k,
      ),
      label: key,
    });
    return [key, texture];
  });
}

/** The first page says by its picture which resolution it is of: a double one that is not drawn yet answers as the single one. */
const pageName = (first: PageJson, nr: number): string =>
  first.meta.image.replace('atlas-0', `atlas-${nr}`).replace(/webp$/, 'json');

/** Pages of an atlas; without a line the fineness that is on the device does for the other. */
async function readPages(map: string, resolution: 1 | 2): Promise<PageJson[]> {
  const address = (fine: number): string => `${map}/atlas-0@${fine}x.json`;
  const first = await readPage(address(resolution)).catch(() => readPage(address(3 - resolution)));
  const rest = await Promise.all(
    Array.from({ length: first.meta.pages - 1 }, (_, i) => readPage(`${map}/${pageName(first, i + 1)}`)),
  );
  return [first, ...rest];
}

/** Fetches the atlas pages of a game into the cache of the browser, one after another, so that nothing waits for them; rejects when one is missing. */
export async function warmSceneAssets({ spel, resolution, base = BASE }: AssetOptions): Promise<void> {
  const map = `${base}/${spel}`;
  for (const page of await readPages(map, resolution))
    await (await fetch(`${map}/${page.meta.image}`, { priority: 'low' })).blob();
}

interface LoadedPage {
  page: PageJson;
  source: Texture;
}

async function loadPages({ spel, resolution, base = BASE, onProgress, onPage }: AssetOptions): Promise<LoadedPage[]> {
  const map = `${base}/${spel}`;
  const list = await readPages(map, resolution);
  let ready = 0;
  return Promise.all(
    list.map(async (page) => {
      const source = await loadTexture(`${map}/${page.meta.image}`);
      onPage?.(source);
      ready += 1;
      onProgress?.(ready / list.length);
      return { page, source };
    }),
  );
}

const free = (pages: readonly LoadedPage[] | null): void => {
  for (const { source } of pages ?? []) source.destroy(true);
};

/** Pages of the one game that a child is on the way to; null when they could not be loaded. */
let coming: { spel: string; resolution: number; pages: Promise<LoadedPage[] | null> } | null = null;

/** Fetches and decodes the pictures of a game that a child is about to play; those of a game that never came are freed. */
export function prepareSceneAssets(options: AssetOptions): void {
  if (coming?.spel === options.spel && coming.resolution === options.resolution) return;
  void coming?.pages.then(free);
  // The game itself asks again, and says what is wrong.
  coming = { ...options, pages: loadPages(options).catch(() => null) };
}

/** What was prepared, once; null when it was nothing or another game, whose pages are freed. */
async function takePages({ spel, resolution }: AssetOptions): Promise<LoadedPage[] | null> {
  const taken = coming;
  coming = null;
  if (taken?.spel === spel && taken.resolution === resolution) return taken.pages;
  void taken?.pages.then(free);
  return null;
}

/** Loads the atlas pages of a game; rejects when a page is missing. */
export async function loadSceneAssets(options: AssetOptions): Promise<SceneAssets> {
  const base = options.base ?? BASE;
  const pages = (await takePages(options)) ?? (await loadPages(options));
  const textures = new Map(pages.flatMap(({ page, source }) => frames(page, source)));
  const [first] = pages;
  const images = createImages(
    options.image ?? ((asset) => `${base}/plaatjes/${asset.replace(/^fe:/, '').replaceAll('/', '-')}.webp`),
  );
  return {
    texture: (key) => textures.get(key) ?? Texture.WHITE,
    has: (key) => textures.has(key),
    rig: (key) => first?.page.meta.rigs[key] ?? null,
    picture: images.get,
    destroy: () => {
      for (const texture of textures.values()) texture.destroy(false);
      textures.clear();
      images.destroy();
      free(pages);
    },
  };
}

interface Images {
  get: SceneAssets['picture'];
  destroy(): void;
}

function createImages(url: (asset: string) => string): Images {
  const done = new Map<string, Texture>();
  const busy = new Map<string, ((texture: Texture) => void)[]>();
  let gone = false;
  const load = async (asset: string): Promise<void> => {
    const texture = await loadTexture(url(asset)).catch(() => Texture.EMPTY);
    if (gone) return texture.destroy(true);
    done.set(asset, texture);
    if (texture !== Texture.EMPTY) for (const ready of busy.get(asset) ?? []) ready(texture);
    busy.delete(asset);
  };
  return {
    get: (asset, ready) => {
      const texture = done.get(asset);
      if (texture !== undefined) return texture;
      const waiters = busy.get(asset);
      if (waiters !== undefined) waiters.push(ready);
      else {
        busy.set(asset, [ready]);
        void load(asset);
      }
      return null;
    },
    destroy: () => {
      gone = true;
      for (const texture of done.values()) texture.destroy(true);
      done.clear();
    },
  };
}
