/** The content workbench of the studio: find a word, try an answer, check a pasted list and a text. */
import { expect } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { test } from './test.ts';

let studio: ViteDevServer;
test.beforeAll(async () => {
  studio = await createServer({
    configFile: 'tools/studio/vite.config.ts',
    logLevel: 'error',
    server: { port: 0, hmr: false },
  });
  await studio.listen();
});
test.afterAll(() => studio.close());

test('an author finds a word, tries an answer and checks a list and a text', async ({ page }) => {
  await page.goto(studio.resolvedUrls?.local[0] ?? '');
  const search = page.getByLabel('Zoek een woord');
  await search.fill('trein');
  await expect(page.getByRole('listbox', { name: 'Gevonden woorden' }).getByRole('option').first()).toContainText(
    'trein',
  );
  await search.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(page.getByRole('article', { name: 'trein', exact: true }).getByText('hoofdcategorie')).toBeVisible();
  await page.getByLabel('Antwoord').fill('trijn');
  await expect(page.locator('.label')).toContainText('ei → ij');
  await search.fill('qqqq');
  await expect(page.getByText('Geen woord past bij deze keuze')).toBeVisible();

  await page.getByRole('link', { name: 'Lijst plakken' }).click();
  await page.getByLabel('Woordenlijst').fill('trein\nf13ts\nzwoep');
  const rows = page.locator('.list-table tbody tr');
  await expect(rows.nth(0)).toContainText('groep 4');
  await expect(rows.nth(1)).toContainText('Hier staat een teken dat niet in een woord hoort.');
  await expect(rows.nth(2)).toContainText('niet in het woordenboek');

  await page.getByRole('link', { name: 'Leestekst' }).click();
  await page.getByRole('textbox', { name: 'Leestekst' }).fill('De kat zwoept op de mat.');
  await expect(page.locator('.niveau')).toContainText('Onzeker');
  await expect(page.locator('.leestekst mark')).toHaveText(['zwoept']);
});
