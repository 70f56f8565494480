import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export const buildTarget = 'es2022';

export default defineConfig({
  root: 'web',
  publicDir: false,
  cacheDir: '../node_modules/.vite',
  plugins: [react()],
  build: { outDir: '../.gebouwd/web', emptyOutDir: true, target: buildTarget, manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [root] } },
  test: {
    root,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          root,
          include: ['{engine,games,web,server,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', 'tools/e2e/**', '**/node_modules/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          root,
          include: ['server/**/*.api.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
