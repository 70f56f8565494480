/** Our office at work on a product of its own, whose clock it turns: a merger, a full training, and one customer from request to erasure. */
import { writeFileSync } from 'node:fs';
import { expect, type Browser, type Page, type TestInfo } from '@playwright/test';
import {
  acceptInvitation,
  giveReason,
  linkFromMail,
  openMail,
  sendAsPerson,
  signInCustomer,
  signInOffice,
  signInOfficeAgain,
  type Desk,
} from './office-desk.ts';
import { startPostgres, type TestPostgres } from '../check/postgres.ts';
import { pictureOfPaper } from './paper.ts';
import { startProduct, type Product } from './product.ts';
import { test } from './test.ts';

const DAY_MS = 86_400_000;
const CLERK = 'bas.kwekkeboom';
const BOSS = 'noor.admiraal';
const PASSWORD = 'paarse olifant danst';
const WHY = 'De scholen worden samen één school';

let database: TestPostgres | null = null;
let product: Product;
let desk: Desk;
const secrets = new Map<string, string>();
const at = (path: string): string => `${product.adres}${path}`;
/** A page of its own; a browser that is days behind the server takes its tokens for ones of the future. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  if (product.now() - Date.now() > DAY_MS / 2) await context.clock.setFixedTime(product.now());
  return context.newPage();
}

/** A page of somebody of the office, signed in. */
async function officePage(browser: Browser, name: string): Promise<Page> {
  const page = await newPage(browser);
  const secret = secrets.get(name);
  if (secret === undefined) secrets.set(name, await signInOffice(page, desk, name));
  else await signInOfficeAgain(page, desk, { name, secret });
  return page;
}

/** Opens a customer in the office, found by its name. */
async function openCustomer(page: Page, name: string, part: string): Promise<void> {
  await page.goto(at('/superadmin/admins'));
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await giveReason(page, WHY);
  await page.getByRole('tab', { name: part }).click();
}

test.beforeAll(async () => {
  database = await startPostgres();
  product = await startProduct(database?.create('office'));
  desk = { adres: product.adres, demo: product.demo, now: product.now };
});
test.afterAll(async () => {
  await product.stop();
  database?.stop();
});

