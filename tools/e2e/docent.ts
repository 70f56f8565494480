import { expect, type Locator, type Page } from '@playwright/test';
import type { SignIn } from './journey.ts';

/** Answer as the teacher reads it. */
export interface Rule {
  ruw: string;
  goed: boolean;
  /** Right word, shown beside a mistake. */ woord: string | null;
}

/** From the groups overview to the progress of one group, as a teacher clicks. */
export async function openVoortgang(page: Page, groep: string): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(groep) })
    .first()
    .click();
  await page.getByRole('link', { name: 'Voortgang', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
}

function linesOf(drawer: Locator): Promise<Rule[]> {
  return drawer.locator('li.antwoord').evaluateAll((rows) =>
    rows.map((row) => ({
      ruw: row.querySelector('.antwoord__ruw')?.textContent ?? '',
      goed: row.querySelector('.antwoord__sign--correct') !== null,
      woord: row.querySelector('.antwoord__woord')?.lastChild?.textContent ?? null,
    })),
  );
}

/** What stands where answers should: the cell as it reads, and the drawer, whoever it is of. */
async function tellDrawer(page: Page, cell: Locator): Promise<string> {
  const [name] = await cell.evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')));
  const shown = await page
    .locator('.drawer')
    .evaluateAll((drawers) =>
      drawers.map((one) => `${one.getAttribute('aria-label')}: ${one.textContent.replaceAll(/\s+/g, ' ')}`),
    );
  return `the cell is ${JSON.stringify(name ?? 'gone')}; the drawer says ${JSON.stringify(shown)}; the page is ${page.url()}`;
}

/** All answers behind a cell of the matrix, newest first, read from the screen. */
export async function readCell(page: Page, { leerling, doel }: { leerling: string; doel: string }): Promise<Rule[]> {
  // The matrix writes the whole name; the first name is one that nobody else in the group has.
  const cell = page.locator(
    `button.cell[aria-label^=${JSON.stringify(`${leerling} `)}][aria-label*=${JSON.stringify(`, ${doel}: `)}]`,
  );
  await cell.click();
  const drawer = page.locator(`.drawer[aria-label^=${JSON.stringify(leerling)}][aria-label$=${JSON.stringify(doel)}]`);
  const answer = drawer.locator('li.antwoord').first();
  await answer.waitFor({ timeout: 20_000 }).catch(async () => {
    throw new Error(`no answers behind ${leerling}, ${doel}: ${await tellDrawer(page, cell)}`);
  });
  const all = drawer.getByRole('button', { name: /^Alle \d+ antwoorden$/ });
  if (await all.isVisible()) await all.click();
  const out = await linesOf(drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  return out;
}

/** How many answers of a pupil the server gives the teacher who is signed in on the page. */
export function countAntwoorden(schoolmistress: Page, row: SignIn): Promise<number> {
  return schoolmistress.evaluate(async (path) => {
    const antwoord = await fetch(path, {
      headers: { Authorization: `Bearer ${localStorage.getItem('taaltocht.access_token') ?? ''}` },
    });
    const { totaal: total }: { totaal: number } = await antwoord.json();
    return total;
  }, `/api/admins/${row.adminId}/leerlingen/${row.id}/antwoorden`);
}
