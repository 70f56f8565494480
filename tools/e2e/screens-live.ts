/** Photographs of what goes between people: dictation of a class, messages with the office, and the prices it sets. */
import type { Page } from '@playwright/test';
import type { Scene, ScreenOf, Spot } from './screens-types.ts';
import type { Host } from './screens-stage.ts';

interface Dictee {
  id: string;
  nr: number;
  woorden: unknown[];
}
type Kind = 'klaar' | 'bezig' | 'gesloten';
const GOALS = { doelIds: ['ei', 'ou'] };
/** What the child of the pictures writes. */
const WRITTEN = ['trijn', 'plein', 'geheim', 'koud', 'hout'];
/** Dictations that were made already, by host and kind. */
const made = new Map<string, string>();

/** A dictation in a state, made once a host; the child of the pictures wrote half of it, unless it was not begun. */
export const prepareDictee =
  (kind: Kind) =>
  async ({ stage, host }: Scene): Promise<void> => {
    const key = `${host}-${kind}`;
    if (made.has(key)) return;
    const { token, adminId, groepId } = stage.person(host, 'schooladmin');
    const child = stage.person(host, 'leerling');
    const { id } = await stage.vraag<Dictee>(`/admins/${adminId}/groepen/${groepId}/dictees`, {
      token,
      body: { titel: kind === 'klaar' ? 'Dictee blok 4' : 'Dictee blok 3', ...GOALS },
    });
    made.set(key, id);
    if (kind === 'klaar') return;
    const step = (stand: string, nr: number): Promise<unknown> =>
      stage.vraag(`/admins/${adminId}/dictees/${id}`, { token, method: 'PATCH', body: { stand, nr } });
    const sitting = `/leerlingen/${child.leerlingId}/dictees/${id}`;
    for (const [index, ruw] of WRITTEN.entries()) {
      await step('bezig', index + 1);
      await stage.vraag(sitting, { token: child.token });
      await stage.vraag(`${sitting}/antwoorden/${index + 1}`, { token: child.token, method: 'PUT', body: { ruw } });
    }
    if (kind === 'gesloten') await step('gesloten', WRITTEN.length);
  };
const idOf = (host: Host, kind: Kind): string => made.get(`${host}-${kind}`) ?? 'geen';
export const dicteePath =
  (kind: Kind) =>
  ({ host, stage }: Scene): string => {
    const { adminId, groepId } = stage.person(host, 'schooladmin');
    return `/admins/${adminId}/${host === 'nl' ? 'groepen' : 'klassen'}/${groepId}/dictees/${idOf(host, kind)}`;
  };
const child =
  (kind: Kind) =>
  ({ host, stage }: Spot): string =>
    `/leerling/${stage.person(host, 'leerling').leerlingId}/dictees/${idOf(host, kind)}`;
