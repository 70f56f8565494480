/** Every screen that is photographed, in the states it has. */
import type { Page } from '@playwright/test';
import { createEdexml } from '../../server/test/edexml/maak-edexml.ts';
import { TOETS_SCREENS } from './screens-toets.ts';
import { LIVE_SCREENS } from './screens-live.ts';
import { FACTUUR_SCREENS } from './screens-facturen.ts';
import { VOORTGANG_SCREENS } from './screens-voortgang.ts';
import { OEFENING_SCREENS } from './screens-oefening.ts';
import { DESK_SCREENS } from './screens-desk.ts';
import { OFFICE_SCREENS } from './screens-office.ts';
import { SITE_SCREENS } from './screens-site.ts';
import { TRAINING_SCREENS } from './screens-training.ts';
import { WEEK_SCREENS } from './screens-week.ts';
import { CARE_SCREENS } from './screens-care.ts';
import { chooseResults, importResults } from './screens-lvs.ts';
import { DOCENT, DEPARTURE, BUILD_PASSWORD, type Host } from './screens-stage.ts';
import type { ScreenOf, Spot, State } from './screens-types.ts';

/** What every panel screen reads of its own. */
export const PANEL = /\/api\/admins\/[^/]+\/./;
const OF_GROEP = /\/api\/admins\/[^/]+\/groepen\/[^/]+\/./;
const groep = (screen: string) => `/{groepen}/{groep}/${screen}`;
const click =
  (...names: readonly RegExp[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.locator('main').getByRole('button', { name }).first().click();
  };
const choose =
  (file: () => string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: 'EDEXML' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(file()) });
    await page.getByRole('button', { name: 'Verder' }).waitFor();
  };
const chooseRadio =
  (name: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('radio', { name }).check();
const giveReason = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: /^Reden/ }).fill('Hulpvraag van de school over een import');
  await page.getByRole('button', { name: 'Meekijken' }).click();
};
/** Follows the newest link that was mailed about something, in the words of the host. */
const followMail =
  (subject: Record<Host, RegExp>) =>
  async (page: Page, { stage, host }: Spot): Promise<void> => {
    const note = page.getByRole('link', { name: subject[host] }).first();
    // Mail goes out in its own time.
    for (let times = 0; times < 20; times += 1) {
      await page.goto(`${stage.address(host)}/ontwikkel/postbus`);
      if (await note.isVisible()) break;
      await page.waitForTimeout(500);
    }
    await note.click();
    const address = (await page.locator('pre a').first().getAttribute('href')) ?? '';
    await page.goto(address.replace(/^https?:\/\/[^/]+/, stage.address(host)));
  };
/** Asks for a new password and follows the mail. */
const requestPassword = async (page: Page, spot: Spot): Promise<void> => {
  await page.getByLabel(/gebruikersnaam/i).fill(DOCENT[spot.host]);
  await page.getByRole('button', { name: 'Stuur de mail' }).click();
  await page.getByText(/is er een mail onderweg/).waitFor();
  await followMail({ nl: /Nieuw wachtwoord voor/, be: /Nieuw wachtwoord voor/ })(page, spot);
};
const startsTwoStep = async (page: Page): Promise<void> => {
  await page.getByLabel('Je wachtwoord').fill(BUILD_PASSWORD);
  await page.getByRole('button', { name: 'Instellen' }).click();
  await page.getByRole('textbox', { name: /code/i }).waitFor();
};
/** Everybody gets a place, so that only the check is left. */
const goToCheck = async (page: Page): Promise<void> => {
  await click(/^Volgende/)(page);
  const choices = page.locator('main').getByRole('combobox', { name: /^Gaat naar/ });
  for (let nr = 0; nr < (await choices.count()); nr += 1) {
    await choices.nth(nr).click();
    await page.getByRole('option').last().click();
  }
  await click(/^Volgende/)(page);
};
/** The school that leaves has asked so, and nobody decided yet; an empty list is one without requests. */
const requestDeparture = async ({ stage }: Spot, state: State): Promise<void> => {
  for (const host of ['nl', 'be'] as const) {
    const { adminId, token } = stage.person(host, 'vertrek');
    const path = `/admins/${adminId}/wisverzoeken`;
    const { items } = await stage.vraag<{ items: { id: string }[] }>(path, { token });
    for (const { id } of items) await stage.vraag(`${path}/${id}`, { token, method: 'DELETE' });
    if (state !== 'leeg')
      await stage.vraag(path, {
        token,
        body: {
          reden: 'Onze school gaat na de zomer samen met een andere school verder.',
          bevestiging: DEPARTURE[host],
        },
      });
  }
};
const openRequest =
  (...buttons: readonly RegExp[]) =>
  async (page: Page, { host }: Spot): Promise<void> => {
    await page.getByRole('link', { name: /^Terug/ }).click();
    await page.getByRole('link', { name: DEPARTURE[host], exact: true }).click();
    await click(...buttons)(page);
  };
