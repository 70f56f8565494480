import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Rol } from '#engine/core/domein/rollen.ts';
import type { KantoorWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { sessie } from '#web/platform/sessie.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

const ID = '019f955b-73e2-7000-8000-000000000001';
const ADMIN = '019f955b-73e2-7000-8000-000000000900';
const VERZOEK: KantoorWisverzoek = {
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
interface Gedaan {
  regel: string;
  reden: string | null;
}

/** A server of one list and of decisions that go well, unless told. */
function stub(items: readonly KantoorWisverzoek[] | number, besluit = 200): Gedaan[] {
  const gedaan: Gedaan[] = [];
  let over = items;
  vi.stubGlobal('fetch', (adres: string, opties: RequestInit = {}) => {
    const regel = `${opties.method ?? 'GET'} ${adres.replace('/api', '')}`;
    gedaan.push({ regel, reden: new Headers(opties.headers).get('X-Reden') });
    const status = opties.method === 'POST' ? besluit : typeof over === 'number' ? over : 200;
    const body = status >= 400 ? { code: 'PROEF', message: 'Dat kan nu niet.' } : { items: over };
    if (opties.method === 'POST' && status < 400) over = [];
    return Promise.resolve(Response.json(body, { status }));
  });
  return gedaan;
}

function toon(pad: string, rol: Rol = 'superadmin'): void {
  sessie.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: rol, exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin${pad}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}
const typReden = (tekst: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Waarom/ }), { target: { value: tekst } });

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => sessie.logout({ redirect: false }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is where the office lands, and lists who asks and how long is left', async () => {
  stub([VERZOEK]);
  toon('/dashboard', 'office');
  expect(await screen.findByRole('link', { name: 'De Vuurtoren' })).toBeDefined();
  expect(screen.getByText('1 december 2026')).toBeDefined();
  expect(screen.getByText('wacht op een besluit')).toBeDefined();
});

it('says that nothing waits, and what went wrong with a way to try again', async () => {
  stub([]);
  toon('/wisverzoeken');
  expect(await screen.findByText('Er zijn geen wisverzoeken')).toBeDefined();
  cleanup();
  const gedaan = stub(500);
  toon('/wisverzoeken');
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await vi.waitFor(() => expect(gedaan).toHaveLength(2));
});

it('agrees only with a reason, and sends that along with this one call', async () => {
  const gedaan = stub([VERZOEK]);
  toon(`/wisverzoeken/${ID}`);
  expect(await screen.findByText('De school gaat sluiten.')).toBeDefined();
  expect(screen.getByText('Marit Oosterling, schoolbeheerder')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Bevestigen' }));
  const bevestig = () => fireEvent.click(screen.getAllByRole('button', { name: 'Bevestigen' }).at(-1) ?? document.body);
  bevestig();
  expect(await screen.findByText('Schrijf minstens 5 tekens.')).toBeDefined();
  expect(gedaan.filter(({ regel }) => regel.startsWith('POST'))).toEqual([]);
  typReden('gebeld met Marit');
  bevestig();
  expect(await screen.findByText('Het verzoek is bevestigd.')).toBeDefined();
  expect(gedaan.filter(({ regel }) => regel.startsWith('POST'))).toEqual([
    { regel: `POST /admins/${ADMIN}/wisverzoeken/${ID}/bevestigingen`, reden: 'gebeld%20met%20Marit' },
  ]);
});

it('refuses, and keeps the reason that was typed when the server says no', async () => {
  const gedaan = stub([VERZOEK], 409);
  toon(`/wisverzoeken/${ID}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Afwijzen' }));
  typReden('eerst een export');
  fireEvent.click(screen.getAllByRole('button', { name: 'Afwijzen' }).at(-1) ?? document.body);
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /Waarom/ })).toHaveProperty('value', 'eerst een export');
  expect(gedaan.at(-1)?.regel).toBe(`POST /admins/${ADMIN}/wisverzoeken/${ID}/weigeringen`);
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
] as const)('gives no buttons to %s', async (_, rol, deel, zin) => {
  stub([{ ...VERZOEK, ...deel }]);
  toon(`/wisverzoeken/${ID}`, rol);
  expect(await screen.findByText(zin)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bevestigen' })).toBeNull();
});

it('says so when the request is gone', async () => {
  stub([]);
  toon(`/wisverzoeken/${ID}`);
  expect(await screen.findByText('Dit verzoek is er niet meer')).toBeDefined();
});
