/** Pictures of words and rules as small webp files, so that a question can show one without an atlas. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';
import { writeWhole } from './lock.ts';

const OUT = '.gebouwd/spel-assets/plaatjes';
const SIZE = 192;
/** Pictures that are made, and stamped, in one go: about a second of work. */
const SET = 48;
const ICON = /"(?:plaatje|icoon)":"(fe:[a-z0-9-]+)"|\t(fe:[a-z0-9-]+)(?=\t|\r?$)/gm;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);

/** File name of an asset id; the runtime and the DOM make the same one. */
export const imageFile = (asset: string): string => `${asset.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;

function usedIcons(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) for (const m of text.matchAll(ICON)) found.add(m[1] ?? m[2] ?? '');
  return [...found].sort();
}

function iconSvg(set: IconSet, id: string): string {
  const name = id.slice('fe:'.length);
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`icon ${id} is not in the icon set`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`;
}

interface Image {
  file: string;
  svg: string;
}

/** Every picture that content and rules name, in sets. */
function imageSets(): Image[][] {
  const content = globSync('assets/content/**/*.{jsonl,tsv}', { ignore: 'assets/content/source/**' })
    .sort()
    .map((path) => readFileSync(path, 'utf8'));
  const rules = globSync('assets/art/gedeeld/regels/*.svg').sort();
  const set: IconSet = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'));
  const images = [
    ...usedIcons(content).map((id) => ({ file: imageFile(id), svg: iconSvg(set, id) })),
    ...rules.map((path) => ({
      file: imageFile(path.replace(/^assets\/art\//, '').replace(/\.svg$/, '')),
      svg: readFileSync(path, 'utf8'),
    })),
  ];
  return Array.from({ length: Math.ceil(images.length / SET) }, (_, i) => images.slice(i * SET, (i + 1) * SET));
}

async function write({ file, svg }: Image): Promise<void> {
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: SIZE } }).render();
  const webp = await sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .webp({ quality: 92, alphaQuality: 100 })
    .toBuffer();
  writeWhole(join(OUT, file), webp);
}

async function buildSet(images: readonly Image[], nr: number): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([SIZE, images]))
    .digest('hex');
  const stamp = join(OUT, `stempel-${nr}.txt`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  mkdirSync(OUT, { recursive: true });
  for (const image of images) await write(image);
  writeWhole(stamp, hash);
}

/** Files of each set, in the order in which they are made. */
export const listImages = (): string[][] => imageSets().map((images) => images.map(({ file }) => file));

/** Writes the pictures that content and rules name, or one set of them; does nothing when these did not change. Answers how many there are. */
export async function buildImages(only?: number): Promise<number> {
  const sets = imageSets();
  for (const [nr, images] of sets.entries()) if (only === undefined || only === nr) await buildSet(images, nr);
  return sets.flat().length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(`${await buildImages()} pictures`);
