import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import { session } from '#web/platform/session.ts';
import { createId, startTexts } from './shared/test-kit.ts';
import { KindPage } from './kind-toevoegen/kind-toevoegen-page.tsx';
import { CodeForm } from './shared/delen/code-form.tsx';
import { SharingPage } from './delen/delen-page.tsx';
import { SharedPage } from './shared-child/shared-child-page.tsx';
import { SharedChildrenPart } from './shared/delen/shared-children.tsx';

// The panel in a simulated browser is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ADMIN = createId(1);
const KIND = createId(2);
const A = `/api/admins/${ADMIN}`;
const P = `${A}/leerlingen/${KIND}`;
type Antwoord = [status: number, body?: unknown];

/** What the server of a test says, by method and address; every call is kept. */
let server: Map<string, Antwoord>;
const calls: { wat: string; body: unknown }[] = [];
const sent = (): string[] => calls.map(({ wat: what }) => what);

const PARTS = {
  leerling: { id: KIND, roepnaam: 'Sem', naam: 'Sem', dier: 'vos' },
  school: 'De Vuurtoren',
  thuisToegang: true,
  codes: [{ id: createId(3), soort: 'thuis', verlooptOp: '2026-12-20T10:00:00.000Z' }],
  koppelingen: [{ id: createId(4), soort: 'thuis', bij: 'Familie Postma', gekoppeldOp: '2026-11-02T10:00:00.000Z' }],
};
const SCHOOL = {
  id: ADMIN,
  soort: 'school',
  naam: 'De Vuurtoren',
  land: 'NL',
  locale: 'nl-NL',
  plaats: 'Zandmeer',
  licentieStatus: 'actief',
};
const TOESTEMMING = { id: createId(5), soort: 'thuis_delen', gegevenDoor: 'Nadia Postma', op: '2026-09-01' };

beforeEach(async () => {
  await startTexts();
  calls.length = 0;
  server = new Map<string, Antwoord>([
    [`GET ${A}`, [200, SCHOOL]],
    [`GET ${P}/thuiskoppelingen`, [200, PARTS]],
    [`GET ${P}/toestemmingen`, [200, { items: [TOESTEMMING] }]],
  ]);
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const what = `${options.method ?? 'GET'} ${address}`;
    calls.push({ wat: what, body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined });
    const [status, body] = server.get(what) ?? [
      404,
      { code: 'NIET_GEVONDEN', message: 'Dit bestaat niet of niet meer.' },
    ];
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  session.wis();
  vi.unstubAllGlobals();
});

const asRole = (role: Role): void =>
  session.begin({ token: 'a.b.c', gebruiker: { _id: createId(9), role, adminId: ADMIN, exp: 4_102_444_800 } });
const show = (content: React.ReactNode, path = '/') =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/delen" element={content} />
          <Route path="/admins/:adminId/groepen/:groepId/kinderen-toevoegen" element={content} />
          <Route path="*" element={content} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
const showPage = () => show(<SharingPage />, `/admins/${ADMIN}/groepen/${createId(7)}/leerlingen/${KIND}/delen`);
/** Part of the page under a heading; by text, since looking for a role in a whole page of the panel takes seconds. */
const part = async (name: string) =>
  within((await screen.findByText(name, { selector: 'h2' })).closest('section') ?? document.body);

it('shows who looks along, which codes wait and who agreed', async () => {
  asRole('schooladmin');
  showPage();
  const home = await part('Thuis');
  expect(home.getByText('Familie Postma')).toBeDefined();
  expect(home.getByText('gekoppeld op 2 november 2026')).toBeDefined();
  expect(home.getByText('werkt tot en met 20 december 2026')).toBeDefined();
  expect((await part('RT-praktijk')).getByText('Nog geen praktijk kijkt mee.')).toBeDefined();
  expect((await part('Toestemming')).getByText('Nadia Postma, 1 september 2026')).toBeDefined();
});

