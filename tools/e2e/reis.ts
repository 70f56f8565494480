import { expect, type Page } from '@playwright/test';
import { druk, type Wijze } from './hand.ts';
import type { DemoRij } from './product.ts';

interface Omgeving {
  adres: string;
  map: string;
  demo: (DemoRij & {
    id: string;
    adminId: string;
    host: 'nl' | 'be';
    gebruikersnaam: string;
    code?: string;
    wachtwoord?: string;
    plaatjes?: string[];
  })[];
}

/** Address and demo sign-ins of the running product. */
export function omgeving(): Omgeving {
  return JSON.parse(process.env['PRODUCT'] ?? '{}');
}

export type Aanmelding = Omgeving['demo'][number];

/** Address at which somebody is at home: a Flemish school has the Flemish host. */
export const adresVan = (rij: Aanmelding | undefined): string =>
  rij?.host === 'be' ? omgeving().adres.replace('//localhost', '//vlaams.localhost') : omgeving().adres;

/** Demo pupils with this kind of sign-in, all of one group and each with a first name of its own. */
export function leerlingenMet(soort: 'plaatjes' | 'wachtwoord'): Aanmelding[] {
  const alle = omgeving().demo.filter(
    (d) =>
      d.rol === 'leerling' &&
      d.host === 'nl' &&
      d.code !== undefined &&
      (soort === 'plaatjes') === (d.plaatjes !== undefined),
  );
  const groep = alle.filter((d) => d.code === alle[0]?.code);
  return groep.filter((d) => groep.filter((ander) => voornaam(ander) === voornaam(d)).length === 1);
}

export const voornaam = (rij: Aanmelding): string => rij.naam.split(' ')[0] ?? '';

/** One of those pupils, by number. */
export function leerlingMet(soort: 'plaatjes' | 'wachtwoord', nr = 0): Aanmelding {
  const rij = leerlingenMet(soort)[nr];
  if (rij === undefined) throw new Error(`no demo pupil ${nr} with ${soort}`);
  return rij;
}

/** Signs a pupil in by group code and tile, with pictures or with the word, and waits for where that leads. */
export async function meldLeerlingAan(
  page: Page,
  rij: Aanmelding,
  o: { doel?: RegExp; wijze?: Wijze } = {},
): Promise<void> {
  const wijze = o.wijze ?? 'muis';
  await page.goto(`${adresVan(rij)}/app/auth/login?code=${rij.code ?? ''}`);
  await druk(page, page.getByRole('button', { name: voornaam(rij), exact: true }), wijze);
  for (const plaatje of rij.plaatjes ?? [])
    await druk(page, page.getByRole('button', { name: new RegExp(`^(de |het |een )?${plaatje}$`, 'i') }), wijze);
  if (rij.plaatjes === undefined) {
    await page
      .getByLabel(/wachtwoord|geheime/i)
      .first()
      .fill(rij.wachtwoord ?? '');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(o.doel ?? /\/leerling\/[^/]+\/landkaart/);
}

/** Signs an adult in by user name; the second step that is offered waits for another day. */
export async function meldVolwasseneAan(page: Page, naam: string, wachtwoord?: string): Promise<void> {
  const rij = omgeving().demo.find((d) => d.gebruikersnaam === naam);
  await page.goto(`${adresVan(rij)}/app/auth/login`);
  await page
    .getByRole('button', { name: /volwassene|juf|leerkracht/i })
    .first()
    .click();
  await page
    .getByLabel(/gebruikersnaam|e-mail/i)
    .first()
    .fill(naam);
  await page
    .getByLabel(/^wachtwoord/i)
    .first()
    .fill(wachtwoord ?? rij?.wachtwoord ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admins\/|\/tweestaps/);
  if (page.url().includes('/tweestaps')) await page.getByRole('button', { name: /^Later/ }).click();
  await expect(page).toHaveURL(/\/admins\//);
}
