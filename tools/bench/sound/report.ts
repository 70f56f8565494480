/** npm run -s sounds -- [spel|land ...]: what games and lands sound like, measured, on one line each. */
import { createServer } from 'vite';
import { spelSlugs } from '../../build/spel-folders.ts';

const vite = await createServer({
  configFile: false,
  root: process.cwd(),
  server: { middlewareMode: true, hmr: false, watch: null },
  logLevel: 'error',
});
try {
  const { measureGames } = await vite.ssrLoadModule('/tools/bench/sound/measure-games.ts');
  await measureGames(spelSlugs(), process.argv.slice(2), (line: string) => process.stdout.write(`${line}\n`));
} finally {
  await vite.close();
}
