/** npm run -s check:bundle -- --json: JavaScript on the wire of the production build, by walking the build manifest. */
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface Stuk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Stuk>;
interface Begroting {
  id: string;
  doelKB: number;
  doelBrKB?: number;
  grensKB: number;
  begin: readonly RegExp[];
  lui: readonly RegExp[];
}
interface Uitkomst {
  id: string;
  gzipKB: number;
  brotliKB: number;
  doelKB: number;
  grensKB: number;
  gehaald: boolean;
  ok: boolean;
  stukken: string[];
}

const WEB = '.gebouwd/web';
const GRENZEN = 'tools/check/bundle-grenzen.json';
const VERBODEN = [
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
const grenzen: Record<string, number> = JSON.parse(readFileSync(GRENZEN, 'utf8'));

const PLATFORM = [/^areas\/leerling\/leerling-routes/, /^areas\/leerling\/spel\/(spel-page|spelen)/];
const SPEL = [
  /engine\/runtime\/(podium|spel)\.ts$/,
  /engine\/mechanics\/(dragdrop|track|tempo)\.ts$/,
  /games\/pizzabakken\//,
  /howler/,
];
const BEGROTING: readonly Omit<Begroting, 'grensKB'>[] = [
  { id: 'eerste-spel', doelKB: 310, doelBrKB: 265, begin: [/index\.html$/, ...PLATFORM], lui: [...PLATFORM, ...SPEL] },
  {
    id: 'landkaart',
    doelKB: 200,
    begin: [/index\.html$/, /^areas\/leerling\/leerling-routes/],
    lui: [/landkaart-page/],
  },
  { id: 'voorpagina', doelKB: 60, begin: [/^voorpagina\.html$/], lui: [] },
  { id: 'inloggen', doelKB: 90, begin: [/index\.html$/, /^areas\/auth\/auth-routes/], lui: [] },
];

/** All chunks that load when these parts are opened: static imports in full, lazy ones only where named. */
function sluitIn(deel: Omit<Begroting, 'grensKB'>): Set<string> {
  const gezien = new Set<string>();
  const rij = Object.keys(manifest).filter((naam) => deel.begin.some((p) => p.test(naam)));
  while (rij.length > 0) {
    const naam = rij.pop() ?? '';
    const stuk = manifest[naam];
    if (stuk === undefined || gezien.has(naam)) continue;
    gezien.add(naam);
    rij.push(
      ...(stuk.imports ?? []),
      ...(stuk.dynamicImports ?? []).filter((lui) => deel.lui.some((p) => p.test(lui))),
    );
  }
  return gezien;
}

const meet = (file: string): { gzip: number; brotli: number } => {
  const bytes = readFileSync(join(WEB, file));
  return {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
};

function weeg(deel: Omit<Begroting, 'grensKB'>): Uitkomst {
  const files = [
    ...new Set([...sluitIn(deel)].map((naam) => manifest[naam]?.file ?? '').filter((file) => file.endsWith('.js'))),
  ];
  const maten = files.map((file) => ({ file, ...meet(file) })).sort((a, b) => b.gzip - a.gzip);
  const gzipKB = maten.reduce((som, m) => som + m.gzip, 0) / KB;
  const brotliKB = maten.reduce((som, m) => som + m.brotli, 0) / KB;
  const grensKB = grenzen[deel.id] ?? deel.doelKB;
  return {
    id: deel.id,
    gzipKB: Number(gzipKB.toFixed(1)),
    brotliKB: Number(brotliKB.toFixed(1)),
    doelKB: deel.doelKB,
    grensKB,
    gehaald: gzipKB <= deel.doelKB,
    ok: gzipKB <= grensKB,
    stukken: maten.map((m) => `${m.file} ${(m.gzip / KB).toFixed(1)}`),
  };
}

function verboden(): string[] {
  const spel = BEGROTING[0];
  if (spel === undefined) return [];
  const files = [...sluitIn(spel)].map((naam) => manifest[naam]?.file ?? '').filter((file) => file.endsWith('.js'));
  return files.flatMap((file) => {
    const tekst = readFileSync(join(WEB, file), 'utf8');
    return VERBODEN.filter((p) => p.test(tekst)).map((p) => `${file}: ${p.source}`);
  });
}

const resultaten = BEGROTING.map(weeg);
const vondsten = verboden();
const ok = resultaten.every((r) => r.ok) && vondsten.length === 0;
for (const r of resultaten)
  console.error(
    `${r.id.padEnd(12)} ${String(r.gzipKB).padStart(7)} KB gzip ${String(r.brotliKB).padStart(7)} KB brotli  target ${r.doelKB}${r.gehaald ? '' : ' (not yet won)'}  ratchet ${r.grensKB}${r.ok ? '' : '  TOO LARGE'}`,
  );
for (const v of vondsten) console.error(`forbidden in the game: ${v}`);
console.log(JSON.stringify({ bench: 'bundle', versie: 1, resultaten, verboden: vondsten, ok }));
process.exitCode = ok ? 0 : 1;
