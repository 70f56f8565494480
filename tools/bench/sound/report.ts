/** npm run -s sounds -- [spel ...]: what the games sound like, measured, on one line a game. */
import { createServer } from 'vite';
import { spelSlugs } from '../../build/spel-folders.ts';

const wanted = process.argv.slice(2);
const vite = await createServer({
  configFile: false,
  root: process.cwd(),
  server: { middlewareMode: true, hmr: false, watch: null },
  logLevel: 'error',
});
try {
  const { measureGames } = await vite.ssrLoadModule('/tools/bench/sound/measure-games.ts');
  await measureGames(
    spelSlugs().filter((slug) => wanted.length === 0 || wanted.includes(slug)),
    (line: string) => process.stdout.write(`${line}\n`),
    wanted.length === 0,
  );
} finally {
  await vite.close();
}
