import { join } from 'node:path';
import { createServer } from 'vite';
import { builtFiles } from '../../studio/built-files.ts';

export interface BenchServer {
  adres: string;
  stop(): Promise<void>;
}

/** Serves the bench page with the engine and the games of `code`, a checkout; unbundled, so that a profile names files. */
export async function startBenchServer({
  root,
  code,
  port,
}: {
  root: string;
  code: string;
  port: number;
}): Promise<BenchServer> {
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: join(root, `node_modules/.vite-bench-${port}`),
    plugins: [builtFiles(root)],
    resolve: {
      alias: [{ find: /^#(engine|games)\//, replacement: `${code}/$1/` }],
      dedupe: ['pixi.js', 'matter-js', 'zod'],
    },
    optimizeDeps: {
      entries: [],
      include: ['pixi.js', 'pixi.js/unsafe-eval', 'matter-js', 'zod', 'zustand/vanilla', 'howler'],
    },
    // Isolation gives the page a clock of 5 microseconds.
    server: {
      port,
      strictPort: true,
      hmr: false,
      fs: { allow: [root, code] },
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
    },
  });
  await vite.listen();
  return { adres: `http://localhost:${port}/tools/bench/engine/page.html`, stop: () => vite.close() };
}
