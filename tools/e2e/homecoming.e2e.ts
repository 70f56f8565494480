/** From the game back to the map: stars come to their stone, the figure walks on, the day ends with a feast; by hand, calm, and in the list. */
import { expect, type Page } from '@playwright/test';
import { chooseDeur } from './card.ts';
import { press } from './hand.ts';
import { dayFeast, leerlingWith, signInLeerling } from './journey.ts';
import { disablePainting } from './play-bot.ts';
import { steadyGames } from './rarest-first.ts';
import { awaitSpel, listen, playSpel, type Ear } from './spelen.ts';
import { test } from './test.ts';

const CHILD = 15;

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

const status = (page: Page) => page.locator('main.card > [role="status"]');
const flying = (page: Page) => page.locator('.homecoming span');
const starsOf = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.card-hud__count').first().getAttribute('aria-label')) ?? '', 10);
const leftOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => (element instanceof HTMLElement ? element.style.left : ''));

/** The figure stands at the stone that comes next. */
async function expectAtNext(page: Page): Promise<void> {
  await expect
    .poll(async () => (await leftOf(page, '.avatar-spot')) === (await leftOf(page, '.steen[aria-current="step"]')))
    .toBe(true);
}

/** Plays one stone from the map to its result; answers the goal of the stone. */
async function playSteen(page: Page, ear: Ear, seen: ReadonlySet<string>): Promise<string> {
  const list = await page.locator('.list').isVisible();
  const mode = list ? 'spiegel' : 'muis';
  const deur = await chooseDeur(page, { mode, spellen: steadyGames(), seen });
  if (deur === null) throw new Error('the map offers no door');
  const closed = page.waitForResponse(/\/afsluitingen$/, { timeout: 300_000 });
  const ronde = await awaitSpel(page, ear, deur.spel);
  expect(await playSpel(page, ronde, { mode: 'spiegel', soort: 'goed' })).toBe(3);
  expect((await closed).status()).toBe(200);
  return deur.steen;
}

const goHome = async (page: Page): Promise<void> => {
  await press(page, page.getByRole('button', { name: 'De kaart', exact: true }), 'muis');
  await expect(page).toHaveURL(/landkaart/);
};

async function setCalm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('switch', { name: 'Rustige stand' }).click();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.locator('main.card[data-stil]')).toBeVisible();
}

/** Lets everything that is animated on the page go slower. */
async function playback(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

test('a child comes home: the stars land, the figure walks on, and the day ends with a feast', async ({ page }) => {
  const ear = listen(page);
  const seen = new Set<string>();
  await disablePainting(page);
  await signInLeerling(page, leerlingWith('wachtwoord', CHILD));
  await page.removeLocatorHandler(dayFeast(page));
  const before = await starsOf(page);

  await test.step('the star arrives, and the figure stands at the next stone', async () => {
    seen.add(await playSteen(page, ear, seen));
    await goHome(page);
    await expect(flying(page).first()).toBeAttached();
    await expect(status(page)).toHaveText(
      /^Er komen 3 sterren bij! (?:De mist trekt op: .+! )?Je staat nu bij steen 2: /,
    );
    await expect.poll(() => starsOf(page)).toBe(before + 3);
    await expect(flying(page)).toHaveCount(0);
    await expect(page.locator('.steen[data-soort="goud"]')).toHaveCount(1);
    await expectAtNext(page);
  });

  await test.step('it comes once: nothing is repeated after a reload', async () => {
    await page.reload();
    await expect(page.locator('.steen[data-soort="goud"]')).toHaveCount(1);
    await expect(status(page)).toHaveText('');
    await expect(flying(page)).toHaveCount(0);
  });

  await test.step('a key skips it; the end of the day is a feast with the words of today', async () => {
    seen.add(await playSteen(page, ear, seen));
    await goHome(page);
    await expect(flying(page).first()).toBeAttached();
    // By itself the flight would now take minutes, so what comes within seconds came by the key, however busy the machine.
    await playback(page, 0.01);
    await page.keyboard.press('a');
    await expect(dayFeast(page)).toBeVisible();
    await expect(flying(page)).toHaveCount(0);
    await playback(page, 1);
    await expect.poll(() => starsOf(page)).toBe(before + 6);
    expect(
      await dayFeast(page)
        .getByRole('button', { name: /^Luister: / })
        .count(),
    ).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await expect(dayFeast(page)).toBeHidden();
    await expectAtNext(page);
  });

  await test.step('the calm twin: nothing flies, a sentence says it, and the next stone opens when it is asked for', async () => {
    await setCalm(page);
    seen.add(await playSteen(page, ear, seen));
    await page.getByRole('button', { name: 'Volgende steen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(status(page)).toHaveText(
      /^Er komen 3 sterren bij! (?:De mist trekt op: .+! )?Je staat nu bij steen \d/,
    );
    await expect(flying(page)).toHaveCount(0);
    expect(await page.locator('.avatar-spot').evaluate((figure) => figure.getAnimations().length)).toBe(0);
    await page.keyboard.press('Escape');
    await expectAtNext(page);
  });

  await test.step('the list says the same', async () => {
    await page.getByRole('button', { name: 'Lijst', exact: true }).click();
    await playSteen(page, ear, seen);
    await goHome(page);
    await expect(page.locator('.list__notice').first()).toHaveText(/^Er komen 3 sterren bij!/);
    await expect.poll(() => starsOf(page)).toBe(before + 12);
  });
});
