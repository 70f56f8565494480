/** Free play: after the work of today the child chooses a place with a sun, plays until the sun is down, and the teacher can switch it off (B25). */
import { expect, type Browser, type Page } from '@playwright/test';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { chooseDeur } from './card.ts';
import { press } from './hand.ts';
import { dayFeast, leerlingWith, signInAdult, signInLeerling } from './journey.ts';
import { disablePainting, playWoorden } from './play-bot.ts';
import { steadyGames } from './rarest-first.ts';
import { awaitSpel, listen, playSpel, type Ear } from './spelen.ts';
import { test } from './test.ts';
import { createThinker } from './thinker.ts';

const CHILD = 6;
const WORDS = 2;

test.use({ hasTouch: true });

const sun = (page: Page) => page.getByRole('button', { name: /^Vrij spelen: de zon/ });
const freePlaces = (page: Page) => page.getByRole('button', { name: /hier mag je vrij spelen$/ });

/** Plays the stones of today, as often as there are. */
async function finishDay(page: Page, ear: Ear): Promise<void> {
  const seen = new Set<string>();
  for (let nr = 0; nr < 2; nr += 1) {
    const deur = await chooseDeur(page, { mode: 'spiegel', spellen: steadyGames(), seen });
    if (deur === null) throw new Error('the map offers no door');
    seen.add(deur.steen);
    const closed = page.waitForResponse(/\/afsluitingen$/, { timeout: 300_000 });
    await playSpel(page, await awaitSpel(page, ear, deur.spel), { mode: 'spiegel', soort: 'goed' });
    await closed;
    await press(page, page.getByRole('button', { name: 'De kaart', exact: true }), 'muis');
    await expect(page).toHaveURL(/landkaart/);
  }
}

/** Plays some words, and lets the sun of this device go down while the next one is on. */
async function playToSunset(page: Page, ronde: Spelronde): Promise<number> {
  await playWoorden(page, WORDS, { mode: 'spiegel', think: createThinker(ronde, 'goed') });
  await page.evaluate(
    (ms) => {
      window.ahead = (window.ahead ?? 0) + ms;
    },
    (ronde.free?.over ?? 0) * 1_000,
  );
  await expect(page.getByRole('img', { name: /^De zon is onder/ })).toBeVisible();
  return playSpel(page, ronde, { mode: 'spiegel', soort: 'goed' });
}

/** The teacher sets how long a child may play freely. */
async function setFreePlay(browser: Browser, choice: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await signInAdult(page, 'samira.taleb');
  await page
    .getByRole('link', { name: /Meeuwen/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Oefeninstellingen', exact: true }).first().click();
  await page.locator('.setting-card--standard').getByRole('link').click();
  await page.getByRole('combobox', { name: 'Vrij spelen' }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
  const saved = page.waitForResponse(
    (r) => r.request().method() === 'PATCH' && r.url().includes('/oefeninstellingen/'),
  );
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await page.context().close();
}

test('the sun goes down over free play, and the teacher can switch it off', async ({ page, browser }) => {
  const ear = listen(page);
  await disablePainting(page);
  await signInLeerling(page, leerlingWith('wachtwoord', CHILD));
  await expect(sun(page)).toHaveCount(0);

  await test.step('the work of today comes first', async () => {
    await finishDay(page, ear);
    await expect(dayFeast(page)).toBeHidden();
    await expect(sun(page)).toHaveAccessibleName('Vrij spelen: de zon staat hoog');
    await sun(page).click();
    await expect(page.getByText('Je mag nu vrij spelen! Kies een plek met een zon.')).toBeVisible();
  });

  await test.step('a place with a sun opens, and the sun ends the round after the word that is on', async () => {
    await freePlaces(page).first().click();
    await expect(page).toHaveURL(/\/spellen\//);
    const spel = decodeURIComponent(page.url().split('/').at(-1) ?? '').replaceAll('ñ', 'n');
    const ronde = await awaitSpel(page, ear, spel);
    expect(ronde.free).toEqual({ over: 120, van: 120 });
    await expect(page.getByRole('img', { name: /^De zon staat hoog/ })).toBeVisible();
    const sent = () => [...ear.sent.values()].filter(({ rondeId }) => rondeId === ronde.rondeId);
    expect(await playToSunset(page, ronde)).toBe(3);
    await expect.poll(() => sent().length).toBe(WORDS + 1);
    expect(ronde.items).toBeGreaterThan(WORDS + 1);
    await expect(page.getByRole('button', { name: 'Nog een keer' })).toHaveCount(0);
    await press(page, page.getByRole('button', { name: 'De kaart', exact: true }), 'muis');
    await expect(page).toHaveURL(/landkaart/);
  });

  await test.step('the teacher switches it off, and the map has no sun', async () => {
    await setFreePlay(browser, 'Uit');
    await page.reload();
    await expect(page.locator('button.steen, button.list__steen').first()).toBeVisible();
    await expect(sun(page)).toHaveCount(0);
    await expect(freePlaces(page)).toHaveCount(0);
  });
});
