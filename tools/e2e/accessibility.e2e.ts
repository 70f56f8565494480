/** Axe on every screen of the first playable day, light and dark: no serious and no critical finding. The theme changes on the open page. */
import { expect, type Page } from '@playwright/test';
import { press } from './hand.ts';
import { openVoortgang } from './docent.ts';
import { chooseDeur } from './card.ts';
import { addressOf, leerlingWith, signInLeerling, signInAdult, environment, voornaam } from './journey.ts';
import { listen, playSpel, awaitSpel } from './spelen.ts';
import { disablePainting } from './play-bot.ts';
import { steadyGames } from './rarest-first.ts';
import { openLook, WORDS, type Look } from './looks.ts';
import { test } from './test.ts';

const demo = (name: string) => environment().demo.find((d) => d.gebruikersnaam === name);

interface Visit {
  /** Address of any screen of a group. */ groep: string;
  adres: string;
  woord: 'groepen' | 'klassen';
  look: Look;
}

/** Every screen with which a school is run; words of the other country are a finding too. */
async function visitManagement(page: Page, { groep, adres: address, woord, look }: Visit): Promise<void> {
  const { pathname } = new URL(groep, address);
  const [, school, groepPath] = /^(\/admins\/[^/]+)(\/[^/]+\/[^/]+)/.exec(pathname) ?? [];
  const unexpected =
    woord === 'klassen'
      ? /\b(?:groep(?:en|s)?|jaargroep(?:en)?|BRIN|remedial)\b/i
      : /\b(?:leerja(?:ar|ren)|instellingsnummer|logopedist)\b/i;
  for (const screen of [
    `${groepPath}/leerlingen`,
    `${groepPath}/leerlingen/toevoegen`,
    `${groepPath}/wachtwoorden`,
    `${groepPath}/verhuistoken-inlezen`,
    // The teacher looked at it in both themes.
    ...(woord === 'klassen' ? [`${groepPath}/voortgang`] : []),
    `/${woord}/edexml`,
    `/${woord}/lvsspelling`,
    `/${woord}/jaarovergang`,
    '/leerlingen',
    '/prullenbak',
    '/docenten',
    '/account',
  ]) {
    await page.goto(`${address}${school}${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(screen);
    expect.soft(unexpected.exec(await page.locator('body').innerText())?.[0], `words of ${screen}`).toBeUndefined();
  }
}

test('the doors of the house', async ({ page }) => {
  const look = await openLook(page);
  const { adres: address } = environment();
  const row = leerlingWith('plaatjes', 12);
  await page.goto(`${address}/site/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('home');
  await page.goto(`${address}/bestaat-niet`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('not found');
  await page.goto(`${address}/app/auth/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('login, two doors');
  await page
    .getByRole('button', { name: /volwassene/i })
    .first()
    .click();
  await page
    .getByLabel(/gebruikersnaam|e-mail/i)
    .first()
    .fill('marit.oosterling');
  await page
    .getByLabel(/^wachtwoord/i)
    .first()
    .fill('niet dit');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deze gegevens kloppen niet')).toBeVisible();
  await look('login, wrong password');
  await page.goto(`${address}/app/auth/login?code=${row.code ?? ''}`);
  await expect(page.getByRole('button', { name: voornaam(row), exact: true })).toBeVisible();
  await look('login, tiles');
  await page.getByRole('button', { name: voornaam(row), exact: true }).click();
  await look('login, pictures');
  await page.goto(`${address}/app/auth/login?code=${leerlingWith('wachtwoord').code ?? ''}`);
  await page.getByRole('button', { name: voornaam(leerlingWith('wachtwoord')), exact: true }).click();
  await look('login, word');
});

test("the pupil's screens", async ({ page }) => {
  const row = leerlingWith('wachtwoord', 11);
  const look = await openLook(page, row.id);
  const ear = listen(page);
  await disablePainting(page);
  await signInLeerling(page, row);
  await expect(page.locator('button.steen').first()).toBeVisible();
  await look('map');
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await look('settings of the map');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lijst', exact: true }).click();
  await look('map as a list');
  await page.locator('button.list__steen').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('stone');
  await page.keyboard.press('Escape');
  const deur = await chooseDeur(page, { mode: 'spiegel', spellen: steadyGames() });
  const ronde = await awaitSpel(page, ear, deur?.spel ?? '');
  await look('game');
  await playSpel(page, ronde, { mode: 'spiegel', soort: 'willekeurig' });
  await look('result');
  await press(page, page.getByRole('button', { name: 'De kaart', exact: true }), 'muis');
  await page.goto(`${environment().adres}/leerling/${row.id}/bestaat-niet`);
  await expect(page.getByText('Hier is nog geen eiland')).toBeVisible();
  await look('no such place');
});

test("the teacher's screens", async ({ page }) => {
  const look = await openLook(page, demo('marit.oosterling')?.id);
  await signInAdult(page, 'marit.oosterling');
  await expect(page.getByRole('link', { name: /4\/5 Meeuwen/ }).first()).toBeVisible();
  await look('groups');
  await page
    .getByRole('link', { name: /4\/5 Meeuwen/ })
    .first()
    .click();
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
  await look('pupils');
  await page.goBack();
  await openVoortgang(page, '4/5 Meeuwen');
  await look('progress');
  await page.locator('button.cell').first().click();
  await expect(page.getByRole('complementary', { name: /: / })).toBeVisible();
  await look('progress with answers', '.drawer');
});

test("the screens of the school's administration", async ({ page }) => {
  const look = await openLook(page, demo('marit.oosterling')?.id);
  await signInAdult(page, 'marit.oosterling');
  const groep = page.getByRole('link', { name: /4\/5 Meeuwen/ }).first();
  await expect(groep).toBeVisible();
  await visitManagement(page, {
    groep: (await groep.getAttribute('href')) ?? '',
    adres: environment().adres,
    woord: 'groepen',
    look,
  });
});
test('the same screens of a Flemish school, with its own words', async ({ page }) => {
  const hilde = demo('hilde.vercammen');
  const look = await openLook(page, hilde?.id, WORDS);
  await signInAdult(page, 'hilde.vercammen');
  await expect(page.getByRole('heading', { name: 'Mijn klassen' })).toBeVisible();
  await look('groups');
  const klas = page.getByRole('link', { name: /3B/ }).first();
  await visitManagement(page, {
    groep: (await klas.getAttribute('href')) ?? '',
    adres: addressOf(hilde),
    woord: 'klassen',
    look,
  });
  await page.evaluate(() => localStorage.clear());
  const code =
    environment().demo.find((d) => d.rol === 'leerling' && d.host === 'be' && d.code !== undefined)?.code ?? '';
  await page.goto(`${addressOf(hilde)}/app/auth/login?code=${code}`);
  await expect(page.getByRole('heading', { name: 'Wie ben jij?' })).toBeVisible();
  await look('login, tiles');
});
