import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { draw as drawShared, type Drawing } from './shared.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const DOEL = join(HERE, '..', '..', 'assets', 'art');

type DrawModule = { teken: () => readonly Drawing[] };
const isDrawModule = (value: unknown): value is DrawModule =>
  typeof value === 'object' && value !== null && 'teken' in value && typeof value.teken === 'function';

/** Modules that draw: one per game and the map. */
function findModules(): string[] {
  const games = join(HERE, 'games');
  const list = existsSync(games)
    ? readdirSync(games)
        .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
        .sort()
        .map((name) => join(games, name))
    : [];
  const card = join(HERE, 'landkaart.ts');
  return existsSync(card) ? [...list, card] : list;
}

async function drawModule(file: string): Promise<readonly Drawing[]> {
  const loaded: unknown = await import(pathToFileURL(file).href);
  // Helpers may lie beside the drawings; only a module with teken() draws.
  return isDrawModule(loaded) ? loaded.teken() : [];
}

/** Writes only what changed, so that a clean run leaves the tree clean. */
function save({ pad: path, svg }: Drawing): boolean {
  const doel = join(DOEL, path);
  if (existsSync(doel) && readFileSync(doel, 'utf8') === svg) return false;
  mkdirSync(dirname(doel), { recursive: true });
  writeFileSync(doel, svg);
  return true;
}

const only = process.argv.slice(2);
const chosen = findModules().filter((file) => only.length === 0 || only.some((part) => file.includes(part)));
const parts = await Promise.all(chosen.map(drawModule));
const drawings = [...(only.length === 0 || only.includes('gedeeld') ? drawShared() : []), ...parts.flat()];
const double = drawings.filter(({ pad: path }, index) => drawings.findIndex((other) => other.pad === path) !== index);
if (double.length > 0) throw new Error(`Two drawings for one path: ${double.map(({ pad: path }) => path).join(', ')}`);
const newOne = drawings.filter(save).length;
process.stdout.write(`${drawings.length} drawings, ${newOne} written\n`);
