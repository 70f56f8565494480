/** One tab a pupil plays: the other one says so, takes the round over, and every item is stored once. */
import { expect } from '@playwright/test';
import { countAntwoorden } from './docent.ts';
import { chooseDeur } from './card.ts';
import { completed, disablePainting, playWoorden } from './play-bot.ts';
import { press } from './hand.ts';
import { leerlingWith, signInAdult, signInLeerling } from './journey.ts';
import { steadyGames } from './rarest-first.ts';
import { awaitSpel, listen, playSpel } from './spelen.ts';
import { createThinker } from './thinker.ts';
import { test } from './test.ts';

const MODE = 'spiegel';
const CHILD = 11;

test.use({ hasTouch: true, viewport: { width: 1280, height: 720 } });

test('a second tab takes a round over, and no item is stored twice', async ({ page, context, browser }) => {
  const row = leerlingWith('wachtwoord', CHILD);
  const docent = await (await browser.newContext()).newPage();
  await signInAdult(docent, 'samira.taleb');
  const before = await countAntwoorden(docent, row);

  const ear = listen(page);
  await disablePainting(page);
  await signInLeerling(page, row);
  const deur = await chooseDeur(page, { mode: MODE, spellen: steadyGames() });
  if (deur === null) throw new Error('the map offers no door');
  const ronde = await awaitSpel(page, ear, deur.spel);
  const state = await playWoorden(page, 2, { mode: MODE, think: createThinker(ronde, 'goed') });

  const second = await context.newPage();
  const secondEar = listen(second);
  await disablePainting(second);
  await second.goto(page.url());
  await expect(second.getByText('Je speelt al ergens anders')).toBeVisible();
  expect(secondEar.rondes).toEqual([]);
  await press(second, second.getByRole('button', { name: 'Speel hier verder' }), MODE);
  await expect(page.getByText('Je speelt al ergens anders')).toBeVisible();

  const again = await awaitSpel(second, secondEar, deur.spel);
  expect(again.rondeId).toBe(ronde.rondeId);
  expect(again.gegeven).toHaveLength(completed(state));
  expect(await playSpel(second, again, { mode: MODE, soort: 'goed' })).toBe(3);

  const given = [...new Map([...ear.sent, ...secondEar.sent]).values()];
  expect(new Set(given.map(({ nr }) => nr)).size).toBe(given.length);
  await expect.poll(async () => (await countAntwoorden(docent, row)) - before, { timeout: 40_000 }).toBe(given.length);
});
