/** A school brings a colleague in: invitation, mail in the mailbox of this machine, own password, sign-in, only the linked group. */
import { expect, test, type Page } from '@playwright/test';
import { meldVolwasseneAan, omgeving } from './reis.ts';

const ADRES = 'nieuwe.collega@devuurtoren.voorbeeld';
const WACHTWOORD = 'paarse olifant danst';

/** Link in the newest mail to an address, read on the page of the mailbox. */
async function linkUitMail(page: Page, onderwerp: RegExp): Promise<string> {
  await expect(async () => {
    await page.goto(`${omgeving().adres}/ontwikkel/postbus`);
    await page.getByRole('link', { name: onderwerp }).first().click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const adres = await page.locator('pre a').first().getAttribute('href');
  // The address of the configuration; the journey runs on a port of its own.
  return (adres ?? '').replace(/^https?:\/\/[^/]+/, omgeving().adres);
}

async function vulAcceptatie(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByText('Dit veld is verplicht.').first()).toBeVisible();
  await expect(page.getByLabel('Voornaam')).toBeFocused();
  await page.getByLabel('Voornaam').fill('Noor');
  await page.getByLabel('Achternaam').fill("d'Haene");
  await page.getByLabel('Gebruikersnaam').fill('noor.dhaene');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('wachtwoord123');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByText('Dit wachtwoord is te bekend. Kies een ander.')).toBeVisible();
  await page.getByLabel('Wachtwoord', { exact: true }).fill(WACHTWOORD);
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is klaar' })).toBeVisible();
}

async function logIn(page: Page, wachtwoord: string): Promise<void> {
  await page.goto(`${omgeving().adres}/app/auth/login`);
  const deur = page.getByRole('button', { name: /volwassene/i });
  const naam = page.getByLabel(/gebruikersnaam/i);
  // The door that was used last is open at once.
  await deur.or(naam).first().waitFor();
  if (await deur.isVisible()) await deur.click();
  await naam.fill(ADRES);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(wachtwoord);
  await page.keyboard.press('Enter');
}

test('a colleague is invited by mail, makes an account and sees the linked group only', async ({ page, browser }) => {
  await meldVolwasseneAan(page, 'marit.oosterling');
  await page.getByRole('link', { name: "Collega's" }).click();
  await page.getByRole('button', { name: "Collega's uitnodigen" }).click();
  const dialoog = page.getByRole('dialog');
  await dialoog.getByLabel('E-mailadressen').fill(`${ADRES}, fout@adres`);
  await dialoog.getByRole('button', { name: '2 uitnodigingen versturen' }).click();
  await expect(dialoog.getByText('Dit is geen geldig e-mailadres: fout@adres')).toBeVisible();
  await dialoog.getByLabel('E-mailadressen').fill(ADRES);
  await dialoog.getByLabel('3 Vissen').check();
  await dialoog.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(page.getByRole('row', { name: new RegExp(ADRES) })).toContainText('Verzonden');

  const collega = await (await browser.newContext()).newPage();
  const link = await linkUitMail(collega, /Marit Oosterling nodigt je uit/);
  await collega.goto(link);
  await expect(collega.getByText('3 Vissen')).toBeVisible();
  expect(collega.url()).not.toContain(link.split('/').at(-1));
  await vulAcceptatie(collega);
  await collega.goto(link);
  await expect(collega.getByText('al aangenomen')).toBeVisible();

  await logIn(collega, WACHTWOORD);
  await expect(collega.getByRole('heading', { level: 1 })).toContainText('Noor');
  const hoofd = collega.getByRole('main');
  await expect(hoofd.getByText('3 Vissen').first()).toBeVisible();
  await expect(hoofd.getByText('4/5 Meeuwen')).toHaveCount(0);
  await collega.getByRole('link', { name: "Collega's" }).click();
  await expect(collega.getByRole('button', { name: "Collega's uitnodigen" })).toHaveCount(0);
});

test('a forgotten password is replaced with the link of a mail, once', async ({ page }) => {
  await page.goto(`${omgeving().adres}/app/auth/login`);
  await page.getByRole('button', { name: /volwassene/i }).click();
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  await page.getByLabel(/gebruikersnaam/i).fill(ADRES);
  await page.getByRole('button', { name: 'Stuur de mail' }).click();
  await expect(page.getByText('Als dit account bestaat, is er een mail onderweg (60 minuten geldig).')).toBeVisible();
  const link = await linkUitMail(page, /Nieuw wachtwoord voor/);
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill('groene kikker zingt');
  await page.getByLabel('Nog een keer hetzelfde wachtwoord').fill('groene kikker zong');
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
  await expect(page.getByText('De twee wachtwoorden zijn niet gelijk.')).toBeVisible();
  await page.getByLabel('Nog een keer hetzelfde wachtwoord').fill('groene kikker zingt');
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
  await expect(page.getByText('Je wachtwoord is gewijzigd. Log in.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Nieuwe link aanvragen' })).toBeVisible();
  await logIn(page, WACHTWOORD);
  await expect(page.getByText('Deze gegevens kloppen niet')).toBeVisible();
  await logIn(page, 'groene kikker zingt');
  await expect(page).toHaveURL(/\/admins\//);
});
