import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ANIMAL_SOURCE, ICON_SOURCE, IMAGE_SOURCE } from './icons-list.ts';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
  width?: number;
  height?: number;
}

const out = fileURLToPath(new URL('../../assets/art/gedeeld/', import.meta.url));

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set: IconSet = JSON.parse(readFileSync(path, 'utf8'));
  return set;
}

/** Icon of the set as a document of its own; throws when the set does not know the name. */
export function iconSvg(set: IconSet, name: string): string {
  const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
  if (body === undefined) throw new Error(`the icon set has no "${name}"`);
  const id = body.replaceAll(/id="(\w+)"/g, `id="${name}-$1"`).replaceAll(/url\(#(\w+)\)/g, `url(#${name}-$1)`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width ?? 32} ${set.height ?? 32}">${id}</svg>\n`;
}

/** Writes the chosen icons as SVG files under their Dutch names. */
export function buildIcons(): number {
  const set = readSet();
  let count = 0;
  for (const [map, list] of Object.entries({ dieren: ANIMAL_SOURCE, plaatjes: IMAGE_SOURCE, iconen: ICON_SOURCE })) {
    mkdirSync(`${out}${map}`, { recursive: true });
    for (const [name, source] of Object.entries(list)) {
      writeFileSync(`${out}${map}/${name}.svg`, iconSvg(set, source));
      count += 1;
    }
  }
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${buildIcons()} icons written to assets/art/gedeeld\n`);
}
