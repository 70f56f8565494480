import { createReadStream, existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  webp: 'image/webp',
  png: 'image/png',
  mp3: 'audio/mpeg',
  svg: 'image/svg+xml',
};

/** Serves the built art and sounds of a checkout, as the product does. */
export function builtFiles(root: string): Plugin {
  return {
    name: 'gebouwde-bestanden',
    configureServer: (server) => {
      server.middlewares.use((req, res, next) => {
        const path = normalize(decodeURIComponent((req.url ?? '').split('?')[0] ?? ''));
        const file = /^\/(spel-assets|geluid)\//.test(path)
          ? join(root, '.gebouwd', path)
          : /^\/games\/[^/]+\/art\/[^/]+\.svg$/.test(path)
            ? join(root, path)
            : '';
        if (file === '' || !existsSync(file) || !statSync(file).isFile()) return next();
        res.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        createReadStream(file).pipe(res);
      });
    },
  };
}
