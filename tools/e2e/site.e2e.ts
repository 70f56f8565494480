/** Every public page and every door on a Dutch and on a Belgian host: its heading, nothing in the console, axe without a serious finding, and what can be tried on it. */
import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { chooseTheme } from './choose-theme.ts';
import { openHomeRound, thinkHomeRound } from './home-round.ts';
import { environment } from './journey.ts';
import { disablePainting, playToEnd } from './play-bot.ts';
import { spelSlugs } from '../build/spel-folders.ts';
import { test } from './test.ts';

/** Every route of specification 2.1 with its heading, and the page that a mail leads to. */
const PAGES: Readonly<Record<string, RegExp>> = {
  home: /^Van elke fout/,
  prijzen: /^Wat het kost/,
  faq: /^Wat wil je weten/,
  aanvraagformulier: /^Vraag een proef/,
  'school-rt-thuis': /drie voordeuren/,
  adaptief: /past bij dit kind/,
  'aangepast-oefenen': /^Hetzelfde woord/,
  'voortgang-volgen': /wat er stond$/,
  beloningssysteem: /^Belonen/,
  spellen: /^45 plekken/,
  didactiek: /^Eerst de regel/,
  inzetbaarheid: /^Past tussen/,
  'web-based': /^Een browser/,
  'werkzame-componenten': /^Wat is aangetoond/,
  watisnodigvoorspellen: /^Spellen is vijf/,
  ervaringen: /^Wat anderen/,
  instructievideo: /^Kijk hoe/,
  contact: /^Schrijf ons/,
  training: /^Leer Taaltocht/,
  vrienduitnodiging: /^Geen uitnodigingen/,
};
/** The doors of specification 2.2. */
const DOORS: Readonly<Record<string, RegExp>> = {
  login: /^Fijn dat je er bent/,
  'login-sso': /schoolaccount/,
  wachtwoordaanvragen: /^Wachtwoord vergeten/,
  'wachtwoordherstellen/019f955b-73e2-7000-8000-000000000001/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG':
    /^Deze link werkt niet meer/,
};
/** Nobody asked for the reset of the last door; the browser writes its refusal down by itself. */
const SPENT = 'Failed to load resource: the server responded with a status of 410 (Gone)';
const HOSTS = [
  ['nl-NL', 'localhost'],
  ['nl-BE', 'vlaams.localhost'],
] as const;
const baseOf = (host: string): string => environment().adres.replace('localhost', host);

