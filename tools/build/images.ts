/** Pictures of words and rules as small webp files, so that a question can show one without an atlas. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';

const OUT = '.gebouwd/spel-assets/plaatjes';
const STAMP = join(OUT, 'stempel.txt');
const SIZE = 192;
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

async function write(asset: string, svg: string): Promise<void> {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: SIZE } }).render().asPng();
  await sharp(png)
    .webp({ quality: 92, alphaQuality: 100 })
    .toFile(join(OUT, imageFile(asset)));
}

/** Writes the pictures that content and rules name; does nothing when these did not change. Answers how many there are. */
export async function buildImages(): Promise<number> {
  const content = globSync('assets/content/**/*.{jsonl,tsv}', { ignore: 'assets/content/source/**' })
    .sort()
    .map((path) => readFileSync(path, 'utf8'));
  const rules = globSync('assets/art/gedeeld/regels/*.svg').sort();
  const icons = usedIcons(content);
  const hash = createHash('sha256')
    .update([SIZE, ...icons, ...rules.map((path) => readFileSync(path, 'utf8'))].join('\n'))
    .digest('hex');
  const total = icons.length + rules.length;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return total;
  mkdirSync(OUT, { recursive: true });
  const set: IconSet = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'));
  for (const id of icons) await write(id, iconSvg(set, id));
  for (const path of rules)
    await write(path.replace(/^assets\/art\//, '').replace(/\.svg$/, ''), readFileSync(path, 'utf8'));
  writeFileSync(STAMP, hash);
  return total;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(`${await buildImages()} pictures`);
