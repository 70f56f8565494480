import { expect, type Locator, type Page } from '@playwright/test';
import type { Aanmelding } from './reis.ts';

/** Answer as the teacher reads it. */
export interface Regel {
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

function regelsVan(lade: Locator): Promise<Regel[]> {
  return lade.locator('li.antwoord').evaluateAll((rijen) =>
    rijen.map((rij) => ({
      ruw: rij.querySelector('.antwoord__ruw')?.textContent ?? '',
      goed: rij.querySelector('.antwoord__teken--goed') !== null,
      woord: rij.querySelector('.antwoord__woord')?.lastChild?.textContent ?? null,
    })),
  );
}

/** All answers behind a cell of the matrix, newest first, read from the screen. */
export async function leesCel(page: Page, cel: { leerling: string; doel: string }): Promise<Regel[]> {
  // The matrix writes the whole name; the first name is one that nobody else in the group has.
  await page
    .locator(
      `button.cel[aria-label^=${JSON.stringify(`${cel.leerling} `)}][aria-label*=${JSON.stringify(`, ${cel.doel}: `)}]`,
    )
    .click();
  const lade = page.locator(
    `aside.lade[aria-label^=${JSON.stringify(cel.leerling)}][aria-label$=${JSON.stringify(cel.doel)}]`,
  );
  await expect(lade.locator('li.antwoord').first()).toBeVisible();
  const alle = lade.getByRole('button', { name: /^Alle \d+ antwoorden$/ });
  if (await alle.isVisible()) await alle.click();
  const uit = await regelsVan(lade);
  await page.keyboard.press('Escape');
  await expect(lade).toBeHidden();
  return uit;
}

/** How many answers of a pupil the server gives the teacher who is signed in on the page. */
export function telAntwoorden(juf: Page, rij: Aanmelding): Promise<number> {
  return juf.evaluate(async (pad) => {
    const antwoord = await fetch(pad, {
      headers: { Authorization: `Bearer ${localStorage.getItem('taaltocht.access_token') ?? ''}` },
    });
    const { totaal }: { totaal: number } = await antwoord.json();
    return totaal;
  }, `/api/admins/${rij.adminId}/leerlingen/${rij.id}/antwoorden`);
}
