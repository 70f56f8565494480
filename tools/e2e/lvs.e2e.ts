/** Results of a spelling test: a file with words of its own, mapped by hand, run, one start level accepted, and back. */
import { expect, test, type Page } from '@playwright/test';
import { meldVolwasseneAan } from './reis.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const dag = (geleden: number): string => new Date(Date.now() - geleden * 86_400_000).toISOString().slice(0, 10);

/** Chooses in a list by its name, with the keyboard alone. */
async function kies(page: Page, veld: string, keuze: string): Promise<void> {
  await page.getByRole('combobox', { name: veld }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: keuze, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Full names of the own group, as a school's own system writes them. */
function leesNamen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pad = `/api/admins/${location.pathname.split('/')[2] ?? ''}/groepen`;
    const headers = { Authorization: `Bearer ${localStorage.getItem('taaltocht.access_token') ?? ''}` };
    const {
      items: [groep],
    }: { items: { id: string }[] } = await (await fetch(pad, { headers })).json();
    const { items }: { items: { roepnaam: string; voorvoegsel?: string; achternaam: string }[] } = await (
      await fetch(`${pad}/${groep?.id ?? ''}/leerlingen`, { headers })
    ).json();
    return items.map(({ roepnaam, voorvoegsel = '', achternaam }) =>
      [roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== '').join(' '),
    );
  });
}

test('a teacher brings in the results of a test, accepts one start level, and takes the import back', async ({
  page,
}) => {
  const fouten: string[] = [];
  page.on('pageerror', (fout) => fouten.push(String(fout)));
  await meldVolwasseneAan(page, 'samira.taleb');
  await page.getByRole('link', { name: 'LVS-resultaten' }).first().click();
  await expect(page.getByRole('heading', { name: 'LVS-resultaten importeren' })).toBeVisible();

  const eigen = await leesNamen(page);
  const bestand = ['Kind;Letter', ...eigen.map((naam) => `${naam};E`), 'Iemand Anders;B', `${eigen[0] ?? ''};Q`].join(
    '\r\n',
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'toets.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('Dit soort bestand lezen we niet.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'toets.csv', mimeType: 'text/csv', buffer: Buffer.from(bestand) });

  await expect(page.getByRole('alert')).toContainText('de aanbieder van de toets');
  await kies(page, 'Wat is de kolom Kind?', 'Hele naam');
  await kies(page, 'Wat is de kolom Letter?', 'Niveau');
  await kies(page, 'Aanbieder', 'Cito');
  await page.getByLabel('Naam van de toets', { exact: true }).fill('Spelling');
  await kies(page, 'Toetsmoment', 'midden groep 5');
  await page.getByLabel('Afnamedatum', { exact: true }).fill(dag(30));
  await kies(page, 'Schaal', 'A-E');
  await page.getByRole('button', { name: 'Verder' }).click();

  await expect(page.getByRole('tab', { name: /Niet gevonden/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Fouten/ })).toContainText('1');
  // The demo school keeps no dates of birth, so a name alone waits for a person.
  await page.getByRole('tab', { name: /Wie is dit/ }).click();
  await expect(page.getByRole('button', { name: 'Importeer', exact: true })).toBeDisabled();
  const wie = page.getByRole('combobox', { name: /^Wie is / }).first();
  await wie.focus();
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
    .setInputFiles({ name: 'toets.csv', mimeType: 'text/csv', buffer: Buffer.from(bestand) });
  await expect(page.getByText('We herkennen dit bestand als Letters per kind')).toBeVisible();
  expect(fouten).toEqual([]);
});
