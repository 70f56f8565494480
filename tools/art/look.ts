import { mkdirSync, readFileSync, statSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

type Illustration = { naam: string; svg: string; w: number; h: number };

function findSvgs(target: string): string[] {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => join(target, name));
}

function readIllustration(file: string): Illustration {
  const svg = readFileSync(file, 'utf8');
  const view = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(/[ ,]+/).map(Number) ?? [];
  return { naam: basename(file, '.svg'), svg, w: view[2] ?? 100, h: view[3] ?? 100 };
}

/** Ids repeat between files; each picture gets its own prefix so that clips do not mix. */
const nest = (
  illustration: Illustration,
  index: number,
  cell: { x: number; y: number; w: number; h: number },
): string =>
  illustration.svg
    .replaceAll(/id="(k[^"]*)"/g, `id="p${index}$1"`)
    .replaceAll(/url\(#(k[^)]*)\)/g, `url(#p${index}$1)`)
    .replace(/<svg[^>]*>/, (open) =>
      open
        .replaceAll(/ (?:width|height)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${cell.x}" y="${cell.y}" width="${cell.w}" height="${cell.h}"`),
    );

const label = (name: string, x: number, y: number): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#1F2A44">${name}</text>`;

/** One picture fills the width; more go into a grid of equal cells. */
function buildSheet(illustrations: readonly Illustration[], width: number): string {
  const count = illustrations.length;
  if (count === 1 && illustrations[0]) return illustrations[0].svg;
  const columns = Math.min(count, Math.max(2, Math.ceil(Math.sqrt(count * 1.6))));
  const cell = width / columns;
  const height = Math.ceil(count / columns) * (cell + 18);
  const body = illustrations.map((illustration, index) => {
    const x = (index % columns) * cell;
    const y = Math.floor(index / columns) * (cell + 18);
    return (
      nest(illustration, index, { x: x + 6, y: y + 6, w: cell - 12, h: cell - 12 }) +
      label(illustration.naam, x + cell / 2, y + cell + 10)
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#E9EEF4"/>${body.join('')}</svg>`;
}

function readArgs(args: readonly string[]): { bronnen: string[]; uit: string; breedte: number } {
  const value = (flag: string, different: string): string =>
    args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? different) : different;
  const out = value('-o', 'kijk.png');
  const width = value('--breedte', '1280');
  const flags = new Set([
    '-o',
    '--breedte',
    ...(args.includes('-o') ? [out] : []),
    ...(args.includes('--breedte') ? [width] : []),
  ]);
  return { bronnen: args.filter((arg) => !flags.has(arg)), uit: out, breedte: Number(width) };
}

const { bronnen: sources, uit: out, breedte: width } = readArgs(process.argv.slice(2));
const sheet = buildSheet(sources.flatMap(findSvgs).map(readIllustration), width);
const png = new Resvg(sheet, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: true } })
  .render()
  .asPng();
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, png);
process.stdout.write(`${out}: ${sources.length} source(s), ${width} px wide\n`);
