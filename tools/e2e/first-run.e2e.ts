/** First run on an own server (`DEMO=uit`): the link of the terminal makes the first superadmin, who sets the second step up and gets codes for a lost telephone. */
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

/** What an app on a telephone shows for this secret. */
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });

/** Goes through the page that sets the second step up; answers the codes for a lost telephone. */
async function setUpSecondStep(page: Page): Promise<string[]> {
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
  return codes;
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

test('the link of the terminal makes the first superadmin once, with the second step and its codes', async ({
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
  expect(new Set(await setUpSecondStep(page)).size).toBe(8);
});
