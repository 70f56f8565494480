/** Bundle of the language command for `start.mjs`, with a stamp that holds every source it is made of. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UIT = '.gebouwd/taal';
/** What the bundle depends on besides its modules: the packages it leaves outside, and how it is made. */
const OOK = ['package-lock.json', 'tools/taal/bundel.ts'];
const UUR = 3_600_000;

/** Sources by path from the root, with the SHA-256 of each. */
type Bronnen = Record<string, string>;

const merk = (bestand: string): string =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, bestand)))
    .digest('hex');

/** Path from the root of a source of ours; undefined for a package or a module the bundler makes. */
export function eigenBron(id: string, root: string = ROOT): string | undefined {
  const pad = relative(root, id.replace(/\?.*$/, ''));
  return id.startsWith('\0') || pad.startsWith('..') || pad.includes('node_modules')
    ? undefined
    : pad.replaceAll('\\', '/');
}

/** A folder of its own for every bundle: a command that runs now keeps the one it started with. */
async function maakBundel(): Promise<{ map: string; bronnen: Bronnen }> {
  const map = `${UIT}/${process.pid.toString(36)}-${Date.now().toString(36)}`;
  const uit = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join(ROOT, 'tools/taal/main.ts'), outDir: join(ROOT, map), target: 'node20', copyPublicDir: false },
  });
  const modules = 'output' in uit ? uit.output.flatMap((deel) => (deel.type === 'chunk' ? deel.moduleIds : [])) : [];
  const bestanden = [...new Set([...modules.flatMap((id) => eigenBron(id) ?? []), ...OOK])].sort();
  return { map, bronnen: Object.fromEntries(bestanden.map((bestand) => [bestand, merk(bestand)])) };
}

/** Bundles nobody starts any more; a fresh one may still be loading. */
function ruimOp(nu: number, houd: string): void {
  for (const naam of readdirSync(join(ROOT, UIT))) {
    const pad = join(ROOT, UIT, naam);
    if (`${UIT}/${naam}` !== houd && statSync(pad).isDirectory() && nu - statSync(pad).mtimeMs > UUR)
      rmSync(pad, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  mkdirSync(join(ROOT, UIT), { recursive: true });
  const stempel = await maakBundel();
  const tijdelijk = join(ROOT, `${stempel.map}.json`);
  writeFileSync(tijdelijk, JSON.stringify(stempel));
  renameSync(tijdelijk, join(ROOT, UIT, 'stempel.json'));
  ruimOp(Date.now(), stempel.map);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
