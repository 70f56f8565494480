/** What comes in at the office, and the pages about one customer, as they are photographed. */
import type { Page } from '@playwright/test';
import type { ScreenOf, Spot } from './screens-types.ts';

const clerk = { gevuld: 'kantoor', vraag: null } as const;
const WHY = 'Hulpvraag van de school over een import';
const main = (page: Page) => page.locator('main');
const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await main(page).getByRole('button', { name }).first().click();
  };
const follow = async (page: Page): Promise<void> => {
  await main(page).getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: /^Terug/ }).waitFor();
};
/** A list that answers with nothing. */
const emptied =
  (call: RegExp, text: RegExp, answer: object = { items: [] }) =>
  async (page: Page): Promise<void> => {
    await page.route(call, (route) => route.fulfill({ json: answer }));
    await page.reload();
    await page.getByText(text).first().waitFor();
  };

/** A page about one customer, behind the question why; what is done there comes after it. */
const customer = (
  name: string,
  part: string,
  { before, act }: { before?: (page: Page) => Promise<void>; act?: (page: Page, spot: Spot) => Promise<void> } = {},
): ScreenOf => ({
  naam: name,
  pad: ({ stage, host }) => `/superadmin/admins/${stage.person(host, 'schooladmin').adminId}/${part}`,
  ...clerk,
  doe: async (page, spot) => {
    await before?.(page);
    await page.getByRole('textbox', { name: /^Reden/ }).fill(WHY);
    await page.getByRole('button', { name: 'Meekijken' }).click();
    await page.locator('.admin-detail__tabs').waitFor();
    await act?.(page, spot);
  },
});
/** The calls of a page that are refused, or never answered. */
const refused = (call: RegExp) => (page: Page) =>
  page.route(call, (route) =>
    route.fulfill({ status: 500, json: { code: 'FOUT', message: 'Er ging iets mis.', nummer: '7K2M4' } }),
  );
const held = (call: RegExp) => (page: Page) => page.route(call, () => undefined);
const answered = (call: RegExp, answer: object) => (page: Page) =>
  page.route(call, (route) => route.fulfill({ json: answer }));
const done = (work: (page: Page) => Promise<unknown>) => async (page: Page) => void (await work(page));

const chooseLeerlingen = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Leerlingen die ik kies' }).click();
  await main(page).getByRole('checkbox').first().check();
  await main(page).getByRole('checkbox').nth(1).check();
  await page.getByRole('combobox', { name: /Naar welke klant/ }).fill('e');
  await page.getByRole('option').first().click();
};
const chooseNobody = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Leerlingen die ik kies' }).click();
  await press('Maak het plan')(page);
};
const invited = async (page: Page): Promise<void> => {
  await page
    .getByText(/uitgenodigd op|verlopen|kwam niet aan/)
    .first()
    .waitFor();
};
/** Somebody of this school who was asked and did not come in. */
const inviteSomebody = async ({ stage, host }: Spot): Promise<void> => {
  const { adminId, token } = stage.person(host, 'schooladmin');
  const body = { emails: [`els.${Date.now()}@school.voorbeeld`], rol: 'docent', groepIds: [] };
  await stage.vraag(`/admins/${adminId}/uitnodigingen`, { token, body });
};
const SEGMENT = { kinds: ['school'], landen: [], statuses: ['proef'], roles: [], features: [] };
const keepConcept = async ({ stage, wie: { token } }: Spot): Promise<void> => {
  const body = { segment: SEGMENT, onderwerp: 'Onderhoud in de vakantie', tekst: 'Straks meer.', concept: true };
  await stage.vraag('/mededelingen', { token, body });
};
/** A home that was sent the link with which its trial begins. */
const askTrial = async ({ stage }: Spot): Promise<void> => {
  await stage.vraag('/aanvragen', {
    body: {
      soort: 'proef',
      organisatiesoort: 'thuis',
      land: 'NL',
      naam: 'Nora Vis',
      email: `nora.${Date.now()}@thuis.voorbeeld`,
      akkoord: true,
      openMs: 20_000,
    },
  });
};
const followWaiting = async (page: Page): Promise<void> => {
  await main(page).getByRole('link', { name: 'Nora Vis' }).first().click();
  await page.getByRole('link', { name: /^Terug/ }).waitFor();
};
/** A move that waits for the second person, with what has to be settled first. */
const MOVE_WAITING = {
  items: [
    {
      id: '019f955b-73e2-7000-8000-000000000004',
      op: '2026-11-27T09:00:00.000Z',
      status: 'gepland',
      doel: { id: '019f955b-73e2-7000-8000-000000000002', naam: 'De Branding', soort: 'school', plaats: 'Zandmeer' },
      groepen: [
        { naam: '4/5 Meeuwen', leerlingen: 24 },
        { naam: '6 Kompas', leerlingen: 21 },
      ],
      leerlingen: 45,
      gekozen: null,
      antwoorden: 12_480,
      handelingsplannen: 2,
      woordlijsten: 3,
      plaatsen: { required: 45, free: 60 },
      scope: { voortgang: true, beloningen: true, instellingen: true, woordlijsten: true, zorg: false },
      conflicts: [],
      reden: 'De twee scholen worden na de zomer samen een school.',
      eigen: false,
    },
  ],
};
const MOVES = /\/verhuizingen$/;
const PEOPLE = /\/docenten$/;
const LOG = /\/audit\?/;
const TALK = /\/api\/berichten\?/;
const LICENTIE = /\/licentie$/;
const DETAILS = /\/accountgegevens$/;
const NO_LINES = { items: [], totaal: 0, pagina: 1, grootte: 50 };

