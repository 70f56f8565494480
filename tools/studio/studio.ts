/** `npm run studio`: builds the art that is missing or old, then serves the workbench for authors and one game at a time with its mock round. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { buildArt } from './art.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' } } });

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
await buildArt(console.log);
const vite = await createServer({
  configFile: 'tools/studio/vite.config.ts',
  server: { port: Number(values.port), warmup: { clientFiles: ['./studio-screen.tsx', './werkbank/*.tsx'] } },
});
await vite.listen();
// The content is read before the first page asks for it.
await fetch(new URL('/studio-api/inhoud', vite.resolvedUrls?.local[0])).then((antwoord) => antwoord.arrayBuffer());
vite.printUrls();
