import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtFiles } from './built-files.ts';
import { workbenchServer } from './work-server/plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: join(root, 'node_modules/.vite-studio'),
  plugins: [react(), builtFiles(root), workbenchServer(root)],
  server: { fs: { allow: [root] }, port: 4174 },
});
