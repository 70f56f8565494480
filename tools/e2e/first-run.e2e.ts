/** First run on an own server (`DEMO=uit`): the link of the terminal makes the first superadmin, who loses a telephone and takes another. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freePort } from '../bench/start/process.ts';
import { findings } from './axe.ts';
import { test } from './test.ts';

const PERSON = {
  'Naam van je organisatie': 'Scholengroep Zandmeer',
  Voornaam: 'Noor',
  Achternaam: 'Admiraal',
  'E-mailadres': 'noor@zandmeer.voorbeeld',
  Gebruikersnaam: 'noor.admiraal',
};
const PASSWORD = 'paarse olifant danst';
const STEP_MS = 30_000;

interface OwnServer {
  address: string;
  /** As the terminal prints it. */
  link: string;
  stop(): Promise<void>;
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Starts the product as `npm start` does without demo schools, and reads its terminal until the link stands there. */
async function startOwnServer(dataDir: string): Promise<OwnServer> {
  const port = await freePort();
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...rest, DEMO: 'uit', DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  });
  const link = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http\S+\/app\/auth\/eerste-start\/[\w-]{43}/.exec(line)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return { address: `http://localhost:${port}`, link, stop: () => end(child) };
}

/** What an app on a telephone shows for this secret; a code counts once, so the next sign-in takes that of half a minute on. */
const codeOf = (secret: string, aheadMs = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + aheadMs });

/** Goes through the page that sets the second step up; answers the secret and the codes for a lost telephone. */
async function setUpSecondStep(page: Page): Promise<{ secret: string; codes: string[] }> {
  await expect(page.getByRole('heading', { name: 'Inloggen in twee stappen' })).toBeVisible();
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = ((await page.locator('.auth-qr code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code van zes cijfers' }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bewaar je herstelcodes' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const codes = (await page.locator('main').innerText()).match(/[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/g) ?? [];
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page).toHaveURL(/\/superadmin\//);
  return { secret, codes };
}

/** Up to the question for the second step. */
async function signIn(page: Page, address: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${address}/app/auth/login`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/app/auth/login`);
  await page.getByRole('button', { name: /volwassene/i }).click();
  await page.getByLabel(/gebruikersnaam/i).fill(PERSON.Gebruikersnaam);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}
async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /code/i }).fill(code);
  await page.keyboard.press('Enter');
}

let server: OwnServer;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'taaltocht-own-'));
  server = await startOwnServer(dataDir);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the link of the terminal makes the first superadmin once, and a lost telephone costs nothing but a code', async ({
  page,
}) => {
  await page.goto(server.link);
  await expect(page.getByRole('heading', { name: 'Welkom bij je eigen Taaltocht' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  for (const [label, value] of Object.entries(PERSON)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kort');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is klaar' })).toBeVisible();
  await page.goto(server.link);
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();

  await signIn(page, server.address);
  const first = await setUpSecondStep(page);
  expect(new Set(first.codes).size).toBe(8);
  const [lost = '', move = '', spare = ''] = first.codes;

  // The telephone is gone: a code stands in for it, once.
  await signIn(page, server.address);
  await giveCode(page, lost);
  await expect(page).toHaveURL(/\/superadmin\//);
  await signIn(page, server.address);
  await giveCode(page, lost);
  await expect(page.getByText('Deze code klopt niet of is al gebruikt.')).toBeVisible();
  await giveCode(page, codeOf(first.secret, STEP_MS));
  await expect(page).toHaveURL(/\/superadmin\//);

  // And lets go of it, so that another can be set up at once.
  await page.goto(`${server.address}/superadmin/account`);
  const card = page.getByRole('region', { name: 'Inloggen in twee stappen' });
  await expect(card.getByText('Nog 7 herstelcodes')).toBeVisible();
  await card.getByRole('button', { name: 'Andere telefoon' }).click();
  await card.getByLabel('Je huidige wachtwoord').fill(PASSWORD);
  await card.getByLabel(/^Code van je oude telefoon/).fill(lost);
  await card.getByRole('button', { name: 'Verder naar de nieuwe telefoon' }).click();
  await expect(card.getByText('Deze code klopt niet, of is al gebruikt.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await card.getByLabel(/^Code van je oude telefoon/).fill(move);
  await card.getByRole('button', { name: 'Verder naar de nieuwe telefoon' }).click();
  const second = await setUpSecondStep(page);
  expect(second.secret).not.toBe(first.secret);

  await signIn(page, server.address);
  for (const old of [codeOf(first.secret, STEP_MS), spare]) {
    await giveCode(page, old);
    await expect(page.getByText('Deze code klopt niet of is al gebruikt.')).toBeVisible();
  }
  await giveCode(page, codeOf(second.secret, STEP_MS));
  await expect(page).toHaveURL(/\/superadmin\//);

  // The address of the configuration gets the notice, which names the account and no secret.
  await expect(async () => {
    await page.goto(`${server.address}/ontwikkel/postbus`);
    await page.getByRole('link', { name: 'Inloggen in twee stappen is uitgezet' }).first().click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('pre')).toContainText(PERSON.Gebruikersnaam);
});
