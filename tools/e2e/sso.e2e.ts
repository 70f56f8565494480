/** Signing in with the account of a school, against a real provider on this machine: known (S1), kept in the tab only (S11), renewed once and then ended (S10, B3), signed out with a token that is over (S13), unknown (S7). */
import { expect, type Page } from '@playwright/test';
import { startIdentityProvider, type IdentityProvider } from '../../server/test/identity-provider.ts';
import { COLLEAGUE, peopleOf, STRANGER } from '../idp/people.ts';
import { addressOf, environment, signInAdult, type SignIn } from './journey.ts';
import { test } from './test.ts';

const INVITED = 'collega.schoolaccount@devuurtoren.voorbeeld';

let service: IdentityProvider;
test.beforeAll(async () => {
  const { adres: address, demo, idpPort } = environment();
  service = await startIdentityProvider({
    port: idpPort,
    users: peopleOf(demo.map((row) => ({ ...row, school: String(row['school']), toon: row['toon'] === true }))),
    redirects: [address, address.replace('//localhost', '//vlaams.localhost')].map(
      (at) => `${at}/api/auth/sso/callback`,
    ),
  });
});
test.afterAll(() => service.stop());

const person = (name: string): SignIn => {
  const row = environment().demo.find((d) => d.gebruikersnaam === name);
  if (row === undefined) throw new Error(`${name} is nobody of the demo`);
  return row;
};
const stored = (page: Page): Promise<Record<'local' | 'temporary', string[]>> =>
  page.evaluate(() => {
    const tokens = (storage: Storage): string[] => Object.keys(storage).filter((key) => /token|user/.test(key));
    return { local: tokens(localStorage), temporary: tokens(sessionStorage).toSorted() };
  });

/** From the door of the product to the page of the service, and a choice there. */
async function chooseThere(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: 'Schoolaccount (demo)' }).click();
  await page.getByRole('heading', { name: 'Schoolaccount' }).waitFor();
  await page.getByRole('button', { name: who }).click();
}

/** Link in the newest mail to somebody about something, read on the page of the mailbox: others are invited meanwhile. */
async function linkFromMail(page: Page, to: string, subject: RegExp): Promise<string> {
  await expect(async () => {
    await page.goto(`${environment().adres}/ontwikkel/postbus`);
    const mails = page.getByRole('listitem').filter({ hasText: to });
    await mails.getByRole('link', { name: subject }).first().click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const address = await page.locator('pre a').first().getAttribute('href');
  return (address ?? '').replace(/^https?:\/\/[^/]+/, environment().adres);
}

/** Tokens go bad while no page of the application is open, which would notice by a question of its own; then the page opens again. */
async function spoil(page: Page, kinds: readonly ('access' | 'refresh')[]): Promise<void> {
  const here = page.url();
  await page.goto(`${new URL(here).origin}/robots.txt`);
  await page.evaluate((all) => {
    for (const kind of all) sessionStorage.setItem(`taaltocht.${kind}_token`, 'over');
  }, kinds);
  await page.goto(here);
}

test('a teacher comes in with the account of the school, which renews itself once and then ends', async ({ page }) => {
  const row = person('samira.taleb');
  await page.goto(`${addressOf(row)}/app/auth/login`);
  await page.getByRole('button', { name: /volwassene/i }).click();
  await page.getByRole('link', { name: 'Inloggen met je schoolaccount' }).click();
  await expect(page.getByRole('heading', { name: 'Inloggen met je schoolaccount' })).toBeVisible();
  await chooseThere(page, row.naam);
  await expect(page).toHaveURL(/\/admins\/[^/]+\/(?:groepen|klassen)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored(page)).toEqual({
    local: [],
    temporary: ['taaltocht.access_token', 'taaltocht.refresh_token', 'taaltocht.user'],
  });

  const before = await page.evaluate(() => sessionStorage.getItem('taaltocht.refresh_token'));
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/token/refresh')) renewals.push(request.url());
  });
  await spoil(page, ['access']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('taaltocht.refresh_token'))).not.toBe(before);
  expect(renewals).toHaveLength(1);

  // Both tokens gone bad: once more to the service, and on to where the teacher was.
  const here = page.url();
  await spoil(page, ['access', 'refresh']);
  await expect(page).toHaveURL(/\/app\/auth\/login-sso/);
  await expect(page.getByRole('alert')).toContainText('Je was een tijdje weg');
  // Whoever opens the page again comes to the same door.
  await page.goto(here);
  await expect(page).toHaveURL(/\/app\/auth\/login-sso/);
  await expect(page.getByRole('alert')).toContainText('Je was een tijdje weg');
  // The service still knows who this is and asks nothing.
  await page.getByRole('button', { name: 'Schoolaccount (demo)' }).click();
  await expect(page).toHaveURL(here);
});

