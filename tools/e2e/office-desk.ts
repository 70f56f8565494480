/** Our office at its screens, and the mailbox of whoever it writes to; on any product. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { DemoRow } from './product.ts';

/** Where an office works. */
export interface Desk {
  adres: string;
  demo: readonly DemoRow[];
  /** The time of the server, where that is not ours. */
  now?: () => number;
}

const HURRY = 'Dat ging wel erg snel. Wacht een paar tellen en verstuur het nog een keer.';

/** Link in the newest mail with a subject, read on the page of the mailbox. */
export async function linkFromMail(
  page: Page,
  desk: Pick<Desk, 'adres'>,
  { subject, part }: { subject: RegExp; part: RegExp },
): Promise<string> {
  await openMail(page, desk, subject);
  const address = await page.locator('pre a', { hasText: part }).first().getAttribute('href');
  // The address of the configuration; a journey runs on a port of its own.
  return (address ?? '').replace(/^https?:\/\/[^/]+/, desk.adres);
}

/** Opens the newest mail with a subject; mail goes out in its own time. */
export async function openMail(page: Page, desk: Pick<Desk, 'adres'>, subject: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${desk.adres}/ontwikkel/postbus`);
    await page.getByRole('link', { name: subject }).first().click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** Presses until it is sent: Playwright is as fast as a program, and is told so. */
export async function sendAsPerson(page: Page, button: Locator, done: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect(async () => {
    if (!(await done.isVisible())) await button.click({ timeout: 1_000 });
    await expect(done.or(page.getByText(HURRY)).filter({ visible: true })).toBeVisible({ timeout: 2_000 });
    await expect(done).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

async function fillPassword(page: Page, desk: Desk, name: string, password: string): Promise<void> {
  await page.goto(`${desk.adres}/app/auth/login`);
  await page
    .getByRole('button', { name: /volwassene/i })
    .or(page.getByLabel(/gebruikersnaam/i))
    .first()
    .click();
  await page.getByLabel(/gebruikersnaam/i).fill(name);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const STEP_MS = 30_000;
/** Last step of each telephone of which the code was given. */
const given = new Map<string, number>();

/** A code counts once: who signs in twice within its half minute gives the next one, which a clock that is a little behind may. */
async function fillCode(page: Page, { now = Date.now }: Desk, secret: string): Promise<void> {
  const step = Math.max(Math.floor(now() / STEP_MS), (given.get(secret) ?? 0) + 1);
  given.set(secret, step);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * STEP_MS });
  await page.getByRole('textbox', { name: 'Code van zes cijfers' }).fill(code);
  await page.keyboard.press('Enter');
}

const passwordOf = ({ demo }: Desk, name: string): string =>
  String(demo.find(({ gebruikersnaam: one }) => one === name)?.['wachtwoord'] ?? '');

/** Signs somebody of the office in for the first time, with the two steps that it cannot do without; answers the secret of the telephone. */
export async function signInOffice(page: Page, desk: Desk, name: string): Promise<string> {
  const password = passwordOf(desk, name);
  await fillPassword(page, desk, name, password);
  await expect(page).toHaveURL(/tweestaps/);
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await fillCode(page, desk, secret);
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page).toHaveURL(/\/superadmin\//);
  return secret;
}

/** The next time: password, and the code of the telephone. */
export async function signInOfficeAgain(page: Page, desk: Desk, who: { name: string; secret: string }): Promise<void> {
  await fillPassword(page, desk, who.name, passwordOf(desk, who.name));
  await fillCode(page, desk, who.secret);
  await expect(page).toHaveURL(/\/superadmin\//);
}

/** Says why a customer is opened. */
export async function giveReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Reden/ }).fill(reason);
  await page.getByRole('button', { name: 'Meekijken' }).click();
}

/** Signs somebody of a customer in; the second step that is offered waits for another day. */
export async function signInCustomer(page: Page, desk: Desk, who: { name: string; password: string }): Promise<void> {
  await fillPassword(page, desk, who.name, who.password);
  await expect(page).toHaveURL(/\/admins\/|\/tweestaps/);
  if (page.url().includes('/tweestaps')) await page.getByRole('button', { name: /^Later/ }).click();
  await expect(page).toHaveURL(/\/admins\//);
}

/** Makes the account of an invitation, behind the link of its mail. */
export async function acceptInvitation(
  page: Page,
  link: string,
  who: { voornaam: string; achternaam: string; name: string; password: string },
): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Voornaam').fill(who.voornaam);
  await page.getByLabel('Achternaam').fill(who.achternaam);
  await page.getByLabel('Gebruikersnaam').fill(who.name);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(who.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is klaar' })).toBeVisible();
}
