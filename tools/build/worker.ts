import { build } from 'vite';
import { buildTarget } from '../../vite.config.ts';

/** Builds the worker of the pupil area into one file at the root, so that it may answer for every address there. */
export async function buildWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      emptyOutDir: false,
      target: buildTarget,
      lib: { entry: 'web/platform/worker/worker.ts', formats: ['es'], fileName: () => 'worker.js' },
    },
  });
}
