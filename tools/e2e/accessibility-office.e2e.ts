/** Axe on every screen of the office, light and dark, with its forms and dialogs: no serious and no critical finding. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { startPostgres, type TestPostgres } from '../check/postgres.ts';
import { openLook, type Look } from './looks.ts';
import { giveReason, signInOffice } from './office-desk.ts';
import { startProduct, type Product } from './product.ts';
import { test } from './test.ts';

const BOSS = 'noor.admiraal';
const SCHOOL = 'Basisschool De Vuurtoren';

let database: TestPostgres | null = null;
let product: Product;
let page: Page;
let look: Look;

/** Who is signed in, as the browser keeps it. */
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens a screen, and waits for what it shows. */
async function open(path: string): Promise<void> {
  await page.goto(`${product.adres}/superadmin/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, .loading')).toHaveCount(0);
}
const main = () => page.locator('main');
const press = (name: string | RegExp) => main().getByRole('button', { name }).first().click();
/** The first line of a list. */
const follow = async (): Promise<void> => {
  await main().getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: /^Terug|^Alle/ }).first()).toBeVisible();
};
/** A dialog over the page, and the way back. */
async function lookAtDialog(name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.beforeAll(async ({ browser }) => {
  database = await startPostgres();
  product = await startProduct(database?.create('office_axe'));
  const context = await browser.newContext();
  await signInOffice(await context.newPage(), product, BOSS);
  signedIn = await context.storageState();
});
test.afterAll(async () => {
  await product.stop();
  database?.stop();
});
// A page that is made beside the test ends with it.
test.beforeEach(async ({ browser }) => {
  page = await (await browser.newContext({ storageState: signedIn })).newPage();
  look = await openLook(page, String(product.demo.find(({ gebruikersnaam: name }) => name === BOSS)?.['id'] ?? ''));
});

/** Screens that are looked at as they open. */
const PLAIN = [
  'dashboard',
  'admins',
  'admins?soort=school&status=proef',
  'admins?zoek=bestaatniet',
  'admins/aanmaken',
  'leerlingen',
  'uitnodiging-versturen',
  'aanvragen',
  'contactberichten',
  'berichten',
  'berichten/nieuw',
  'mededelingen',
  'mededelingen?kinds=school&statuses=proef',
  'ervaringen',
  'roadmap',
  'faq',
  'webinars',
  'webinars/nieuw',
  'mailsjablonen',
  'mailsjablonen/proef-eindigt/nl-NL',
  'mailberichten',
  'facturen',
  'facturen/nieuw',
  'facturen/afzender',
  'prijzen',
  'medewerkers',
  'wisverzoeken',
  'gezondheid',
  'account',
  'bestaat-niet',
] as const;

test('every screen of the office as it opens', async () => {
  for (const path of PLAIN) {
    await open(path);
    await look(path);
  }
});

test('what opens in them', async () => {
  await open('aanvragen');
  await follow();
  await look('a request');
  if ((await main().getByRole('button', { name: 'In behandeling nemen' }).count()) > 0) {
    await press('In behandeling nemen');
    await press('Klant maken');
    await lookAtDialog('a request becomes a customer');
  }
  await open('faq');
  await press('Nieuwe vraag');
  await look('a new question');
  await press('Bewaar');
  await look('a question without words');
  await open('roadmap');
  await press('Nieuw plan');
  await look('a new plan');
  await open('berichten');
  await main()
    .getByRole('link', { name: /tablets/i })
    .first()
    .click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await look('a conversation');
  await open('webinars');
  await main()
    .getByRole('link', { name: /dictee/ })
    .last()
    .click();
  await expect(page.getByRole('link', { name: 'Alle trainingen' })).toBeVisible();
  await look('a training');
  await open('facturen');
  await follow();
  await look('an invoice');
  await open('leerlingen');
  await press('Zoek');
  await look('a search without words');
});

interface Paper {
  id: string;
  status: string;
  late: number;
}
/** Opens the first paper of the demo that fits; what keeps a concept from being sent is left out of its answer. */
async function openPaper(fits: (paper: Paper) => boolean): Promise<void> {
  const answer = page.waitForResponse(/\/api\/facturen\?/);
  await open('facturen');
  const { items }: { items: Paper[] } = await (await answer).json();
  const paper = items.find(fits);
  expect(paper).toBeDefined();
  await page.route(/\/api\/facturen\/[\da-f-]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), obstacles: [] } });
  });
  await open(`facturen/${paper?.id ?? ''}`);
}

test('the forms and dialogs of invoices', async () => {
  await openPaper(({ status }) => status === 'concept');
  await look('a concept');
  await press('Versturen');
  await lookAtDialog('a paper about to be sent');
  await openPaper(({ late }) => late > 0);
  await main().getByRole('textbox', { name: 'Bedrag' }).fill('veel');
  await press('Boeken');
  await look('a payment without an amount');
  await press('Terugnemen');
  await page.getByRole('dialog').getByRole('button', { name: 'Terugnemen' }).click();
  await lookAtDialog('an invoice taken back without a reason');
});

/** The head of the demo school asks to have everything erased. */
async function askForErasure(): Promise<void> {
  const head = product.demo.find((one) => one.rol === 'schooladmin' && one['school'] === SCHOOL);
  const api = `${product.adres}/api`;
  const signedInHead = await page.request.post(`${api}/auth`, {
    data: { gebruikersnaam: head?.['gebruikersnaam'], wachtwoord: head?.['wachtwoord'] },
  });
  const { token }: { token: string } = await signedInHead.json();
  const asked = await page.request.post(`${api}/admins/${String(head?.['adminId'])}/wisverzoeken`, {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { reden: 'Onze school gaat na de zomer samen met een andere.', bevestiging: SCHOOL },
  });
  expect(asked.status()).toBe(201);
}

test('a request to erase a customer, and its dialogs', async () => {
  await askForErasure();
  await open('wisverzoeken');
  await look('who wants to be erased');
  await main().getByRole('link', { name: SCHOOL }).click();
  await expect(main().getByRole('button', { name: 'Bevestigen' })).toBeVisible();
  await look('a request to erase');
  for (const decision of ['Bevestigen', 'Afwijzen']) {
    await press(decision);
    await page.getByRole('dialog').getByRole('button', { name: decision }).click();
    await lookAtDialog(`${decision} without a reason`);
  }
});

/** Everybody in a list has the second step on, so that a telephone can be lost. */
async function withSecondStep(list: RegExp): Promise<void> {
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const answer: { items: object[] } = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, items: answer.items.map((one) => ({ ...one, totpAan: true })) },
    });
  });
}
/** The form that switches the second step off, sent without a reason. */
async function lookAtLostPhone(name: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /zet .* uit|uitzetten/i })
    .click();
  await lookAtDialog(name);
}

test('the dialogs of who works at the office', async () => {
  await withSecondStep(/\/api\/kantoor\/medewerkers$/);
  await open('medewerkers');
  await press(/^Wijzig: Bas/);
  await lookAtDialog('a colleague');
  await press(/^Wijzig: Bas/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Telefoon kwijt/ })
    .click();
  await lookAtLostPhone('a colleague without a telephone');
  await press('Collega uitnodigen');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('textbox', { name: /^Mailadressen/ }).fill('bo.kantoor.voorbeeld');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await lookAtDialog('an invitation with a wrong address');
});

test('the pages about one customer', async () => {
  await withSecondStep(/\/admins\/[\da-f-]+\/docenten$/);
  await open('admins');
  await page.getByRole('searchbox').fill(SCHOOL);
  await page.getByRole('link', { name: SCHOOL, exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Reden/ })).toBeVisible();
  await look('the question why');
  await giveReason(page, 'Hulpvraag van de school');
  for (const tab of ['Gegevens', 'Licentie', 'Verhuizen', 'Gebruikers', 'Berichten', 'Logboek']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator('.skeleton, .loading')).toHaveCount(0);
    await look(`customer, ${tab}`);
    if (tab === 'Gebruikers') {
      await press(/^Telefoon kwijt: /);
      await lookAtLostPhone('a teacher without a telephone');
    }
    if (tab !== 'Verhuizen') continue;
    await page.getByRole('radio', { name: 'Leerlingen die ik kies' }).click();
    await expect(main().getByRole('checkbox').first()).toBeVisible();
    await press('Maak het plan');
    await look('chosen pupils, nothing filled in');
  }
});
