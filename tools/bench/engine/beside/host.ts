import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { referenceAtlas } from './atlas.ts';

/** The engines of the comparison, ours first, and the file of each. */
export const ENGINES = {
  ons: 'tools/bench/engine/beside/ours.ts',
  pixi: 'tools/bench/engine/beside/plain-pixi.ts',
  phaser: 'tools/bench/peers/phaser.js',
  excalibur: 'tools/bench/peers/excalibur.js',
  kaplay: 'tools/bench/peers/kaplay.js',
} as const;
export type EngineName = keyof typeof ENGINES;

const PEERS = 'tools/bench/peers';
const BUILT = '.gebouwd/bench-engine';

/** Other people's engines live in a package of their own: installed here, at the first run, and never with the product. */
function installPeers(root: string): void {
  const lock = join(root, PEERS, 'package-lock.json');
  const installed = join(root, PEERS, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  execFileSync('npm', ['ci', '--prefix', join(root, PEERS)], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Builds every page as a release is built, but readable, so that a profile names functions. */
async function buildPages(root: string, names: readonly EngineName[]): Promise<void> {
  const input = Object.fromEntries(names.map((name) => [name, join(root, ENGINES[name])]));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    build: {
      outDir: join(root, BUILT),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rollupOptions: {
        input: { ...input, harness: join(root, 'tools/bench/engine/beside/harness.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

const page = (name: string): string => `<!doctype html>
<meta charset="utf-8"><title>${name}</title>
<body style="margin:0"><div id="host" style="width:1280px;height:720px"></div>
<script type="module" src="/harness.js"></script><script type="module" src="/${name}.js"></script>`;

const KINDS: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json', png: 'image/png' };

/** Serves the pages; isolation gives them a clock of 5 microseconds. */
export async function startHost(
  root: string,
  names: readonly EngineName[],
  port: number,
): Promise<{ address(name: EngineName): string; stop(): void }> {
  installPeers(root);
  await buildPages(root, names);
  const atlases = new Map([...(await referenceAtlas(1)), ...(await referenceAtlas(2))]);
  const server = createServer((request, answer) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const name = names.find((known) => path === `/${known}`);
    const file = join(root, BUILT, path);
    const found =
      name === undefined ? (atlases.get(path) ?? (existsSync(file) ? readFileSync(file) : null)) : page(name);
    if (found === null) return void answer.writeHead(404).end();
    answer.writeHead(200, {
      'Content-Type': name === undefined ? (KINDS[path.split('.').at(-1) ?? ''] ?? 'text/plain') : 'text/html',
      'Content-Encoding': 'gzip',
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    answer.end(gzipSync(found));
  });
  await new Promise<void>((done, refuse) => server.once('error', refuse).listen(port, done));
  return {
    address: (name) => `http://localhost:${port}/${name}`,
    stop: () => void server.close(),
  };
}
