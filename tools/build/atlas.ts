/** One atlas per game from what its scene document names: cut, rasterised, trimmed, packed and written as webp. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import sharp from 'sharp';
import { type Plate, type RigDef, type SceneArt, collect } from './atlas-svg.ts';
import { spelSlugs } from './spel-folders.ts';

const OUT = '.gebouwd/spel-assets';
const PAGE = 4096;
const SKY = 2;
/** Raise when the output changes for the same input. */
const VERSION = '5';
/** Scenery is soft: at double resolution 1.5 is enough and saves half the memory. */
const SCALES = [
  { res: 1, sprites: 1, lagen: 1 },
  { res: 2, sprites: 2, lagen: 1.5 },
] as const;

interface Picture {
  key: string;
  data: Buffer;
  w: number;
  h: number;
  x: number;
  y: number;
  heelW: number;
  heelH: number;
}
interface Sheet {
  scale: number;
  w: number;
  h: number;
  pictures: { beeld: Picture; x: number; y: number }[];
}

/** RGBA without the empty border. The rasteriser multiplies colours by alpha; that is undone. */
function raster(plate: Plate, scale: number): Picture {
  const picture = new Resvg(plate.svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(plate.w * scale)) },
    font: { loadSystemFonts: false },
  }).render();
  const data = picture.pixels;
  const box = edges(data, picture.width, picture.height);
  const cut = Buffer.alloc(box.w * box.h * 4);
  for (let y = 0; y < box.h; y += 1) {
    const from = ((box.y + y) * picture.width + box.x) * 4;
    data.copy(cut, y * box.w * 4, from, from + box.w * 4);
  }
  return { key: plate.key, data: straighten(cut), ...box, heelW: picture.width, heelH: picture.height };
}

/** Premultiplied to straight alpha, in place. */
export function straighten(data: Buffer): Buffer {
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3] ?? 0;
    if (a === 0 || a === 255) continue;
    for (let k = i; k < i + 3; k += 1) data[k] = Math.min(255, Math.round(((data[k] ?? 0) * 255) / a));
  }
  return data;
}

/** Smallest box around everything that is not fully transparent; 1 x 1 for an empty picture. */
export function edges(data: Uint8Array, w: number, h: number): { x: number; y: number; w: number; h: number } {
  let left = w;
  let right = -1;
  let above = h;
  let below = -1;
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      if ((data[(y * w + x) * 4 + 3] ?? 0) === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < above) above = y;
      if (y > below) below = y;
    }
  }
  return right < 0 ? { x: 0, y: 0, w: 1, h: 1 } : { x: left, y: above, w: right - left + 1, h: below - above + 1 };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  beeld: Picture;
}

function leg(pictures: readonly Picture[], scale: number): Sheet[] {
  const packer = new MaxRectsPacker<Box>(PAGE, PAGE, SKY, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
  });
  for (const picture of pictures) {
    if (picture.w > PAGE || picture.h > PAGE) throw new Error(`${picture.key} is larger than a page of ${PAGE} px`);
    packer.add({ x: 0, y: 0, width: picture.w, height: picture.h, beeld: picture });
  }
  return packer.bins.map((bin) => ({
    scale,
    w: Math.max(1, bin.width),
    h: Math.max(1, bin.height),
    pictures: bin.rects.map((box) => ({ beeld: box.beeld, x: box.x, y: box.y })),
  }));
}

interface SheetSpot {
  map: string;
  naam: string;
  pages: number;
  rigs: Record<string, RigDef>;
}

async function write(sheet: Sheet, spot: SheetSpot): Promise<void> {
  const image = `${spot.naam}.webp`;
  const canvas = sharp({
    create: { width: sheet.w, height: sheet.h, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const webp = canvas
    .composite(
      sheet.pictures.map(({ beeld: picture, x, y }) => ({
        input: picture.data,
        raw: { width: picture.w, height: picture.h, channels: 4 as const },
        left: x,
        top: y,
      })),
    )
    .webp({ lossless: true, effort: 1 });
  await webp.toFile(join(spot.map, image));
  const frames = Object.fromEntries(
    sheet.pictures.map(({ beeld: b, x, y }) => [
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
      size: { w: sheet.w, h: sheet.h },
      scale: String(sheet.scale),
      pages: spot.pages,
      rigs: spot.rigs,
    },
  };
  writeFileSync(join(spot.map, `${spot.naam}.json`), JSON.stringify(json));
}

function artOf(spel: string): SceneArt {
  const doc: { assets?: Partial<SceneArt> } = JSON.parse(readFileSync(`games/${spel}/scene.json`, 'utf8'));
  return {
    icons: doc.assets?.icons ?? {},
    svg: doc.assets?.svg ?? {},
    layers: doc.assets?.layers ?? {},
    rigs: doc.assets?.rigs ?? {},
  };
}

async function build(spel: string): Promise<boolean> {
  const { sprites, lagen: layers, rigs } = collect(artOf(spel));
  const hash = createHash('sha256')
    .update(VERSION)
    .update(JSON.stringify([sprites, layers, rigs]))
    .digest('hex');
  const map = join(OUT, spel);
  const stamp = join(map, 'stempel.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  rmSync(map, { recursive: true, force: true });
  mkdirSync(map, { recursive: true });
  for (const scale of SCALES) {
    const sheets = [
      ...leg(
        sprites.map((plate) => raster(plate, scale.sprites)),
        scale.sprites,
      ),
      ...leg(
        layers.map((plate) => raster(plate, scale.lagen)),
        scale.lagen,
      ),
    ];
    if (sheets.length === 0) sheets.push({ scale: scale.res, w: 1, h: 1, pictures: [] });
    for (const [i, sheet] of sheets.entries())
      await write(sheet, { map, naam: `atlas-${i}@${scale.res}x`, pages: sheets.length, rigs: i === 0 ? rigs : {} });
  }
  writeFileSync(stamp, hash);
  return true;
}

/** The name of the game stands in front of what is wrong with its pictures. */
async function buildNamed(spel: string): Promise<boolean> {
  try {
    return await build(spel);
  } catch (error) {
    throw new Error(`games/${spel}/scene.json: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Builds the atlases of all games, or of one; a game whose pictures did not change costs nothing. Answers how many were built. */
export async function buildAtlas(options: { only?: string } = {}): Promise<number> {
  let built = 0;
  for (const spel of spelSlugs()) {
    if (options.only !== undefined && options.only !== spel) continue;
    if (await buildNamed(spel)) built += 1;
  }
  return built;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv[2];
  console.log(`${await buildAtlas(only === undefined ? {} : { only })} atlas(es) built`);
}
