/** First run on a server of one's own: the link in the terminal makes the first superadmin, works once, and a recovery code stands in for a lost telephone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freePort } from '../bench/start/process.ts';
import { test } from './test.ts';

const NAME = 'noor.vandam';
const PASSWORD = 'paarse olifant danst';
const LINK = /http:\/\/localhost:\d+\/app\/auth\/eerste-start\/[\w-]{43}/;

interface OwnServer {
  /** The link as the terminal shows it. */
  link: string;
  stop(): Promise<void>;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** `npm start` on an empty data folder without demo schools. */
async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'taaltocht-eerste-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DEMO: 'uit',
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
  });
  const stop = (): Promise<void> => end(child).finally(() => rmSync(folder, { recursive: true, force: true }));
  const link = new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = LINK.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  try {
    return { link: await link, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeAccount(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Welkom bij je eigen Taaltocht' })).toBeVisible();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByLabel('Naam van je organisatie')).toBeFocused();
  for (const [label, text] of [
    ['Naam van je organisatie', 'Kantoor Zandmeer'],
    ['Voornaam', 'Noor'],
    ['Achternaam', 'Dam'],
    ['E-mailadres', 'noor@kantoor.voorbeeld'],
    ['Gebruikersnaam', NAME],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is klaar' })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /volwassene/i })
    .or(page.getByLabel(/gebruikersnaam/i))
    .first()
    .click();
  await page.getByLabel(/gebruikersnaam/i).fill(NAME);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Sets the second step up and answers the recovery codes. */
async function setUpSecondStep(page: Page): Promise<string[]> {
  await expect(page).toHaveURL(/tweestaps/);
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const secret = ((await page.locator('.auth-qr code').textContent()) ?? '').replaceAll(' ', '');
  await page
    .getByRole('textbox', { name: 'Code van zes cijfers' })
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bewaar je herstelcodes' })).toBeVisible();
  const codes = await page.locator('.code-list code').allTextContents();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  return codes;
}

test('the link in the terminal makes the first superadmin, once', async ({ page, browser }) => {
  const server = await startOwnServer();
  try {
    await page.goto(server.link);
    await makeAccount(page);
    await page.getByRole('link', { name: /inloggen/i }).click();
    await signIn(page);
    const codes = await setUpSecondStep(page);
    expect(codes.length).toBeGreaterThan(4);
    await expect(page).toHaveURL(/\/superadmin\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Whoever finds the link in the terminal later makes nobody.
    const other = await (await browser.newContext()).newPage();
    await other.goto(server.link);
    await expect(other.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();

    // Without the telephone a recovery code opens the door, and only once.
    const origin = new URL(server.link).origin;
    for (const known of [true, false]) {
      const lost = await (await browser.newContext()).newPage();
      await lost.goto(`${origin}/app/auth/login`);
      await signIn(lost);
      await lost.getByRole('textbox', { name: /code/i }).fill(codes[0] ?? '');
      await lost.keyboard.press('Enter');
      if (known) await expect(lost).toHaveURL(/\/superadmin\//);
      else await expect(lost.getByRole('alert')).toBeVisible();
      await lost.context().close();
    }
  } finally {
    await server.stop();
  }
});
