/** A school begins: empty, in from EDEXML, once more with a changed file, and back. */
import { expect, type Page } from '@playwright/test';
import { createEdexml } from '../../server/test/edexml/maak-edexml.ts';
import { signInAdult } from './journey.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The empty school that the product of the journeys holds. */
const SCHOOL = { gebruikersnaam: 'beheer.haven', wachtwoord: 'een goed lang wachtwoord' };

async function chooseFile(page: Page, content: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(content) });
  await expect(page.getByRole('button', { name: 'Verder' })).toBeVisible();
}

async function runImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Importeer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gelukt' })).toBeVisible();
}

test('an empty school comes in from EDEXML, changes, and goes back', async ({ page }) => {
  await signInAdult(page, SCHOOL.gebruikersnaam, SCHOOL.wachtwoord);
  await page.getByRole('link', { name: 'Kies een bestand' }).click();
  await expect(page.getByRole('heading', { name: 'Leerlingen importeren' })).toBeVisible();
  const source = createEdexml();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(source.slice(0, 9_000)) });
  await expect(page.getByRole('alert')).toContainText('Het bestand is niet heel');
  await chooseFile(page, source);
  await expect(page.getByRole('tab', { name: /Nieuw/ })).toContainText('200');
  await runImport(page);
  await expect(page.getByText('200 leerlingen toegevoegd')).toBeVisible();
  await expect(page.getByText('9 groepen gemaakt')).toBeVisible();

  await page.getByRole('button', { name: 'Nog een bestand' }).click();
  const firstRoepnaam = /<roepnaam>([^<]*)<\/roepnaam>/.exec(source)?.[1] ?? '';
  await chooseFile(
    page,
    source
      .replace(`<roepnaam>${firstRoepnaam}</roepnaam>`, '<roepnaam>Wubbo</roepnaam>')
      .replace(/ {4}<leerling key="100005"[\s\S]*?<\/leerling>\n/, ''),
  );
  await expect(page.getByRole('tab', { name: /Gewijzigd/ })).toContainText('1');
  await expect(page.getByRole('tab', { name: /Niet in bestand/ })).toContainText('1');
  await page.getByRole('tab', { name: /Niet in bestand/ }).click();
  await page.getByRole('button', { name: 'Vink aan' }).click();
  await runImport(page);
  await expect(page.getByText('1 leerling gewijzigd')).toBeVisible();
  await expect(page.getByText('1 leerling naar de prullenbak')).toBeVisible();

  await page.getByRole('button', { name: 'Import terugdraaien' }).click();
  await page.getByRole('button', { name: 'Ja, draai terug' }).click();
  await expect(page.getByText('2 leerlingen zijn teruggedraaid.')).toBeVisible();
  await page.getByRole('button', { name: 'Nog een bestand' }).click();
  await chooseFile(page, source);
  await expect(page.getByRole('tab', { name: /Ongewijzigd/ })).toContainText('200');
  await page.getByRole('link', { name: 'Mijn groepen' }).first().click();
  await expect(page.getByText(/9 groepen/)).toBeVisible();
});
