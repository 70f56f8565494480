import { Rectangle, Texture } from 'pixi.js';
import { z } from 'zod';
import type { Rig } from '#engine/parts/actor.ts';
import { laadTextuur } from './textuur.ts';

const getal = z.number();
const rig = z.object({
  w: getal,
  h: getal,
  parts: z.array(
    z.object({
      id: z.string(),
      pivot: z.tuple([getal, getal]).optional(),
      parent: z.string().optional(),
      hidden: z.boolean().optional(),
    }),
  ),
});
/** Spritesheet page as written by the atlas build; sizes in texture pixels, `meta.scale` texture pixels per stage pixel. */
export const paginaSchema = z.object({
  frames: z.record(
    z.string(),
    z.object({
      frame: z.object({ x: getal, y: getal, w: getal, h: getal }),
      spriteSourceSize: z.object({ x: getal, y: getal, w: getal, h: getal }),
      sourceSize: z.object({ w: getal, h: getal }),
    }),
  ),
  meta: z.object({
    image: z.string(),
    scale: z.coerce.number(),
    pages: z.int(),
    rigs: z.record(z.string(), rig).default({}),
  }),
});
export type PaginaJson = z.infer<typeof paginaSchema>;

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

export interface AssetOpties {
  spel: string;
  /** Texture pixels per stage pixel: 1 or 2. */
  resolutie: 1 | 2;
  /** Folder of the built atlases; default `/spel-assets`. */
  basis?: string;
  /** URL of a picture `fe:muis`; default `<basis>/plaatjes/muis.webp`. */
  plaatje?: (asset: string) => string;
}

async function leesPagina(url: string): Promise<PaginaJson> {
  const antwoord = await fetch(url);
  if (!antwoord.ok) throw new Error(`atlas ${url}: ${antwoord.status}`);
  return paginaSchema.parse(await antwoord.json());
}

function frames(pagina: PaginaJson, bron: Texture): [string, Texture][] {
  const k = 1 / pagina.meta.scale;
  return Object.entries(pagina.frames).map(([key, f]) => {
    const texture = new Texture({
      source: bron.source,
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

/** Loads the atlas pages of a game; rejects when a page is missing. */
export async function loadSceneAssets(options: AssetOpties): Promise<SceneAssets> {
  const basis = options.basis ?? '/spel-assets';
  const map = `${basis}/${options.spel}`;
  const eerste = await leesPagina(`${map}/atlas-0@${options.resolutie}x.json`);
  const rest = await Promise.all(
    Array.from({ length: eerste.meta.pages - 1 }, (_, i) =>
      leesPagina(`${map}/atlas-${i + 1}@${options.resolutie}x.json`),
    ),
  );
  const paginas = await Promise.all(
    [eerste, ...rest].map(async (pagina) => ({ pagina, bron: await laadTextuur(`${map}/${pagina.meta.image}`) })),
  );
  const textures = new Map(paginas.flatMap(({ pagina, bron }) => frames(pagina, bron)));
  const plaatjes = createPlaatjes(
    options.plaatje ?? ((asset) => `${basis}/plaatjes/${asset.replace(/^fe:/, '').replaceAll('/', '-')}.webp`),
  );
  return {
    texture: (key) => textures.get(key) ?? Texture.WHITE,
    has: (key) => textures.has(key),
    rig: (key) => eerste.meta.rigs[key] ?? null,
    picture: plaatjes.get,
    destroy: () => {
      for (const texture of textures.values()) texture.destroy(false);
      textures.clear();
      plaatjes.destroy();
      for (const { bron } of paginas) bron.destroy(true);
    },
  };
}

interface Plaatjes {
  get: SceneAssets['picture'];
  destroy(): void;
}

function createPlaatjes(url: (asset: string) => string): Plaatjes {
  const klaar = new Map<string, Texture>();
  const bezig = new Map<string, ((texture: Texture) => void)[]>();
  let weg = false;
  const laad = async (asset: string): Promise<void> => {
    const texture = await laadTextuur(url(asset)).catch(() => Texture.EMPTY);
    if (weg) return texture.destroy(true);
    klaar.set(asset, texture);
    if (texture !== Texture.EMPTY) for (const ready of bezig.get(asset) ?? []) ready(texture);
    bezig.delete(asset);
  };
  return {
    get: (asset, ready) => {
      const texture = klaar.get(asset);
      if (texture !== undefined) return texture;
      const wachters = bezig.get(asset);
      if (wachters !== undefined) wachters.push(ready);
      else {
        bezig.set(asset, [ready]);
        void laad(asset);
      }
      return null;
    },
    destroy: () => {
      weg = true;
      for (const texture of klaar.values()) texture.destroy(true);
      klaar.clear();
    },
  };
}

/** Assets without files: every texture is empty, 96 px. For runs without a screen. */
export function createLegeAssets(rigs: Readonly<Record<string, Rig>> = {}): SceneAssets {
  const leeg = new Texture({ source: Texture.EMPTY.source, orig: new Rectangle(0, 0, 96, 96) });
  return {
    texture: () => leeg,
    has: () => true,
    rig: (key) => rigs[key] ?? null,
    picture: () => leeg,
    destroy: () => undefined,
  };
}
