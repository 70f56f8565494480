/** How the screens of the pupil tracking system get to their later states. */
import type { Page } from '@playwright/test';
import type { Spot } from './screens-types.ts';

/** Chooses an option of a list that is open or opens by its field. */
async function chooseFirst(page: Page, field: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).first().click();
  await page.getByRole('option').nth(1).click();
}
let afname = 0;
/** Results of the pupils of the group, with columns that speak for themselves; then the buttons of the steps. */
export const chooseResults =
  (...buttons: readonly string[]) =>
  async (page: Page, { wie: who, stage }: Spot): Promise<void> => {
    const antwoord = await fetch(
      `http://localhost:${stage.poort}/api/admins/${who.adminId}/groepen/${who.groepId}/leerlingen`,
      { headers: { Authorization: `Bearer ${who.token}` } },
    );
    const { items }: { items: { roepnaam: string; voorvoegsel?: string; achternaam: string }[] } =
      await antwoord.json();
    afname += 1;
    const at = `2026-${String(1 + (afname % 6)).padStart(2, '0')}-${String(1 + (afname % 28)).padStart(2, '0')}`;
    const rows = items.map(
      ({ roepnaam, voorvoegsel = '', achternaam }, nr) =>
        `${[roepnaam, voorvoegsel, achternaam].filter((part) => part !== '').join(' ')};cito;Spelling;M5;${at};${30 + (nr % 20)};50;AE;${'ABCDE'[nr % 5] ?? 'C'}`,
    );
    const file = [
      'leerling;aanbieder;toets;moment;afnamedatum;aantalgoed;aantalopgaven;schaal;niveau',
      ...rows,
      'Iemand Anders;cito;Spelling;M5;2026-01-29;40;50;AE;B',
      'Iemand Anders;cito;Spelling;M5;2026-01-29;60;50;IV;B',
    ].join('\r\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'resultaten.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    for (const button of buttons) await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('button', { name: buttons.length === 0 ? 'Verder' : 'Importeer', exact: true }).waitFor();
  };
/** The whole import; names without a date of birth are told apart by a person. */
export const importResults = async (page: Page, spot: Spot): Promise<void> => {
  await chooseResults('Verder')(page, spot);
  await page.getByRole('tab', { name: /Wie is dit/ }).click();
  for (let nr = 0; nr < 3; nr += 1) await chooseFirst(page, /^Wie is /);
  await page.getByRole('button', { name: 'Importeer', exact: true }).click();
  await page.getByRole('heading', { name: 'Gelukt' }).waitFor();
};
