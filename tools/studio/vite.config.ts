import { createReadStream, existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { json: 'application/json', webp: 'image/webp', png: 'image/png', mp3: 'audio/mpeg', svg: 'image/svg+xml' };

/** Serves the built art and sounds, as the product does. */
const builtFiles: Plugin = {
  name: 'built-files',
  configureServer: (server) => {
    server.middlewares.use((req, res, next) => {
      const path = normalize(decodeURIComponent((req.url ?? '').split('?')[0] ?? ''));
      const file = /^\/(spel-assets|geluid)\//.test(path) ? join(root, '.gebouwd', path) : path.startsWith('/art/') ? join(root, 'assets', path) : '';
      if (file === '' || !existsSync(file) || !statSync(file).isFile()) return next();
      res.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
      createReadStream(file).pipe(res);
    });
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: join(root, 'node_modules/.vite-studio'),
  plugins: [react(), builtFiles],
  server: { fs: { allow: [root] }, port: 4174 },
});
