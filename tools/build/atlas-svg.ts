import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One picture to rasterise: its name in the scene and its size in stage pixels. */
export interface Plate {
  key: string;
  svg: string;
  w: number;
  h: number;
}
/** A part of a rig with its joint in pixels of the drawing. */
export interface RigPart {
  id: string;
  pivot?: [number, number];
  parent?: string;
  hidden?: boolean;
}
export interface RigDef {
  w: number;
  h: number;
  parts: RigPart[];
}
/** What a scene document names. */
export interface SceneArt {
  icons: Record<string, string>;
  svg: Record<string, string>;
  layers: Record<string, string>;
  rigs: Record<string, string>;
}

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);
const ICON_WIDTH = 96;
let set: IconSet | null = null;

function iconSvg(name: string): string {
  set ??= readIconSet();
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`icon fe:${name} is not in the icon set`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`;
}

function readIconSet(): IconSet {
  const loaded: IconSet = JSON.parse(
    readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  );
  return loaded;
}

/** `map/naam.svg@140` -> file below assets/art or in the art folder of a game, and the wanted width. */
export function findDrawing(ref: string): { path: string; breed: number | null } {
  const [file = '', wide] = ref.split('@');
  const path = [`assets/art/${file}`, `games/${file.replace('/', '/art/')}`].find((p) => existsSync(p));
  if (path === undefined) throw new Error(`drawing ${file} does not exist below assets/art or in games/<spel>/art`);
  return { path, breed: wide === undefined ? null : Number(wide) };
}

/** Size of a drawing from its viewBox. */
export function sizeOf(svg: string): { w: number; h: number } {
  const box = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const w = box?.[2];
  const h = box?.[3];
  if (w === undefined || h === undefined || !(w > 0) || !(h > 0)) throw new Error('drawing without a viewBox');
  return { w, h };
}

function load(key: string, ref: string): Plate {
  const { path, breed: wide } = findDrawing(ref);
  const svg = readFileSync(path, 'utf8');
  const { w, h } = sizeOf(svg);
  const k = wide === null ? 1 : wide / w;
  return { key, svg, w: w * k, h: h * k };
}

interface Kind {
  open: string;
  text: string;
}

/** Children of the root element, with their full text. */
export function children(svg: string): { root: string; kids: Kind[] } {
  const clean = svg.replace(/<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[\s\S]*?>/g, '');
  const tag = /<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g;
  const kids: Kind[] = [];
  let root = '';
  let depth = 0;
  let begin = -1;
  let open = '';
  for (let m = tag.exec(clean); m !== null; m = tag.exec(clean)) {
    const [whole, close, , , empty] = m;
    if (root === '') {
      root = whole;
      depth = 1;
      continue;
    }
    if (close === '' && depth === 1) {
      begin = m.index;
      open = whole;
    }
    if (close === '/') depth -= 1;
    else if (empty === '') depth += 1;
    if (depth === 1 && begin >= 0) {
      kids.push({ open, text: clean.slice(begin, tag.lastIndex) });
      begin = -1;
    }
    if (depth === 0) break;
  }
  return { root, kids };
}

const attr = (open: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(open)?.[1];

/** Cuts a drawing into its top-level groups: one picture of the full size per part, stacked in drawing order. */
export function cutRig(rig: string, ref: string): { def: RigDef; plates: Plate[] } {
  const whole = load(rig, ref);
  const k = whole.w / sizeOf(whole.svg).w;
  const { root, kids } = children(whole.svg);
  const isPart = (kid: Kind): boolean => kid.open.startsWith('<g') && attr(kid.open, 'id') !== undefined;
  const together = kids
    .filter((kid) => !isPart(kid))
    .map((kid) => kid.text)
    .join('');
  const pieces = kids.filter(isPart);
  if (pieces.length === 0) throw new Error(`rig ${ref} has no top-level <g id="...">`);
  const parts = pieces.map((kid): RigPart => {
    const pivot = attr(kid.open, 'data-pivot')
      ?.trim()
      .split(/[\s,]+/)
      .map((n) => Number(n) * k);
    const parent = attr(kid.open, 'data-parent');
    const [px, py] = pivot ?? [];
    return {
      id: attr(kid.open, 'id') ?? '',
      ...(px === undefined || py === undefined ? {} : { pivot: [px, py] satisfies [number, number] }),
      ...(parent === undefined ? {} : { parent }),
      ...(attr(kid.open, 'data-hidden') === '1' ? { hidden: true } : {}),
    };
  });
  const plates = pieces.map((kid, i) => ({
    key: `${rig}.${parts[i]?.id ?? ''}`,
    svg: `${root}${together}${kid.text}</svg>`,
    w: whole.w,
    h: whole.h,
  }));
  return { def: { w: whole.w, h: whole.h, parts }, plates };
}

/** All pictures of a game: sprites and rig parts apart from scenery. Throws with the name of what is missing. */
export function collect(art: SceneArt): { sprites: Plate[]; lagen: Plate[]; rigs: Record<string, RigDef> } {
  const icons = Object.entries(art.icons).map(([key, ref]): Plate => {
    const [name = '', wide] = ref.replace(/^fe:/, '').split('@');
    const w = wide === undefined ? ICON_WIDTH : Number(wide);
    return { key, svg: iconSvg(name), w, h: w };
  });
  const svg = Object.entries(art.svg).map(([key, ref]) => load(key, ref));
  const layers = Object.entries(art.layers).map(([key, ref]) => load(`laag/${key}`, ref));
  const sliced = Object.entries(art.rigs).map(([rig, ref]) => ({ rig, ...cutRig(rig, ref) }));
  const rigs = Object.fromEntries(sliced.map(({ rig, def }) => [rig, def]));
  return { sprites: [...icons, ...svg, ...sliced.flatMap((r) => r.plates)], lagen: layers, rigs };
}
