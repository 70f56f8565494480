/** A care plan from the first proposal to the signed evaluation, and the paper that comes out of it. */
import { expect, type Browser, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { environment, signInAdult, signInLeerling } from './journey.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Takes over everything on this step that is still a proposal. */
async function takeOver(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^Neem (?:over: |doel )/ });
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click();
    await expect(buttons).toHaveCount(left - 1);
  }
}

/** Types what the leerling wrote: the first words right, the others not. */
async function fillIn(page: Page, right: number): Promise<void> {
  const rows = page.locator('.test-row');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  expect(count).toBeGreaterThanOrEqual(10);
  for (let nr = 0; nr < count; nr += 1) {
    const woord = await rows.nth(nr).locator('strong').innerText();
    await rows
      .nth(nr)
      .getByRole('textbox')
      .fill(nr < right ? woord : `${woord}e`);
  }
  await page.getByRole('button', { name: 'Kijk na en bewaar' }).click();
}

/** The child of the plan takes the test at the lighthouse. */
async function takeOnMap(
  browser: Browser,
  { leerlingId, words }: { leerlingId: string; words: readonly string[] },
): Promise<void> {
  const row = environment().demo.find(({ id }) => id === leerlingId);
  if (row === undefined) throw new Error('the child of the plan has no sign-in');
  const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await signInLeerling(page, row);
  await page
    .getByRole('link', { name: /Laat zien wat je nu kunt/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText(`Woord 1 van ${words.length}`)).toBeVisible();
  // Nothing tells a child, or who looks over a shoulder, of a plan.
  await expect(page.getByText(/handelingsplan|eindtoets|zorg/i)).toHaveCount(0);
  expect.soft(await findings(page), 'eindtoets op de kaart').toEqual([]);
  for (const [nr, word] of words.entries()) {
    await page.getByRole('textbox', { name: /^Schrijf woord/ }).fill(nr < 15 ? word : `${word}e`);
    await page.getByRole('button', { name: /^(Volgende|Klaar)$/ }).click();
  }
  await page.getByRole('button', { name: 'Lever in' }).click();
  await expect(page.getByRole('heading', { name: 'Ingeleverd!' })).toBeVisible();
  await page.context().close();
}

const next = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a teacher leads a plan from proposal to signature, and prints the dossier', async ({ page, browser }, info) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await signInAdult(page, 'samira.taleb');
  await page.getByRole('link', { name: 'Zorgleerlingen' }).click();
  await expect(page.getByRole('heading', { name: 'Zorgleerlingen' })).toBeVisible();
  expect.soft(await findings(page), 'zorgleerlingen').toEqual([]);
  // Where plans run already, the page opens with those.
  await page.getByRole('tab', { name: /^Voorstellen/ }).click();
  await page
    .getByRole('link', { name: /^Maak een plan voor/ })
    .first()
    .click();

  // The draft: every sentence says that it is a proposal and where it comes from.
  await expect(page.getByRole('heading', { name: /^Nieuw handelingsplan voor/ })).toBeVisible();
  await expect(page.getByText('voorstel', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('uit de antwoorden in Taaltocht').first()).toBeVisible();
  expect.soft(await findings(page), 'handelingsplan maken').toEqual([]);
  await info.attach('voorstel', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await takeOver(page);
  await page.getByRole('button', { name: 'Bewaar als concept en ga verder' }).click();
  for (const part of ['Beginsituatie', 'Doelen', 'Aanpak', 'Afspraken']) {
    await expect(page.getByRole('listitem').filter({ hasText: part }).locator('[aria-current=step]')).toBeVisible();
    await takeOver(page);
    if (part === 'Afspraken') {
      expect.soft(await findings(page), 'handelingsplan bewerken').toEqual([]);
      await page.getByLabel('Nog niet, omdat').fill('Het gesprek is volgende week.');
    }
    await page.getByRole('button', { name: /^Bewaar en (?:ga verder|bekijk het plan)/ }).click();
  }

  await next(page, 'Maak de begintoets');
  await page.getByRole('link', { name: 'Open de begintoets' }).click();
  expect.soft(await findings(page), 'begintoets').toEqual([]);
  await fillIn(page, 6);
  await next(page, 'Start het plan');

  await page.getByRole('button', { name: 'Voeg regel toe' }).click();
  await page.getByLabel('Wat deed je, en hoe ging het?').fill('Verlengen ging hardop goed.');
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Verlengen ging hardop goed.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tussenevaluatie' }).click();
  await page.getByLabel('Wat zie je, en wat stel je bij?').fill('De regel zit erin, nu nog sneller.');
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('De regel zit erin, nu nog sneller.').first()).toBeVisible();
  // A dialog on its way out still hides the page behind it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect.soft(await findings(page), 'handelingsplan').toEqual([]);
  await info.attach('plan', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

  await next(page, 'Maak de eindtoets');
  await page.getByRole('link', { name: 'Open de eindtoets' }).click();
  await page.getByRole('button', { name: 'Zet op de kaart' }).click();
  await expect(page.getByRole('button', { name: 'Haal van de kaart' })).toBeVisible();
  const words = await page.locator('.test-row strong').allInnerTexts();
  const leerlingId = /leerlingen\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await takeOnMap(browser, { leerlingId, words });
  await page.reload();
  await expect(page.getByRole('heading', { name: new RegExp(`naar 15 van de ${words.length} goed`) })).toBeVisible();
  // One of the wrong ones was a slip of the finger, and is not after all.
  const [wrong = ''] = words.slice(15);
  await page.getByRole('button', { name: `Het was een verschrijving: ${wrong}` }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`naar 16 van de ${words.length} goed`) })).toBeVisible();
  await page.getByRole('button', { name: `Toch fout: ${wrong}` }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`naar 15 van de ${words.length} goed`) })).toBeVisible();
  expect.soft(await findings(page), 'uitslag van de eindtoets').toEqual([]);
  await page.getByRole('link', { name: 'Naar het plan' }).click();
  await next(page, 'Naar de evaluatie');
  await page.getByRole('button', { name: 'Onderteken', exact: false }).first().click();
  await page.getByLabel('Wat leverde het plan op?').fill('Veel meer woorden in één keer goed, ook in het schrift.');
  await page.getByLabel('Doelen behaald').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Onderteken' }).click();
  await expect(page.getByRole('button', { name: 'Voeg een aanvulling toe' })).toBeVisible();

  // The paper: what was asked, what was written, who signed.
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.paper');
  await expect(paper).toBeVisible();
  await expect(paper).toContainText('Ondertekend door Samira Taleb');
  await expect(paper).toContainText('Verlengen ging hardop goed.');
  await expect(paper).toContainText('15 van de');
  await info.attach('dossier', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  expect(errors).toEqual([]);
});
