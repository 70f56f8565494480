/** Every screen that is photographed, in the states it has. */
import type { Page } from '@playwright/test';
import { maakEdexml } from '../../server/test/edexml/maak-edexml.ts';
import { DOCENT, VERTREK, WACHTWOORD_BOUW, type Host, type Persoon, type Toneel, type Wie } from './schermen-toneel.ts';

export const STATEN = ['laden', 'leeg', 'fout', 'geenrecht', 'gevuld'] as const;
export type Staat = (typeof STATEN)[number];

export interface Plek {
  host: Host;
  wie: Persoon;
  toneel: Toneel;
}
export interface Scherm {
  naam: string;
  /** Address behind `/admins/{adminId}`; a function gives a whole address. */
  pad: string | ((plek: Plek) => string);
  /** Who sees it filled, empty and not at all; absent = not that state. */
  gevuld?: Wie;
  leeg?: Wie;
  geenrecht?: Wie;
  /** Whose panel it is, when that is not the one who looks. */
  bij?: Wie;
  /** The calls that are held back (laden) or refused (fout); null = those two states do not exist. */
  vraag?: RegExp | null;
  /** What has to be so before the page opens. */
  vooraf?: (plek: Plek, staat: Staat) => Promise<void>;
  /** What has to be done before the picture. */
  doe?: (page: Page, plek: Plek) => Promise<void>;
  /** As it comes out of the printer. */
  papier?: true;
}

/** What every panel screen reads of its own. */
export const PANEEL = /\/api\/admins\/[^/]+\/./;
const VAN_GROEP = /\/api\/admins\/[^/]+\/groepen\/[^/]+\/./;
const groep = (scherm: string) => `/{groepen}/{groep}/${scherm}`;
const klik =
  (...namen: readonly RegExp[]) =>
  async (page: Page): Promise<void> => {
    for (const naam of namen) await page.locator('main').getByRole('button', { name: naam }).first().click();
  };
const kies =
  (bestand: () => string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: 'EDEXML' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(bestand()) });
    await page.getByRole('button', { name: 'Verder' }).waitFor();
  };
const kiesRadio =
  (naam: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('radio', { name: naam }).check();
/** Chooses an option of a list that is open or opens by its field. */
async function kiesEerste(page: Page, veld: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: veld }).first().click();
  await page.getByRole('option').nth(1).click();
}
let afname = 0;
/** Results of the pupils of the group, with columns that speak for themselves; then the buttons of the steps. */
const kiesResultaten =
  (...knoppen: readonly string[]) =>
  async (page: Page, { wie, toneel }: Plek): Promise<void> => {
    const antwoord = await fetch(
      `http://localhost:${toneel.poort}/api/admins/${wie.adminId}/groepen/${wie.groepId}/leerlingen`,
      { headers: { Authorization: `Bearer ${wie.token}` } },
    );
    const { items }: { items: { roepnaam: string; voorvoegsel?: string; achternaam: string }[] } =
      await antwoord.json();
    afname += 1;
    const op = `2026-${String(1 + (afname % 6)).padStart(2, '0')}-${String(1 + (afname % 28)).padStart(2, '0')}`;
    const rijen = items.map(
      ({ roepnaam, voorvoegsel = '', achternaam }, nr) =>
        `${[roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== '').join(' ')};cito;Spelling;M5;${op};${30 + (nr % 20)};50;AE;${'ABCDE'[nr % 5] ?? 'C'}`,
    );
    const bestand = [
      'leerling;aanbieder;toets;moment;afnamedatum;aantalgoed;aantalopgaven;schaal;niveau',
      ...rijen,
      'Iemand Anders;cito;Spelling;M5;2026-01-29;40;50;AE;B',
      'Iemand Anders;cito;Spelling;M5;2026-01-29;60;50;IV;B',
    ].join('\r\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'resultaten.csv', mimeType: 'text/csv', buffer: Buffer.from(bestand) });
    for (const knop of knoppen) await page.getByRole('button', { name: knop, exact: true }).click();
    await page.getByRole('button', { name: knoppen.length === 0 ? 'Verder' : 'Importeer', exact: true }).waitFor();
  };
/** The whole import; names without a date of birth are told apart by a person. */
const importeerResultaten = async (page: Page, plek: Plek): Promise<void> => {
  await kiesResultaten('Verder')(page, plek);
  await page.getByRole('tab', { name: /Wie is dit/ }).click();
  for (let nr = 0; nr < 3; nr += 1) await kiesEerste(page, /^Wie is /);
  await page.getByRole('button', { name: 'Importeer', exact: true }).click();
  await page.getByRole('heading', { name: 'Gelukt' }).waitFor();
};
const geefReden = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: /^Reden/ }).fill('Hulpvraag van de school over een import');
  await page.getByRole('button', { name: 'Meekijken' }).click();
};
/** Follows the newest link that was mailed about something, in the words of the host. */
const volgMail =
  (onderwerp: Record<Host, RegExp>) =>
  async (page: Page, { toneel, host }: Plek): Promise<void> => {
    const brief = page.getByRole('link', { name: onderwerp[host] }).first();
    // Mail goes out in its own time.
    for (let keer = 0; keer < 20; keer += 1) {
      await page.goto(`${toneel.adres(host)}/ontwikkel/postbus`);
      if (await brief.isVisible()) break;
      await page.waitForTimeout(500);
    }
    await brief.click();
    const adres = (await page.locator('pre a').first().getAttribute('href')) ?? '';
    await page.goto(adres.replace(/^https?:\/\/[^/]+/, toneel.adres(host)));
  };