export const DESK_SCREENS: readonly ScreenOf[] = [
  {
    naam: 'aanvragen',
    pad: () => '/superadmin/aanvragen',
    gevuld: 'kantoor',
    geenrecht: 'schooladmin',
    vraag: /\/api\/aanvragen$/,
  },
  {
    naam: 'aanvragen-geen',
    pad: () => '/superadmin/aanvragen',
    ...clerk,
    doe: emptied(/\/api\/aanvragen$/, /Alles is bijgewerkt/),
  },
  {
    naam: 'aanvraag-wacht',
    pad: () => '/superadmin/aanvragen',
    ...clerk,
    vooraf: askTrial,
    doe: followWaiting,
  },
  { naam: 'aanvraag', pad: () => '/superadmin/aanvragen', ...clerk, doe: follow },
  {
    naam: 'contactberichten',
    pad: () => '/superadmin/contactberichten',
    gevuld: 'kantoor',
    vraag: /\/api\/contactberichten$/,
  },
  {
    naam: 'contactberichten-geen',
    pad: () => '/superadmin/contactberichten',
    ...clerk,
    doe: emptied(/\/api\/contactberichten$/, /./),
  },
  {
    naam: 'ervaringen-kantoor',
    pad: () => '/superadmin/ervaringen',
    gevuld: 'kantoor',
    vraag: /\/api\/kantoor\/ervaringen/,
  },
  {
    naam: 'ervaringen-geen',
    pad: () => '/superadmin/ervaringen',
    ...clerk,
    doe: emptied(/\/api\/kantoor\/ervaringen/, /./),
  },
  { naam: 'klanten-gekozen', pad: () => '/superadmin/admins?soort=school&status=proef', ...clerk },
  {
    naam: 'mededelingen-geen',
    pad: () => '/superadmin/mededelingen',
    ...clerk,
    doe: emptied(/\/api\/mededelingen$/, /Nog niets verteld/),
  },
  {
    naam: 'mededeling-concept',
    pad: () => '/superadmin/mededelingen',
    ...clerk,
    vooraf: keepConcept,
    doe: press('Gooi weg'),
  },
  {
    naam: 'mededeling-aan-klanten',
    pad: () => '/superadmin/mededelingen?kinds=school&statuses=proef',
    ...clerk,
  },
  {
    naam: 'kantoor-berichten-geen',
    pad: () => '/superadmin/berichten',
    ...clerk,
    doe: emptied(/\/api\/berichten$/, /./),
  },
  { naam: 'kantoor-bericht-nieuw', pad: () => '/superadmin/berichten/nieuw', ...clerk },
  {
    naam: 'vragen-geen',
    pad: () => '/superadmin/faq',
    ...clerk,
    doe: emptied(/\/api\/kantoor\/vragen/, /./),
  },
  {
    naam: 'roadmap-geen',
    pad: () => '/superadmin/roadmap',
    ...clerk,
    doe: emptied(/\/api\/kantoor\/roadmap/, /./, { items: [], ideas: [] }),
  },
  {
    naam: 'uitnodigen-geen',
    pad: () => '/superadmin/uitnodiging-versturen',
    ...clerk,
    doe: emptied(/\/api\/uitnodigingen\?/, /Verstuurde uitnodigingen/, NO_LINES),
  },
  customer('klant-laden', 'accountgegevens', { before: done(held(DETAILS)) }),
  customer('klant-fout', 'accountgegevens', { before: done(refused(DETAILS)) }),
  customer('klant-licentie-fout', 'licentie', { before: done(refused(LICENTIE)) }),
  customer('klant-verhuizen-leerlingen', 'verhuis-admin', { act: chooseLeerlingen }),
  customer('klant-verhuizen-niemand', 'verhuis-admin', { act: chooseNobody }),
  customer('klant-verhuizen-wacht', 'verhuis-admin', { before: done(answered(MOVES, MOVE_WAITING)) }),
  customer('klant-verhuizen-fout', 'verhuis-admin', { before: done(refused(MOVES)) }),
  { ...customer('klant-gebruikers-uitgenodigd', 'gebruikers', { act: invited }), vooraf: inviteSomebody },
  customer('klant-gebruikers-geen', 'gebruikers', { before: done(answered(PEOPLE, { items: [], uitnodigingen: [] })) }),
  customer('klant-gebruikers-fout', 'gebruikers', { before: done(refused(PEOPLE)) }),
  customer('klant-berichten', 'berichten'),
  customer('klant-berichten-geen', 'berichten', { before: done(answered(TALK, { items: [] })) }),
  customer('klant-logboek', 'logboek'),
  customer('klant-logboek-geen', 'logboek', { before: done(answered(LOG, NO_LINES)) }),
  customer('klant-logboek-laden', 'logboek', { before: done(held(LOG)) }),
];
