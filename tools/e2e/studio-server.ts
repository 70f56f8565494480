import { createServer, type ViteDevServer } from 'vite';

/** The studio for a script that photographs: no reloads, a cache of its own, and fonts from wherever the packages are linked to. */
export async function startStudio(cache: string): Promise<{ address: string; server: ViteDevServer }> {
  const server = await createServer({
    configFile: 'tools/studio/vite.config.ts',
    cacheDir: `${process.cwd()}/.gebouwd/${cache}`,
    logLevel: 'error',
    server: { port: 0, hmr: false, fs: { strict: false } },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', server };
}
