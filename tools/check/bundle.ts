/** npm run -s check:bundle -- --json: JavaScript on the wire of the production build, by walking the build manifest. */
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { spelSlugs } from '../build/spel-folders.ts';

interface Piece {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Piece>;
interface Budget {
  id: string;
  doelKB: number;
  limitKB: number;
  begin: readonly RegExp[];
  lazy: readonly RegExp[];
}
interface Outcome {
  id: string;
  gzipKB: number;
  brotliKB: number;
  doelKB: number;
  limitKB: number;
  achieved: boolean;
  ok: boolean;
  pieces: string[];
}

const WEB = '.gebouwd/web';
const BOUNDS = 'tools/check/bundle-bounds.json';
const FORBIDDEN = [
  /WebGPURenderer\s*=\s*class|class WebGPURenderer/,
  /CanvasRenderer\s*=\s*class|class CanvasRenderer/,
  /@pixi\/react/,
  /jwtVerify/,
  /MuiButton/,
];
const KB = 1024;
/** The target stands in the design; the ratchet is what the last build weighed, rounded up, and may only go down. */

if (!existsSync(join(WEB, '.vite/manifest.json'))) {
  console.error('no build found; run npm run build first');
  process.exit(2);
}
const manifest: Manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'));
const bounds: Record<string, number> = JSON.parse(readFileSync(BOUNDS, 'utf8'));

const PLATFORM = [/^areas\/leerling\/leerling-routes/, /^areas\/leerling\/spel\/(spel-page|spelen)/];
/** The game that every child meets first. */
const firstSpel = SPELLEN.find(({ slug, starter }) => starter && spelSlugs().includes(slug))?.slug ?? '';
const SPEL = [
  /engine\/runtime\/(podium|spel)\.ts$/,
  /engine\/mechanics\/(dragdrop|track|tempo)\.ts$/,
  new RegExp(`games/${firstSpel}/`),
  /howler/,
];
const BUDGET: readonly Omit<Budget, 'limitKB'>[] = [
  { id: 'eerste-spel', doelKB: 360, begin: [/index\.html$/, ...PLATFORM], lazy: [...PLATFORM, ...SPEL] },
  {
    id: 'landkaart',
    doelKB: 200,
    begin: [/index\.html$/, /^areas\/leerling\/leerling-routes/],
    lazy: [/landkaart-page/],
  },
  { id: 'voorpagina', doelKB: 60, begin: [/^site\.html$/], lazy: [] },
  { id: 'inloggen', doelKB: 110, begin: [/index\.html$/, /^areas\/auth\/auth-routes/], lazy: [] },
];

/** All chunks that load when these parts are opened: static imports in full, lazy ones only where named. */
function collectChunks(part: Omit<Budget, 'limitKB'>): Set<string> {
  const seen = new Set<string>();
  const row = Object.keys(manifest).filter((name) => part.begin.some((p) => p.test(name)));
  while (row.length > 0) {
    const name = row.pop() ?? '';
    const piece = manifest[name];
    if (piece === undefined || seen.has(name)) continue;
    seen.add(name);
    row.push(
      ...(piece.imports ?? []),
      ...(piece.dynamicImports ?? []).filter((lazy) => part.lazy.some((p) => p.test(lazy))),
    );
  }
  return seen;
}

const measure = (file: string): { gzip: number; brotli: number } => {
  const bytes = readFileSync(join(WEB, file));
  return {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
};

function weigh(part: Omit<Budget, 'limitKB'>): Outcome {
  const files = [
    ...new Set(
      [...collectChunks(part)].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')),
    ),
  ];
  const peers = files.map((file) => ({ file, ...measure(file) })).sort((a, b) => b.gzip - a.gzip);
  const gzipKB = peers.reduce((sum, m) => sum + m.gzip, 0) / KB;
  const brotliKB = peers.reduce((sum, m) => sum + m.brotli, 0) / KB;
  const limitKB = bounds[part.id] ?? part.doelKB;
  return {
    id: part.id,
    gzipKB: Number(gzipKB.toFixed(1)),
    brotliKB: Number(brotliKB.toFixed(1)),
    doelKB: part.doelKB,
    limitKB,
    achieved: gzipKB <= part.doelKB,
    ok: gzipKB <= limitKB,
    pieces: peers.map((m) => `${m.file} ${(m.gzip / KB).toFixed(1)}`),
  };
}

/** The public page that loads most: what every page loads, with the script of its own. */
function weighSite(): Outcome {
  const scripts = Object.keys(manifest).filter((name) => /^areas\/site\/[^/]+\/live\.ts$/.test(name));
  if (scripts.length === 0) throw new Error('no public page has a script');
  const pages = scripts.map((script) => {
    const begin = [/^site\.html$/, new RegExp(`^${script}$`)];
    return weigh({ id: 'publieke-pagina', doelKB: 60, begin, lazy: [] });
  });
  const rest = pages.sort((a, b) => b.gzipKB - a.gzipKB)[0];
  if (rest === undefined) throw new Error('no public page was weighed');
  return rest;
}

/** The worker of the pupil area is one file beside the chunks. */
function weighWorker(): Outcome {
  const id = 'worker';
  const { gzip, brotli } = measure('worker.js');
  const doelKB = 12;
  const limitKB = bounds[id] ?? doelKB;
  return {
    id,
    gzipKB: Number((gzip / KB).toFixed(1)),
    brotliKB: Number((brotli / KB).toFixed(1)),
    doelKB,
    limitKB,
    achieved: gzip / KB <= doelKB,
    ok: gzip / KB <= limitKB,
    pieces: ['worker.js'],
  };
}

function forbidden(): string[] {
  const spel = BUDGET[0];
  if (spel === undefined) return [];
  const files = [...collectChunks(spel)]
    .map((name) => manifest[name]?.file ?? '')
    .filter((file) => file.endsWith('.js'));
  return files.flatMap((file) => {
    const text = readFileSync(join(WEB, file), 'utf8');
    return FORBIDDEN.filter((p) => p.test(text)).map((p) => `${file}: ${p.source}`);
  });
}

const results = [...BUDGET.map(weigh), weighSite(), weighWorker()];
const matches = forbidden();
const ok = results.every((r) => r.ok) && matches.length === 0;
for (const r of results)
  console.error(
    `${r.id.padEnd(12)} ${String(r.gzipKB).padStart(7)} KB gzip ${String(r.brotliKB).padStart(7)} KB brotli  target ${r.doelKB}${r.achieved ? '' : ' (not yet won)'}  ratchet ${r.limitKB}${r.ok ? '' : '  TOO LARGE'}`,
  );
for (const v of matches) console.error(`forbidden in the game: ${v}`);
console.log(JSON.stringify({ bench: 'bundle', versie: 1, resultaten: results, verboden: matches, ok }));
process.exitCode = ok ? 0 : 1;