/** Asks for a new password and follows the mail. */
const vraagWachtwoord = async (page: Page, plek: Plek): Promise<void> => {
  await page.getByLabel(/gebruikersnaam/i).fill(DOCENT[plek.host]);
  await page.getByRole('button', { name: 'Stuur de mail' }).click();
  await page.getByText(/is er een mail onderweg/).waitFor();
  await volgMail({ nl: /Nieuw wachtwoord voor/, be: /Nieuw wachtwoord voor/ })(page, plek);
};
const begintTweestaps = async (page: Page): Promise<void> => {
  await page.getByLabel('Je wachtwoord').fill(WACHTWOORD_BOUW);
  await page.getByRole('button', { name: 'Instellen' }).click();
  await page.getByRole('textbox', { name: /code/i }).waitFor();
};
/** Everybody gets a place, so that only the check is left. */
const naarControle = async (page: Page): Promise<void> => {
  await klik(/^Volgende/)(page);
  const keuzes = page.locator('main').getByRole('combobox', { name: /^Gaat naar/ });
  for (let nr = 0; nr < (await keuzes.count()); nr += 1) {
    await keuzes.nth(nr).click();
    await page.getByRole('option').last().click();
  }
  await klik(/^Volgende/)(page);
};
/** The school that leaves has asked so, and nobody decided yet; an empty list is one without requests. */
const vraagVertrek = async ({ toneel }: Plek, staat: Staat): Promise<void> => {
  for (const host of ['nl', 'be'] as const) {
    const { adminId, token } = toneel.persoon(host, 'vertrek');
    const pad = `/admins/${adminId}/wisverzoeken`;
    const { items } = await toneel.vraag<{ items: { id: string }[] }>(pad, { token });
    for (const { id } of items) await toneel.vraag(`${pad}/${id}`, { token, method: 'DELETE' });
    if (staat !== 'leeg')
      await toneel.vraag(pad, {
        token,
        body: { reden: 'Onze school gaat na de zomer samen met een andere school verder.', bevestiging: VERTREK[host] },
      });
  }
};
const openVerzoek =
  (...knoppen: readonly RegExp[]) =>
  async (page: Page, { host }: Plek): Promise<void> => {
    await page.getByRole('link', { name: /^Terug/ }).click();
    await page.getByRole('link', { name: VERTREK[host], exact: true }).click();
    await klik(...knoppen)(page);
  };
/** Decides with a reason; without one the dialog says so. */
const besluit =
  (knop: RegExp, reden: string) =>
  async (page: Page, plek: Plek): Promise<void> => {
    await openVerzoek(knop)(page, plek);
    const dialoog = page.getByRole('dialog');
    await dialoog.getByRole('textbox').fill(reden);
    await dialoog.getByRole('button', { name: knop }).click();
  };
