/** Photographs of the tests of the own method: the panel of the teacher, and the child at the lighthouse. */
import type { Page } from '@playwright/test';
import type { Scene, ScreenOf, Spot } from './screens-types.ts';
import type { Host } from './screens-stage.ts';

const HOUR_MS = 3_600_000;
const WORDS = ['trein', 'kijkt', 'boom', 'fiets', 'schaap', 'zeilen'];
const GROEP = /\/api\/admins\/[^/]+\/(groepen\/[^/]+\/)?methodetoetsen/;
type Kind = 'concept' | 'open' | 'straks' | 'ingeleverd';

/** Tests that were made already, by host and kind. */
const made = new Map<string, string>();
const keyOf = (host: Host, kind: Kind): string => `${host}-${kind}`;

interface Toets {
  id: string;
  versie: number;
}
const from = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A test in a state, made once a host by the head of the school; `ingeleverd` was taken by the child of the pictures. */
export const prepareToets =
  (kind: Kind) =>
  async ({ stage, host }: Scene): Promise<void> => {
    if (made.has(keyOf(host, kind))) return;
    const { token, adminId, groepId } = stage.person(host, 'schooladmin');
    const child = stage.person(host, 'leerling');
    const base = `/admins/${adminId}/methodetoetsen`;
    const { id, versie: version } = await stage.vraag<Toets>(`/admins/${adminId}/groepen/${groepId}/methodetoetsen`, {
      token,
      body: { titel: 'Blok 3 controledictee' },
    });
    const begin = kind === 'straks' ? 24 * HOUR_MS : -HOUR_MS;
    await stage.vraag(`${base}/${id}`, {
      token,
      method: 'PATCH',
      body: {
        versie: version,
        woorden: WORDS.map((woord) => ({
          woord,
          zin: `Ik schrijf ${woord} in mijn schrift.`,
          leerdoelId: woord.includes('ei') || woord.includes('ij') ? 'ei' : 'au',
          overslaan: false,
        })),
        vensterVan: from(begin),
        vensterTot: from(begin + 6 * HOUR_MS),
        goalMarks: { au: 60 },
      },
    });
    made.set(keyOf(host, kind), id);
    if (kind === 'concept') return;
    await stage.vraag(`${base}/${id}/overgangen`, { token, body: { naar: 'gepland' } });
    if (kind !== 'ingeleverd') return;
    const sitting = `${base}/${id}/afnames/${child.leerlingId}`;
    await stage.vraag(`${sitting}/starts`, { token: child.token, method: 'POST' });
    for (const [index, ruw] of ['trijn', 'kijkt', 'boom', 'fits', 'schaap', ''].entries())
      await stage.vraag(`${sitting}/antwoorden/${index + 1}`, {
        token: child.token,
        method: 'PUT',
        body: { ruw, beurten: 1 },
      });
    await stage.vraag(`${sitting}/inleveringen`, { token: child.token, method: 'POST' });
  };
const idOf = (host: Host, kind: Kind): string => made.get(keyOf(host, kind)) ?? 'geen';
export const toetsPath =
  (kind: Kind) =>
  ({ host, stage }: Scene): string => {
    const { adminId, groepId } = stage.person(host, 'schooladmin');
    return `/admins/${adminId}/${host === 'nl' ? 'groepen' : 'klassen'}/${groepId}/methodetoetsen/${idOf(host, kind)}`;
  };
const child =
  (kind: Kind) =>
  ({ host, stage, wie: who }: Spot): string =>
    `/leerling/${who.leerlingId}/admins/${stage.person(host, 'schooladmin').adminId}/methodetoets/${idOf(host, kind)}`;

const asked = (kind: Kind) => ({ gevuld: 'schooladmin', vraag: null, vooraf: prepareToets(kind) }) as const;
const press =
  (name: RegExp | string) =>
  (page: Page): Promise<void> =>
    page.locator('main').getByRole('button', { name }).first().click();
