/** The web bundle with its precompressed twins, built again only when something it is made of changed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { globSync } from 'tinyglobby';

const OUT = '.gebouwd/web';
const STAMP = '.gebouwd/web.stempel';
const SOURCES = [
  'web/**',
  'engine/**/*.{ts,tsx,json}',
  'games/**/*.{ts,json}',
  'server/**/*.contract.ts',
  'assets/art/**/*.svg',
  'games/*/art/*.svg',
  'assets/fonts/**',
  'assets/site/**',
  'tools/build/{site-pages,web,worker}.ts',
  'vite.config.ts',
  'package-lock.json',
];
const COMPRESSIBLE = /\.(?:js|css|html|json|svg|txt|xml|webmanifest)$/;
const SMALLEST = 1_024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Hash over everything the bundle is made of; tests do not count. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { ignore: ['**/*.test.ts', '**/*.test.tsx', '**/README.md'] }).sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < SMALLEST) return;
  const small = await brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, await gz(text, { level: 9 }))]);
}

/** Makes `.br` and `.gz` beside every text file of a folder. */
export async function precompress(folder: string): Promise<number> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => COMPRESSIBLE.test(file));
  for (const file of files) await compress(join(folder, file));
  return files.length;
}

/** Builds the web when needed; answers whether it did. */
export async function buildWeb(): Promise<boolean> {
  const hash = sourceHash();
  if (existsSync(join(OUT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return false;
  // Only a build loads what builds: a server that was shipped without those starts on what is there.
  const [{ build }, { printSite }, { buildWorker }] = await Promise.all([
    import('vite'),
    import('./site-pages.ts'),
    import('./worker.ts'),
  ]);
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
  await buildWorker(OUT);
  await printSite(OUT);
  await precompress(OUT);
  writeFileSync(STAMP, hash);
  return true;
}
