import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { teken as tekenGedeeld, type Tekening } from './gedeeld.ts';

const HIER = dirname(fileURLToPath(import.meta.url));
const DOEL = join(HIER, '..', '..', 'assets', 'art');

type TekenModule = { teken: () => readonly Tekening[] };
const isTekenModule = (value: unknown): value is TekenModule =>
  typeof value === 'object' && value !== null && 'teken' in value && typeof value.teken === 'function';

/** Modules that draw: one per game and the map. */
function findModules(): string[] {
  const games = join(HIER, 'games');
  const list = existsSync(games)
    ? readdirSync(games)
        .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
        .sort()
        .map((name) => join(games, name))
    : [];
  const kaart = join(HIER, 'landkaart.ts');
  return existsSync(kaart) ? [...list, kaart] : list;
}

async function drawModule(file: string): Promise<readonly Tekening[]> {
  const loaded: unknown = await import(pathToFileURL(file).href);
  // Helpers may lie beside the drawings; only a module with teken() draws.
  return isTekenModule(loaded) ? loaded.teken() : [];
}

/** Writes only what changed, so that a clean run leaves the tree clean. */
function save({ pad, svg }: Tekening): boolean {
  const doel = join(DOEL, pad);
  if (existsSync(doel) && readFileSync(doel, 'utf8') === svg) return false;
  mkdirSync(dirname(doel), { recursive: true });
  writeFileSync(doel, svg);
  return true;
}

const alleen = process.argv.slice(2);
const gekozen = findModules().filter((file) => alleen.length === 0 || alleen.some((deel) => file.includes(deel)));
const delen = await Promise.all(gekozen.map(drawModule));
const tekeningen = [...(alleen.length === 0 || alleen.includes('gedeeld') ? tekenGedeeld() : []), ...delen.flat()];
const dubbel = tekeningen.filter(({ pad }, index) => tekeningen.findIndex((other) => other.pad === pad) !== index);
if (dubbel.length > 0) throw new Error(`Two drawings for one path: ${dubbel.map(({ pad }) => pad).join(', ')}`);
const nieuw = tekeningen.filter(save).length;
process.stdout.write(`${tekeningen.length} drawings, ${nieuw} written\n`);
