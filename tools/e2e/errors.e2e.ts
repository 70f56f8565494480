/** What goes wrong is told in a clear Dutch sentence, and leads back to where one can go on. */
import { expect } from '@playwright/test';
import { leerlingWith, signInLeerling, environment, voornaam } from './journey.ts';
import { test } from './test.ts';

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
