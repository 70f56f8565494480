/** A round once more as a graphics card draws it: double textures, every particle; what the test machine draws by itself is the other path. */
import { expect } from '@playwright/test';
import { drawSpel } from '../build/atlas.ts';
import { chooseDeur } from './card.ts';
import { reportRealCard, SCREEN_RATIO } from './graphics-card.ts';
import { docentNamed, leerlingWith, signInLeerling } from './journey.ts';
import { allowOnly } from './offered.ts';
import { disablePainting } from './play-bot.ts';
import { awaitSpel, listen, playSpel } from './spelen.ts';
import { test } from './test.ts';

const MODE = 'muis';
const CHILD = 4;
const SPEL = 'pizzabakken';

test.use({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: SCREEN_RATIO.real });

test('a round on a graphics card takes the double textures and ends in its result', async ({ page }) => {
  const errors: string[] = [];
  const pages: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (answer) => {
    if (/\/atlas-\d+@/.test(answer.url())) pages.push(answer.url());
  });
  const ear = listen(page);
  // As the server of `npm start` does: sharp pictures are drawn when they are asked for first.
  await page.route(/\/spel-assets\/[^/]+\/atlas-\d+@2x/, async (route) => {
    await drawSpel(/spel-assets\/([^/]+)/.exec(route.request().url())?.[1] ?? '', 'full');
    await route.continue();
  });
  await reportRealCard(page);
  await disablePainting(page);
  const child = leerlingWith('wachtwoord', CHILD);
  await allowOnly(docentNamed('Samira'), child, [SPEL]);
  await signInLeerling(page, child);
  const deur = await chooseDeur(page, { mode: MODE, spellen: [SPEL] });
  if (deur === null) throw new Error('the map offers no door');
  const ronde = await awaitSpel(page, ear, deur.spel);
  expect(pages[0]).toContain('@2x');
  expect(await playSpel(page, ronde, { mode: MODE, soort: 'goed' })).toBe(3);
  expect(errors).toEqual([]);
});
