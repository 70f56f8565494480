/** `npm run dev`: the API and Vite with hot reload in one process; Vite hands `/api`, sprites and sounds to the API, which draws what is missing. */
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { readEnv } from '../../server/platform/env.ts';
import { startServer, stopOnSignal } from './start.ts';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { port, close } = await startServer(readEnv({ ...process.env, NODE_ENV: 'development' }));
const target = `http://localhost:${port}`;
const vite = await createVite({
  configFile: 'vite.config.ts',
  server: { proxy: { '/api': { target }, '/spel-assets': { target }, '/geluid': { target } } },
});
await vite.listen();
vite.printUrls();
stopOnSignal(async () => {
  await vite.close();
  await close();
});
