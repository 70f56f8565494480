import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Figures, WorkItem, WorkList } from '#server/features/work-list/work-list.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';
import { placeOf } from './place.ts';

vi.setConfig({ testTimeout: 30_000 });

const idOf = (nr: number): string => `019f955b-73e2-7000-8000-${String(nr).padStart(12, '0')}`;
const ADMIN = idOf(900);
const itemOf = (what: WorkItem['soort'], nr: number, part: Partial<WorkItem> = {}): WorkItem => ({
  id: `${what}-${idOf(nr)}`,
  soort: what,
  itemId: idOf(nr),
  adminId: null,
  tekst: `School ${nr}`,
  detail: '',
  since: new Date(Date.now() - nr * 86_400_000).toISOString(),
  tot: null,
  aantal: 1,
  behandelaar: null,
  eigen: false,
  ...part,
});
const listOf = (items: readonly WorkItem[], failed: WorkList['failed'] = []): WorkList => ({
  items: [...items],
  totals: [...new Set(items.map((item) => item.soort))].map((one) => ({
    soort: one,
    aantal: items.filter((item) => item.soort === one).length,
  })),
  failed,
});
const FIGURES: Figures = {
  tenants: { school: 4, rt: 2, thuis: 3, demo: 1 },
  practice: { leerlingen: 1234, days: [{ dag: '2026-11-20', antwoorden: 5678 }], at: '2026-11-20T10:00:00.000Z' },
  mail: { waiting: 3, oldest: '2026-11-20T09:00:00.000Z', failed: 2 },
  jobs: [
    {
      name: 'prullenbak',
      begin: '2026-11-20T01:00:00.000Z',
      end: '2026-11-20T01:00:01.500Z',
      seconds: 1.5,
      failure: 'de schijf is vol',
      next: '2100-11-21T01:00:00.000Z',
      busy: false,
    },
  ],
  backup: null,
  failed: [],
};

const refuse = (status: number): Response => Response.json({ code: 'PROEF', message: 'Dat kan nu niet.' }, { status });
const answer = (part: object | number): Response => (typeof part === 'number' ? refuse(part) : Response.json(part));

/** A server with this work and these figures; a number is a status of failure. Own work is what somebody took here. */
function stub(list: WorkList | number, figures: Figures | number = FIGURES, change = 200) {
  const sent: { rule: string; body: unknown }[] = [];
  let items = typeof list === 'number' ? [] : list.items;
  const take = (address: string): Response => {
    if (change >= 400) return refuse(change);
    items = items.map((item) =>
      address.endsWith(item.id) ? { ...item, behandelaar: 'Kas Proef', eigen: true } : item,
    );
    return Response.json(items[0]);
  };
  const read = (address: string): Response => {
    if (address.includes('kerngetallen')) return answer(figures);
    if (!address.includes('werklijsten')) return refuse(404);
    if (typeof list === 'number') return refuse(list);
    return answer(listOf(address.includes('eigen') ? items.filter(({ eigen }) => eigen) : items, list.failed));
  };
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Promise.resolve(method === 'PATCH' ? take(address) : read(address));
  });
  return sent;
}

function show(path = '/dashboard'): void {
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin${path}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}
const kind = (name: RegExp) => screen.findByRole('region', { name });

beforeAll(() => startI18n('nl-NL'));
/** Nothing of an earlier page is known. */
const forget = () => mutate(() => true, undefined, { revalidate: false });
beforeEach(async () => {
  session.logout({ redirect: false });
  await forget();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is where the office comes in, and leads from each line to its screen', async () => {
  stub(listOf([itemOf('aanvraag', 3, { detail: 'offerte' }), itemOf('ervaring', 0, { tekst: 'Juf Noor' })]));
  show('');
  const requests = within(await kind(/^Aanvragen/));
  expect(requests.getByRole('link', { name: 'School 3 offerte' }).getAttribute('href')).toBe(
    `/superadmin/aanvragen/${idOf(3)}`,
  );
  expect(requests.getByText('3 dagen')).toBeDefined();
  expect(within(await kind(/^Ervaringen/)).getByText('vandaag')).toBeDefined();
});

