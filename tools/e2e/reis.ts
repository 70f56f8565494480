import { expect, type Page } from '@playwright/test';
import type { DemoRij } from './product.ts';

interface Omgeving { adres: string; demo: (DemoRij & { id: string; adminId: string; host: 'nl' | 'be'; gebruikersnaam: string; code?: string; wachtwoord?: string; plaatjes?: string[] })[] }

/** Address and demo sign-ins of the running product. */
export function omgeving(): Omgeving {
  return JSON.parse(process.env['PRODUCT'] ?? '{}');
}

/** First demo pupil with this kind of sign-in. */
export function leerlingMet(soort: 'plaatjes' | 'wachtwoord'): Omgeving['demo'][number] {
  const rij = omgeving().demo.find((d) => d.rol === 'leerling' && d.host === 'nl' && d.code !== undefined && (soort === 'plaatjes') === (d.plaatjes !== undefined));
  if (rij === undefined) throw new Error(`no demo pupil with ${soort}`);
  return rij;
}

/** Signs a pupil in by group code and tile, with pictures or with the word, and waits for where that leads. */
export async function meldLeerlingAan(page: Page, rij: Omgeving['demo'][number], doel = /\/leerling\/[^/]+\/landkaart/): Promise<void> {
  await page.goto(`${omgeving().adres}/app/auth/login?code=${rij.code ?? ''}`);
  await page.getByRole('button', { name: new RegExp(`^${rij.naam.split(' ')[0] ?? ''}`) }).first().click();
  for (const plaatje of rij.plaatjes ?? []) await page.getByRole('button', { name: new RegExp(`^(de |een )?${plaatje}$`, 'i') }).first().click();
  if (rij.plaatjes === undefined) {
    await page.getByLabel(/wachtwoord|geheime/i).first().fill(rij.wachtwoord ?? '');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(doel);
}

/** Signs an adult in by user name. */
export async function meldVolwasseneAan(page: Page, naam: string): Promise<void> {
  const rij = omgeving().demo.find((d) => d.gebruikersnaam === naam);
  await page.goto(`${omgeving().adres}/app/auth/login`);
  await page.getByRole('button', { name: /volwassene|juf|leerkracht/i }).first().click();
  await page.getByLabel(/gebruikersnaam|e-mail/i).first().fill(naam);
  await page.getByLabel(/^wachtwoord/i).first().fill(rij?.wachtwoord ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admins\//);
}