/** A sentence is missing, and the moment too. */
async function publishTooSoon(page: Page): Promise<void> {
  await page.getByLabel('Zin bij woord 2', { exact: true }).fill('Deze zin mist iets.');
  await page.getByLabel('Open tot').fill('');
  await page.getByRole('button', { name: 'Zet klaar' }).click();
}

/** Every screen of the tests, one line each. */
export const TOETS_SCREENS: readonly ScreenOf[] = [
  {
    naam: 'methodetoetsen',
    pad: '/{groepen}/{groep}/methodetoetsen',
    gevuld: 'schooladmin',
    leeg: 'kaal',
    geenrecht: 'rt',
    vraag: GROEP,
    vooraf: prepareToets('concept'),
  },
  {
    naam: 'methodetoets-concept',
    pad: toetsPath('concept'),
    gevuld: 'schooladmin',
    vraag: GROEP,
    vooraf: prepareToets('concept'),
  },
  {
    naam: 'methodetoets-uitslag',
    pad: toetsPath('ingeleverd'),
    gevuld: 'schooladmin',
    vraag: /\/methodetoetsen\/[^/]+\/resultaten/,
    vooraf: prepareToets('ingeleverd'),
  },
  {
    naam: 'methodetoets-nieuw',
    pad: '/{groepen}/{groep}/methodetoetsen',
    gevuld: 'schooladmin',
    leeg: 'kaal',
    vraag: null,
    vooraf: prepareToets('concept'),
    doe: press('Nieuwe toets'),
  },
  {
    naam: 'methodetoets-open',
    pad: toetsPath('open'),
    gevuld: 'schooladmin',
    vraag: null,
    vooraf: prepareToets('open'),
  },
  { naam: 'methodetoets-sluiten', pad: toetsPath('open'), ...asked('open'), doe: press('Sluit nu') },
  { naam: 'methodetoets-mist', pad: toetsPath('concept'), ...asked('concept'), doe: publishTooSoon },
  {
    naam: 'methodetoets-oordeel',
    pad: toetsPath('ingeleverd'),
    ...asked('ingeleverd'),
    doe: (page) => page.locator('button.toets-cell--wrong').first().click(),
  },
  {
    naam: 'methodetoets-plan',
    pad: (spot) =>
      `${toetsPath('ingeleverd')(spot).replace(/methodetoetsen\/.*$/, '')}leerlingen/${spot.stage.person(spot.host, 'leerling').leerlingId}/zorgtraject/handelingsplanaanmaken?toets=${idOf(spot.host, 'ingeleverd')}&doel=ei`,
    ...asked('ingeleverd'),
  },
  { naam: 'methodetoets-heropenen', pad: toetsPath('ingeleverd'), ...asked('ingeleverd'), doe: press(/^Open opnieuw/) },
  { naam: 'methodetoets-hertoets', pad: toetsPath('ingeleverd'), ...asked('ingeleverd'), doe: press('Hertoets') },
  { naam: 'toets-begin', pad: child('open'), gevuld: 'leerling', vraag: /\/afnames\//, vooraf: prepareToets('open') },
  {
    naam: 'toets-woord',
    pad: child('open'),
    gevuld: 'leerling',
    vraag: null,
    vooraf: prepareToets('open'),
    doe: async (page) => {
      await page
        .getByRole('button', { name: /^(Begin|Ga verder)$/ })
        .click({ timeout: 5_000 })
        .catch(() => undefined);
      await page.getByRole('textbox').fill('trein');
    },
  },
  { naam: 'toets-straks', pad: child('straks'), gevuld: 'leerling', vraag: null, vooraf: prepareToets('straks') },
  {
    naam: 'toets-ingeleverd',
    pad: child('ingeleverd'),
    gevuld: 'leerling',
    vraag: null,
    vooraf: prepareToets('ingeleverd'),
  },
];
