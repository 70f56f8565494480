import { mkdirSync, readFileSync, statSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

type Prent = { naam: string; svg: string; w: number; h: number };

function findSvgs(target: string): string[] {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => join(target, name));
}

function readPrent(file: string): Prent {
  const svg = readFileSync(file, 'utf8');
  const view = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(/[ ,]+/).map(Number) ?? [];
  return { naam: basename(file, '.svg'), svg, w: view[2] ?? 100, h: view[3] ?? 100 };
}

/** Ids repeat between files; each picture gets its own prefix so that clips do not mix. */
const nest = (prent: Prent, index: number, cel: { x: number; y: number; w: number; h: number }): string =>
  prent.svg
    .replaceAll(/id="(k[^"]*)"/g, `id="p${index}$1"`)
    .replaceAll(/url\(#(k[^)]*)\)/g, `url(#p${index}$1)`)
    .replace(/<svg[^>]*>/, (open) =>
      open
        .replaceAll(/ (?:width|height)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${cel.x}" y="${cel.y}" width="${cel.w}" height="${cel.h}"`),
    );

const label = (naam: string, x: number, y: number): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#1F2A44">${naam}</text>`;

/** One picture fills the width; more go into a grid of equal cells. */
function buildSheet(prenten: readonly Prent[], breedte: number): string {
  const aantal = prenten.length;
  if (aantal === 1 && prenten[0]) return prenten[0].svg;
  const kolommen = Math.min(aantal, Math.max(2, Math.ceil(Math.sqrt(aantal * 1.6))));
  const cel = breedte / kolommen;
  const hoogte = Math.ceil(aantal / kolommen) * (cel + 18);
  const body = prenten.map((prent, index) => {
    const x = (index % kolommen) * cel;
    const y = Math.floor(index / kolommen) * (cel + 18);
    return (
      nest(prent, index, { x: x + 6, y: y + 6, w: cel - 12, h: cel - 12 }) +
      label(prent.naam, x + cel / 2, y + cel + 10)
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${breedte} ${hoogte}" width="${breedte}" height="${hoogte}"><rect width="100%" height="100%" fill="#E9EEF4"/>${body.join('')}</svg>`;
}

function readArgs(args: readonly string[]): { bronnen: string[]; uit: string; breedte: number } {
  const waarde = (vlag: string, anders: string): string =>
    args.includes(vlag) ? (args[args.indexOf(vlag) + 1] ?? anders) : anders;
  const uit = waarde('-o', 'kijk.png');
  const breedte = waarde('--breedte', '1280');
  const vlaggen = new Set([
    '-o',
    '--breedte',
    ...(args.includes('-o') ? [uit] : []),
    ...(args.includes('--breedte') ? [breedte] : []),
  ]);
  return { bronnen: args.filter((arg) => !vlaggen.has(arg)), uit, breedte: Number(breedte) };
}

const { bronnen, uit, breedte } = readArgs(process.argv.slice(2));
const sheet = buildSheet(bronnen.flatMap(findSvgs).map(readPrent), breedte);
const png = new Resvg(sheet, { fitTo: { mode: 'width', value: breedte }, font: { loadSystemFonts: true } })
  .render()
  .asPng();
mkdirSync(dirname(uit), { recursive: true });
writeFileSync(uit, png);
process.stdout.write(`${uit}: ${bronnen.length} source(s), ${breedte} px wide\n`);