/** Decides with a reason; without one the dialog says so. */
const decision =
  (button: RegExp, reason: string) =>
  async (page: Page, spot: Spot): Promise<void> => {
    await openRequest(button)(page, spot);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: button }).click();
  };
const management = { gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'leerling' } as const;
const inGroep = { gevuld: 'schooladmin', leeg: 'kaal', geenrecht: 'leerling', vraag: OF_GROEP } as const;
const CARE_TRACK = 'leerlingen/{leerling}/zorgtraject';
const care = { gevuld: 'schooladmin', leeg: 'vertrek', geenrecht: 'thuis', vraag: PANEL } as const;
const single = { gevuld: 'schooladmin', vraag: null } as const;
const childPath =
  (screen: string) =>
  ({ wie: who }: Spot) =>
    `/leerling/${who.leerlingId}/${screen}`;
/** The child that a school shares with this home or practice; one that shares nobody asks for a link that is gone. */
const shared = ({ wie: who }: Spot): string =>
  `/admins/${who.adminId}/leerlingen/gedeeld/${who.koppelingId ?? who.groepId}`;
const home = { gevuld: 'thuis', vraag: null } as const;
const rt = { gevuld: 'rt', vraag: null } as const;
const office = { gevuld: 'kantoor', bij: 'schooladmin', vraag: null } as const;
const request = {
  pad: () => '/superadmin/wisverzoeken/019f955b-73e2-7000-8000-000000000001',
  gevuld: 'baas',
  vooraf: requestDeparture,
  vraag: null,
} as const;
/** A page about one customer. */
const customer =
  (part: string) =>
  ({ stage, host }: Spot): string =>
    `/superadmin/admins/${stage.person(host, 'schooladmin').adminId}/${part}`;
const deur = { gevuld: 'niemand', vraag: null } as const;

