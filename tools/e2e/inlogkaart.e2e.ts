/** Cards on paper and back: printed, read from the print, used; and a pupil who moves with a code. */
import { expect, type Page } from '@playwright/test';
import { signInAdult, environment, voornaam } from './journey.ts';
import { pictureOfPaper } from './paper.ts';
import { test } from './test.ts';

/** Around the code of the first card on the sheet, in points, and as many pixels as a camera would see of it. */
const FIRST_CODE = { x: 200, y: 96, width: 88, height: 86 };
const PHOTO_SCALE = 2.2;

async function openScreen(page: Page, groep: RegExp, screen: string): Promise<void> {
  await page.getByRole('link', { name: groep }).first().click();
  await page.getByRole('link', { name: screen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

test('a teacher prints the cards and a pupil signs in with one', async ({ page, browser }, testInfo) => {
  await signInAdult(page, 'joris.hemelaer');
  await openScreen(page, /3 Vissen/, 'Wachtwoorden');
  const first = await page.getByRole('row').nth(1).getByRole('rowheader').innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Kaartjes als PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('inlogkaartjes-3-vissen.pdf');
  const pdf = testInfo.outputPath('kaartjes.pdf');
  await download.saveAs(pdf);

  const kind = environment().demo.find(
    (d) => d.rol === 'leerling' && d.host === 'nl' && d.plaatjes !== undefined && voornaam(d) === first.trim(),
  );
  const tablet = await (await browser.newContext({ viewport: { width: 820, height: 1180 } })).newPage();
  await tablet.goto(`${environment().adres}/app/auth/login`);
  await tablet.getByRole('button', { name: /^Leerling/ }).click();
  await tablet.getByRole('button', { name: 'Scan mijn kaartje' }).click();
  // This machine has no camera: the screen says so and takes a photo.
  await expect(tablet.getByText('De camera doet het nu niet.', { exact: false })).toBeVisible();
  await tablet.getByLabel('Kies een foto van je kaartje').setInputFiles({
    name: 'kaartje.png',
    mimeType: 'image/png',
    buffer: await pictureOfPaper(pdf, PHOTO_SCALE, FIRST_CODE),
  });
  await expect(tablet.getByRole('heading', { name: `Hoi ${first.trim()}!`, exact: false })).toBeVisible();
  for (const image of kind?.plaatjes ?? []) await tablet.getByRole('button', { name: image, exact: true }).click();
  await expect(tablet).toHaveURL(new RegExp(`/leerling/${kind?.id ?? 'niemand'}/landkaart`));

  // A new password ends this session and voids the card.
  await page.getByRole('button', { name: `Nieuw wachtwoord voor ${first.trim()}` }).click();
  await page.getByRole('radio', { name: /Twee woorden/ }).check();
  await page.getByRole('button', { name: 'Maken' }).click();
  await expect(page.locator('.password__woord').first()).toHaveText(/^[a-z]+-[a-z]+-[2-9]$/);
  await tablet.reload();
  await expect(tablet).toHaveURL(/app\/auth\/login/);
});

test('a pupil moves from a school to a practice with a code that works once', async ({ page, browser }) => {
  await signInAdult(page, 'marit.oosterling');
  await openScreen(page, /6 Kompas/, 'Verhuizen');
  await page.getByRole('button', { name: 'Verhuiscodes maken' }).click();
  const choice = page.getByRole('group', { name: 'Voor wie' });
  await page.getByRole('button', { name: /^Maak/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Kies minstens één' })).toBeVisible();
  const label = choice.locator('label').filter({ hasText: 'Jean-Noa' });
  await label.click();
  await page.getByRole('button', { name: 'Maak 1 code' }).click();
  const code = await page.locator('.transfer__codes code').innerText();
  expect(code).toMatch(/^(?:[0-9A-Z]{5}-){4}.$/);

  const other = await (await browser.newContext()).newPage();
  await signInAdult(other, 'ilse.brandsma');
  await openScreen(other, /Praktijk/, 'Verhuizen');
  const read = async (text: string) => {
    await other.getByRole('textbox', { name: 'Verhuiscodes' }).fill(text);
    await other.getByRole('button', { name: 'Bekijk de codes' }).click();
  };
  await read(`${code.slice(0, 4)}${code[4] === '7' ? '8' : '7'}${code.slice(5)}`);
  await expect(other.getByText('Er is een teken verkeerd overgenomen.', { exact: false })).toBeVisible();
  await read(code.toLowerCase());
  await expect(other.getByRole('rowheader', { name: /Jean-Noa ter Horst/ })).toBeVisible();
  await other.getByRole('button', { name: 'Lees 1 cliënt in' }).click();
  const woord = await other.locator('.transfer__finding .password__woord').innerText();
  await read(code);
  await expect(other.getByText('Deze code is al gebruikt.')).toBeVisible();

  // Gone at the school, at home in the practice.
  await page.reload();
  await expect(page.getByRole('row', { name: /vertrokken/ })).toContainText('ingelezen');
  await page.getByRole('link', { name: 'Leerlingen', exact: true }).click();
  await expect(page.getByText('Jean-Noa')).toHaveCount(0);
  const groepscode =
    environment().demo.find((d) => d.rol === 'leerling' && d.school === 'RT-praktijk Woordwijs-West')?.code ?? '';
  const kind = await (await browser.newContext()).newPage();
  await kind.goto(`${environment().adres}/app/auth/login?code=${groepscode}`);
  await kind.getByRole('button', { name: 'Jean-Noa', exact: true }).click();
  await kind.getByLabel('Wachtwoord', { exact: true }).fill(woord);
  await kind.keyboard.press('Enter');
  await expect(kind).toHaveURL(/\/leerling\/[^/]+\/landkaart/);
});
