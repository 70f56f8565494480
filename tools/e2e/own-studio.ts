import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { copyCheckout } from '../check/copy-checkout.ts';

export interface OwnStudio {
  root: string;
  address: string;
  stop(): Promise<void>;
}

/** A studio on a copy of the checkout with what was built for it: what an author makes there, nobody else finds. */
export async function startOwnStudio(): Promise<OwnStudio> {
  const root = mkdtempSync(join(tmpdir(), 'taaltocht-studio-'));
  copyCheckout(process.cwd(), root);
  for (const built of ['spel-assets', 'geluid'])
    cpSync(join('.gebouwd', built), join(root, '.gebouwd', built), { recursive: true });
  const server = await createServer({
    configFile: join(root, 'tools/studio/vite.config.ts'),
    cacheDir: join(root, '.gebouwd/vite'),
    logLevel: 'error',
    server: { port: 0, hmr: false, fs: { strict: false } },
  });
  await server.listen();
  return {
    root,
    address: server.resolvedUrls?.local[0] ?? '',
    stop: async () => {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