const press =
  (name: RegExp | string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();
const follow =
  (name: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('link', { name }).first().click();
const head = { gevuld: 'schooladmin', vraag: null } as const;
const leerling = { gevuld: 'leerling', vraag: null } as const;
const clerk = { gevuld: 'kantoor', vraag: null } as const;

/** Somebody of the office took the oldest request that nobody has. */
const prepareOffice = async ({ stage, wie: { token } }: Spot): Promise<void> => {
  const { items } = await stage.vraag<{ items: { id: string; behandelaar: string | null }[] }>(
    '/kantoor/werklijsten?soort=aanvraag',
    { token },
  );
  const first = items.find(({ behandelaar }) => behandelaar === null);
  if (first !== undefined)
    await stage.vraag(`/kantoor/werklijsten/${first.id}`, { token, method: 'PATCH', body: { behandelaar: 'ik' } });
};
const ownWork = (page: Page): Promise<void> => page.getByRole('switch').click();
/** On a telephone the menu is behind a button. */
const openMenu = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Open het menu' });
  if ((page.viewportSize()?.width ?? 0) < 960) await button.click();
};
/** An office for which nothing waits. */
const allDone = async (page: Page): Promise<void> => {
  await page.route(/\/api\/kantoor\/werklijsten/, (call) =>
    call.fulfill({ json: { items: [], totals: [], failed: [] } }),
  );
  await page.reload();
  await page.getByText('Alles is bijgewerkt').waitFor();
};

/** A roadmap on which nothing stands yet. */
const nothingPlanned = async (page: Page): Promise<void> => {
  await page.route(/\/api\/roadmapitems/, async (call) => {
    // The browser knows the Belgian host, this process does not; who asks stands in the token.
    const url = new URL(call.request().url());
    url.hostname = 'localhost';
    const whole: object = await (await call.fetch({ url: url.href })).json();
    await call.fulfill({ json: { ...whole, items: [] } });
  });
  await page.reload();
};

/** Every screen of it, one line each. */
export const LIVE_SCREENS: readonly ScreenOf[] = [
  {
    naam: 'dictees',
    pad: '/{groepen}/{groep}/dictees',
    gevuld: 'schooladmin',
    leeg: 'kaal',
    geenrecht: 'leerling',
    vraag: /\/api\/.*\/dictees$/,
    vooraf: prepareDictee('gesloten'),
  },
  { naam: 'dictee-nieuw', pad: '/{groepen}/{groep}/dictees', ...head, doe: press('Nieuw dictee') },
  { naam: 'dictee-klaar', pad: dicteePath('klaar'), ...head, vooraf: prepareDictee('klaar') },
  {
    naam: 'dictee-bezig',
    pad: dicteePath('bezig'),
    ...head,
    vraag: /\/api\/admins\/[^/]+\/dictees\//,
    vooraf: prepareDictee('bezig'),
  },
  { naam: 'dictee-uitslag', pad: dicteePath('gesloten'), ...head, vooraf: prepareDictee('gesloten') },
  { naam: 'dictee-wachten', pad: child('klaar'), ...leerling, vooraf: prepareDictee('klaar') },
  { naam: 'dictee-typen', pad: child('bezig'), ...leerling, vooraf: prepareDictee('bezig') },
  { naam: 'dictee-inhalen', pad: child('gesloten'), ...leerling, vooraf: prepareDictee('gesloten') },
  {
    naam: 'berichten',
    pad: '/berichten',
    gevuld: 'schooladmin',
    leeg: 'kaal',
    geenrecht: 'leerling',
    vraag: /\/berichten\?/,
  },
  { naam: 'bericht', pad: '/berichten', ...head, doe: follow(/tablets|nascholing/i) },
  { naam: 'bericht-weg', pad: '/berichten/019f955b-73e2-7000-8000-000000000001', ...head },
  { naam: 'bericht-nieuw', pad: '/berichten', ...head, doe: press('Nieuw bericht') },
  {
    naam: 'dashboard',
    pad: () => '/superadmin/dashboard',
    ...clerk,
    geenrecht: 'schooladmin',
    vraag: /\/api\/kantoor\/werklijsten/,
    vooraf: prepareOffice,
  },
  { naam: 'dashboard-mijn', pad: () => '/superadmin/dashboard', ...clerk, doe: ownWork },
  { naam: 'dashboard-klaar', pad: () => '/superadmin/dashboard', ...clerk, doe: allDone },
  { naam: 'dashboard-menu', pad: () => '/superadmin/dashboard', ...clerk, doe: openMenu },
  { naam: 'kantoor-berichten', pad: () => '/superadmin/berichten', ...clerk, vraag: /\/api\/berichten$/ },
  { naam: 'kantoor-bericht', pad: () => '/superadmin/berichten', ...clerk, doe: follow(/tablets/i) },
  { naam: 'mededelingen', pad: () => '/superadmin/mededelingen', ...clerk, vraag: /\/api\/mededelingen$/ },
  { naam: 'mededeling-nieuw', pad: () => '/superadmin/mededelingen', ...clerk, doe: press('Nieuwe mededeling') },
  { naam: 'roadmap', pad: '/roadmap', gevuld: 'schooladmin', geenrecht: 'leerling', vraag: /\/api\/roadmapitems/ },
  { naam: 'roadmap-leeg', pad: '/roadmap', ...head, doe: nothingPlanned },
  {
    naam: 'vriend-uitnodigen',
    pad: '/vriend-uitnodigen',
    gevuld: 'schooladmin',
    leeg: 'kaal',
    geenrecht: 'leerling',
    vraag: /\/api\/admins\/[^/]+\/vrienduitnodigingen$/,
  },
  { naam: 'roadmap-kantoor', pad: () => '/superadmin/roadmap', ...clerk, vraag: /\/api\/kantoor\/roadmap/ },
  { naam: 'roadmap-nieuw', pad: () => '/superadmin/roadmap', ...clerk, doe: press('Nieuw plan') },
  { naam: 'prijzen', pad: () => '/superadmin/prijzen', gevuld: 'baas', vraag: /\/api\/.*prijzen/ },
  { naam: 'mailsjablonen', pad: () => '/superadmin/mailsjablonen', gevuld: 'baas', vraag: /\/api\/mailsjablonen$/ },
  {
    naam: 'mailsjabloon',
    pad: () => '/superadmin/mailsjablonen/proef-eindigt/nl-NL',
    gevuld: 'baas',
    vraag: /\/api\/mailsjablonen\/proef-eindigt\/nl-NL$/,
  },
  {
    naam: 'mailsjabloon-be',
    pad: () => '/superadmin/mailsjablonen/bericht-nieuw/nl-BE',
    ...clerk,
    doe: press('donker'),
  },
  { naam: 'mailberichten', pad: () => '/superadmin/mailberichten', ...clerk, vraag: /\/api\/mailberichten\?/ },
  { naam: 'mailberichten-niets', pad: () => '/superadmin/mailberichten?zoek=niemand%40nergens.voorbeeld', ...clerk },
  { naam: 'prijzen-kantoor', pad: () => '/superadmin/prijzen', ...clerk },
];
