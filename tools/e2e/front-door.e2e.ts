/** What the browser keeps of a sign-in and lets go of (B3, B4, S11, S13), and script that somebody typed, wherever it is shown. */
import { expect, type Page } from '@playwright/test';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { addressOf, environment, signInAdult, type SignIn } from './journey.ts';
import { signInOffice } from './office-desk.ts';
import { test } from './test.ts';

const DOCENT = 'joris.hemelaer';
const AWAY = 'Je was een tijdje weg';
const rowOf = (name: string): SignIn => {
  const row = environment().demo.find(({ gebruikersnaam }) => gebruikersnaam === name);
  if (row === undefined) throw new Error(`${name} is nobody of the demo`);
  return row;
};
/** Names under which something of a sign-in is kept, by storage. */
const kept = (page: Page): Promise<Record<'local' | 'temporary', string[]>> =>
  page.evaluate(() => {
    const own = (storage: Storage): string[] => Object.keys(storage).filter((key) => /token|user/.test(key));
    return { local: own(localStorage).toSorted(), temporary: own(sessionStorage).toSorted() };
  });
const NOTHING = { local: [], temporary: [] };

/** Fills the form for adults, which is open already or behind its door. */
async function typeSignIn(page: Page, name: string): Promise<void> {
  const door = page.getByRole('button', { name: /volwassene/i });
  const field = page.getByLabel(/gebruikersnaam/i);
  await door.or(field).first().waitFor();
  if (await door.isVisible()) await door.click();
  await field.fill(name);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(rowOf(name).wachtwoord ?? '');
  await page.keyboard.press('Enter');
}

test('a sign-in that is over when the page opens leaves nothing behind, and leads back to where one was (B3, B4)', async ({
  page,
}) => {
  await signInAdult(page, DOCENT);
  expect(await kept(page)).toEqual({ local: ['taaltocht.access_token', 'taaltocht.user'], temporary: [] });
  const wanted = `${addressOf(rowOf(DOCENT))}/admins/${rowOf(DOCENT).adminId}/account`;
  const expire = (): Promise<void> =>
    page.evaluate(() => {
      const user: Record<string, unknown> = JSON.parse(localStorage.getItem('taaltocht.user') ?? '{}');
      localStorage.setItem('taaltocht.user', JSON.stringify({ ...user, exp: Math.floor(Date.now() / 1_000) - 1 }));
    });
  await expire();
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await expect(page.getByText(AWAY)).toBeVisible();
  expect(await kept(page)).toEqual(NOTHING);
  await typeSignIn(page, DOCENT);
  await expect(page).toHaveURL(wanted);

  // Where the next one may not come, the own screens open instead.
  await expire();
  await page.goto(`${environment().adres}/superadmin/dashboard`);
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await typeSignIn(page, DOCENT);
  await expect(page).toHaveURL(/\/admins\/[^/]+\/groepen/);
});

