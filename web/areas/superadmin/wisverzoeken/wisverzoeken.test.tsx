import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import type { OfficeWisverzoek, Wisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

vi.setConfig({ testTimeout: 30_000 });

const ID = '019f955b-73e2-7000-8000-000000000001';
const ADMIN = '019f955b-73e2-7000-8000-000000000900';
const REQUEST: OfficeWisverzoek = {
  id: ID,
  adminId: ADMIN,
  organisatie: 'De Vuurtoren',
  soort: 'school',
  plaats: 'Zandmeer',
  leerlingen: 92,
  reden: 'De school gaat sluiten.',
  op: '2026-11-01T10:00:00.000Z',
  wissenOp: '2026-12-01',
  bevestigd: false,
  automatisch: false,
  door: { naam: 'Marit Oosterling', rol: 'schooladmin' },
  eigen: false,
};
/** What deciding answers. */
const DECIDED: Wisverzoek = {
  id: ID,
  op: REQUEST.op,
  wissenOp: REQUEST.wissenOp,
  bevestigd: true,
  automatisch: false,
  reden: REQUEST.reden,
};
interface Done {
  regel: string;
  reden: string | null;
}

/** A server of one list and of decisions that go well, unless told. */
function stub(items: readonly OfficeWisverzoek[] | number, decision = 200): Done[] {
  const completed: Done[] = [];
  let over = items;
  vi.stubGlobal('fetch', (address: string, options: RequestInit = {}) => {
    const rule = `${options.method ?? 'GET'} ${address.replace('/api', '')}`;
    completed.push({ regel: rule, reden: new Headers(options.headers).get('X-Reden') });
    const status = options.method === 'POST' ? decision : typeof over === 'number' ? over : 200;
    const good = options.method === 'POST' ? DECIDED : { items: over };
    const body = status >= 400 ? { code: 'PROEF', message: 'Dat kan nu niet.' } : good;
    if (options.method === 'POST' && status < 400) over = [];
    return Promise.resolve(Response.json(body, { status }));
  });
  return completed;
}

function show(path: string, role: Role = 'superadmin'): void {
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: role, exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin${path}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}
const typeReason = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Waarom/ }), { target: { value: text } });

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => session.logout({ redirect: false }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists who asks and how long is left', async () => {
  stub([REQUEST]);
  show('/wisverzoeken', 'office');
  expect(await screen.findByRole('link', { name: 'De Vuurtoren' })).toBeDefined();
  expect(screen.getByText('1 december 2026')).toBeDefined();
  expect(screen.getByText('wacht op een besluit')).toBeDefined();
});

it('says that nothing waits, and what went wrong with a way to try again', async () => {
  stub([]);
  show('/wisverzoeken');
  expect(await screen.findByText('Er zijn geen wisverzoeken')).toBeDefined();
  cleanup();
  const completed = stub(500);
  show('/wisverzoeken');
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  const asked = () => completed.filter(({ regel: rule }) => rule.includes('wisverzoeken'));
  await waitFor(() => expect(asked()).toHaveLength(2));
});

it('agrees only with a reason, and sends that along with this one call', async () => {
  const completed = stub([REQUEST]);
  show(`/wisverzoeken/${ID}`);
  expect(await screen.findByText('De school gaat sluiten.')).toBeDefined();
  expect(screen.getByText('Marit Oosterling, schoolbeheerder')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Bevestigen' }));
  const confirm = () => fireEvent.click(screen.getAllByRole('button', { name: 'Bevestigen' }).at(-1) ?? document.body);
  confirm();
  expect(await screen.findByText('Schrijf minstens 5 tekens.')).toBeDefined();
  expect(completed.filter(({ regel: rule }) => rule.startsWith('POST'))).toEqual([]);
  typeReason('gebeld met Marit');
  confirm();
  expect(await screen.findByText('Het verzoek is bevestigd.')).toBeDefined();
  expect(completed.filter(({ regel: rule }) => rule.startsWith('POST'))).toEqual([
    { regel: `POST /admins/${ADMIN}/wisverzoeken/${ID}/bevestigingen`, reden: 'gebeld%20met%20Marit' },
  ]);
});

it('refuses, and keeps the reason that was typed when the server says no', async () => {
  const completed = stub([REQUEST], 409);
  show(`/wisverzoeken/${ID}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Afwijzen' }));
  typeReason('eerst een export');
  fireEvent.click(screen.getAllByRole('button', { name: 'Afwijzen' }).at(-1) ?? document.body);
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /Waarom/ })).toHaveProperty('value', 'eerst een export');
  expect(completed.at(-1)?.regel).toBe(`POST /admins/${ADMIN}/wisverzoeken/${ID}/weigeringen`);
});

it.each([
  ['the office that may only look', 'office', {}, /Alleen een beheerder van Taaltocht/],
  ['who asked it', 'superadmin', { eigen: true }, /Een collega moet het/],
  [
    'what the end of a licence does by itself',
    'superadmin',
    { bevestigd: true, automatisch: true, door: {} },
    /90 dagen na het einde van de licentie/,
  ],
  ['what was agreed to', 'superadmin', { bevestigd: true }, /Dit verzoek is bevestigd/],
] as const)('gives no buttons to %s', async (_, role, part, zin) => {
  stub([{ ...REQUEST, ...part }]);
  show(`/wisverzoeken/${ID}`, role);
  expect(await screen.findByText(zin)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bevestigen' })).toBeNull();
});

it('says so when the request is gone', async () => {
  stub([]);
  show(`/wisverzoeken/${ID}`);
  expect(await screen.findByText('Dit verzoek is er niet meer')).toBeDefined();
});