/** How a page reads: its heading, the language of the host, nothing that keeps somebody out by day or in the dark, and no wider than a phone. */
async function readsWell(
  page: Page,
  o: { path: string; heading: RegExp; base: string; locale: string },
): Promise<void> {
  const { path, heading, base, locale } = o;
  const answer = await page.goto(`${base}${path}`);
  expect.soft(answer?.status(), path).toBe(200);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locale);
  expect.soft(await findings(page), path).toEqual([]);
  await chooseTheme(page, 'donker');
  expect.soft(await findings(page, 'colours'), `${path} in the dark`).toEqual([]);
  await chooseTheme(page, 'licht');
  await page.setViewportSize({ width: 390, height: 844 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
  expect.soft(over, `${path} is wider than a phone`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** What goes wrong on a page by itself. */
function complaints(page: Page): string[] {
  const out: string[] = [];
  page.on('pageerror', (error) => out.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') out.push(message.text());
  });
  return out;
}

for (const [locale, host] of HOSTS) {
  test(`every public page reads well in ${locale}`, async ({ page }) => {
    const wrong = complaints(page);
    const base = baseOf(host);
    for (const [name, heading] of Object.entries(PAGES)) {
      await readsWell(page, { path: `/site/${name}`, heading, base, locale });
      const own = `link[rel=alternate][hreflang=${locale}]`;
      expect
        .soft(await page.locator('link[rel=canonical]').getAttribute('href'), name)
        .toBe(await page.locator(own).getAttribute('href'));
    }
    for (const [door, heading] of Object.entries(DOORS))
      await readsWell(page, { path: `/app/auth/${door}`, heading, base, locale });
    expect(wrong).toEqual([SPENT]);
  });
}

test('a page that was chosen dark is dark before any script of it has come, and the policy lets that be', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('taaltocht.thema.apparaat', 'donker'));
  await page.route(/\/assets\/[^?]*\.js$/, (route) => route.abort());
  for (const path of ['/site/home', '/site/spellen', '/app/auth/login', '/bestaat-niet']) {
    await page.goto(`${environment().adres}${path}`);
    await expect.soft(page.locator('html'), path).toHaveAttribute('data-thema', 'donker');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect.soft(ground, path).toBe('rgb(19, 26, 44)');
  }
  expect(said.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test('a visitor plays a round on the front page, to its result and the way to ask for a trial', async ({ page }) => {
  const wrong = complaints(page);
  await disablePainting(page);
  await page.goto(`${environment().adres}/home`);
  await expect(page).toHaveURL(/\/site\/home$/);
  await openHomeRound(page);
  await playToEnd(page, { mode: 'toetsen', think: thinkHomeRound });
  await expect(page.getByRole('heading', { name: 'Wat een bellenfeest!' })).toBeVisible();
  await expect(page.getByRole('img', { name: '3 van de 3 sterren' })).toBeVisible();
  await page.getByRole('button', { name: 'Terug naar de pagina' }).click();
  await expect(page.locator('.spel')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Speel een ronde/ })).toBeFocused();
  expect(wrong).toEqual([]);
});

test('an address that leads nowhere answers so, and leads on', async ({ page }) => {
  const answer = await page.goto(`${environment().adres}/bestaat-niet`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is er niet');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('searchbox').fill('didac');
  await expect(page.locator('.lost-pages li:visible')).toHaveText(['Didactiek']);
  await page.locator('.lost-pages').getByRole('link', { name: 'Didactiek' }).click();
  await expect(page).toHaveURL(/\/site\/didactiek$/);
});

/** Goes from all games to the one that asks verbs in the town, with what it practises written on it. */
async function chooseGames(page: Page): Promise<void> {
  const cards = page.locator('[data-card]:visible');
  await expect(cards).toHaveCount(spelSlugs().length);
  for (const card of await cards.all()) await expect(card.getByRole('img')).toHaveAttribute('alt', /^Een ronde van /);
  await page.getByLabel('Wat oefen je?').selectOption('Werkwoorden');
  await expect(cards).not.toHaveCount(spelSlugs().length);
  await page.getByLabel('In welk land?').selectOption('De Stad');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('De taxirit');
  await page.getByLabel('Voor welke groep?').selectOption('Groep 6');
  await expect(cards).toHaveCount(1);
}

test('what can be tried on the pages works', async ({ page }) => {
  const { adres: address } = environment();
  await page.goto(`${address}/site/adaptief`);
  await page.getByRole('radio', { name: 'Makkelijk' }).check();
  await expect(page.locator('.words--easy')).toBeVisible();
  await expect(page.locator('.words--middle')).toBeHidden();

  await page.goto(`${address}/site/school-rt-thuis`);
  await page.getByRole('radio', { name: 'Mijn eigen kind' }).check();
  await page.getByRole('radio', { name: 'Thuis', exact: true }).check();
  await page.getByRole('radio', { name: 'Ik als ouder' }).check();
  await expect(page.getByText('Taaltocht voor thuis.', { exact: false })).toBeVisible();

  await page.goto(`${address}/site/spellen`);
  await page.getByRole('checkbox', { name: 'Alleen wat nu te spelen is' }).check();
  await expect(page.locator('.spel-land li:visible')).toHaveCount(spelSlugs().length);

  await chooseGames(page);
  await expect(page.locator('[data-count]')).toHaveText('1 spel past bij je keuze.');
  await page.getByLabel('Voor welke groep?').selectOption('Groep 4');
  await expect(page.locator('[data-count]')).toHaveText(/^Geen spel past/);
  await expect(page.locator('[data-card]:visible')).toHaveCount(0);

  await page.goto(`${address}/site/web-based`);
  await page.getByRole('button', { name: 'Start de test' }).click();
  await expect(page.locator('[data-test][data-outcome]')).toHaveCount(5);

  await page.goto(`${address}/site/watisnodigvoorspellen`);
  await page.getByRole('checkbox', { name: 'We klappen woorden in stukjes.' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'We klappen woorden in stukjes.' })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every page reads, and choices still show what they choose', async ({ page }) => {
    for (const [name, heading] of Object.entries(PAGES)) {
      await page.goto(`${environment().adres}/site/${name}`);
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
      await expect.soft(page.getByRole('contentinfo'), name).toBeVisible();
    }
    await page.goto(`${environment().adres}/site/voortgang-volgen`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('radio', { name: 'Ouder' }).check();
    await expect(page.getByText('Klap samen het woord', { exact: false })).toBeVisible();

    await page.goto(`${environment().adres}/site/spellen`);
    await chooseGames(page);
    await page.getByLabel('Voor welke groep?').selectOption('Groep 4');
    await expect(page.locator('[data-card]:visible')).toHaveCount(0);
  });
});