const beheer = { gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'leerling' } as const;
const inGroep = { gevuld: 'schooladmin', leeg: 'kaal', geenrecht: 'leerling', vraag: VAN_GROEP } as const;
const enkel = { gevuld: 'schooladmin', vraag: null } as const;
const vanKind =
  (scherm: string) =>
  ({ wie }: Plek) =>
    `/leerling/${wie.leerlingId}/${scherm}`;
/** The child that a school shares with this home or practice; one that shares nobody asks for a link that is gone. */
const gedeeld = ({ wie }: Plek): string =>
  `/admins/${wie.adminId}/leerlingen/gedeeld/${wie.koppelingId ?? wie.groepId}`;
const thuis = { gevuld: 'thuis', vraag: null } as const;
const rt = { gevuld: 'rt', vraag: null } as const;
const kantoor = { gevuld: 'kantoor', bij: 'schooladmin', vraag: null } as const;
const verzoek = {
  pad: () => '/superadmin/wisverzoeken/019f955b-73e2-7000-8000-000000000001',
  gevuld: 'baas',
  vooraf: vraagVertrek,
  vraag: null,
} as const;
const deur = { gevuld: 'niemand', vraag: null } as const;

/** Every screen, one line each. */
export const SCHERMEN: readonly Scherm[] = [
  { naam: 'groepen', pad: '/{groepen}', ...beheer },
  { naam: 'groepen-docent', pad: '/{groepen}', gevuld: 'docent', leeg: 'nieuw', vraag: null },
  { naam: 'groepen-tabel', pad: '/{groepen}', ...enkel, doe: klik(/^Tabel/) },
  { naam: 'groep-nieuw', pad: '/{groepen}', ...enkel, doe: klik(/^Nieuwe (groep|klas)/) },
  { naam: 'leerlingen', pad: groep('leerlingen'), ...inGroep },
  {
    naam: 'delen',
    pad: groep('leerlingen/{leerling}/delen'),
    gevuld: 'schooladmin',
    leeg: 'docent',
    geenrecht: 'leerling',
    vraag: /\/api\/admins\/[^/]+\/leerlingen\/[^/]+/,
  },
  { naam: 'delen-toestemming', pad: groep('leerlingen/{leerling}/delen'), ...enkel, doe: klik(/^Noteer toestemming/) },
  { naam: 'delen-code', pad: groep('leerlingen/{leerling}/delen'), ...enkel, doe: klik(/^Maak een koppelcode/) },
  { naam: 'toevoegen', pad: groep('leerlingen/toevoegen'), gevuld: 'schooladmin', geenrecht: 'leerling', vraag: null },
  { naam: 'kind-toevoegen', pad: groep('kinderen-toevoegen'), gevuld: 'thuis', geenrecht: 'schooladmin', vraag: null },
  { naam: 'wachtwoorden', pad: groep('wachtwoorden'), ...inGroep },
  { naam: 'wachtwoorden-nieuw', pad: groep('wachtwoorden'), ...enkel, doe: klik(/^Nieuwe wachtwoorden/) },
  { naam: 'kaartjes', pad: groep('wachtwoorden'), ...enkel, doe: klik(/^Kaartjes bekijken/) },
  { naam: 'kaartjes-papier', pad: groep('wachtwoorden'), ...enkel, doe: klik(/^Kaartjes bekijken/), papier: true },
  { naam: 'verhuizen', pad: groep('verhuistoken-inlezen'), ...inGroep, vraag: PANEEL },
  { naam: 'verhuizen-maken', pad: groep('verhuistoken-inlezen'), ...enkel, doe: klik(/^Verhuiscodes maken/) },
  { naam: 'voortgang', pad: groep('voortgang'), ...inGroep },
  {
    naam: 'voortgang-lade',
    pad: groep('voortgang'),
    ...enkel,
    doe: (page) => page.locator('button.cel').first().click(),
  },
  { naam: 'importeren', pad: '/{groepen}/edexml', gevuld: 'schooladmin', geenrecht: 'docent', vraag: PANEEL },
  { naam: 'importeren-voorbeeld', pad: '/{groepen}/edexml', gevuld: 'leeg', vraag: null, doe: kies(maakEdexml) },
  { naam: 'lvsspelling', pad: '/{groepen}/lvsspelling', gevuld: 'docent', geenrecht: 'thuis', vraag: PANEEL },
  { naam: 'lvs-kolommen', pad: '/{groepen}/lvsspelling', ...enkel, doe: kiesResultaten() },
  { naam: 'lvs-voorbeeld', pad: '/{groepen}/lvsspelling', ...enkel, doe: kiesResultaten('Verder') },
  { naam: 'lvs-klaar', pad: '/{groepen}/lvsspelling', ...enkel, doe: importeerResultaten },
  { naam: 'voortgang-lvs', pad: groep('voortgang?tab=lvs'), ...inGroep },
  { naam: 'jaarovergang', pad: '/{groepen}/jaarovergang', gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'docent' },
  { naam: 'jaarovergang-leerlingen', pad: '/{groepen}/jaarovergang', ...enkel, doe: klik(/^Volgende/) },
  { naam: 'jaarovergang-controle', pad: '/{groepen}/jaarovergang', ...enkel, doe: naarControle },
  { naam: 'alle-leerlingen', pad: '/leerlingen', ...beheer },
  { naam: 'prullenbak', pad: '/prullenbak', ...beheer },
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
    vooraf: vraagVertrek,
  },
  { naam: 'wissen', pad: '/accountgegevens?deel=privacy', ...enkel, doe: klik(/wissen/i) },
  { naam: 'logboek', pad: '/accountgegevens?deel=logboek', gevuld: 'schooladmin', leeg: 'leeg' },
  { naam: 'papier', pad: '/accountgegevens/papieren/overeenkomst', gevuld: 'schooladmin' },
  { naam: 'docenten', pad: '/docenten', gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'thuis' },
  { naam: 'docenten-uitnodigen', pad: '/docenten', ...enkel, doe: klik(/uitnodigen$/) },
  { naam: 'account', pad: '/account', gevuld: 'docent', geenrecht: 'leerling', vraag: /\/api\/users\/[^/]+\/./ },
  { naam: 'niet-gevonden', pad: '/bestaat-niet', ...enkel },
  { naam: 'inloggen', pad: () => '/app/auth/login', ...deur },
  {
    naam: 'inloggen-tegels',
    pad: ({ toneel, host }) => `/app/auth/login?code=${toneel.codes(host).woord.code}`,
    ...deur,
  },
  {
    naam: 'inloggen-plaatjes',
    pad: ({ toneel, host }) => `/app/auth/login?code=${toneel.codes(host).plaatjes.code}`,
    ...deur,
    doe: (page, { toneel, host }) =>
      page.getByRole('button', { name: toneel.codes(host).plaatjes.naam, exact: true }).click(),
  },
  {
    naam: 'inloggen-woord',
    pad: ({ toneel, host }) => `/app/auth/login?code=${toneel.codes(host).woord.code}`,
    ...deur,
    doe: (page, { toneel, host }) =>
      page.getByRole('button', { name: toneel.codes(host).woord.naam, exact: true }).click(),
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
    doe: volgMail({ nl: /^Marit .* nodigt je uit/, be: /^Hilde .* nodigt je uit/ }),
  },
  { naam: 'wachtwoord-nieuw', pad: () => '/app/auth/wachtwoordaanvragen', ...deur, doe: vraagWachtwoord },
  { naam: 'uitnodiging-onbekend', pad: () => '/app/auth/uitnodiging/onbekend', ...deur },
  { naam: 'tweestaps', pad: () => '/app/auth/tweestaps', gevuld: 'docent', vraag: null },
  { naam: 'tweestaps-code', pad: () => '/app/auth/tweestaps', gevuld: 'nieuw', vraag: null, doe: begintTweestaps },
  { naam: 'thuis', pad: '/{groepen}', ...thuis },
  {
    naam: 'thuis-kinderen',
    pad: groep('leerlingen'),
    gevuld: 'thuis',
    leeg: 'thuisleeg',
    geenrecht: 'leerling',
    vraag: PANEEL,
  },
  { naam: 'thuis-beeld', pad: gedeeld, gevuld: 'thuis', leeg: 'thuisleeg', vraag: /\/voortgang$/ },
  { naam: 'thuis-ontkoppelen', pad: groep('leerlingen'), ...thuis, doe: klik(/^Ontkoppel/) },
  { naam: 'thuis-code', pad: groep('kinderen-toevoegen'), ...thuis, doe: kiesRadio(/code van school/) },
  { naam: 'thuis-account', pad: '/account', ...thuis },
  { naam: 'thuis-gegevens', pad: '/accountgegevens', ...thuis },
  { naam: 'thuis-instellingen', pad: '/accountgegevens?deel=instellingen', gevuld: 'rust', vraag: null },
  { naam: 'praktijk', pad: '/{groepen}', ...rt },
  { naam: 'praktijk-leerlingen', pad: groep('leerlingen'), gevuld: 'rt', leeg: 'rtleeg', vraag: VAN_GROEP },
  { naam: 'praktijk-alle', pad: '/leerlingen', gevuld: 'rt', leeg: 'rtleeg' },
  { naam: 'praktijk-beeld', pad: gedeeld, gevuld: 'rt', leeg: 'rtleeg', geenrecht: 'docent', vraag: /\/voortgang$/ },
  { naam: 'praktijk-code', pad: groep('leerlingen/toevoegen'), ...rt, doe: klik(/deelcode/) },
  { naam: 'reden', pad: '/{groepen}', ...kantoor },
  { naam: 'reden-kort', pad: '/{groepen}', ...kantoor, doe: klik(/^Meekijken/) },
  { naam: 'reden-binnen', pad: '/{groepen}', ...kantoor, doe: geefReden },
  {
    naam: 'wisverzoeken',
    pad: () => '/superadmin/wisverzoeken',
    gevuld: 'baas',
    leeg: 'baas',
    geenrecht: 'schooladmin',
    vraag: /\/api\/kantoor\//,
    vooraf: vraagVertrek,
  },
  {
    naam: 'wisverzoek',
    ...verzoek,
    leeg: 'baas',
    geenrecht: 'schooladmin',
    vraag: /\/api\/kantoor\//,
    doe: openVerzoek(),
  },
  { naam: 'wisverzoek-kantoor', ...verzoek, gevuld: 'kantoor', doe: openVerzoek() },
  { naam: 'wisverzoek-bevestigen', ...verzoek, doe: openVerzoek(/^Bevestigen/) },
  { naam: 'wisverzoek-afwijzen', ...verzoek, doe: openVerzoek(/^Afwijzen/) },
  { naam: 'wisverzoek-kort', ...verzoek, doe: besluit(/^Bevestigen/, 'ok') },
  { naam: 'wisverzoek-bevestigd', ...verzoek, doe: besluit(/^Bevestigen/, 'Gebeld met de directeur') },
  { naam: 'wisverzoek-afgewezen', ...verzoek, doe: besluit(/^Afwijzen/, 'Eerst een export van alle gegevens') },
  {
    naam: 'eigen-wachtwoord',
    pad: vanKind('wachtwoord'),
    gevuld: 'leerling',
    geenrecht: 'plaatjeskind',
    vraag: /\/api\/leerlingen\/[^/]+\/wachtwoord/,
  },
  { naam: 'eigen-wachtwoord-fout', pad: vanKind('wachtwoord'), gevuld: 'leerling', vraag: null, doe: klik(/^Bewaar/) },
  {
    naam: 'ouder',
    pad: vanKind('ouder'),
    gevuld: 'speler',
    geenrecht: 'leerling',
    vraag: /\/api\/leerlingen\/[^/]+\/ouder/,
  },
  { naam: 'ouder-fout', pad: vanKind('ouder'), gevuld: 'speler', vraag: null, doe: klik(/^Naar het paneel/) },
  {
    naam: 'kaart-instellingen',
    pad: vanKind('landkaart'),
    gevuld: 'speler',
    vraag: null,
    doe: (page) => page.getByRole('button', { name: 'Instellingen' }).click(),
  },
  { naam: 'kaart-rust', pad: vanKind('landkaart'), gevuld: 'ruster', vraag: null },
  { naam: 'landkaart', pad: vanKind('landkaart'), gevuld: 'leerling', vraag: /\/api\/leerlingen\/[^/]+\/landkaart/ },
];
