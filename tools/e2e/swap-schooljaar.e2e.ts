/** Last by its name, since it ends in the next school year, where the classes of the other journeys are no more. */
import { expect, type Page } from '@playwright/test';
import { signInAdult, environment } from './journey.ts';
import { test } from './test.ts';

const done = (page: Page, zin: RegExp) => expect(page.locator('.MuiSnackbar-root')).toContainText(zin);

/** Pastes text into a field, as from a spreadsheet. */
async function concat(page: Page, field: string, text: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).evaluate((element, content) => {
    const box = new DataTransfer();
    box.setData('text', content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: box, bubbles: true, cancelable: true }));
  }, text);
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByLabel(`Kies ${name}`, { exact: true }).check();
}

test('a school year: a new group, a pasted class, moves, the bin and the next year', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await signInAdult(page, 'marit.oosterling');
  const startAddress = page.url();

  await test.step('make a group, with what is wrong at its field', async () => {
    await page.getByRole('button', { name: 'Nieuwe groep' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Bewaren' }).click();
    await expect(dialog).toContainText('Dit veld is verplicht.');
    await expect(dialog).toContainText('Kies minstens één mogelijkheid.');
    await expect(dialog.getByLabel('Naam')).toBeFocused();
    await dialog.getByLabel('Naam').fill('6 kompas');
    await dialog.getByLabel('Groep 5').check();
    await dialog.getByRole('button', { name: 'Bewaren' }).click();
    await expect(dialog).toContainText('Dit bestaat al.');
    await dialog.getByLabel('Naam').fill('5 Otters');
    await dialog.getByRole('button', { name: 'Bewaren' }).click();
    await done(page, /5 Otters is toegevoegd/);
  });

  await test.step('paste three names, one of which is known already', async () => {
    await page.getByRole('link', { name: 'Open 5 Otters' }).click();
    await page.getByRole('link', { name: 'Leerlingen toevoegen' }).first().click();
    await concat(
      page,
      'Roepnaam, rij 1',
      'Voornaam\tTussenvoegsel\tAchternaam\nIlse\tvan de\tKamp\nTaro\t\tHoshi\nÖykü\t\tDemirel',
    );
    await expect(page.getByText('Bestaat al: 4/5 Meeuwen')).toBeVisible();
    await page.getByRole('button', { name: 'Rij 3 leegmaken' }).click();
    await page.getByRole('button', { name: '2 leerlingen toevoegen' }).click();
    await expect(page.getByText('2 leerlingen toegevoegd')).toBeVisible();
    await expect(page.getByRole('cell', { name: /^[a-z]+-[a-z]+-\d$/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Naar de leerlingen' }).click();
    await expect(page.getByRole('rowheader', { name: /Ilse van de Kamp/ })).toBeVisible();
  });

  await test.step('move both and take it back', async () => {
    await choose(page, 'Ilse van de Kamp', 'Taro Hoshi');
    await page.getByRole('button', { name: 'Verplaatsen' }).click();
    await page.getByLabel('Naar groep').click();
    await page.getByRole('option', { name: '6 Kompas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click();
    await done(page, /2 leerlingen verplaatst: 6 Kompas/);
    await expect(page.getByText('Nog geen leerlingen')).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByRole('rowheader', { name: /Taro Hoshi/ })).toBeVisible();
  });

  await test.step('to the bin and out of it', async () => {
    await choose(page, 'Taro Hoshi');
    await page.getByRole('button', { name: 'Prullenbak', exact: true }).click();
    await page.getByLabel('Reden (niet verplicht)').fill('verhuisd');
    await page.getByRole('dialog').getByRole('button', { name: 'Naar de prullenbak' }).click();
    await done(page, /1 leerling staat in de prullenbak/);
    await page.getByRole('link', { name: 'Prullenbak' }).click();
    const row = page.getByRole('row', { name: /Taro Hoshi/ });
    await expect(row).toContainText('90 dagen');
    await expect(row).toContainText('5 Otters');
    await row.getByRole('button', { name: 'Taro Hoshi terugzetten' }).click();
    await done(page, /1 leerling teruggezet/);
    await page.getByRole('link', { name: 'Alle leerlingen' }).click();
    await expect(page.getByRole('heading', { name: 'Alle leerlingen' })).toBeVisible();
    await page.getByLabel('Zoek op naam').fill('hoshi');
    await expect(page.getByRole('row', { name: /Taro Hoshi/ })).toContainText('5 Otters');
  });

  await test.step('the next year', async () => {
    await page.goto(`${startAddress.replace(/\/$/, '')}/jaarovergang`);
    await page.getByRole('button', { name: 'Volgende' }).click();
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(page.getByText(/verlaten de school en gaan naar de prullenbak/)).toBeVisible();
    await page.getByRole('button', { name: 'Nieuw schooljaar beginnen' }).click();
    await expect(page.getByText(/Schooljaar 2\d{3}-2\d{3} staat klaar/)).toBeVisible();
    await page.getByRole('link', { name: 'Naar de groepen' }).click();
    await page.getByRole('link', { name: 'Open 6 Kompas' }).click();
    await expect(page.getByRole('rowheader', { name: /Ilse van de Kamp/ })).toBeVisible();
  });

  await test.step('the word of the other country leads home, and no screen broke', async () => {
    await page.goto(`${environment().adres}/admins/${startAddress.split('/')[4] ?? ''}/klassen/jaarovergang`);
    await expect(page).toHaveURL(/\/groepen\/jaarovergang$/);
    expect(errors).toEqual([]);
  });
});
