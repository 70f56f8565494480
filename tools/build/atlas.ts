/** One atlas per game from what its scene document names: cut, rasterised, trimmed, packed and written as webp. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import sharp from 'sharp';
import { type Plaat, type RigDef, type SceneArt, verzamel } from './atlas-svg.ts';

const OUT = '.gebouwd/spel-assets';
const PAGINA = 4096;
const LUCHT = 2;
/** Raise when the output changes for the same input. */
const VERSIE = '5';
/** Scenery is soft: at double resolution 1.5 is enough and saves half the memory. */
const SCHALEN = [
  { res: 1, sprites: 1, lagen: 1 },
  { res: 2, sprites: 2, lagen: 1.5 },
] as const;

interface Beeld {
  key: string;
  data: Buffer;
  w: number;
  h: number;
  x: number;
  y: number;
  heelW: number;
  heelH: number;
}
interface Blad {
  scale: number;
  w: number;
  h: number;
  beelden: { beeld: Beeld; x: number; y: number }[];
}

/** RGBA without the empty border. The rasteriser multiplies colours by alpha; that is undone. */
function raster(plaat: Plaat, scale: number): Beeld {
  const beeld = new Resvg(plaat.svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(plaat.w * scale)) },
    font: { loadSystemFonts: false },
  }).render();
  const data = beeld.pixels;
  const box = randen(data, beeld.width, beeld.height);
  const knip = Buffer.alloc(box.w * box.h * 4);
  for (let y = 0; y < box.h; y += 1) {
    const van = ((box.y + y) * beeld.width + box.x) * 4;
    data.copy(knip, y * box.w * 4, van, van + box.w * 4);
  }
  return { key: plaat.key, data: recht(knip), ...box, heelW: beeld.width, heelH: beeld.height };
}

/** Premultiplied to straight alpha, in place. */
export function recht(data: Buffer): Buffer {
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3] ?? 0;
    if (a === 0 || a === 255) continue;
    for (let k = i; k < i + 3; k += 1) data[k] = Math.min(255, Math.round(((data[k] ?? 0) * 255) / a));
  }
  return data;
}

/** Smallest box around everything that is not fully transparent; 1 x 1 for an empty picture. */
export function randen(data: Uint8Array, w: number, h: number): { x: number; y: number; w: number; h: number } {
  let links = w;
  let rechts = -1;
  let boven = h;
  let onder = -1;
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      if ((data[(y * w + x) * 4 + 3] ?? 0) === 0) continue;
      if (x < links) links = x;
      if (x > rechts) rechts = x;
      if (y < boven) boven = y;
      if (y > onder) onder = y;
    }
  }
  return rechts < 0 ? { x: 0, y: 0, w: 1, h: 1 } : { x: links, y: boven, w: rechts - links + 1, h: onder - boven + 1 };
}

interface Vak {
  x: number;
  y: number;
  width: number;
  height: number;
  beeld: Beeld;
}

function leg(beelden: readonly Beeld[], scale: number): Blad[] {
  const packer = new MaxRectsPacker<Vak>(PAGINA, PAGINA, LUCHT, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
  });
  for (const beeld of beelden) {
    if (beeld.w > PAGINA || beeld.h > PAGINA) throw new Error(`${beeld.key} is larger than a page of ${PAGINA} px`);
    packer.add({ x: 0, y: 0, width: beeld.w, height: beeld.h, beeld });
  }
  return packer.bins.map((bin) => ({
    scale,
    w: Math.max(1, bin.width),
    h: Math.max(1, bin.height),
    beelden: bin.rects.map((vak) => ({ beeld: vak.beeld, x: vak.x, y: vak.y })),
  }));
}

interface Bladplek {
  map: string;
  naam: string;
  pages: number;
  rigs: Record<string, RigDef>;
}

