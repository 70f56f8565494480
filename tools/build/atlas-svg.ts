import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One picture to rasterise: its name in the scene and its size in stage pixels. */
export interface Plaat {
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
const ICOON_BREED = 96;
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

/** `map/naam.svg@140` -> file below assets/art or assets/art/games, and the wanted width. */
export function vindTekening(ref: string): { path: string; breed: number | null } {
  const [file = '', breed] = ref.split('@');
  const path = [`assets/art/${file}`, `assets/art/games/${file}`].find((p) => existsSync(p));
  if (path === undefined) throw new Error(`drawing ${file} does not exist below assets/art or assets/art/games`);
  return { path, breed: breed === undefined ? null : Number(breed) };
}

/** Size of a drawing from its viewBox. */
export function maatVan(svg: string): { w: number; h: number } {
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

function laad(key: string, ref: string): Plaat {
  const { path, breed } = vindTekening(ref);
  const svg = readFileSync(path, 'utf8');
  const { w, h } = maatVan(svg);
  const k = breed === null ? 1 : breed / w;
  return { key, svg, w: w * k, h: h * k };
}

interface Kind {
  open: string;
  text: string;
}

/** Children of the root element, with their full text. */
export function kinderen(svg: string): { root: string; kids: Kind[] } {
  const schoon = svg.replace(/<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[\s\S]*?>/g, '');
  const tag = /<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g;
  const kids: Kind[] = [];
  let root = '';
  let diepte = 0;
  let begin = -1;
  let open = '';
  for (let m = tag.exec(schoon); m !== null; m = tag.exec(schoon)) {
    const [heel, sluit, , , leeg] = m;
    if (root === '') {
      root = heel;
      diepte = 1;
      continue;
    }
    if (sluit === '' && diepte === 1) {
      begin = m.index;
      open = heel;
    }
    if (sluit === '/') diepte -= 1;
    else if (leeg === '') diepte += 1;
    if (diepte === 1 && begin >= 0) {
      kids.push({ open, text: schoon.slice(begin, tag.lastIndex) });
      begin = -1;
    }
    if (diepte === 0) break;
  }
  return { root, kids };
}

const attr = (open: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(open)?.[1];

/** Cuts a drawing into its top-level groups: one picture of the full size per part, stacked in drawing order. */
export function snijRig(rig: string, ref: string): { def: RigDef; platen: Plaat[] } {
  const heel = laad(rig, ref);
  const k = heel.w / maatVan(heel.svg).w;
  const { root, kids } = kinderen(heel.svg);
  const isDeel = (kid: Kind): boolean => kid.open.startsWith('<g') && attr(kid.open, 'id') !== undefined;
  const samen = kids
    .filter((kid) => !isDeel(kid))
    .map((kid) => kid.text)
    .join('');
  const delen = kids.filter(isDeel);
  if (delen.length === 0) throw new Error(`rig ${ref} has no top-level <g id="...">`);
  const parts = delen.map((kid): RigPart => {
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
  const platen = delen.map((kid, i) => ({
    key: `${rig}.${parts[i]?.id ?? ''}`,
    svg: `${root}${samen}${kid.text}</svg>`,
    w: heel.w,
    h: heel.h,
  }));
  return { def: { w: heel.w, h: heel.h, parts }, platen };
}

/** All pictures of a game: sprites and rig parts apart from scenery. Throws with the name of what is missing. */
export function verzamel(art: SceneArt): { sprites: Plaat[]; lagen: Plaat[]; rigs: Record<string, RigDef> } {
  const iconen = Object.entries(art.icons).map(([key, ref]): Plaat => {
    const [naam = '', breed] = ref.replace(/^fe:/, '').split('@');
    const w = breed === undefined ? ICOON_BREED : Number(breed);
    return { key, svg: iconSvg(naam), w, h: w };
  });
  const svg = Object.entries(art.svg).map(([key, ref]) => laad(key, ref));
  const lagen = Object.entries(art.layers).map(([key, ref]) => laad(`laag/${key}`, ref));
  const gesneden = Object.entries(art.rigs).map(([rig, ref]) => ({ rig, ...snijRig(rig, ref) }));
  const rigs = Object.fromEntries(gesneden.map(({ rig, def }) => [rig, def]));
  return { sprites: [...iconen, ...svg, ...gesneden.flatMap((r) => r.platen)], lagen, rigs };
}
