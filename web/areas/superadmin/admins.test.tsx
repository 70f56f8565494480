import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '#web/i18n/i18n.ts';
import { reason } from '#web/platform/reason.ts';
import { session } from '#web/platform/session.ts';
import type { ListedAdmin } from '#server/features/admins/admins.contract.ts';
import type { Licentie } from '#server/features/licenties/licenties.contract.ts';
import { SuperadminRoutes } from './superadmin-routes.tsx';

const ID = '019f955b-73e2-7000-8000-000000000001';
const SCHOOL: ListedAdmin = {
  id: ID,
  soort: 'school',
  naam: 'De Vuurtoren',
  plaats: 'Zandmeer',
  land: 'NL',
  code: 'VUUR2026',
  email: 'info@vuurtoren.test',
  status: 'proef',
  eind: '2026-12-20',
  plaatsen: { totaal: 60, gebruikt: 12 },
  features: [],
  behandelaar: null,
  lastLogin: null,
};
const LICENTIE: Licentie = {
  id: ID,
  versie: 3,
  soort: 'proef',
  status: 'proef',
  start: '2026-11-20',
  eind: '2026-12-20',
  daysLeft: 18,
  plaatsen: { totaal: 60, gebruikt: 12 },
  features: [],
  renews: false,
  choices: ['featureZorgtraject', 'testschool'],
  requests: [],
};
const ME = {
  _id: ID,
  role: 'office',
  naam: 'Bas Kwekkeboom',
  features: [],
  licentieStatus: 'actief',
  locale: 'nl-NL',
  thema: 'licht',
  exp: 4_102_444_800,
};
const ADMIN = { id: ID, soort: 'school', naam: 'De Vuurtoren', land: 'NL', locale: 'nl-NL', plaats: 'Zandmeer' };