it('takes a line, says so, and shows own work alone when asked', async () => {
  const sent = stub(listOf([itemOf('bericht', 1), itemOf('bericht', 2)]));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Pak op: School 2' }));
  expect(await screen.findByRole('button', { name: 'Laat los: School 2' })).toBeDefined();
  expect(screen.getByText('jij')).toBeDefined();
  expect(sent.find(({ rule }) => rule.startsWith('PATCH'))).toEqual({
    rule: `PATCH /api/kantoor/werklijsten/bericht-${idOf(2)}`,
    body: { behandelaar: 'ik' },
  });
  fireEvent.click(screen.getByRole('switch', { name: 'Alleen mijn werk' }));
  await waitFor(() => expect(screen.queryByText('School 1')).toBeNull());
  expect(screen.getByText('School 2')).toBeDefined();
});

it('says that somebody else was first, and asks the list again', async () => {
  const sent = stub(listOf([itemOf('bericht', 1)]), FIGURES, 409);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Pak op: School 1' }));
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
  expect(sent.filter(({ rule }) => rule.startsWith('GET') && rule.includes('werklijsten')).length).toBeGreaterThan(1);
});

it('says that all is done, and that nothing was taken yet', async () => {
  stub(listOf([]));
  show();
  expect(await screen.findByText('Alles is bijgewerkt')).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: 'Alleen mijn werk' }));
  expect(await screen.findByText('Je hebt niets opgepakt')).toBeDefined();
});

it('shows a few of many, and the rest when asked', async () => {
  stub(listOf(Array.from({ length: 8 }, (_, nr) => itemOf('aanvraag', nr + 1))));
  show();
  const requests = within(await kind(/^Aanvragen/));
  expect(requests.getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(requests.getByRole('button', { name: 'Nog 3 tonen' }));
  expect(requests.getAllByRole('listitem')).toHaveLength(8);
});

it('keeps what it has when a part fails', async () => {
  stub(listOf([itemOf('aanvraag', 1)], ['mail']), { ...FIGURES, practice: null, failed: ['practice'] });
  show();
  expect(await screen.findByText('Dit konden we nu niet ophalen: Mails die niet aankwamen.')).toBeDefined();
  expect(screen.getByText('School 1')).toBeDefined();
  expect(await screen.findByText('Dit konden we nu niet ophalen.')).toBeDefined();
  cleanup();
  await forget();
  stub(500);
  show();
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
  expect(await screen.findByText('1.234')).toBeDefined();
  cleanup();
  await forget();
  stub(listOf([itemOf('aanvraag', 1)]), 500);
  show();
  expect(await screen.findByText('School 1')).toBeDefined();
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
});

it('tells how things stand, and why a job failed', async () => {
  stub(listOf([]));
  show();
  const jobs = within(await screen.findByRole('table', { name: 'Taken van de server' }));
  expect(jobs.getByRole('rowheader', { name: 'Prullenbak legen' })).toBeDefined();
  expect(jobs.getByText('mislukt')).toBeDefined();
  expect(jobs.getByText('de schijf is vol')).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'Antwoorden per dag' })).getByText('5.678')).toBeDefined();
  expect(screen.getByText('Nog niet doorgegeven door wie de back-ups maakt.')).toBeDefined();
});

it.each([
  ['bericht', null, `/superadmin/berichten/${idOf(1)}`],
  ['contactbericht', null, `/superadmin/contactberichten/${idOf(1)}`],
  ['wisverzoek', ADMIN, `/superadmin/wisverzoeken/${idOf(1)}`],
  ['proef', ADMIN, `/superadmin/admins/${ADMIN}/licentie`],
  ['licentie', ADMIN, `/superadmin/admins/${ADMIN}/licentie`],
  ['export', ADMIN, `/superadmin/admins/${ADMIN}/accountgegevens`],
  ['mail', ADMIN, '/superadmin/mailberichten'],
  ['export', null, '/superadmin/admins'],
] as const)('leads from a line of %s with customer %s to %s', (what, adminId, path) => {
  expect(placeOf(itemOf(what, 1, { adminId }))).toBe(path);
});
