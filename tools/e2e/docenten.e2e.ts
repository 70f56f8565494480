/** A school brings a colleague in: invitation, mail in the mailbox of this machine, own password, sign-in, only the linked group. */
import { expect, type Page } from '@playwright/test';
import { signInAdult, environment } from './journey.ts';
import { test } from './test.ts';

const ADDRESS = 'nieuwe.collega@devuurtoren.voorbeeld';
const PASSWORD = 'paarse olifant danst';

/** Link in the newest mail to an address, read on the page of the mailbox. */
async function linkFromMail(page: Page, subject: RegExp): Promise<string> {
  await expect(async () => {
    await page.goto(`${environment().adres}/ontwikkel/postbus`);
    await page.getByRole('link', { name: subject }).first().click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const address = await page.locator('pre a').first().getAttribute('href');
  // The address of the configuration; the journey runs on a port of its own.
  return (address ?? '').replace(/^https?:\/\/[^/]+/, environment().adres);
}

async function fillAcceptance(page: Page): Promise<void> {
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
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is klaar' })).toBeVisible();
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(`${environment().adres}/app/auth/login`);
  const deur = page.getByRole('button', { name: /volwassene/i });
  const name = page.getByLabel(/gebruikersnaam/i);
  // The door that was used last is open at once.
  await deur.or(name).first().waitFor();
  if (await deur.isVisible()) await deur.click();
  await name.fill(ADDRESS);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a colleague is invited by mail, makes an account and sees the linked group only', async ({ page, browser }) => {
  await signInAdult(page, 'marit.oosterling');
  await page.getByRole('link', { name: "Collega's" }).click();
  await page.getByRole('button', { name: "Collega's uitnodigen" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mailadressen').fill(`${ADDRESS}, fout@adres`);
  await dialog.getByRole('button', { name: '2 uitnodigingen versturen' }).click();
  await expect(dialog.getByText('Dit is geen geldig e-mailadres: fout@adres')).toBeVisible();
  await dialog.getByLabel('E-mailadressen').fill(ADDRESS);
  await dialog.getByLabel('3 Vissen').check();
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(page.getByRole('row', { name: new RegExp(ADDRESS) })).toContainText('Verzonden');

  const colleague = await (await browser.newContext()).newPage();
  const link = await linkFromMail(colleague, /Marit Oosterling nodigt je uit/);
  await colleague.goto(link);
  await expect(colleague.getByText('3 Vissen')).toBeVisible();
  expect(colleague.url()).not.toContain(link.split('/').at(-1));
  await fillAcceptance(colleague);
  await colleague.goto(link);
  await expect(colleague.getByText('al aangenomen')).toBeVisible();

  await logIn(colleague, PASSWORD);
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText('Noor');
  const head = colleague.getByRole('main');
  await expect(head.getByText('3 Vissen').first()).toBeVisible();
  await expect(head.getByText('4/5 Meeuwen')).toHaveCount(0);
  await colleague.getByRole('link', { name: "Collega's" }).click();
  await expect(colleague.getByRole('button', { name: "Collega's uitnodigen" })).toHaveCount(0);
});

test('a forgotten password is replaced with the link of a mail, once', async ({ page }) => {
  await page.goto(`${environment().adres}/app/auth/login`);
  await page.getByRole('button', { name: /volwassene/i }).click();
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten?' })).toBeVisible();
  await page.getByLabel(/gebruikersnaam/i).fill(ADDRESS);
  await page.getByRole('button', { name: 'Stuur de mail' }).click();
  await expect(page.getByText('Als dit account bestaat, is er een mail onderweg (60 minuten geldig).')).toBeVisible();
  const link = await linkFromMail(page, /Nieuw wachtwoord voor/);
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill('groene kikker zingt');
  await page.getByLabel('Herhaal je wachtwoord').fill('groene kikker zong');
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
  await expect(page.getByText('De twee wachtwoorden zijn niet gelijk.')).toBeVisible();
  await page.getByLabel('Herhaal je wachtwoord').fill('groene kikker zingt');
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
  await expect(page.getByText('Je wachtwoord is gewijzigd. Log in.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Nieuwe link aanvragen' })).toBeVisible();
  await logIn(page, PASSWORD);
  await expect(page.getByText('Deze gegevens kloppen niet')).toBeVisible();
  await logIn(page, 'groene kikker zingt');
  await expect(page).toHaveURL(/\/admins\//);
});
