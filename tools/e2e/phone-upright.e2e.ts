/** A phone is turned in the middle of a word: nothing of the word is lost, and from the next word on the game stands upright. */
import { expect, type Page } from '@playwright/test';
import { chooseDeur } from './card.ts';
import { docentNamed, leerlingWith, signInLeerling } from './journey.ts';
import { allowOnly } from './offered.ts';
import { completed, disablePainting, perform, playWoorden, readPageState, type CurrentState } from './play-bot.ts';
import { awaitSpel, listen, playSpel } from './spelen.ts';
import { createThinker } from './thinker.ts';
import { test } from './test.ts';

const MODE = 'spiegel';
const CHILD = 0;

test.use({ hasTouch: true, viewport: { width: 844, height: 390 } });

/** What must not change when the screen is turned. */
const wordOf = (state: CurrentState | null) => ({ id: state?.vraag?.id, rail: state?.rail, input: state?.input });
const heightOf = async (page: Page) => (await page.locator('.spel-world canvas').boundingBox())?.height;

test('turning the phone keeps the word, and the next one is played upright', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const ear = listen(page);
  await disablePainting(page);
  const child = leerlingWith('wachtwoord', CHILD);
  await allowOnly(docentNamed('Samira'), child, ['pizzabakken']);
  await signInLeerling(page, child);
  const deur = await chooseDeur(page, { mode: MODE, spellen: ['pizzabakken'] });
  if (deur === null) throw new Error('the map offers no door');
  const ronde = await awaitSpel(page, ear, deur.spel);
  const think = createThinker(ronde, 'goed');
  const started = await playWoorden(page, 1, { mode: MODE, think });
  const first = await think(started);
  if (first !== null) await perform(page, first, { stand: started, mode: MODE });
  const before = await readPageState(page, 40);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => heightOf(page)).toBe(844);
  const after = await readPageState(page, 40);
  expect(wordOf(after)).toEqual(wordOf(before));

  const next = await playWoorden(page, completed(started) + 1, { mode: MODE, think });
  // Inside the narrow screen and below its middle: the bowls stand under the pizza.
  const seen = next.plekken.filter((place) => place !== null);
  expect(seen.length).toBeGreaterThan(1);
  for (const { x, y } of seen) expect([x > 0, x < 390, y > 480]).toEqual([true, true, true]);
  expect(await playSpel(page, ronde, { mode: MODE, soort: 'goed' })).toBe(3);
  expect(errors).toEqual([]);
});
