import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { environment } from './journey.ts';

/** Signs somebody of the office in for the first time, with the two steps that it cannot do without. */
export async function signInOffice(page: Page, name: string): Promise<void> {
  const row = environment().demo.find(({ gebruikersnaam }) => gebruikersnaam === name);
  await page.goto(`${environment().adres}/app/auth/login`);
  await page.getByRole('button', { name: /volwassene/i }).click();
  await page.getByLabel(/gebruikersnaam/i).fill(name);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(row?.wachtwoord ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tweestaps/);
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(row?.wachtwoord ?? '');
  await page.keyboard.press('Enter');
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByRole('textbox', { name: 'Code van zes cijfers' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page).toHaveURL(/\/superadmin\//);
}
