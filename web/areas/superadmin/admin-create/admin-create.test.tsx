import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const ID = '019f955b-73e2-7000-8000-000000000001';

function show(o: { twins?: object[]; status?: number } = {}) {
  const calls: { rule: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (address.includes('/dubbelen')) return Promise.resolve(Response.json({ items: o.twins ?? [] }));
    if (method === 'POST')
      return Promise.resolve(
        o.status === undefined
          ? Response.json({ adminId: ID, uitnodigingId: ID }, { status: 201 })
          : Response.json({ code: 'STAP_NIET_TOEGESTAAN', message: 'De Kade is al klant.' }, { status: o.status }),
      );
    return Promise.resolve(Response.json({ code: 'NIET_GEVONDEN', message: 'Dit bestaat niet.' }, { status: 404 }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/admins/aanmaken']}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return calls;
}
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Maak klant en nodig uit' }));
async function choose(name: string, option: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('makes a school with a trial and opens it', async () => {
  const calls = show();
  await screen.findByRole('heading', { name: 'Nieuwe klant' });
  type(/^Naam van de school/, 'De Kade');
  type(/^BRIN/, '33KA');
  type(/^Naam \*?$|^Naam$/, 'Kim Kade');
  type(/^E-mailadres/, 'kim@dekade.test');
  press();
  expect(await screen.findByRole('textbox', { name: /^Reden/ })).toBeDefined();
  expect(calls.find(({ rule }) => rule === 'POST /api/admins')?.body).toEqual({
    admin: { soort: 'school', land: 'NL', naam: 'De Kade', brin: '33KA', instellingsnummer: '', telefoon: '' },
    licentie: { soort: 'proef', plaatsen: 60, features: [] },
    manager: { naam: 'Kim Kade', email: 'kim@dekade.test' },
  });
});

it('marks what is missing, for the country and the licence that were chosen', async () => {
  const calls = show();
  await screen.findByRole('heading', { name: 'Nieuwe klant' });
  await choose('Land', 'België');
  await choose('Begint met', 'een bestelling die rond is');
  press();
  expect((await screen.findAllByText('Dit veld is verplicht.')).length).toBeGreaterThanOrEqual(4);
  expect(screen.getByRole('textbox', { name: /^Instellingsnummer/ })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^BRIN/ })).toBeNull();
  expect(calls.some(({ rule }) => rule.startsWith('POST'))).toBe(false);
});

it('says who may be the same while it is typed, with the way there, and what the server refuses', async () => {
  show({ twins: [{ id: ID, naam: 'De Kade', plaats: 'Zandmeer', reden: 'nummer' }], status: 409 });
  await screen.findByRole('heading', { name: 'Nieuwe klant' });
  type(/^Naam van de school/, 'De Kade');
  type(/^BRIN/, '33KA');
  expect((await screen.findByRole('link', { name: 'De Kade, Zandmeer' })).getAttribute('href')).toBe(
    `/superadmin/admins/${ID}`,
  );
  type(/^Naam \*?$|^Naam$/, 'Kim Kade');
  type(/^E-mailadres/, 'kim@dekade.test');
  press();
  expect(await screen.findByText('De Kade is al klant.')).toBeDefined();
});