it('shows a new code once, on a slip with the three steps', async () => {
  asRole('schooladmin');
  server.set(`POST ${P}/thuiscodes`, [201, { code: 'BCDF-GH23', verlooptOp: '2026-12-22T10:00:00.000Z' }]);
  showPage();
  await userEvent.click((await part('Thuis')).getByRole('button', { name: 'Maak een thuiscode' }));
  expect(await screen.findByText('BCDF-GH23')).toBeDefined();
  expect(screen.getByText('Thuiscode van Sem')).toBeDefined();
  expect(
    screen.getAllByRole('listitem').filter((step) => step.textContent.includes('Mijn kind heeft een code van school')),
  ).toHaveLength(1);
  expect(calls.find(({ wat: what }) => what === `POST ${P}/thuiscodes`)?.body).toEqual({ soort: 'thuis' });
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(screen.queryByText('BCDF-GH23')).toBeNull();
});

it('says that consent comes first, and writes it down with a name and a day', async () => {
  asRole('docent');
  server.set(`POST ${P}/thuiscodes`, [
    409,
    { code: 'TOESTEMMING_NODIG', message: 'Noteer eerst wie toestemming gaf om dit kind te delen.' },
  ]);
  server.set(`POST ${P}/toestemmingen`, [201, TOESTEMMING]);
  showPage();
  await userEvent.click((await part('Thuis')).getByRole('button', { name: 'Maak een thuiscode' }));
  expect(await screen.findByText('Noteer eerst wie toestemming gaf om dit kind te delen.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Noteer toestemming' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Toestemming noteren' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Noteer' }));
  expect(dialog.getByText('Dit veld is verplicht.')).toBeDefined();
  expect(sent()).not.toContain(`POST ${P}/toestemmingen`);
  await userEvent.type(dialog.getByLabelText(/Gegeven door/), 'Nadia Postma');
  await userEvent.click(dialog.getByRole('button', { name: 'Noteer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ wat: what }) => what === `POST ${P}/toestemmingen`)?.body).toMatchObject({
    soort: 'thuis_delen',
    gegevenDoor: 'Nadia Postma',
  });
});

it('keeps the page open for looking when the licence is over, and closed to whom it is not for', async () => {
  asRole('schooladmin');
  server.set(`GET ${A}`, [200, { ...SCHOOL, licentieStatus: 'verlopen' }]);
  showPage();
  const home = await part('Thuis');
  await waitFor(() => expect(home.getByText('Maak een thuiscode').hasAttribute('disabled')).toBe(true));
  expect(screen.queryByText(/Deze pagina is voor/)).toBeNull();
  cleanup();
  asRole('thuisadmin');
  showPage();
  expect(await screen.findByText(/Deze pagina is voor schoolbeheerders/)).toBeDefined();
});

it.each([
  ['thuisadmin', null],
  ['schooladmin', /Deze pagina is voor ouders/],
] as const)('adds a child for %s by right, whatever the licence says', async (role, reason) => {
  asRole(role);
  server.set(`GET ${A}`, [200, { ...SCHOOL, soort: 'thuis', licentieStatus: 'verlopen' }]);
  show(<KindPage />, `/admins/${ADMIN}/groepen/${createId(7)}/kinderen-toevoegen`);
  if (reason !== null) return expect(await screen.findByText(reason)).toBeDefined();
  await waitFor(() =>
    expect(screen.getByText('Kind toevoegen', { selector: 'button' }).hasAttribute('disabled')).toBe(true),
  );
});

it('lets only who runs the school close the home', async () => {
  asRole('docent');
  showPage();
  await part('Thuis');
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  asRole('schooladmin');
  server.set(`PATCH ${A}/deelinstellingen`, [204]);
  showPage();
  const toggle = await screen.findByRole('switch', { name: 'Ouders mogen thuis meekijken' });
  server.set(`GET ${P}/thuiskoppelingen`, [200, { ...PARTS, thuisToegang: false }]);
  await userEvent.click(toggle);
  expect(await screen.findByText('Thuis oefenen staat uit voor de hele school.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Maak een thuiscode' })).toHaveProperty('disabled', true);
});

it('asks nothing of the server for a role that may not share', async () => {
  asRole('thuisadmin');
  showPage();
  expect(await screen.findByRole('heading', { name: 'Delen' })).toBeDefined();
  expect(sent().filter((what) => what.includes('/leerlingen/'))).toEqual([]);
});

