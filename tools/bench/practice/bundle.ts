import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Program of a worker in one file, and a name for exactly what it computes. */
export interface Bundle {
  code: string;
  hash: string;
}

/**
 * Puts the worker with all of the engine, worlds and library it reaches into one file without comments. What it does
 * not reach leaves the hash alone, so results stay good when another part of the product changes.
 */
export async function bundleWork(): Promise<Bundle> {
  const { build } = await import('vite'); // a wrong option is told before the bundler is there
  const out = await build({
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
  const [first] = 'output' in out ? out.output : [];
  if (first === undefined) throw new Error('the worker was not bundled');
  return { code: first.code, hash: createHash('sha256').update(first.code).digest('hex').slice(0, 16) };
}
