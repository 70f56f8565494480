import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Program of a worker in one file, and a name for exactly what it computes. */
export interface Bundel {
  code: string;
  hash: string;
}

/**
 * Puts the worker with all of the engine, worlds and library it reaches into one file without comments. What it does
 * not reach leaves the hash alone, so results stay good when another part of the product changes.
 */
export async function bundelWerk(): Promise<Bundel> {
  const { build } = await import('vite'); // a wrong option is told before the bundler is there
  const uit = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      write: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  const [eerste] = 'output' in uit ? uit.output : [];
  if (eerste === undefined) throw new Error('the worker was not bundled');
  return { code: eerste.code, hash: createHash('sha256').update(eerste.code).digest('hex').slice(0, 16) };
}
