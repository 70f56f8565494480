/** A school begins: empty, in from EDEXML, once more with a changed file, and back. */
import { expect, test, type Page } from '@playwright/test';
import { maakEdexml } from '../../server/test/edexml/maak-edexml.ts';
import { meldVolwasseneAan } from './reis.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The empty school that the product of the journeys holds. */
const SCHOOL = { gebruikersnaam: 'beheer.haven', wachtwoord: 'een goed lang wachtwoord' };

async function kiesBestand(page: Page, inhoud: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(inhoud) });
  await expect(page.getByRole('button', { name: 'Verder' })).toBeVisible();
}

async function importeer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Importeer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gelukt' })).toBeVisible();
}

test('an empty school comes in from EDEXML, changes, and goes back', async ({ page }) => {
  await meldVolwasseneAan(page, SCHOOL.gebruikersnaam, SCHOOL.wachtwoord);
  await page.getByRole('link', { name: 'Kies een bestand' }).click();
  await expect(page.getByRole('heading', { name: 'Leerlingen importeren' })).toBeVisible();
  const bron = maakEdexml();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(bron.slice(0, 9_000)) });
  await expect(page.getByRole('alert')).toContainText('Het bestand is niet heel');
  await kiesBestand(page, bron);
  await expect(page.getByRole('tab', { name: /Nieuw/ })).toContainText('200');
  await importeer(page);
  await expect(page.getByText('200 leerlingen toegevoegd')).toBeVisible();
  await expect(page.getByText('9 groepen gemaakt')).toBeVisible();

  await page.getByRole('button', { name: 'Nog een bestand' }).click();
  const eersteNaam = /<roepnaam>([^<]*)<\/roepnaam>/.exec(bron)?.[1] ?? '';
  await kiesBestand(
    page,
    bron
      .replace(`<roepnaam>${eersteNaam}</roepnaam>`, '<roepnaam>Wubbo</roepnaam>')
      .replace(/ {4}<leerling key="100005"[\s\S]*?<\/leerling>\n/, ''),
  );
  await expect(page.getByRole('tab', { name: /Gewijzigd/ })).toContainText('1');
  await expect(page.getByRole('tab', { name: /Niet in bestand/ })).toContainText('1');
  await page.getByRole('tab', { name: /Niet in bestand/ }).click();
  await page.getByRole('button', { name: 'Vink aan' }).click();
  await importeer(page);
  await expect(page.getByText('1 leerling gewijzigd')).toBeVisible();
  await expect(page.getByText('1 leerling naar de prullenbak')).toBeVisible();

  await page.getByRole('button', { name: 'Import terugdraaien' }).click();
  await page.getByRole('button', { name: 'Ja, draai terug' }).click();
  await expect(page.getByText('2 leerlingen zijn teruggedraaid.')).toBeVisible();
  await page.getByRole('button', { name: 'Nog een bestand' }).click();
  await kiesBestand(page, bron);
  await expect(page.getByRole('tab', { name: /Ongewijzigd/ })).toContainText('200');
  await page.getByRole('link', { name: 'Mijn groepen' }).first().click();
  await expect(page.getByText(/9 groepen/)).toBeVisible();
});
