/** Every game by touch, mouse, keyboard and DOM mirror, with right, wrong and random answers, on the seeded round of the studio. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { fixtureVan } from './momenten.ts';
import { schilderWeinig, speelUit, type Daad, type Stand, type Wijze } from './speelbot.ts';

const SPELLEN = readdirSync('games').filter((naam) => existsSync(`games/${naam}/scene.json`));
/** Each way of playing gets one kind of answers, so that all kinds and all ways meet every game. */
const MANIEREN: readonly (readonly [Wijze, 'goed' | 'fout' | 'willekeurig'])[] = [['muis', 'goed'], ['aanraken', 'willekeurig'], ['toetsen', 'fout'], ['spiegel', 'willekeurig']];

let studio: ViteDevServer;
test.beforeAll(async () => {
  studio = await createServer({ configFile: 'tools/studio/vite.config.ts', logLevel: 'error', server: { port: 0, hmr: false } });
  await studio.listen();
});
test.afterAll(() => studio.close());
// A small window: software rendering costs by the pixel, and what is tested is play, not paint.
test.use({ hasTouch: true, viewport: { width: 844, height: 390 } });

/** A wrong letter is one that never stands in the word. */
async function denk(page: Page, stand: Stand, soort: 'goed' | 'fout' | 'willekeurig'): Promise<Daad | null> {
  const poging = await page.evaluate((wie) => window.studio?.speler.wat(wie) ?? null, soort);
  if (poging === null) return null;
  if (poging.kind === 'text') return { soort: 'letter', letter: poging.text[stand.invoer.length] ?? 'q' };
  if (!('tokenId' in poging)) return null;
  const index = stand.keuzes.findIndex((k) => k.id === poging.tokenId);
  return index < 0 ? null : { soort: 'kies', tokenId: poging.tokenId, label: stand.keuzes[index]?.label ?? '', index };
}

for (const spel of SPELLEN) {
  for (const [wijze, soort] of MANIEREN) {
    test(`${spel}: ${wijze}, ${soort}`, async ({ page }) => {
      const fouten: string[] = [];
      await schilderWeinig(page);
      await page.routeWebSocket(/.*/, () => undefined);
      page.on('pageerror', (fout) => fouten.push(String(fout)));
      await page.goto(`${studio.resolvedUrls?.local[0] ?? ''}?spel=${spel}&fixture=${encodeURIComponent(fixtureVan(spel))}&items=2&s=0.2&calm=1&stil=1`);
      await speelUit(page, { wijze, denk: (stand) => denk(page, stand, soort) });
      const resultaat = await page.evaluate(() => window.studio?.spel.toestand.getState().resultaat);
      expect(resultaat?.stars).toBeGreaterThanOrEqual(1);
      expect(fouten).toEqual([]);
    });
  }
}
