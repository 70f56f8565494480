/** Axe on every screen of the first playable day, light and dark: no serious and no critical finding. */
import { expect, test, type Page } from '@playwright/test';
import { bevindingen } from './axe.ts';
import { druk } from './hand.ts';
import { openVoortgang } from './juf.ts';
import { kiesDeur } from './kaart.ts';
import { adresVan, leerlingMet, meldLeerlingAan, meldVolwasseneAan, omgeving, voornaam } from './reis.ts';
import { luister, speelSpel, wachtOpSpel } from './spelen.ts';
import { schilderNiet } from './speelbot.ts';

const THEMAS = ['licht', 'donker'] as const;

/** Colours stop moving, so that a fade is not taken for poor contrast. */
async function open(page: Page, thema: (typeof THEMAS)[number], wie = ''): Promise<(scherm: string) => Promise<void>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ([naam, id]) => {
      for (const eigenaar of ['apparaat', id]) localStorage.setItem(`taaltocht.thema.${eigenaar}`, naam);
    },
    [thema, wie] as const,
  );
  return async (scherm) => {
    await page.waitForTimeout(400);
    expect.soft(await bevindingen(page), `${scherm}, ${thema}`).toEqual([]);
  };
}

const demo = (naam: string) => omgeving().demo.find((d) => d.gebruikersnaam === naam);

interface Bezoek {
  /** Address of any screen of a group. */ groep: string;
  adres: string;
  woord: 'groepen' | 'klassen';
  kijk: (scherm: string) => Promise<void>;
}

/** Every screen with which a school is run; words of the other country are a finding too. */
async function bezoekBeheer(page: Page, { groep, adres, woord, kijk }: Bezoek): Promise<void> {
  const { pathname } = new URL(groep, adres);
  const [, school, groepPad] = /^(\/admins\/[^/]+)(\/[^/]+\/[^/]+)/.exec(pathname) ?? [];
  const vreemd =
    woord === 'klassen'
      ? /\b(?:groep(?:en|s)?|jaargroep(?:en)?|BRIN|remedial)\b/i
      : /\b(?:leerja(?:ar|ren)|instellingsnummer|logopedist)\b/i;
  for (const scherm of [
    `${groepPad}/leerlingen`,
    `${groepPad}/leerlingen/toevoegen`,
    `${groepPad}/wachtwoorden`,
    `${groepPad}/verhuistoken-inlezen`,
    `${groepPad}/voortgang`,
    `/${woord}/edexml`,
    `/${woord}/lvsspelling`,
    `/${woord}/jaarovergang`,
    '/leerlingen',
    '/prullenbak',
    '/docenten',
    '/account',
  ]) {
    await page.goto(`${adres}${school}${scherm}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await kijk(scherm);
    expect.soft(vreemd.exec(await page.locator('body').innerText())?.[0], `words of ${scherm}`).toBeUndefined();
  }
}

for (const thema of THEMAS) {
  test(`the doors of the house, ${thema}`, async ({ page }) => {
    const kijk = await open(page, thema);
    const { adres } = omgeving();
    const rij = leerlingMet('plaatjes', 12);
    await page.goto(`${adres}/site/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await kijk('home');
    await page.goto(`${adres}/bestaat-niet`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await kijk('not found');
    await page.goto(`${adres}/app/auth/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await kijk('login, two doors');
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
    await kijk('login, wrong password');
    await page.goto(`${adres}/app/auth/login?code=${rij.code ?? ''}`);
    await expect(page.getByRole('button', { name: voornaam(rij), exact: true })).toBeVisible();
    await kijk('login, tiles');
    await page.getByRole('button', { name: voornaam(rij), exact: true }).click();
    await kijk('login, pictures');
    await page.goto(`${adres}/app/auth/login?code=${leerlingMet('wachtwoord').code ?? ''}`);
    await page.getByRole('button', { name: voornaam(leerlingMet('wachtwoord')), exact: true }).click();
    await kijk('login, word');
  });

  test(`the pupil's screens, ${thema}`, async ({ page }) => {
    const rij = leerlingMet('wachtwoord', thema === 'licht' ? 11 : 12);
    const kijk = await open(page, thema, rij.id);
    const oor = luister(page);
    await schilderNiet(page);
    await meldLeerlingAan(page, rij);
    await expect(page.locator('button.steen').first()).toBeVisible();
    await kijk('map');
    await page.getByRole('button', { name: 'Instellingen' }).click();
    await kijk('settings of the map');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lijst', exact: true }).click();
    await kijk('map as a list');
    await page.locator('button.lijst__steen').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await kijk('stone');
    await page.keyboard.press('Escape');
    const deur = await kiesDeur(page, { wijze: 'spiegel', spellen: ['pizzabakken', 'botenkoers'] });
    const ronde = await wachtOpSpel(page, oor, deur?.spel ?? '');
    await kijk('game');
    await speelSpel(page, ronde, { wijze: 'spiegel', soort: 'willekeurig' });
    await kijk('result');
    await druk(page, page.getByRole('button', { name: 'De kaart', exact: true }), 'muis');
    await page.goto(`${omgeving().adres}/leerling/${rij.id}/bestaat-niet`);
    await expect(page.getByText('Hier is nog geen eiland')).toBeVisible();
    await kijk('no such place');
  });

  test(`the teacher's screens, ${thema}`, async ({ page }) => {
    const kijk = await open(page, thema, demo('marit.oosterling')?.id);
    await meldVolwasseneAan(page, 'marit.oosterling');
    await expect(page.getByRole('link', { name: /4\/5 Meeuwen/ }).first()).toBeVisible();
    await kijk('groups');
    await page
      .getByRole('link', { name: /4\/5 Meeuwen/ })
      .first()
      .click();
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
    await kijk('pupils');
    await page.goBack();
    await openVoortgang(page, '4/5 Meeuwen');
    await kijk('progress');
    await page.locator('button.cel').first().click();
    await expect(page.getByRole('complementary', { name: /: / })).toBeVisible();
    await kijk('progress with answers');
  });

  test(`the screens of the school's administration, ${thema}`, async ({ page }) => {
    const kijk = await open(page, thema, demo('marit.oosterling')?.id);
    await meldVolwasseneAan(page, 'marit.oosterling');
    const groep = page.getByRole('link', { name: /4\/5 Meeuwen/ }).first();
    await expect(groep).toBeVisible();
    await bezoekBeheer(page, {
      groep: (await groep.getAttribute('href')) ?? '',
      adres: omgeving().adres,
      woord: 'groepen',
      kijk,
    });
  });
}

test('the same screens of a Flemish school, with its own words', async ({ page }) => {
  const hilde = demo('hilde.vercammen');
  const kijk = await open(page, 'licht', hilde?.id);
  await meldVolwasseneAan(page, 'hilde.vercammen');
  await expect(page.getByRole('heading', { name: 'Mijn klassen' })).toBeVisible();
  await kijk('groups');
  const klas = page.getByRole('link', { name: /3B/ }).first();
  await bezoekBeheer(page, {
    groep: (await klas.getAttribute('href')) ?? '',
    adres: adresVan(hilde),
    woord: 'klassen',
    kijk,
  });
  await page.evaluate(() => localStorage.clear());
  const code = omgeving().demo.find((d) => d.rol === 'leerling' && d.host === 'be' && d.code !== undefined)?.code ?? '';
  await page.goto(`${adresVan(hilde)}/app/auth/login?code=${code}`);
  await expect(page.getByRole('heading', { name: 'Wie ben jij?' })).toBeVisible();
  await kijk('login, tiles');
});
