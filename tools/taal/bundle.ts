/** Bundle of the language command for `start.mjs`, with a stamp that holds every source it is made of. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = '.gebouwd/taal';
/** What the bundle depends on besides its modules: the packages it leaves outside, and how it is made. */
const ALSO = ['package-lock.json', 'tools/taal/bundle.ts'];
const HOUR = 3_600_000;

/** Sources by path from the root, with the SHA-256 of each. */
type Sources = Record<string, string>;

const brand = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex');

/** Path from the root of a source of ours; undefined for a package or a module the bundler makes. */
export function ownSource(id: string, root: string = ROOT): string | undefined {
  const path = relative(root, id.replace(/\?.*$/, ''));
  return id.startsWith('\0') || path.startsWith('..') || path.includes('node_modules')
    ? undefined
    : path.replaceAll('\\', '/');
}

/** A folder of its own for every bundle: a command that runs now keeps the one it started with. */
async function createBundle(): Promise<{ map: string; bronnen: Sources }> {
  const map = `${OUT}/${process.pid.toString(36)}-${Date.now().toString(36)}`;
  const out = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join(ROOT, 'tools/taal/main.ts'), outDir: join(ROOT, map), target: 'node20', copyPublicDir: false },
  });
  const modules = 'output' in out ? out.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])) : [];
  const files = [...new Set([...modules.flatMap((id) => ownSource(id) ?? []), ...ALSO])].sort();
  return { map, bronnen: Object.fromEntries(files.map((file) => [file, brand(file)])) };
}

/** Bundles nobody starts any more; a fresh one may still be loading. */
function cleanUp(now: number, keep: string): void {
  for (const name of readdirSync(join(ROOT, OUT))) {
    const path = join(ROOT, OUT, name);
    if (`${OUT}/${name}` !== keep && statSync(path).isDirectory() && now - statSync(path).mtimeMs > HOUR)
      rmSync(path, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  mkdirSync(join(ROOT, OUT), { recursive: true });
  const stamp = await createBundle();
  const temporary = join(ROOT, `${stamp.map}.json`);
  writeFileSync(temporary, JSON.stringify(stamp));
  renameSync(temporary, join(ROOT, OUT, 'stempel.json'));
  cleanUp(Date.now(), stamp.map);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
