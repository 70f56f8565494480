/** What goes wrong is told in a clear Dutch sentence, and leads back to where one can go on. */
import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { leerlingMet, meldLeerlingAan, omgeving, voornaam } from './reis.ts';

test('a wrong word says so, and the right one still lets the pupil in', async ({ page }) => {
  const rij = leerlingMet('wachtwoord', 4);
  await page.goto(`${omgeving().adres}/app/auth/login?code=${rij.code ?? ''}`);
  await page.getByRole('button', { name: voornaam(rij), exact: true }).click();
  await page
    .getByLabel(/wachtwoord|geheime/i)
    .first()
    .fill('niet-dit-1');
  const nee = page.waitForResponse((r) => r.url().endsWith('/api/auth'));
  await page.keyboard.press('Enter');
  const antwoord = await nee;
  expect(antwoord.status()).toBe(401);
  expect(await antwoord.json()).toEqual({ code: 'ONJUIST', message: 'Deze gegevens kloppen niet.' });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Deze gegevens kloppen niet').first()).toBeVisible();
  await meldLeerlingAan(page, rij);
});

test('the island of another pupil stays closed, and an unknown game leads back to the map', async ({ page }) => {
  const [rij, ander] = [leerlingMet('wachtwoord', 4), leerlingMet('wachtwoord', 6)];
  const { adres } = omgeving();
  await meldLeerlingAan(page, rij);
  await page.goto(`${adres}/leerling/${ander.id}/landkaart`);
  await expect(page).toHaveURL(new RegExp(`/leerling/${rij.id}/landkaart`));
  const vreemd = await page.evaluate(async (pad) => {
    const reply = await fetch(pad, {
      headers: { Authorization: `Bearer ${localStorage.getItem('taaltocht.access_token') ?? ''}` },
    });
    return { status: reply.status, body: await reply.json() };
  }, `/api/leerlingen/${ander.id}/landkaart`);
  expect(vreemd.status).toBe(403);
  expect(vreemd.body).toMatchObject({
    code: expect.stringMatching(/^[A-Z_]+$/),
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });

  await page.goto(`${adres}/leerling/${rij.id}/somvensters/${rij.id}/taken/${rij.id}/spellen/bestaatniet`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier is nog geen eiland');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/leerling/${rij.id}/landkaart`));
});

test('a second process on the same data folder says which one runs, and ends', async () => {
  const uit = await new Promise<{ code: number | null; tekst: string }>((resolve) => {
    const kind = spawn(process.execPath, ['--import', 'tsx', 'tools/build/start.ts'], {
      env: { ...process.env, DATA_DIR: omgeving().map, PORT: '0', DATABASE_URL: undefined },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let tekst = '';
    kind.stderr.on('data', (deel) => {
      tekst += String(deel);
    });
    kind.on('exit', (code) => resolve({ code, tekst }));
  });
  expect(uit.tekst).toMatch(
    /Taaltocht draait al met deze gegevensmap \(proces \d+\)\. Stop dat eerst, of kies een andere map met DATA_DIR\./,
  );
  expect(uit.code).toBe(1);
});
