import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spelArt } from './spel-art.ts';
import { draw as drawShared, type Drawing } from './shared.ts';

const SHARED = resolve('assets/art');

interface DrawModule {
  draw: () => readonly Drawing[];
}
const isDrawModule = (value: unknown): value is DrawModule =>
  typeof value === 'object' && value !== null && 'draw' in value && typeof value.draw === 'function';

interface Source {
  /** Module with draw(). */
  file: string;
  /** Folder that its paths are relative to. */
  below: string;
}

async function drawModule({ file, below }: Source): Promise<readonly Drawing[]> {
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isDrawModule(loaded)) throw new Error(`${file}: exports no draw()`);
  return loaded.draw().map(({ pad: path, svg }) => ({ pad: join(below, path), svg }));
}

/** Writes only what changed, so that a clean run leaves the tree clean. */
function save({ pad: path, svg }: Drawing): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === svg) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, svg);
  return true;
}

const only = process.argv.slice(2);
const sources: Source[] = [...spelArt(), { file: resolve('tools/art/landkaart.ts'), below: SHARED }];
const chosen = sources.filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)));
const shared = only.length === 0 || only.includes('gedeeld') ? drawShared() : [];
const drawings = [
  ...shared.map(({ pad: path, svg }) => ({ pad: join(SHARED, path), svg })),
  ...(await Promise.all(chosen.map(drawModule))).flat(),
];
const double = drawings.filter(({ pad: path }, index) => drawings.findIndex((other) => other.pad === path) !== index);
if (double.length > 0) throw new Error(`Two drawings for one path: ${double.map(({ pad: path }) => path).join(', ')}`);
const newOne = drawings.filter(save).length;
process.stdout.write(`${drawings.length} drawings, ${newOne} written\n`);