it('sends a code that can be one only, and shows the sentence of the server', async () => {
  asRole('thuisadmin');
  show(<CodeForm adminId={ADMIN} soort="thuis" dicht={false} naar="/kinderen" />);
  const field = screen.getByLabelText(/Code van school/);
  const button = screen.getByRole('button', { name: 'Koppel dit kind' });
  await userEvent.click(button);
  expect(screen.getByText('Dit veld is verplicht.')).toBeDefined();
  await userEvent.type(field, 'ABCD-EFGH');
  await userEvent.click(button);
  expect(screen.getByText('Dit heeft niet de juiste vorm. Voorbeeld: BCDF-GH23.')).toBeDefined();
  expect(sent()).toEqual([]);
  server.set(`POST ${A}/thuiskoppelingen`, [
    410,
    {
      code: 'VERLOPEN_OF_GEBRUIKT',
      message: 'Deze code is al gebruikt. Een code werkt één keer. Vraag de school om een nieuwe.',
    },
  ]);
  await userEvent.clear(field);
  await userEvent.type(field, 'bcdf gh23');
  await userEvent.click(button);
  expect(await screen.findByText(/Deze code is al gebruikt/)).toBeDefined();
  server.set(`POST ${A}/thuiskoppelingen`, [
    201,
    { koppelingId: createId(4), leerling: { id: KIND, roepnaam: 'Sem', groep: '3 Vissen' }, school: 'De Vuurtoren' },
  ]);
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Sem is gekoppeld' })).toBeDefined();
  expect(screen.getByText('De Vuurtoren, 3 Vissen, deelt de voortgang met jou.')).toBeDefined();
  expect(calls.at(-1)?.body).toEqual({ thuiscode: 'bcdf gh23' });
});

const SHARED = {
  koppelingId: createId(4),
  leerlingId: KIND,
  roepnaam: 'Sem',
  dier: 'vos',
  jaargroep: 3,
  soort: 'thuis',
  school: 'De Vuurtoren',
  open: true,
  weekMinuten: 12,
};

