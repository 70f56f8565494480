/** What goes wrong is told in a clear Dutch sentence, and leads back to where one can go on. */
import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { leerlingWith, signInLeerling, environment, voornaam } from './journey.ts';

test('a wrong word says so, and the right one still lets the pupil in', async ({ page }) => {
  const row = leerlingWith('wachtwoord', 4);
  await page.goto(`${environment().adres}/app/auth/login?code=${row.code ?? ''}`);
  await page.getByRole('button', { name: voornaam(row), exact: true }).click();
  await page
    .getByLabel(/wachtwoord|geheime/i)
    .first()
    .fill('niet-dit-1');
  const no = page.waitForResponse((r) => r.url().endsWith('/api/auth'));
  await page.keyboard.press('Enter');
  const antwoord = await no;
  expect(antwoord.status()).toBe(401);
  expect(await antwoord.json()).toEqual({ code: 'ONJUIST', message: 'Deze gegevens kloppen niet.' });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Dat klopt nog niet. Kijk nog eens goed.').first()).toBeVisible();
  await signInLeerling(page, row);
});

test('the island of another pupil stays closed, and an unknown game leads back to the map', async ({ page }) => {
  const [row, other] = [leerlingWith('wachtwoord', 4), leerlingWith('wachtwoord', 6)];
  const { adres: address } = environment();
  await signInLeerling(page, row);
  await page.goto(`${address}/leerling/${other.id}/landkaart`);
  await expect(page).toHaveURL(new RegExp(`/leerling/${row.id}/landkaart`));
  const unexpected = await page.evaluate(async (path) => {
    const reply = await fetch(path, {
      headers: { Authorization: `Bearer ${localStorage.getItem('taaltocht.access_token') ?? ''}` },
    });
    return { status: reply.status, body: await reply.json() };
  }, `/api/leerlingen/${other.id}/landkaart`);
  expect(unexpected.status).toBe(403);
  expect(unexpected.body).toMatchObject({
    code: expect.stringMatching(/^[A-Z_]+$/),
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });

  await page.goto(`${address}/leerling/${row.id}/somvensters/${row.id}/taken/${row.id}/spellen/bestaatniet`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier is nog geen eiland');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/leerling/${row.id}/landkaart`));
});

test('a second process on the same data folder says which one runs, and ends', async () => {
  const out = await new Promise<{ code: number | null; tekst: string }>((resolve) => {
    const kind = spawn(process.execPath, ['--import', 'tsx', 'tools/build/start.ts'], {
      env: { ...process.env, DATA_DIR: environment().map, PORT: '0', DATABASE_URL: undefined },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    kind.stderr.on('data', (part) => {
      text += String(part);
    });
    kind.on('exit', (code) => resolve({ code, tekst: text }));
  });
  expect(out.tekst).toMatch(
    /Taaltocht draait al met deze gegevensmap \(proces \d+\)\. Stop dat eerst, of kies een andere map met DATA_DIR\./,
  );
  expect(out.code).toBe(1);
});