async function schrijf(blad: Blad, plek: Bladplek): Promise<void> {
  const image = `${plek.naam}.webp`;
  const canvas = sharp({
    create: { width: blad.w, height: blad.h, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const webp = canvas
    .composite(
      blad.beelden.map(({ beeld, x, y }) => ({
        input: beeld.data,
        raw: { width: beeld.w, height: beeld.h, channels: 4 as const },
        left: x,
        top: y,
      })),
    )
    .webp({ lossless: true, effort: 1 });
  await webp.toFile(join(plek.map, image));
  const frames = Object.fromEntries(
    blad.beelden.map(({ beeld: b, x, y }) => [
      b.key,
      {
        frame: { x, y, w: b.w, h: b.h },
        rotated: false,
        trimmed: true,
        spriteSourceSize: { x: b.x, y: b.y, w: b.w, h: b.h },
        sourceSize: { w: b.heelW, h: b.heelH },
      },
    ]),
  );
  const json = {
    frames,
    meta: {
      app: 'taaltocht',
      image,
      format: 'RGBA8888',
      size: { w: blad.w, h: blad.h },
      scale: String(blad.scale),
      pages: plek.pages,
      rigs: plek.rigs,
    },
  };
  writeFileSync(join(plek.map, `${plek.naam}.json`), JSON.stringify(json));
}

function artVan(spel: string): SceneArt {
  const doc: { assets?: Partial<SceneArt> } = JSON.parse(readFileSync(`games/${spel}/scene.json`, 'utf8'));
  return {
    icons: doc.assets?.icons ?? {},
    svg: doc.assets?.svg ?? {},
    layers: doc.assets?.layers ?? {},
    rigs: doc.assets?.rigs ?? {},
  };
}

async function bouw(spel: string): Promise<boolean> {
  const { sprites, lagen, rigs } = verzamel(artVan(spel));
  const hash = createHash('sha256')
    .update(VERSIE)
    .update(JSON.stringify([sprites, lagen, rigs]))
    .digest('hex');
  const map = join(OUT, spel);
  const stempel = join(map, 'stempel.txt');
  if (existsSync(stempel) && readFileSync(stempel, 'utf8') === hash) return false;
  rmSync(map, { recursive: true, force: true });
  mkdirSync(map, { recursive: true });
  for (const schaal of SCHALEN) {
    const bladen = [
      ...leg(
        sprites.map((plaat) => raster(plaat, schaal.sprites)),
        schaal.sprites,
      ),
      ...leg(
        lagen.map((plaat) => raster(plaat, schaal.lagen)),
        schaal.lagen,
      ),
    ];
    if (bladen.length === 0) bladen.push({ scale: schaal.res, w: 1, h: 1, beelden: [] });
    for (const [i, blad] of bladen.entries())
      await schrijf(blad, { map, naam: `atlas-${i}@${schaal.res}x`, pages: bladen.length, rigs: i === 0 ? rigs : {} });
  }
  writeFileSync(stempel, hash);
  return true;
}

/** The name of the game stands in front of what is wrong with its pictures. */
async function metNaam(spel: string): Promise<boolean> {
  try {
    return await bouw(spel);
  } catch (fout) {
    throw new Error(`games/${spel}/scene.json: ${fout instanceof Error ? fout.message : String(fout)}`, {
      cause: fout,
    });
  }
}

/** Builds the atlases of all games, or of one; a game whose pictures did not change costs nothing. Answers how many were built. */
export async function buildAtlas(options: { only?: string } = {}): Promise<number> {
  const spellen = readdirSync('games', { withFileTypes: true })
    .filter((d) => d.isDirectory() && existsSync(`games/${d.name}/scene.json`))
    .map((d) => d.name)
    .sort();
  let gebouwd = 0;
  for (const spel of spellen) {
    if (options.only !== undefined && options.only !== spel) continue;
    if (await metNaam(spel)) gebouwd += 1;
  }
  return gebouwd;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv[2];
  console.log(`${await buildAtlas(only === undefined ? {} : { only })} atlas(es) built`);
}
