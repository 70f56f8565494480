import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { DIER_BRON, ICOON_BRON, PLAATJE_BRON } from './icons-lijst.ts';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
  width?: number;
  height?: number;
}

const uit = fileURLToPath(new URL('../../assets/art/gedeeld/', import.meta.url));

function leesSet(): IconSet {
  const pad = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set: IconSet = JSON.parse(readFileSync(pad, 'utf8'));
  return set;
}

/** Icon of the set as a document of its own; throws when the set does not know the name. */
export function icoonSvg(set: IconSet, naam: string): string {
  const body = (set.icons[naam] ?? set.icons[set.aliases?.[naam]?.parent ?? ''])?.body;
  if (body === undefined) throw new Error(`the icon set has no "${naam}"`);
  const id = body.replaceAll(/id="(\w+)"/g, `id="${naam}-$1"`).replaceAll(/url\(#(\w+)\)/g, `url(#${naam}-$1)`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width ?? 32} ${set.height ?? 32}">${id}</svg>\n`;
}

/** Writes the chosen icons as SVG files under their Dutch names. */
export function buildIcons(): number {
  const set = leesSet();
  let aantal = 0;
  for (const [map, lijst] of Object.entries({ dieren: DIER_BRON, plaatjes: PLAATJE_BRON, iconen: ICOON_BRON })) {
    mkdirSync(`${uit}${map}`, { recursive: true });
    for (const [naam, bron] of Object.entries(lijst)) {
      writeFileSync(`${uit}${map}/${naam}.svg`, icoonSvg(set, bron));
      aantal += 1;
    }
  }
  return aantal;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${buildIcons()} icons written to assets/art/gedeeld\n`);
}
