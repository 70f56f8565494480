/** How many presses a teacher needs from the overview of groups: to see what a child spells wrong, to give practice in that, to move the level of a group. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openVoortgang } from './docent.ts';
import { signInAdult } from './journey.ts';
import { test } from './test.ts';

const DOCENT = 'samira.taleb';
const GROEP = /Meeuwen/;

/** Presses, each counted. */
function createPresser(): { press(button: Locator): Promise<void>; count(): number } {
  let presses = 0;
  return {
    press: async (button) => {
      presses += 1;
      await button.click();
    },
    count: () => presses,
  };
}

/** The overview of groups, where every count begins. */
async function openGroepen(page: Page): Promise<void> {
  await signInAdult(page, DOCENT);
  await expect(page.getByRole('link', { name: GROEP }).first()).toBeVisible();
}

test('what a child spells wrong is two presses away, and practice in that two more', async ({ page }) => {
  await openGroepen(page);
  const { press, count } = createPresser();
  await press(page.getByRole('link', { name: GROEP }).first());
  await press(page.getByRole('link', { name: /, bekijk voortgang$/ }).nth(2));
  const words = page.getByRole('region', { name: 'Woorden die nog misgaan' });
  await expect(words.getByRole('listitem').first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);

  await press(words.getByRole('button', { name: 'Maak oefening met deze woorden' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Zet klaar', exact: true }));
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test('the level of a whole group is moved in three presses, and moved back in one', async ({ page }) => {
  await openGroepen(page);
  const { press, count } = createPresser();
  await press(page.getByRole('button', { name: /^Meer met .*Meeuwen/ }));
  await press(page.getByRole('menuitem', { name: 'Niveau van de hele groep' }));
  await press(page.getByRole('dialog').getByRole('button', { name: /^Eén jaar lager/ }));
  await expect(page.getByText(/Meeuwen oefent nu woorden van/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
});

test('a slip of the finger is marked with a note, shown as such, and taken back', async ({ page }) => {
  await openGroepen(page);
  await openVoortgang(page, 'Meeuwen');
  await page.locator('button.cell.status--struikel').first().click();
  const drawer = page.locator('.drawer');
  await drawer.getByLabel('Alleen de fouten').click();
  const question = drawer.getByRole('button', { name: /^Was dit een typfout\?/ });
  await expect(question.first()).toBeVisible();
  await question.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Wat zag je/ }).fill('Misgetikt, wist het woord wel');
  await dialog.getByRole('button', { name: 'Telt als goed' }).click();
  await expect(dialog).toBeHidden();
  await drawer.getByLabel('Alleen de fouten').click();
  const all = drawer.getByRole('button', { name: /^Alle \d+ antwoorden$/ });
  if (await all.isVisible()) await all.click();
  const mark = drawer.getByRole('listitem').filter({ hasText: 'Misgetikt, wist het woord wel' });
  await expect(mark).toContainText('typfout, telt als goed');
  await mark.getByRole('button', { name: /^Terugzetten/ }).click();
  await expect(mark).toHaveCount(0);
});
