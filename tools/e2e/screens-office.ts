/** Screens of the office that look after the server and after one leerling. */
import type { Page } from '@playwright/test';
import type { ScreenOf } from './screens-types.ts';

const clerk = { gevuld: 'kantoor', vraag: null } as const;
const WHY = 'Juf belt: leerling kan niet inloggen';

/** Looks somebody up by a part of the name at one school. */
const search =
  (name: string, code: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: /^Gebruikersnaam/ }).fill(name);
    await page.getByRole('textbox', { name: /^Schoolcode/ }).fill(code);
    await page.getByRole('textbox', { name: /^Reden/ }).fill(WHY);
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await page
      .getByText(/gevonden/)
      .first()
      .waitFor();
  };
/** Sends without a reason. */
const sendEmpty = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
};
/** A server on which somebody has to look. */
const unwell = async (page: Page): Promise<void> => {
  await page.route(/\/api\/kantoor\/gezondheid/, async (call) => {
    const answer = await call.fetch();
    const state: { health: object } = await answer.json();
    await call.fulfill({
      json: {
        ...state,
        health: { ...state.health, klaar: false, disk: false, drawings: { done: 12, total: 45, failed: ['ninja'] } },
        disk: { free: 150_000_000, total: 40_000_000_000 },
        mail: 'nowhere',
        backup: { at: '2026-11-01T01:00:00.000Z', tested: null, nightly: false },
      },
    });
  });
  await page.reload();
  await page.getByText('kijk hiernaar').first().waitFor();
};

/** Somebody is chosen, and one address is wrong. */
const fillInvite = async (page: Page): Promise<void> => {
  await page.getByRole('searchbox', { name: /^Klant/ }).fill('e');
  await page.getByRole('radio').first().click();
  await page.getByRole('textbox', { name: /^Mailadressen/ }).fill('an@school.voorbeeld\nbo.school.voorbeeld');
  await page.getByRole('button', { name: 'Verstuur' }).click();
};

/** Opens a colleague, or the form of an invitation, of whom the address is wrong. */
const openColleague = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Wijzig: Bas/ }).click();
  await page.getByRole('dialog').waitFor();
};
const inviteColleague = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click();
  await page.getByRole('textbox', { name: /^Mailadressen/ }).fill('an@kantoor.voorbeeld\nbo.kantoor.voorbeeld');
  await page.getByRole('button', { name: 'Verstuur' }).click();
};
/** One who was asked and did not come in yet. */
const invitedColleague = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click();
  await page.getByRole('textbox', { name: /^Mailadressen/ }).fill(`gijs.${Date.now()}@kantoor.voorbeeld`);
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByRole('heading', { name: 'Uitgenodigd' }).waitFor();
};
const openQuestion = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Wijzig: / })
    .first()
    .click();
  await page.getByRole('checkbox', { name: 'Vlaanderen leest een eigen tekst' }).check();
};
const emptyQuestion = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Nieuwe vraag' }).click();
  await page.getByRole('button', { name: 'Bewaar' }).click();
};

export const OFFICE_SCREENS: readonly ScreenOf[] = [
  {
    naam: 'medewerkers',
    pad: () => '/superadmin/medewerkers',
    gevuld: 'baas',
    geenrecht: 'schooladmin',
    vraag: /\/api\/kantoor\/medewerkers/,
  },
  {
    naam: 'medewerkers-uitgenodigd',
    pad: () => '/superadmin/medewerkers',
    gevuld: 'baas',
    vraag: null,
    doe: invitedColleague,
  },
  { naam: 'medewerkers-lezen', pad: () => '/superadmin/medewerkers', ...clerk },
  {
    naam: 'medewerker',
    pad: () => '/superadmin/medewerkers',
    gevuld: 'baas',
    vraag: null,
    doe: openColleague,
  },
  {
    naam: 'medewerker-uitnodigen',
    pad: () => '/superadmin/medewerkers',
    gevuld: 'baas',
    vraag: null,
    doe: inviteColleague,
  },
  { naam: 'vragen-beheer', pad: () => '/superadmin/faq', gevuld: 'kantoor', vraag: /\/api\/kantoor\/vragen/ },
  { naam: 'vraag-beheer', pad: () => '/superadmin/faq', ...clerk, doe: openQuestion },
  { naam: 'vraag-beheer-fout', pad: () => '/superadmin/faq', ...clerk, doe: emptyQuestion },
  {
    naam: 'server',
    pad: () => '/superadmin/gezondheid',
    gevuld: 'kantoor',
    geenrecht: 'schooladmin',
    vraag: /\/api\/kantoor\/gezondheid/,
  },
  { naam: 'server-let-op', pad: () => '/superadmin/gezondheid', ...clerk, doe: unwell },
  { naam: 'leerling-zoeken', pad: () => '/superadmin/leerlingen', ...clerk },
  { naam: 'leerling-zoeken-fout', pad: () => '/superadmin/leerlingen', ...clerk, doe: sendEmpty },
  {
    naam: 'uitnodigen',
    pad: () => '/superadmin/uitnodiging-versturen',
    gevuld: 'kantoor',
    vraag: /\/api\/uitnodigingen\?/,
  },
  { naam: 'uitnodigen-fout', pad: () => '/superadmin/uitnodiging-versturen', ...clerk, doe: fillInvite },
  { naam: 'leerling-gevonden', pad: () => '/superadmin/leerlingen', ...clerk, doe: search('ste', 'VUUR2026') },
];