test("a token that does not say until when it counts is 'token expired', and nothing of it is kept (B4)", async ({
  page,
}) => {
  const { privateKey, publicKey } = await generateKeyPair('RS512', { extractable: true });
  const pem = await exportSPKI(publicKey);
  const claims = { _id: rowOf(DOCENT).id, role: 'docent', adminId: rowOf(DOCENT).adminId };
  const sign = (part: object): Promise<string> =>
    new SignJWT({ ...claims, ...part }).setProtectedHeader({ alg: 'RS512' }).setExpirationTime('1h').sign(privateKey);
  const token = await sign({});
  await page.route('**/api/auth/public-key', (route) => route.fulfill({ contentType: 'text/plain', body: pem }));
  await page.route('**/api/auth', (route) => route.fulfill({ json: { token } }));
  await page.goto(`${environment().adres}/app/auth/login`);
  await typeSignIn(page, DOCENT);
  await expect(page.locator('.login-notice')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  expect(await kept(page)).toEqual(NOTHING);
});

test('signing out empties the browser, and the token that was copied counts no longer (S11, S13)', async ({ page }) => {
  await signInAdult(page, DOCENT);
  const copied = await page.evaluate(() => localStorage.getItem('taaltocht.access_token') ?? '');
  await page.getByRole('button', { name: new RegExp(rowOf(DOCENT).naam) }).click();
  // The call leaves with the page, so only its going is seen here.
  const gone = page.waitForRequest((request) => request.url().endsWith('/api/auth/sessies/huidige'));
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  expect((await gone).method()).toBe('DELETE');
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  expect(await kept(page)).toEqual(NOTHING);
  const again = async (): Promise<number> => {
    const headers = { Authorization: `Bearer ${copied}` };
    return (await page.request.get(`${environment().adres}/api/users/mij`, { headers })).status();
  };
  await expect.poll(again).toBe(401);
});

const STING = '"><img src=x class=stung onerror=alert(1)>';

/** The words stand on the page as they were typed, and nothing of them became a part of it. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByText(STING).first()).toBeVisible();
  await expect(page.locator('.stung')).toHaveCount(0);
}

/** Sends what a form of the site sends, with script in every field of words. */
async function sendForms(page: Page): Promise<void> {
  const by = { website: '', openMs: 20_000, naam: STING };
  const api = `${environment().adres}/api`;
  const request = {
    ...by,
    soort: 'proef',
    organisatiesoort: 'school',
    land: 'NL',
    organisatie: STING,
    opmerking: STING,
    email: 'angel@aanvraag.voorbeeld',
    akkoord: true,
  };
  const story = { ...by, rol: 'ouder', tekst: STING, email: 'angel@ervaring.voorbeeld', toestemming: true };
  const letter = { naam: STING, email: 'angel@contact.voorbeeld', onderwerp: 'vraag', bericht: STING, openMs: '20000' };
  const answers = [
    await page.request.post(`${api}/aanvragen`, { data: request }),
    await page.request.post(`${api}/ervaringen`, { data: story }),
    await page.request.post(`${api}/contactberichten`, { multipart: letter }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201]);
}

test('script in the forms of the site is words in the office, in the mail and on the site', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { adres: address } = environment();
  await sendForms(page);
  await signInOffice(page, environment(), 'noor.admiraal');
  await page.goto(`${address}/superadmin/aanvragen`);
  await expectHarmless(page);
  await page.getByRole('link', { name: STING }).first().click();
  await expectHarmless(page);
  await page.goto(`${address}/superadmin/contactberichten`);
  await expectHarmless(page);
  await page.getByRole('link', { name: STING }).first().click();
  await expectHarmless(page);
  await page.goto(`${address}/superadmin/ervaringen`);
  await expectHarmless(page);
  const told = page.getByRole('article').or(page.getByRole('region')).filter({ hasText: STING });
  await told.getByRole('button', { name: 'Op de site zetten' }).first().click();
  await expect(told.getByText('staat op de site').first()).toBeVisible();
  await page.goto(`${address}/site/ervaringen`);
  await expectHarmless(page);

  await expect(async () => {
    await page.goto(`${address}/ontwikkel/postbus`);
    await page
      .getByRole('link', { name: /Nieuwe aanvraag|vroeg/ })
      .first()
      .click({ timeout: 2_000 });
    await expect(page.getByText(STING).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('.stung')).toHaveCount(0);
  for (const frame of page.frames()) expect(await frame.locator('.stung').count()).toBe(0);
  expect(dialogs).toEqual([]);
});

test('script in the name of a group is words in the panel, and no child can be called that', async ({ page }) => {
  const row = rowOf('ilse.brandsma');
  await signInAdult(page, row.gebruikersnaam);
  const { groep, refused } = await page.evaluate(
    async ({ admin, name, year }) => {
      const token = localStorage.getItem('taaltocht.access_token') ?? '';
      const post = (path: string, body: object): Promise<Response> =>
        fetch(`/api/admins/${admin}/${path}`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          },
          body: JSON.stringify(body),
        });
      const { id } = await (await post('groepen', { naam: name, jaargroepen: [5], schooljaar: year })).json();
      const child = (roepnaam: string): Promise<Response> =>
        post(`groepen/${id}/leerlingen`, { leerlingen: [{ roepnaam, jaargroep: 5 }] });
      const refusal = (await child(name)).status;
      await child('Kim');
      return { groep: String(id), refused: refusal };
    },
    { admin: row.adminId, name: STING, year: schoolYear() },
  );
  expect(refused).toBe(400);
  const panel = `${addressOf(row)}/admins/${row.adminId}/groepen`;
  for (const path of ['', `/${groep}/leerlingen`, `/${groep}/wachtwoorden`, `/${groep}/voortgang`]) {
    await page.goto(`${panel}${path}`);
    await expectHarmless(page);
  }
});

/** School year of today, as a group names it. */
function schoolYear(): string {
  const now = new Date();
  const from = now.getMonth() >= 7 ? now.getFullYear() : now.getFullYear() - 1;
  return `${from}-${from + 1}`;
}