/** Every screen, one line each. */
export const SCREENS: readonly ScreenOf[] = [
  { naam: 'groepen', pad: '/{groepen}', ...management },
  { naam: 'groepen-docent', pad: '/{groepen}', gevuld: 'docent', leeg: 'nieuw', vraag: null },
  { naam: 'groepen-tabel', pad: '/{groepen}', ...single, doe: click(/^Tabel/) },
  { naam: 'groep-nieuw', pad: '/{groepen}', ...single, doe: click(/^Nieuwe (groep|klas)/) },
  { naam: 'leerlingen', pad: groep('leerlingen'), ...inGroep },
  {
    naam: 'delen',
    pad: groep('leerlingen/{leerling}/delen'),
    gevuld: 'schooladmin',
    leeg: 'docent',
    geenrecht: 'leerling',
    vraag: /\/api\/admins\/[^/]+\/leerlingen\/[^/]+/,
  },
  {
    naam: 'delen-toestemming',
    pad: groep('leerlingen/{leerling}/delen'),
    ...single,
    doe: click(/^Noteer toestemming/),
  },
  { naam: 'delen-code', pad: groep('leerlingen/{leerling}/delen'), ...single, doe: click(/^Maak een koppelcode/) },
  { naam: 'toevoegen', pad: groep('leerlingen/toevoegen'), gevuld: 'schooladmin', geenrecht: 'leerling', vraag: null },
  { naam: 'kind-toevoegen', pad: groep('kinderen-toevoegen'), gevuld: 'thuis', geenrecht: 'schooladmin', vraag: null },
  { naam: 'wachtwoorden', pad: groep('wachtwoorden'), ...inGroep },
  { naam: 'wachtwoorden-nieuw', pad: groep('wachtwoorden'), ...single, doe: click(/^Nieuwe wachtwoorden/) },
  { naam: 'kaartjes', pad: groep('wachtwoorden'), ...single, doe: click(/^Kaartjes bekijken/) },
  { naam: 'kaartjes-papier', pad: groep('wachtwoorden'), ...single, doe: click(/^Kaartjes bekijken/), papier: true },
  { naam: 'verhuizen', pad: groep('verhuistoken-inlezen'), ...inGroep, vraag: PANEL },
  { naam: 'verhuizen-maken', pad: groep('verhuistoken-inlezen'), ...single, doe: click(/^Verhuiscodes maken/) },
  { naam: 'voortgang', pad: groep('voortgang'), ...inGroep },
  {
    naam: 'voortgang-lade',
    pad: groep('voortgang'),
    ...single,
    doe: (page) => page.locator('button.cell').first().click(),
  },
  { naam: 'edexml', pad: '/{groepen}/edexml', gevuld: 'schooladmin', geenrecht: 'docent', vraag: PANEL },
  { naam: 'edexml-voorbeeld', pad: '/{groepen}/edexml', gevuld: 'leeg', vraag: null, doe: choose(createEdexml) },
  { naam: 'lvsspelling', pad: '/{groepen}/lvsspelling', gevuld: 'docent', geenrecht: 'thuis', vraag: PANEL },
  { naam: 'lvs-kolommen', pad: '/{groepen}/lvsspelling', ...single, doe: chooseResults() },
  { naam: 'lvs-voorbeeld', pad: '/{groepen}/lvsspelling', ...single, doe: chooseResults('Verder') },
  { naam: 'lvs-klaar', pad: '/{groepen}/lvsspelling', ...single, doe: importResults },
  { naam: 'voortgang-lvs', pad: groep('voortgang?tab=lvs'), ...inGroep },
  { naam: 'jaarovergang', pad: '/{groepen}/jaarovergang', gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'docent' },
  { naam: 'jaarovergang-leerlingen', pad: '/{groepen}/jaarovergang', ...single, doe: click(/^Volgende/) },
  { naam: 'jaarovergang-controle', pad: '/{groepen}/jaarovergang', ...single, doe: goToCheck },
  { naam: 'alle-leerlingen', pad: '/leerlingen', ...management },
  { naam: 'prullenbak', pad: '/prullenbak', ...management },
  { naam: 'zorgleerlingen', pad: '/zorgleerlingen', ...care },
  { naam: 'zorgtraject', pad: groep(CARE_TRACK), ...care },
  { naam: 'handelingsplan-maken', pad: groep(`${CARE_TRACK}/handelingsplanaanmaken`), ...care },
  { naam: 'accountgegevens', pad: '/accountgegevens', gevuld: 'schooladmin', geenrecht: 'leerling' },
  { naam: 'accountgegevens-docent', pad: '/accountgegevens', gevuld: 'docent', vraag: null },
  {
    naam: 'accountgegevens-fouten',
    pad: '/accountgegevens',
    gevuld: 'leeg',
    vraag: null,
    doe: (page) => page.locator('main').getByRole('button', { name: 'Bewaren' }).click(),
  },
  { naam: 'instellingen', pad: '/accountgegevens?deel=instellingen', gevuld: 'schooladmin' },
  { naam: 'privacy', pad: '/accountgegevens?deel=privacy', gevuld: 'schooladmin' },
  {
    naam: 'privacy-wisverzoek',
    pad: '/accountgegevens?deel=privacy',
    gevuld: 'vertrek',
    vraag: null,
    vooraf: requestDeparture,
  },
  { naam: 'wissen', pad: '/accountgegevens?deel=privacy', ...single, doe: click(/wissen/i) },
  { naam: 'logboek', pad: '/accountgegevens?deel=logboek', gevuld: 'schooladmin', leeg: 'leeg' },
  { naam: 'papier', pad: '/accountgegevens/papieren/overeenkomst', gevuld: 'schooladmin' },
  { naam: 'docenten', pad: '/docenten', gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'thuis' },
  { naam: 'docenten-uitnodigen', pad: '/docenten', ...single, doe: click(/uitnodigen$/) },
  { naam: 'account', pad: '/account', gevuld: 'docent', geenrecht: 'leerling', vraag: /\/api\/users\/[^/]+\/./ },
  { naam: 'niet-gevonden', pad: '/bestaat-niet', ...single },
  { naam: 'inloggen', pad: () => '/app/auth/login', ...deur },
  {
    naam: 'inloggen-tegels',
    pad: ({ stage, host }) => `/app/auth/login?code=${stage.codes(host).woord.code}`,
    ...deur,
  },
  {
    naam: 'inloggen-plaatjes',
    pad: ({ stage, host }) => `/app/auth/login?code=${stage.codes(host).plaatjes.code}`,
    ...deur,
    doe: (page, { stage, host }) =>
      page.getByRole('button', { name: stage.codes(host).plaatjes.naam, exact: true }).click(),
  },
  {
    naam: 'inloggen-woord',
    pad: ({ stage, host }) => `/app/auth/login?code=${stage.codes(host).woord.code}`,
    ...deur,
    doe: (page, { stage, host }) =>
      page.getByRole('button', { name: stage.codes(host).woord.naam, exact: true }).click(),
  },
  {
    naam: 'inloggen-volwassene',
    pad: () => '/app/auth/login',
    ...deur,
    doe: (page) =>
      page
        .getByRole('button', { name: /volwassene/i })
        .first()
        .click(),
  },
  { naam: 'wachtwoord-vergeten', pad: () => '/app/auth/wachtwoordaanvragen', ...deur },
  {
    naam: 'wachtwoord-link',
    pad: () => '/app/auth/wachtwoordherstellen/019f955b-73e2-7000-8000-000000000001/onbekend',
    ...deur,
  },
  {
    naam: 'uitnodiging',
    pad: () => '/app/auth/login',
    ...deur,
    doe: followMail({ nl: /^Marit .* nodigt je uit/, be: /^Hilde .* nodigt je uit/ }),
  },
  { naam: 'wachtwoord-nieuw', pad: () => '/app/auth/wachtwoordaanvragen', ...deur, doe: requestPassword },
  { naam: 'uitnodiging-onbekend', pad: () => '/app/auth/uitnodiging/onbekend', ...deur },
  { naam: 'tweestaps', pad: () => '/app/auth/tweestaps', gevuld: 'docent', vraag: null },
  { naam: 'tweestaps-code', pad: () => '/app/auth/tweestaps', gevuld: 'nieuw', vraag: null, doe: startsTwoStep },
  { naam: 'thuis', pad: '/{groepen}', ...home },
  {
    naam: 'thuis-kinderen',
    pad: groep('leerlingen'),
    gevuld: 'thuis',
    leeg: 'thuisleeg',
    geenrecht: 'leerling',
    vraag: PANEL,
  },
  { naam: 'thuis-beeld', pad: shared, gevuld: 'thuis', leeg: 'thuisleeg', vraag: /\/voortgang$/ },
  { naam: 'thuis-ontkoppelen', pad: groep('leerlingen'), ...home, doe: click(/^Ontkoppel/) },
  { naam: 'thuis-code', pad: groep('kinderen-toevoegen'), ...home, doe: chooseRadio(/code van school/) },
  { naam: 'thuis-account', pad: '/account', ...home },
  { naam: 'thuis-gegevens', pad: '/accountgegevens', ...home },
  { naam: 'thuis-instellingen', pad: '/accountgegevens?deel=instellingen', gevuld: 'rust', vraag: null },
  { naam: 'praktijk', pad: '/{groepen}', ...rt },
  { naam: 'praktijk-leerlingen', pad: groep('leerlingen'), gevuld: 'rt', leeg: 'rtleeg', vraag: OF_GROEP },
  { naam: 'praktijk-alle', pad: '/leerlingen', gevuld: 'rt', leeg: 'rtleeg' },
  { naam: 'praktijk-beeld', pad: shared, gevuld: 'rt', leeg: 'rtleeg', geenrecht: 'docent', vraag: /\/voortgang$/ },
  { naam: 'praktijk-code', pad: groep('leerlingen/toevoegen'), ...rt, doe: click(/deelcode/) },
  { naam: 'reden', pad: '/{groepen}', ...office },
  { naam: 'reden-kort', pad: '/{groepen}', ...office, doe: click(/^Meekijken/) },
  { naam: 'reden-binnen', pad: '/{groepen}', ...office, doe: giveReason },
  {
    naam: 'wisverzoeken',
    pad: () => '/superadmin/wisverzoeken',
    gevuld: 'baas',
    leeg: 'baas',
    geenrecht: 'schooladmin',
    vraag: /\/api\/kantoor\//,
    vooraf: requestDeparture,
  },
  {
    naam: 'wisverzoek',
    ...request,
    leeg: 'baas',
    geenrecht: 'schooladmin',
    vraag: /\/api\/kantoor\//,
    doe: openRequest(),
  },
  {
    naam: 'klanten',
    pad: () => '/superadmin/admins',
    gevuld: 'kantoor',
    geenrecht: 'schooladmin',
    vraag: /\/api\/admins\?/,
  },
  {
    naam: 'klant-aanmaken',
    pad: () => '/superadmin/admins/aanmaken',
    gevuld: 'kantoor',
    geenrecht: 'schooladmin',
    vraag: null,
  },
  { naam: 'klanten-niets', pad: () => '/superadmin/admins?zoek=bestaatniet', gevuld: 'kantoor', vraag: null },
  { naam: 'klant', pad: customer('accountgegevens'), ...office, doe: giveReason },
  { naam: 'klant-licentie', pad: customer('licentie'), ...office, doe: giveReason },
  { naam: 'klant-verhuizen', pad: customer('verhuis-admin'), ...office, doe: giveReason },
  { naam: 'klant-gebruikers', pad: customer('gebruikers'), ...office, doe: giveReason },
  { naam: 'klant-reden', pad: customer('licentie'), ...office },
  ...FACTUUR_SCREENS,
  { naam: 'kantoor-account', pad: () => '/superadmin/account', gevuld: 'kantoor', vraag: null },
  {
    naam: 'licentie',
    pad: '/licentie',
    gevuld: 'schooladmin',
    geenrecht: 'leerling',
    vraag: /\/api\/admins\/[^/]+\/licentie$/,
  },
  { naam: 'licentie-thuis', pad: '/licentie', ...home },
  { naam: 'licentie-rt', pad: '/licentie', ...rt },
  { naam: 'eerste-stappen-kaal', pad: '/{groepen}', gevuld: 'kaal', vraag: null },
  { naam: 'eerste-stappen-thuis', pad: '/{groepen}', gevuld: 'thuisleeg', vraag: null },
  { naam: 'eerste-stappen-rt', pad: '/{groepen}', gevuld: 'rtleeg', vraag: null },
  { naam: 'wisverzoek-kantoor', ...request, gevuld: 'kantoor', doe: openRequest() },
  { naam: 'wisverzoek-bevestigen', ...request, doe: openRequest(/^Bevestigen/) },
  { naam: 'wisverzoek-afwijzen', ...request, doe: openRequest(/^Afwijzen/) },
  { naam: 'wisverzoek-kort', ...request, doe: decision(/^Bevestigen/, 'ok') },
  { naam: 'wisverzoek-bevestigd', ...request, doe: decision(/^Bevestigen/, 'Gebeld met de directeur') },
  { naam: 'wisverzoek-afgewezen', ...request, doe: decision(/^Afwijzen/, 'Eerst een export van alle gegevens') },
  {
    naam: 'eigen-wachtwoord',
    pad: childPath('wachtwoord'),
    gevuld: 'leerling',
    geenrecht: 'plaatjeskind',
    vraag: /\/api\/leerlingen\/[^/]+\/wachtwoord/,
  },
  {
    naam: 'eigen-wachtwoord-fout',
    pad: childPath('wachtwoord'),
    gevuld: 'leerling',
    vraag: null,
    doe: click(/^Bewaar/),
  },
  {
    naam: 'ouder',
    pad: childPath('ouder'),
    gevuld: 'speler',
    geenrecht: 'leerling',
    vraag: /\/api\/leerlingen\/[^/]+\/ouder/,
  },
  { naam: 'ouder-fout', pad: childPath('ouder'), gevuld: 'speler', vraag: null, doe: click(/^Naar het paneel/) },
  {
    naam: 'kaart-instellingen',
    pad: childPath('landkaart'),
    gevuld: 'speler',
    vraag: null,
    doe: async (page) => {
      // A child that never made its figure is asked first, once the server has answered.
      const later = page.getByRole('button', { name: 'Later kiezen' });
      await page.addLocatorHandler(later, () => later.click());
      await page.getByRole('button', { name: 'Instellingen' }).click();
    },
  },
  { naam: 'kaart-rust', pad: childPath('landkaart'), gevuld: 'ruster', vraag: null },
  ...TOETS_SCREENS,
  ...VOORTGANG_SCREENS,
  ...WEEK_SCREENS,
  ...OEFENING_SCREENS,
  ...CARE_SCREENS,
  ...LIVE_SCREENS,
  ...OFFICE_SCREENS,
  ...DESK_SCREENS,
  ...TRAINING_SCREENS,
  ...SITE_SCREENS,
  { naam: 'landkaart', pad: childPath('landkaart'), gevuld: 'leerling', vraag: /\/api\/leerlingen\/[^/]+\/landkaart/ },
];
