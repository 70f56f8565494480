/** One atlas per game from what its scene document names: cut, rasterised, trimmed, packed and written as webp. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Plate, type RigDef, type SceneArt, collect } from './atlas-svg.ts';
import { pack, type Picture, type Sheet } from './atlas-pack.ts';
import { isSoft } from './atlas-soft.ts';
import { withLock } from './lock.ts';
import { readSceneFile } from './scene-file.ts';
import { spelSlugs } from './spel-folders.ts';

const OUT = '.gebouwd';
/** Raise when the output changes for the same input. */
const VERSION = '8';
const STAMP = 'stempel.txt';
/**
 * Texture pixels per stage pixel. Scenery is far away: at double resolution 1.5 is enough and saves half the memory. Of what is soft
 * (a sky, a veil of night) nobody sees the half.
 */
const SCALES = [
  { res: 1, sprites: 1, lagen: 1, soft: 0.5 },
  { res: 2, sprites: 2, lagen: 1.5, soft: 0.75 },
] as const;

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

interface SheetSpot {
  map: string;
  naam: string;
  pages: number;
  rigs: Record<string, RigDef>;
  effort: number;
}

async function write(sheet: Sheet, spot: SheetSpot): Promise<void> {
  const image = `${spot.naam}.webp`;
  const canvas = sharp({
    create: { width: sheet.w, height: sheet.h, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const webp = canvas
    .composite(
      sheet.pictures.map(({ picture, x, y }) => ({
        input: picture.data,
        raw: { width: picture.w, height: picture.h, channels: 4 as const },
        left: x,
        top: y,
      })),
    )
    .webp({ lossless: true, effort: spot.effort });
  await webp.toFile(join(spot.map, image));
  const frames = Object.fromEntries(
    sheet.pictures.map(({ picture: b, x, y }) => [
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

/** `quick` is enough to play: single resolution, scenery hardly compressed. `full` adds the double resolution and small scenery. */
export type Stage = 'quick' | 'full';

/** Sprites come out as small without effort, in a tenth of the time; soft scenery takes a seventh of the bytes. */
const SPRITE_EFFORT = 0;
const LAYER_EFFORT = { quick: 0, full: 1 } as const;

/** Pictures of one game, and where they go. */
export interface Drawing {
  spel: string;
  art: SceneArt;
  stage: Stage;
  /** Folder of everything built. */
  out: string;
}
/** What stands in the folder of a game now, and whether it was made just now. */
export interface Drawn {
  stage: Stage;
  made: boolean;
}

type PlateKind = 'sprites' | 'lagen' | 'soft';
/** What is drawn of a game: crisp pictures, scenery, and of both what is soft. */
type Plates = Record<PlateKind, readonly Plate[]> & { rigs: Record<string, RigDef> };

/** A picture as wide as the stage, or of two thirds of it, is scenery, also where a game shows it as a thing (another sky, a house). */
const isScenery = ({ w, h }: Plate): boolean => w >= 1280 || w * h >= 600_000;

/** A picture of one colour flow keeps its look at half the size, so it is taken from the others. */
async function sortPlates(drawings: ReturnType<typeof collect>): Promise<Plates> {
  const sorted: Record<PlateKind, Plate[]> = { sprites: [], lagen: [], soft: [] };
  for (const plate of [...drawings.sprites, ...drawings.lagen]) {
    const scenery = isScenery(plate) || drawings.lagen.includes(plate);
    sorted[(await isSoft(plate)) ? 'soft' : scenery ? 'lagen' : 'sprites'].push(plate);
  }
  return { ...sorted, rigs: drawings.rigs };
}

async function drawScale(plates: Plates, { work, stage, scale }: ScaleJob): Promise<void> {
  const sheetsOf = (kind: PlateKind, effort: number) =>
    pack(
      plates[kind].map((plate) => raster(plate, scale[kind])),
      scale[kind],
    ).map((sheet) => ({ sheet, effort }));
  const packed = [
    ...sheetsOf('sprites', SPRITE_EFFORT),
    ...sheetsOf('lagen', LAYER_EFFORT[stage]),
    ...sheetsOf('soft', LAYER_EFFORT[stage]),
  ];
  if (packed.length === 0)
    packed.push({ sheet: { scale: scale.res, w: 1, h: 1, pictures: [] }, effort: SPRITE_EFFORT });
  await Promise.all(
    packed.map(({ sheet, effort }, i) =>
      write(sheet, {
        map: work,
        naam: `atlas-${i}@${scale.res}x`,
        pages: packed.length,
        rigs: i === 0 ? plates.rigs : {},
        effort,
      }),
    ),
  );
}

interface ScaleJob {
  work: string;
  stage: Stage;
  scale: (typeof SCALES)[number];
}

/** How far pictures with this hash are drawn; null when not at all. */
function reachedStage(map: string, hash: string): Stage | null {
  const stamp = join(map, STAMP);
  const [known, stage] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (known !== hash) return null;
  return stage === 'full' ? 'full' : 'quick';
}

const isEnough = (reached: Stage | null, wanted: Stage): reached is Stage => reached === 'full' || reached === wanted;

/** Page 0 names all others, so it comes after them; the stamp says that everything is there, so it goes first and comes last. */
function publish(work: string, map: string, stamp: string): void {
  mkdirSync(map, { recursive: true });
  const files = readdirSync(work).sort().reverse();
  const old = existsSync(join(map, STAMP)) ? readFileSync(join(map, STAMP), 'utf8').split(' ')[0] : undefined;
  if (old !== stamp.split(' ')[0]) {
    rmSync(join(map, STAMP), { force: true });
    for (const name of readdirSync(map)) if (!files.includes(name)) rmSync(join(map, name), { recursive: true });
  }
  const ordered = [
    ...files.filter((name) => name.endsWith('.webp')),
    ...files.filter((name) => name.endsWith('.json')),
  ];
  for (const name of ordered) renameSync(join(work, name), join(map, name));
  writeFileSync(join(work, STAMP), stamp);
  renameSync(join(work, STAMP), join(map, STAMP));
}

/**
 * Draws the pictures of a game up to a stage, unless the stamp says that they are there. Two processes on one folder wait for each
 * other; who reads meanwhile never finds half a file.
 */
export async function drawArt({ spel, art, stage, out }: Drawing): Promise<Drawn> {
  const drawings = collect(art);
  const hash = createHash('sha256').update(VERSION).update(JSON.stringify(drawings)).digest('hex');
  const map = join(out, 'spel-assets', spel);
  const reached = reachedStage(map, hash);
  if (isEnough(reached, stage)) return { stage: reached, made: false };
  return withLock(join(out, 'drawing', spel), async (work) => {
    const meanwhile = reachedStage(map, hash);
    if (isEnough(meanwhile, stage)) return { stage: meanwhile, made: false };
    const plates = await sortPlates(drawings);
    for (const scale of stage === 'quick' ? SCALES.slice(0, 1) : SCALES)
      await drawScale(plates, { work, stage, scale });
    publish(work, map, `${hash} ${stage}`);
    return { stage, made: true };
  });
}

/** What the scene document of a game names; throws a line with the file when it cannot be read. */
export const artOf = (spel: string): SceneArt => readSceneFile(spel).assets;

/** Draws one game; its name stands in front of what is wrong with its pictures. */
export async function drawSpel(spel: string, stage: Stage): Promise<Drawn> {
  const art = artOf(spel);
  try {
    return await drawArt({ spel, art, stage, out: OUT });
  } catch (error) {
    throw new Error(`games/${spel}/scene.json: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Games with a scene document, by name. */
export const listSpellen = (): string[] => [...spelSlugs()];

/** Builds the atlases of all games, or of one; a game whose pictures did not change costs nothing. Answers how many were built. */
export async function buildAtlas({ only, stage = 'full' }: { only?: string; stage?: Stage } = {}): Promise<number> {
  let built = 0;
  for (const spel of listSpellen()) {
    if (only !== undefined && only !== spel) continue;
    if ((await drawSpel(spel, stage)).made) built += 1;
  }
  return built;
}

/** As `npm start` serves before the sharp pictures are drawn: enough to play every game. */
export const buildQuickAtlas = (): Promise<number> => buildAtlas({ stage: 'quick' });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv[2];
  console.log(`${await buildAtlas(only === undefined ? {} : { only })} atlas(es) built`);
}