test('two schools become one: planned by one of us, agreed to by another, and a child signs in as before', async ({
  browser,
}) => {
  const clerk = await officePage(browser, CLERK);
  await openCustomer(clerk, 'Basisschool De Vuurtoren', 'Verhuizen');
  await clerk.getByRole('combobox', { name: /Naar welke klant/ }).fill('De Haven');
  await clerk.getByRole('option', { name: /De Haven/ }).click();
  await clerk.getByRole('textbox', { name: /^Reden/ }).fill(WHY);
  await clerk.getByRole('textbox', { name: /Typ de naam/ }).fill('Basisschool De Vuurtoren');
  await clerk.getByRole('button', { name: 'Maak het plan' }).click();
  await expect(clerk.getByText('Je maakte dit plan zelf.', { exact: false })).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Bevestig en verhuis' })).toHaveCount(0);

  const boss = await officePage(browser, BOSS);
  await openCustomer(boss, 'Basisschool De Vuurtoren', 'Verhuizen');
  await boss.getByRole('button', { name: 'Bevestig en verhuis' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Bevestig en verhuis' }).click();
  await expect(boss.getByText(/leerlingen zijn verhuisd naar Basisschool De Haven/)).toBeVisible({ timeout: 120_000 });

  const row = product.demo.find(
    (one) =>
      one.rol === 'leerling' && one['host'] === 'nl' && one['code'] !== undefined && one['plaatjes'] === undefined,
  );
  const tablet = await newPage(browser);
  await tablet.goto(at(`/app/auth/login?code=${String(row?.['code'])}`));
  await tablet.getByRole('button', { name: row?.naam.split(' ')[0] ?? '', exact: true }).click();
  await tablet
    .getByLabel(/wachtwoord|geheime/i)
    .first()
    .fill(String(row?.['wachtwoord']));
  await tablet.keyboard.press('Enter');
  await expect(tablet).toHaveURL(/\/leerling\/[^/]+\/landkaart/);
  expect(tablet.url()).not.toContain(String(row?.['id']));

  const letter = await newPage(browser);
  await openMail(letter, desk, /Leerlingen van Basisschool De Vuurtoren zijn verhuisd naar Basisschool De Haven/);
  await expect(letter.getByText('Aantal leerlingen dat meeging:', { exact: false }).first()).toBeVisible();
});

/** Signs up on the site for the training of this journey; answers what the site said. */
async function signUp(page: Page, title: string, email: string): Promise<string> {
  await page.goto(at('/site/training'));
  const card = page
    .getByRole('listitem')
    .filter({ hasText: title })
    .or(page.locator('article', { hasText: title }));
  await card
    .first()
    .getByRole('button', { name: /Aanmelden|Op de wachtlijst/ })
    .click();
  await page.getByLabel('Je naam').fill(email.split('@')[0] ?? '');
  await page.getByLabel('E-mailadres').fill(email);
  const done = page.getByRole('heading', { name: /^Je (bent aangemeld|staat op de wachtlijst)$/ });
  await sendAsPerson(page, page.locator('form').getByRole('button', { name: /Aanmelden|Op de wachtlijst/ }), done);
  return (await done.textContent()) ?? '';
}

test('a training with one seat fills, lets one wait, and passes the seat on when it comes free', async ({
  browser,
  page,
}) => {
  const title = 'Dictee voor starters';
  const office = await officePage(browser, CLERK);
  await office.goto(at('/superadmin/webinars'));
  await office.getByRole('link', { name: 'Nieuwe training' }).click();
  await office.getByLabel('Titel').fill(title);
  await office.getByLabel('Waar gaat het over?').fill('Samen een dictee klaarzetten.');
  await office.getByLabel('Wanneer').fill(`${new Date(product.now() + 10 * DAY_MS).toISOString().slice(0, 10)}T15:30`);
  await office.getByLabel('Plaatsen').fill('1');
  await office.getByLabel('Adres om mee te doen').fill('https://praten.voorbeeld/dictee');
  await office.getByRole('button', { name: 'Bewaar' }).click();
  await office.getByRole('button', { name: 'Zet op de site' }).click();
  await expect(office.getByText(`${title} staat op de site.`)).toBeVisible();

  expect(await signUp(page, title, 'zit@training.voorbeeld')).toBe('Je bent aangemeld');
  expect(await signUp(page, title, 'wacht@training.voorbeeld')).toBe('Je staat op de wachtlijst');
  await office.reload();
  await expect(office.getByText('vol', { exact: true }).first()).toBeVisible();
  await expect(office.getByText('1 op de wachtlijst').first()).toBeVisible();

  await page.goto(
    await linkFromMail(page, desk, { subject: new RegExp(`Je bent aangemeld: ${title}`), part: /aanmelding=/ }),
  );
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await expect(page.getByText('Je bent afgemeld.')).toBeVisible();
  await page.goto(
    await linkFromMail(page, desk, { subject: new RegExp(`Er is een plek vrij: ${title}`), part: /aanmelding=/ }),
  );
  await page.getByRole('button', { name: 'Neem de plek' }).click();
  await expect(page.getByText('Je bent aangemeld.')).toBeVisible();
  await office.reload();
  await expect(office.getByText('op de wachtlijst')).toHaveCount(0);
});

const SCHOOL = 'Basisschool De Zandbank';
const HEAD = { voornaam: 'Marieke', achternaam: 'Duin', name: 'marieke.duin', password: PASSWORD };
const EMAIL = 'directie@zandbank.voorbeeld';

async function askForTrial(page: Page): Promise<void> {
  await page.goto(at('/site/aanvraagformulier?aantal=60'));
  await page.getByRole('radio', { name: /^Een proef/ }).check();
  await page.getByRole('radio', { name: 'Een school' }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByLabel('Naam van de school').fill(SCHOOL);
  await page.getByLabel('Je naam').fill('Marieke Duin');
  await page.getByLabel('E-mailadres').fill(EMAIL);
  await page.getByRole('checkbox').check();
  await sendAsPerson(
    page,
    page.getByRole('button', { name: 'Aanvraag versturen' }),
    page.getByRole('heading', { name: 'Je aanvraag is binnen' }),
  );
}

async function makeCustomer(office: Page): Promise<void> {
  await office.goto(at('/superadmin/aanvragen'));
  await office.getByRole('link', { name: SCHOOL }).click();
  await office.getByRole('button', { name: 'In behandeling nemen' }).click();
  await office.getByRole('button', { name: 'Klant maken' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Klant maken' }).click();
  await expect(office.getByText(`De klant is gemaakt. De uitnodiging gaat naar ${EMAIL}.`)).toBeVisible();
}

/** The address that an invoice cannot do without, and the order. Answers the id of the tenant. */
async function order(manager: Page): Promise<string> {
  const adminId = /\/admins\/([^/?]+)/.exec(manager.url())?.[1] ?? '';
  await manager.goto(at(`/admins/${adminId}/accountgegevens`));
  for (const [label, value] of [
    ['Straat', 'Duinweg'],
    ['Huisnummer', '3'],
    ['Postcode', '8011 AB'],
    ['Plaats', 'Zandmeer'],
  ] as const)
    await manager.getByLabel(label, { exact: true }).fill(value);
  await manager.getByRole('button', { name: 'Bewaren' }).click();
  await expect(manager.getByText('Bewaard.')).toBeVisible();
  await manager.goto(at(`/admins/${adminId}/licentie`));
  await manager.getByRole('button', { name: 'Offerte aanvragen' }).click();
  await expect(manager.getByText(/^Je aanvraag is binnen, met nummer L-/)).toBeVisible();
  return adminId;
}

/** The office confirms the order and sends the bill. */
async function confirmAndBill(office: Page, adminId: string): Promise<void> {
  await openCustomer(office, SCHOOL, 'Licentie');
  const form = office.getByRole('form', { name: 'Licentie wijzigen' });
  await form.getByLabel('Tot en met').fill(new Date(product.now() + 100 * DAY_MS).toISOString().slice(0, 10));
  await form.getByLabel(/De bestelling is bevestigd/).check();
  await form.getByRole('button', { name: 'Bewaren' }).click();
  await expect(office.getByText('Bewaard. De klant ziet het meteen op de pagina Licentie.')).toBeVisible();
  const asked = new URLSearchParams({ klant: adminId, naam: SCHOOL, soort: 'factuur' });
  await office.goto(at(`/superadmin/facturen/nieuw?${asked.toString()}`));
  await office.getByRole('button', { name: 'Concept maken' }).click();
  await office.getByRole('button', { name: 'Versturen' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Versturen' }).click();
  await expect(
    office
      .getByText(`gaat naar ${EMAIL}`, { exact: false })
      .or(office.getByText('verstuurd', { exact: true }))
      .first(),
  ).toBeVisible();
}

/** The invoice is a page with writing on it. */
async function openBill(manager: Page, { testInfo, adminId }: { testInfo: TestInfo; adminId: string }) {
  await manager.goto(at(`/admins/${adminId}/licentie`));
  const [download] = await Promise.all([
    manager.waitForEvent('download'),
    manager.getByRole('button', { name: /^PDF van / }).click(),
  ]);
  const pdf = testInfo.outputPath('factuur.pdf');
  await download.saveAs(pdf);
  const picture = await pictureOfPaper(pdf, 2);
  expect(picture.length).toBeGreaterThan(40_000);
  writeFileSync(testInfo.outputPath('factuur.png'), picture);
}

test('a school from its request on the site to the erasure of all it had', async ({ browser, page }, testInfo) => {
  await askForTrial(page);
  const office = await officePage(browser, CLERK);
  await makeCustomer(office);
  const manager = await newPage(browser);
  const invitation = { subject: new RegExp(`nodigt je uit als beheerder van ${SCHOOL}`), part: /uitnodiging/ };
  await acceptInvitation(manager, await linkFromMail(manager, desk, invitation), HEAD);
  await signInCustomer(manager, desk, HEAD);
  await expect(manager.getByText(/^Nog 30 dagen proef/)).toBeVisible();
  const adminId = await order(manager);
  await product.order({ realPrices: true });
  await confirmAndBill(office, adminId);
  await openBill(manager, { testInfo, adminId });

  // A hundred days on the licence ends; what was there can still be read.
  await product.order({ days: 41 });
  await openMail(page, desk, new RegExp(`De licentie van ${SCHOOL} loopt`));
  await product.order({ days: 60 });
  const reader = await newPage(browser);
  await signInCustomer(reader, desk, HEAD);
  await expect(reader.getByText(/De licentie liep tot/).first()).toBeVisible();
  await reader.goto(at(`/admins/${adminId}/licentie`));
  await expect(
    reader.getByText('Je kunt alles nog bekijken en opslaan als bestand.', { exact: false }).first(),
  ).toBeVisible();

  await product.order({ days: 60 });
  const late = await newPage(browser);
  await signInCustomer(late, desk, HEAD);
  await late.goto(at(`/admins/${adminId}/licentie`));
  await expect(late.getByText('Alles staat er nog even.', { exact: false })).toBeVisible();

  await product.order({ days: 15 });
  await product.order({ days: 16 });
  await openMail(page, desk, new RegExp(`${SCHOOL} zijn gewist`));
  await expect(page.getByText(/Nummer: [0-9A-F]{16}/).first()).toBeVisible();
  const after = await officePage(browser, CLERK);
  await after.goto(at('/superadmin/admins'));
  await after.getByRole('searchbox').fill(SCHOOL);
  await expect(after.getByText('Niets gevonden')).toBeVisible();
});
