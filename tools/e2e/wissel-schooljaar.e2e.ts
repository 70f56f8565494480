/** Last by its name, since it ends in the next school year, where the classes of the other journeys are no more. */
import { expect, test, type Page } from '@playwright/test';
import { meldVolwasseneAan, omgeving } from './reis.ts';

const klaar = (page: Page, zin: RegExp) => expect(page.locator('.MuiSnackbar-root')).toContainText(zin);

/** Pastes text into a field, as from a spreadsheet. */
async function plak(page: Page, veld: string, tekst: string): Promise<void> {
  await page.getByLabel(veld, { exact: true }).evaluate((element, inhoud) => {
    const doos = new DataTransfer();
    doos.setData('text', inhoud);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: doos, bubbles: true, cancelable: true }));
  }, tekst);
}

async function kies(page: Page, ...namen: string[]): Promise<void> {
  for (const naam of namen) await page.getByLabel(`Kies ${naam}`, { exact: true }).check();
}

test('a school year: a new group, a pasted class, moves, the bin and the next year', async ({ page }) => {
  const fouten: string[] = [];
  page.on('pageerror', (fout) => fouten.push(String(fout)));
  await meldVolwasseneAan(page, 'marit.oosterling');
  const beginadres = page.url();

  await test.step('make a group, with what is wrong at its field', async () => {
    await page.getByRole('button', { name: 'Nieuwe groep' }).click();
    const dialoog = page.getByRole('dialog');
    await dialoog.getByRole('button', { name: 'Bewaren' }).click();
    await expect(dialoog).toContainText('Dit veld is verplicht.');
    await expect(dialoog).toContainText('Kies minstens één mogelijkheid.');
    await expect(dialoog.getByLabel('Naam')).toBeFocused();
    await dialoog.getByLabel('Naam').fill('6 kompas');
    await dialoog.getByLabel('Groep 5').check();
    await dialoog.getByRole('button', { name: 'Bewaren' }).click();
    await expect(dialoog).toContainText('Dit bestaat al.');
    await dialoog.getByLabel('Naam').fill('5 Otters');
    await dialoog.getByRole('button', { name: 'Bewaren' }).click();
    await klaar(page, /5 Otters is toegevoegd/);
  });

  await test.step('paste three names, one of which is known already', async () => {
    await page.getByRole('link', { name: 'Open 5 Otters' }).click();
    await page.getByRole('link', { name: 'Leerlingen toevoegen' }).first().click();
    await plak(
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
    await kies(page, 'Ilse van de Kamp', 'Taro Hoshi');
    await page.getByRole('button', { name: 'Verplaatsen' }).click();
    await page.getByLabel('Naar groep').click();
    await page.getByRole('option', { name: '6 Kompas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click();
    await klaar(page, /2 leerlingen verplaatst: 6 Kompas/);
    await expect(page.getByText('Nog geen leerlingen')).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByRole('rowheader', { name: /Taro Hoshi/ })).toBeVisible();
  });

  await test.step('to the bin and out of it', async () => {
    await kies(page, 'Taro Hoshi');
    await page.getByRole('button', { name: 'Prullenbak', exact: true }).click();
    await page.getByLabel('Reden (niet verplicht)').fill('verhuisd');
    await page.getByRole('dialog').getByRole('button', { name: 'Naar de prullenbak' }).click();
    await klaar(page, /1 leerling staat in de prullenbak/);
    await page.getByRole('link', { name: 'Prullenbak' }).click();
    const rij = page.getByRole('row', { name: /Taro Hoshi/ });
    await expect(rij).toContainText('90 dagen');
    await expect(rij).toContainText('5 Otters');
    await rij.getByRole('button', { name: 'Taro Hoshi terugzetten' }).click();
    await klaar(page, /1 leerling teruggezet/);
    await page.getByRole('link', { name: 'Alle leerlingen' }).click();
    await expect(page.getByRole('heading', { name: 'Alle leerlingen' })).toBeVisible();
    await page.getByLabel('Zoek op naam').fill('hoshi');
    await expect(page.getByRole('row', { name: /Taro Hoshi/ })).toContainText('5 Otters');
  });

  await test.step('the next year', async () => {
    await page.goto(`${beginadres.replace(/\/$/, '')}/jaarovergang`);
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
    await page.goto(`${omgeving().adres}/admins/${beginadres.split('/')[4] ?? ''}/klassen/jaarovergang`);
    await expect(page).toHaveURL(/\/groepen\/jaarovergang$/);
    expect(fouten).toEqual([]);
  });
});