test('a pupil comes in with the account of the school, onto the own map (S1)', async ({ page }) => {
  const row = environment().demo.find((one) => one.rol === 'leerling' && one['toon'] === true);
  if (row === undefined) throw new Error('the demo shows no pupil');
  await page.goto(`${addressOf(row)}/app/auth/login-sso`);
  await chooseThere(page, `${row.naam} (`);
  await expect(page).toHaveURL(new RegExp(`/leerling/${row.id}/landkaart`));
  expect((await stored(page)).local).toEqual([]);
});

test('who signs out when the access token is over still ends the session at the server (S13)', async ({ page }) => {
  const row = person('samira.taleb');
  await page.goto(`${addressOf(row)}/app/auth/login-sso`);
  await chooseThere(page, row.naam);
  await expect(page).toHaveURL(/\/admins\/[^/]+\/(?:groepen|klassen)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refresh = await page.evaluate(() => {
    sessionStorage.setItem('taaltocht.access_token', 'over');
    return sessionStorage.getItem('taaltocht.refresh_token') ?? '';
  });
  const gone = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: new RegExp(row.naam) }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  expect(new URL((await gone).url()).pathname).toBe('/api/auth/token');
  await expect(page).toHaveURL(/\/app\/auth\/login$/);
  expect(await stored(page)).toEqual({ local: [], temporary: [] });
  const again = async (): Promise<number> => {
    const headers = { Authorization: `Bearer ${refresh}` };
    return (await page.request.get(`${environment().adres}/api/auth/token/refresh`, { headers })).status();
  };
  await expect.poll(again).toBe(401);
});

test('who is not linked yet types the code of the own account, and whoever cancels can choose again', async ({
  page,
  browser,
}) => {
  const name = 'marit.oosterling';
  const account = await (await browser.newContext()).newPage();
  await signInAdult(account, name);
  await account.goto(`${addressOf(person(name))}/admins/${person(name).adminId}/account`);
  const card = account.getByRole('region', { name: 'Schoolaccount' });
  await card.getByRole('button', { name: 'Losmaken' }).click();
  await card.getByLabel('Je huidige wachtwoord').fill(person(name).wachtwoord ?? '');
  await card.getByRole('button', { name: 'Maak een koppelcode' }).click();
  const code = await card.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();

  await page.goto(`${addressOf(person(name))}/app/auth/login-sso`);
  await chooseThere(page, 'Annuleren');
  await expect(page.getByRole('alert')).toContainText('gestopt met aanmelden');
  await chooseThere(page, STRANGER.name);
  await expect(page.getByRole('heading', { name: 'Nog niet gekoppeld' })).toBeVisible();
  expect(page.url()).toMatch(/login-sso$/);
  await page.getByLabel('Koppelcode').fill('BCDF-GH23');
  await page.getByRole('button', { name: 'Koppelen' }).click();
  await expect(page.getByRole('alert')).toContainText('kennen we niet');
  await page.getByLabel('Koppelcode').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Koppelen' }).click();
  await expect(page).toHaveURL(/\/admins\/[^/]+\/(?:groepen|klassen)/);
  await account.reload();
  await expect(account.getByRole('region', { name: 'Schoolaccount' }).getByText(/gekoppeld op/)).toBeVisible();
});

test('a colleague takes an invitation with the account of the school, and has no password', async ({
  page,
  browser,
}) => {
  const row = person('marit.oosterling');
  await signInAdult(page, row.gebruikersnaam);
  await page.getByRole('link', { name: "Collega's" }).click();
  await page.getByRole('button', { name: "Collega's uitnodigen" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mailadressen').fill(INVITED);
  await dialog.getByLabel('3 Vissen').check();
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(page.getByRole('row', { name: /collega\.schoolaccount/ })).toContainText('Verzonden');

  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(await linkFromMail(colleague, INVITED, /Marit Oosterling nodigt je uit/));
  await colleague.getByRole('link', { name: /^Meedoen met je schoolaccount/ }).click();
  await chooseThere(colleague, person('samira.taleb').naam);
  // Somebody whom we know cannot become somebody else too.
  await expect(colleague.getByRole('alert')).toContainText('hoort al bij iemand');
  await colleague.context().clearCookies();
  await chooseThere(colleague, COLLEAGUE.name);
  await expect(colleague.getByRole('heading', { name: 'Bijna klaar' })).toBeVisible();
  expect(colleague.url()).toMatch(/login-sso$/);
  await colleague.getByRole('button', { name: 'Doe mee' }).click();
  await expect(colleague.getByLabel('Voornaam')).toBeFocused();
  await colleague.getByLabel('Voornaam').fill('Noor');
  await colleague.getByLabel('Achternaam').fill("d'Haene");
  await colleague.getByRole('checkbox').check();
  await colleague.getByRole('button', { name: 'Doe mee' }).click();
  await expect(colleague).toHaveURL(/\/admins\/[^/]+\/(?:groepen|klassen)/);
  await expect(colleague.getByRole('main').getByText('3 Vissen').first()).toBeVisible();
  expect(await stored(colleague)).toEqual({
    local: [],
    temporary: ['taaltocht.access_token', 'taaltocht.refresh_token', 'taaltocht.user'],
  });
});
