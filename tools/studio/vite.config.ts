import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gebouwdeBestanden } from './gebouwde-bestanden.ts';
import { werkbankServer } from './werkserver/plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: join(root, 'node_modules/.vite-studio'),
  plugins: [react(), gebouwdeBestanden(root), werkbankServer(root)],
  server: { fs: { allow: [root] }, port: 4174 },
});
