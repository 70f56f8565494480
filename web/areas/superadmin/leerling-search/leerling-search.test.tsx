import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FoundLeerling, LeerlingSearchResult } from '#server/features/leerling-search/leerling-search.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { reason } from '#web/platform/reason.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const ADMIN = '019f955b-73e2-7000-8000-000000000900';
const WHY = 'Juf belt: kan niet inloggen';
const ZOE: FoundLeerling = {
  id: '019f955b-73e2-7000-8000-000000000001',
  adminId: ADMIN,
  organisatie: 'Het Kompas',
  plaats: 'Zwolle',
  naam: "Zoë van 't Veld",
  gebruikersnaam: 'zoe.veld',
  groep: '4/5 Meeuwen',
  status: 'actief',
  sessions: 2,
};

function show(result: LeerlingSearchResult | number) {
  const sent: { rule: string; body: unknown; why: string | null }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const why = new Headers(headers).get('X-Reden');
    sent.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined, why });
    if (address.endsWith('/sessies')) return Promise.resolve(Response.json({ aantal: 2 }));
    if (address.endsWith('/herstellingen')) return Promise.resolve(Response.json({ aantal: 1, zonderGroep: 0 }));
    if (typeof result === 'number')
      return Promise.resolve(Response.json({ code: 'PROEF', message: 'Dat kan nu niet.' }, { status: result }));
    return Promise.resolve(Response.json(result));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/leerlingen']}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return sent;
}
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
async function ask(text = 'zoe.veld'): Promise<void> {
  await screen.findByRole('textbox', { name: /^Gebruikersnaam/ });
  type(/^Gebruikersnaam/, text);
  type(/^Reden/, WHY);
  fireEvent.click(screen.getByRole('button', { name: 'Zoek' }));
}

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  reason.set(ADMIN, null);
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('shows no list before somebody searched, and asks nothing of the server', async () => {
  const sent = show({ items: [ZOE], more: false, token: null });
  expect(await screen.findByText('Zoek op gebruikersnaam of nummer')).toBeDefined();
  expect(screen.queryByText(ZOE.naam)).toBeNull();
  expect(sent.filter(({ rule }) => rule.includes('/leerlingen'))).toEqual([]);
});

it('asks for a reason first, and sends it along', async () => {
  const sent = show({ items: [ZOE], more: false, token: null });
  await screen.findByRole('textbox', { name: /^Gebruikersnaam/ });
  type(/^Gebruikersnaam/, 'zoe.veld');
  fireEvent.click(screen.getByRole('button', { name: 'Zoek' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Reden/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent.filter(({ rule }) => rule.startsWith('POST'))).toEqual([]);
  await ask();
  expect(await screen.findByText('1 leerling gevonden.')).toBeDefined();
  expect(screen.getByText('ingelogd op 2 apparaten')).toBeDefined();
  expect(sent.filter(({ rule }) => rule.startsWith('POST'))).toMatchObject([
    { body: { soort: 'gebruikersnaam', zoek: 'zoe.veld', reden: WHY } },
  ]);
});

it('signs out everywhere with the same reason, and says so', async () => {
  const sent = show({ items: [ZOE], more: false, token: null });
  await ask();
  fireEvent.click(await screen.findByRole('button', { name: "Overal uitloggen: Zoë van 't Veld" }));
  expect(await screen.findByText("Zoë van 't Veld is uitgelogd op 2 apparaten.")).toBeDefined();
  expect(sent.at(-1)).toMatchObject({ why: encodeURIComponent(WHY) });
  expect(sent.at(-1)?.rule).toContain(`DELETE /api/admins/${ADMIN}/leerlingen/${ZOE.id}/sessies`);
  expect(screen.queryByRole('button', { name: /^Overal uitloggen/ })).toBeNull();
});

it('takes somebody back from the bin, and opens the school without asking again', async () => {
  const sent = show({ items: [{ ...ZOE, status: 'prullenbak', sessions: 0 }], more: false, token: null });
  await ask();
  const open = await screen.findByRole('link', { name: "Openen: Zoë van 't Veld" });
  expect(open.getAttribute('href')).toBe(`/admins/${ADMIN}/prullenbak`);
  fireEvent.click(screen.getByRole('button', { name: "Herstellen: Zoë van 't Veld" }));
  expect(await screen.findByText("Zoë van 't Veld is terug uit de prullenbak.")).toBeDefined();
  expect(sent.at(-1)).toMatchObject({ body: { ids: [ZOE.id] }, why: encodeURIComponent(WHY) });
  expect(reason.van(ADMIN)).toBe(WHY);
});

it('tells what became of a code whose leerling has gone', async () => {
  const token = { status: 'ingelezen', until: '2026-12-01T10:00:00.000Z', organisatie: 'Het Kompas' } as const;
  show({ items: [], more: false, token });
  await screen.findByRole('textbox', { name: /^Gebruikersnaam/ });
  fireEvent.click(screen.getByRole('radio', { name: 'Verhuiscode' }));
  expect(screen.queryByRole('textbox', { name: /^Schoolcode/ })).toBeNull();
  type(/^Verhuiscode/, 'TT-ABCD-EFGH');
  type(/^Reden/, WHY);
  fireEvent.click(screen.getByRole('button', { name: 'Zoek' }));
  expect(await screen.findByText('gebruikt: de leerling is verhuisd')).toBeDefined();
  expect(screen.getByText('De leerling van deze code is verhuisd of gewist.')).toBeDefined();
});

it('says when nobody was found, and when the server is down', async () => {
  show({ items: [], more: false, token: null });
  await ask('niemand');
  expect(await screen.findByText('Niemand gevonden')).toBeDefined();
  cleanup();
  show(503);
  await ask();
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
});
