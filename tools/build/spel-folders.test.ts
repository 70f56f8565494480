import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { loadSpellen } from '#server/platform/spellen/spellen.ts';
import { spelArt } from '../art/spel-art.ts';
import { allBundles } from './sounds/bundles.ts';
import { spelSlugs } from './spel-folders.ts';

const all = spelSlugs();
const gone = all[0] ?? '';
const left = all.slice(1);
let root = '';
let vite: ViteDevServer;

/** A copy of what the browser finds games with, without one game; the rest are links. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'spellen-'));
  cpSync('games', join(root, 'games'), { recursive: true });
  rmSync(join(root, 'games', gone), { recursive: true });
  for (const folder of ['web/areas/leerling/landkaart', 'web/areas/leerling/shared'])
    cpSync(folder, join(root, folder), { recursive: true });
  mkdirSync(join(root, 'tools'));
  for (const path of ['engine', 'assets', 'package.json', 'node_modules', 'tools/art', 'tools/build', 'tools/check'])
    symlinkSync(resolve(path), join(root, path));
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { preserveSymlinks: true },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
}, 60_000);
afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a game folder deleted is a game gone', () => {
  const games = (): string => join(root, 'games');

  it('from what the tools build: atlas, art, sounds and music, tests', async () => {
    expect(spelSlugs(games())).toEqual(left);
    expect(spelArt(games())).toHaveLength(left.length);
    const bundles = (await allBundles(games())).map(({ naam: name }) => name);
    expect(bundles).toEqual(
      (await allBundles()).map(({ naam: name }) => name).filter((name) => name !== gone && name !== `muziek-${gone}`),
    );
    expect(globSync('games/**/*.test.ts', { cwd: root }).some((path) => path.includes(gone))).toBe(false);
  });

  it('from what the server offers', () => {
    const broken: string[] = [];
    expect([...loadSpellen(games(), (slug) => broken.push(slug)).keys()]).toEqual(left);
    expect(broken).toEqual([]);
  });

  it('from what the browser loads: the game, its place on the map and its door', async () => {
    const { SPEL_SLUGS } = await vite.ssrLoadModule('/games/registry.ts');
    expect(SPEL_SLUGS).toEqual(left);
    const { SPOTS } = await vite.ssrLoadModule('/web/areas/leerling/landkaart/spots.ts');
    const places: unknown = SPOTS;
    expect(JSON.stringify(places)).not.toContain(gone);
    for (const slug of left) expect(JSON.stringify(places)).toContain(slug);
    const { deurUrl } = await vite.ssrLoadModule('/web/areas/leerling/shared/art.ts');
    const ownDeur = (slug: string): string => `games/${slug}/art/landkaart-deur.svg`;
    expect(deurUrl(gone) ?? '').not.toContain(ownDeur(gone));
    for (const slug of left.filter((name) => existsSync(join(root, ownDeur(name)))))
      expect(deurUrl(slug)).toContain(ownDeur(slug));
  });
});
