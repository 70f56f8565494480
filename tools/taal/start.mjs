/**
 * `npm run taal` starts here, in plain JavaScript: compiling the TypeScript of the language core costs more than most
 * questions do, so it is put into a bundle once and used until one of its sources changes (`bundle.ts` makes it).
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STEMPEL = join(ROOT, '.gebouwd/taal/stempel.json');

const merk = (bestand) => {
  const pad = join(ROOT, bestand);
  return existsSync(pad) ? createHash('sha256').update(readFileSync(pad)).digest('hex') : '';
};

/** Folder of the bundle when every source in it is as it was; a stamp that cannot be read counts as none. */
function versBundel() {
  try {
    const { map, bronnen } = JSON.parse(readFileSync(STEMPEL, 'utf8'));
    return Object.entries(bronnen).every(([bestand, hash]) => merk(bestand) === hash) &&
      existsSync(join(ROOT, map, 'main.js'))
      ? map
      : undefined;
  } catch {
    return undefined;
  }
}

const tsx = (bestand, stdio, ...rest) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, bestand), ...rest], { cwd: ROOT, stdio });

/** Folder of a new bundle; undefined where none can be written, as in a folder that is read-only. */
function maakBundel() {
  return tsx('tools/taal/bundle.ts', 'ignore').status === 0 ? versBundel() : undefined;
}

const map = versBundel() ?? maakBundel();
if (map === undefined) process.exitCode = tsx('tools/taal/main.ts', 'inherit', ...process.argv.slice(2)).status ?? 1;
else await import(pathToFileURL(join(ROOT, map, 'main.js')).href);