it('offers to play and to look while the school keeps the home open, and says so when it does not', async () => {
  asRole('thuisadmin');
  server.set(`GET ${A}/thuiskoppelingen`, [
    200,
    {
      items: [SHARED, { ...SHARED, koppelingId: createId(6), leerlingId: createId(8), roepnaam: 'Noor', open: false }],
    },
  ]);
  show(<SharedChildrenPart adminId={ADMIN} />);
  expect(await screen.findByRole('button', { name: 'Speel als Sem' })).toBeDefined();
  expect(screen.getByText(/12 minuten deze week/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Speel als Noor' })).toBeNull();
  expect(screen.getByText('De school heeft thuis oefenen uitgezet')).toBeDefined();
});

const PICTURE = {
  leerling: { id: KIND, roepnaam: 'Sem', dier: 'vos' },
  school: 'De Vuurtoren',
  soort: 'thuis',
  week: { minuten: 12, dagen: 3 },
  maand: { minuten: 60 },
  gaatGoed: ['Woorden met ei'],
  bezigMet: ['Woorden met ou'],
  geleerd: ['trein'],
  tip: { kindnaam: 'Woorden met ou', regel: 'Denk aan koud en goud.' },
};
const VOORTGANG = `GET ${A}/thuiskoppelingen/${SHARED.koppelingId}/voortgang`;
const showShared = () =>
  show(
    <Routes>
      <Route path="/admins/:adminId/leerlingen/gedeeld/:koppelingId" element={<SharedPage />} />
    </Routes>,
    `/admins/${ADMIN}/leerlingen/gedeeld/${SHARED.koppelingId}`,
  );

it('shows a parent what went well first, and no numbers of goals', async () => {
  asRole('thuisadmin');
  server.set(VOORTGANG, [200, PICTURE]);
  showShared();
  expect(await screen.findByText('op 3 dagen geoefend')).toBeDefined();
  expect([...document.querySelectorAll('h1, h2')].map((header) => header.textContent)).toEqual([
    'Zo gaat het met Sem',
    'Dit gaat goed',
    'Deze woorden lukten',
    'Hier wordt nu aan gewerkt',
    'Samen doen',
  ]);
  expect(document.querySelector('table')).toBeNull();
});

it('shows a practice every goal and what the child wrote, and says what stays at school', async () => {
  asRole('rtadmin');
  server.set(VOORTGANG, [
    200,
    {
      ...PICTURE,
      soort: 'rt',
      doelen: [
        { naam: 'au of ou', status: 'struikel', n: 12, goed: 5, pct: 41 },
        { naam: 'ei of ij', status: 'te_weinig', n: 2, goed: 1 },
      ],
      fouten: [
        { id: createId(8), woord: 'geit', ruw: 'gijt', datum: '2026-11-20T10:00:00.000Z', doelNaam: 'ei of ij' },
      ],
    },
  ]);
  showShared();
  expect(await screen.findByText(/De groep, de toetsen en de handelingsplannen blijven op school/)).toBeDefined();
  expect(
    [...document.querySelectorAll('tbody tr')].map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim()),
  ).toEqual(['au of ou struikelt41% 5 van 12 goed', 'ei of ij te weinig gegevens2 antwoorden']);
  expect(document.querySelector('.antwoord mark')?.textContent).toBe('ij');
  expect(screen.getByRole('heading', { name: 'Wat Sem schreef' })).toBeDefined();
});

it('says so when the child did not practise, the sharing ended, or the school closed the home', async () => {
  asRole('thuisadmin');
  const nothing = {
    ...PICTURE,
    week: { minuten: 0, dagen: 0 },
    maand: { minuten: 0 },
    gaatGoed: [],
    bezigMet: [],
    geleerd: [],
    tip: undefined,
  };
  const out: [Antwoord, string][] = [
    [[200, nothing], 'Sem heeft nog niet geoefend'],
    [[404, { code: 'NIET_GEVONDEN', message: 'weg' }], 'Deze leerling wordt niet met je gedeeld'],
    [[409, { code: 'THUIS_DICHT', message: 'dicht' }], 'De school heeft thuis oefenen uitgezet'],
  ];
  for (const [antwoord, zin] of out) {
    server.set(VOORTGANG, antwoord);
    showShared();
    expect(await screen.findByText(zin)).toBeDefined();
    cleanup();
  }
  server.set(VOORTGANG, [500, { code: 'FOUT', message: 'Er ging iets mis.' }]);
  showShared();
  expect(await screen.findByText('Er ging iets mis.')).toBeDefined();
  server.set(VOORTGANG, [200, PICTURE]);
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('op 3 dagen geoefend')).toBeDefined();
});

it('asks nothing for who may not look', async () => {
  asRole('docent');
  showShared();
  expect(await screen.findByRole('heading', { name: 'Gedeelde leerling' })).toBeDefined();
  expect(sent().filter((what) => what.includes('voortgang'))).toEqual([]);
});

it('leads to the page of the child, and lets go only after asking', async () => {
  asRole('thuisadmin');
  server.set(`GET ${A}/thuiskoppelingen`, [200, { items: [SHARED] }]);
  show(<SharedChildrenPart adminId={ADMIN} />);
  expect((await screen.findByRole('link', { name: 'Bekijk hoe het gaat met Sem' })).getAttribute('href')).toBe(
    `/admins/${ADMIN}/leerlingen/gedeeld/${SHARED.koppelingId}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ontkoppel Sem' }));
  expect(sent().filter((what) => what.startsWith('DELETE'))).toEqual([]);
  server.set(`DELETE ${A}/thuiskoppelingen/${SHARED.koppelingId}`, [204]);
  server.set(`GET ${A}/thuiskoppelingen`, [200, { items: [] }]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ontkoppel' }));
  await waitFor(() => expect(screen.queryByText('Gedeeld door school')).toBeNull());
});

it('shows nothing at all where nobody shares', async () => {
  asRole('thuisadmin');
  server.set(`GET ${A}/thuiskoppelingen`, [200, { items: [] }]);
  const { container } = show(<SharedChildrenPart adminId={ADMIN} />);
  await waitFor(() => expect(sent()).toContain(`GET ${A}/thuiskoppelingen`));
  await waitFor(() => expect(container.textContent).toBe(''));
});