interface Sent {
  rule: string;
  body: unknown;
  why: string | null;
}
/** Answers by the end of the address; the newest question of each. */
function stub(items: readonly ListedAdmin[] = [SCHOOL]): Sent[] {
  const sent: Sent[] = [];
  const answers: readonly [RegExp, () => unknown][] = [
    [/\/users\/mij$/, () => ME],
    [/\/admins\?/, () => ({ items, totaal: items.length, pagina: 1, grootte: 25 })],
    [/\/licenties\//, () => ({ ...LICENTIE, versie: 4, status: 'actief', soort: 'school' })],
    [/\/licentie$/, () => LICENTIE],
    [/\/docenten$/, () => ({ items: [], uitnodigingen: [] })],
    [/\/admins\/[^/]+$/, () => ({ ...ADMIN, licentieStatus: 'proef' })],
  ];
  vi.stubGlobal('fetch', (address: string, options: RequestInit = {}) => {
    const { method = 'GET', body } = options;
    sent.push({
      rule: `${method} ${address}`,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      why: new Headers(options.headers).get('X-Reden'),
    });
    const answer = answers.find(([path]) => path.test(address));
    return Promise.resolve(
      answer === undefined
        ? Response.json({ code: 'NIET_GEVONDEN', message: 'Niet gevonden.' }, { status: 404 })
        : Response.json(answer[1]()),
    );
  });
  return sent;
}

function show(path: string): void {
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

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  reason.set(ID, null);
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('finds a school by what is typed, and keeps the question in the address', async () => {
  const sent = stub();
  show('/admins');
  expect(await screen.findByRole('link', { name: 'De Vuurtoren' })).toBeDefined();
  expect(screen.getByText('12 van 60')).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox'), 'zand');
  await waitFor(() => expect(sent.some(({ rule }) => rule.includes('zoek=zand'))).toBe(true));
});

it('narrows by function and to those where nothing happens, in the address', async () => {
  const sent = stub();
  show('/admins?feature=testschool&stil=ja');
  expect(await screen.findByRole('link', { name: 'De Vuurtoren' })).toBeDefined();
  const list = sent.find(({ rule }) => rule.includes('/api/admins?'))?.rule;
  expect(list).toContain('feature=testschool');
  expect(list).toContain('stil=ja');
  expect(screen.getByRole('combobox', { name: /Functie/ }).textContent).toBe('Methodetoetsen');
  expect(screen.getByRole('combobox', { name: /Activiteit/ }).textContent).toBe('30 dagen niets');
});

it('leads to writing those whom it was narrowed to, where an announcement can tell them apart', async () => {
  stub([{ ...SCHOOL, features: ['testschool'], behandelaar: 'Bas Kwekkeboom' }]);
  show('/admins?soort=school&status=proef');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Schrijf deze klanten' });
  const row = screen.getByRole('link', { name: 'De Vuurtoren' }).closest('tr');
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent).slice(1)).toEqual([
    'school NLMethodetoetsen',
    '12 van 60',
    '20 dec 2026',
    'nog nooit',
    'Bas Kwekkeboom',
  ]);
  expect(link.getAttribute('href')).toBe('/superadmin/mededelingen?kinds=school&statuses=proef');
  cleanup();
  for (const query of ['', '?zoek=zand&soort=school', '?soort=demo', '?stil=ja']) {
    show(`/admins${query}`);
    expect(await screen.findByRole('link', { name: 'De Vuurtoren' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Schrijf deze klanten' })).toBeNull();
    cleanup();
  }
});

it('says so when nobody is found, and the way back', async () => {
  const sent = stub([]);
  show('/admins?zoek=niemand');
  expect(await screen.findByText('Niets gevonden')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(await screen.findByText('Nog geen klanten')).toBeDefined();
  expect(sent.at(-1)?.rule).not.toContain('niemand');
});

it('asks why before anything of a customer is read, and says it along', async () => {
  const sent = stub();
  show(`/admins/${ID}/licentie`);
  const field = await screen.findByLabelText(/Reden/);
  expect(sent.every(({ rule }) => rule.endsWith('/users/mij'))).toBe(true);
  await userEvent.type(field, 'Bestelling van de school');
  await userEvent.click(screen.getByRole('button', { name: 'Meekijken' }));
  expect(await screen.findByText('12 van 60 in gebruik')).toBeDefined();
  const asked = sent.filter(({ rule }) => rule.includes(`/admins/${ID}`));
  expect(asked.every(({ why }) => why === encodeURIComponent('Bestelling van de school'))).toBe(true);
});

it('makes a licence of a trial', async () => {
  const sent = stub();
  show(`/admins/${ID}/licentie`);
  reason.set(ID, 'Bestelling van de school');
  const seats = await screen.findByRole('textbox', { name: /^Plaatsen/ });
  await userEvent.clear(seats);
  await userEvent.type(seats, '120');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zorgtraject' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /De bestelling is bevestigd/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText(/^Bewaard\./)).toBeDefined();
  expect(sent.find(({ rule }) => rule.startsWith('PATCH'))).toEqual({
    rule: `PATCH /api/admins/${ID}/licenties/${ID}`,
    body: { versie: 3, plaatsen: 120, features: ['featureZorgtraject'], actief: true },
    why: encodeURIComponent('Bestelling van de school'),
  });
});

it('says that nobody is in yet', async () => {
  stub();
  reason.set(ID, 'Bestelling van de school');
  show(`/admins/${ID}/gebruikers`);
  reason.set(ID, 'Bestelling van de school');
  expect(await screen.findByText('Er is nog niemand binnen')).toBeDefined();
});

it('has the own account, the colours and the way out in one menu', async () => {
  stub();
  show('/admins');
  await userEvent.click(await screen.findByRole('button', { name: /Bas Kwekkeboom/ }));
  expect((await screen.findByRole('menuitem', { name: 'Mijn account' })).getAttribute('href')).toBe(
    '/superadmin/account',
  );
  expect(screen.getByRole('menuitemradio', { name: 'Donker' })).toBeDefined();
  expect(screen.getByRole('menuitem', { name: 'Uitloggen' })).toBeDefined();
});
