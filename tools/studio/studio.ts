/** `npm run studio`: builds the art that is missing or old, then serves one game at a time with its mock round. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { bouwKunst } from './kunst.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4174' } } });

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
await bouwKunst(console.log);
const vite = await createServer({ configFile: 'tools/studio/vite.config.ts', server: { port: Number(values.port) } });
await vite.listen();
vite.printUrls();
