/** Results of a spelling test: a file with words of its own, mapped by hand, run, one start level accepted, and back. */
import { expect, type Page } from '@playwright/test';
import { signInAdult } from './journey.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Chooses in a list by its name, with the keyboard alone. */
async function choose(page: Page, field: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: choice, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Full names of the own group, as a school's own system writes them. */
function readNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const path = `/api/admins/${location.pathname.split('/')[2] ?? ''}/groepen`;
    const headers = { Authorization: `Bearer ${localStorage.getItem('taaltocht.access_token') ?? ''}` };
    const {
      items: [groep],
    }: { items: { id: string }[] } = await (await fetch(path, { headers })).json();
    const { items }: { items: { roepnaam: string; voorvoegsel?: string; achternaam: string }[] } = await (
      await fetch(`${path}/${groep?.id ?? ''}/leerlingen`, { headers })
    ).json();
    return items.map(({ roepnaam, voorvoegsel = '', achternaam }) =>
      [roepnaam, voorvoegsel, achternaam].filter((part) => part !== '').join(' '),
    );
  });
}

test('a teacher brings in the results of a test, accepts one start level, and takes the import back', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await signInAdult(page, 'samira.taleb');
  await page.getByRole('link', { name: 'LVS-resultaten' }).first().click();
  await expect(page.getByRole('heading', { name: 'LVS-resultaten importeren' })).toBeVisible();

  const own = await readNames(page);
  const file = ['Kind;Letter', ...own.map((name) => `${name};E`), 'Iemand Anders;B', `${own[0] ?? ''};Q`].join('\r\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'toets.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('Dit soort bestand lezen we niet.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'toets.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

  await expect(page.getByRole('alert')).toContainText('de aanbieder van de toets');
  await choose(page, 'Wat is de kolom Kind?', 'Hele naam');
  await choose(page, 'Wat is de kolom Letter?', 'Niveau');
  await choose(page, 'Aanbieder', 'Cito');
  await page.getByLabel('Naam van de toets', { exact: true }).fill('Spelling');
  await choose(page, 'Toetsmoment', 'midden groep 5');
  await page.getByLabel('Afnamedatum', { exact: true }).fill(day(30));
  await choose(page, 'Schaal', 'A-E');
  await page.getByRole('button', { name: 'Verder' }).click();

  await expect(page.getByRole('tab', { name: /Niet gevonden/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Fouten/ })).toContainText('1');
  // The demo school keeps no dates of birth, so a name alone waits for a person.
  await page.getByRole('tab', { name: /Wie is dit/ }).click();
  await expect(page.getByRole('button', { name: 'Importeer', exact: true })).toBeDisabled();
  const who = page.getByRole('combobox', { name: /^Wie is / }).first();
  await who.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option').nth(1).click();
  await expect(page.getByText('E (Cito A-E)').first()).toBeVisible();
  await page.getByLabel('Naam van deze indeling').fill('Letters per kind');
  await page.getByRole('button', { name: 'Importeer', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Gelukt' })).toBeVisible();
  await expect(page.getByText('1 resultaat toegevoegd')).toBeVisible();
  await page.getByRole('button', { name: /^Neem over: startniveau van/ }).click();
  await expect(page.getByText('Overgenomen')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /die niet meekwam/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('niet-gevonden.csv');

  await page.getByRole('button', { name: 'Import terugdraaien' }).click();
  await page.getByRole('button', { name: 'Ja, draai terug' }).click();
  await expect(page.getByText('1 resultaat is teruggedraaid.')).toBeVisible();
  await page.getByRole('button', { name: 'Nog een bestand' }).click();
  await expect(page.getByText('Teruggedraaid')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'toets.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('We herkennen dit bestand als Letters per kind')).toBeVisible();
  expect(errors).toEqual([]);
});
