import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ListedAdmin } from '#server/features/admins/admins.contract.ts';
import type { OfficeInvited, SentUitnodiging } from '#server/features/docenten/office-uitnodigingen.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const idOf = (nr: number): string => `019f955b-73e2-7000-8000-${String(nr).padStart(12, '0')}`;
const WHY = 'De beheerder is ziek en vroeg om een tweede';
const SCHOOL: ListedAdmin = {
  id: idOf(1),
  soort: 'school',
  naam: 'Het Kompas',
  plaats: 'Zwolle',
  land: 'NL',
  code: 'KMPS',
  email: 'post@kompas.test',
  status: 'actief',
  eind: null,
  plaatsen: null,
  features: [],
  behandelaar: null,
  lastLogin: null,
};
const SENT: SentUitnodiging = {
  id: idOf(9),
  adminId: SCHOOL.id,
  organisatie: SCHOOL.naam,
  soort: 'docent',
  email: 'an@kompas.test',
  status: 'verlopen',
  verzondenOp: '2026-10-01T10:00:00.000Z',
  verlooptOp: '2026-10-31T10:00:00.000Z',
  afzender: 'Kas Proef',
  open: true,
};

function show(o: { sent?: SentUitnodiging[]; customers?: ListedAdmin[]; done?: OfficeInvited; status?: number } = {}) {
  const calls: { rule: string; body: unknown }[] = [];
  const page = (items: object[]) => ({ items, totaal: items.length, pagina: 1, grootte: 25 });
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (address.includes('/api/admins')) return Promise.resolve(Response.json(page(o.customers ?? [SCHOOL])));
    if (method === 'GET') return Promise.resolve(Response.json(page(o.sent ?? [])));
    if (o.status !== undefined)
      return Promise.resolve(Response.json({ code: 'PROEF', message: 'Dat kan nu niet.' }, { status: o.status }));
    if (address.endsWith('/uitnodigingen')) return Promise.resolve(Response.json(o.done));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/uitnodiging-versturen']}>
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
async function fill(emails: string): Promise<void> {
  fireEvent.change(await screen.findByRole('searchbox', { name: /^Klant/ }), { target: { value: 'komp' } });
  fireEvent.click(await screen.findByRole('radio', { name: 'Het Kompas, Zwolle (KMPS)' }));
  type(/^Mailadressen/, emails);
  type(/^Reden/, WHY);
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Verstuur' }));

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('sends to a pasted list at a customer that was looked up, and says what became of each', async () => {
  const done: OfficeInvited = {
    items: [
      { email: 'an@kompas.test', status: 'verzonden' },
      { email: 'bo@kompas.test', status: 'bestaat_al' },
    ],
  };
  const calls = show({ done });
  await fill('An <an@kompas.test>; bo@kompas.test');
  expect(screen.getByText('2 adressen, hoogstens 50.')).toBeDefined();
  press();
  expect(await screen.findByText('1 uitnodiging is onderweg.')).toBeDefined();
  expect(screen.getByText(/^bo@kompas.test hoort al bij deze klant/)).toBeDefined();
  expect(calls.find(({ rule }) => rule.startsWith('POST'))?.body).toEqual({
    soort: 'docent',
    adminId: SCHOOL.id,
    emails: ['an@kompas.test', 'bo@kompas.test'],
    reden: WHY,
  });
});

it('marks what is missing or wrong, and sends nothing', async () => {
  const calls = show();
  await screen.findByRole('searchbox', { name: /^Klant/ });
  press();
  expect(await screen.findByText('Kies een klant.')).toBeDefined();
  type(/^Mailadressen/, 'geen-adres');
  expect(await screen.findByText('Deze adressen kloppen niet: geen-adres')).toBeDefined();
  expect(calls.some(({ rule }) => rule.startsWith('POST'))).toBe(false);
});

it('plans invitations for a moment to come, and sends one earlier', async () => {
  const planned: SentUitnodiging = { ...SENT, status: 'concept', verzondenOp: '2030-03-04T08:30:00.000Z' };
  const calls = show({ sent: [planned], done: { items: [{ email: 'an@kompas.test', status: 'gepland' }] } });
  await fill('an@kompas.test');
  fireEvent.change(screen.getByLabelText(/^Wanneer/), { target: { value: '2030-03-04T09:30' } });
  press();
  expect(await screen.findByText(/1 uitnodiging gaat weg op 4 mrt 2030/)).toBeDefined();
  expect(calls.find(({ rule }) => rule.startsWith('POST'))?.body).toMatchObject({
    moment: new Date('2030-03-04T09:30').toISOString(),
  });
  const table = within(await screen.findByRole('table', { name: 'Verstuurde uitnodigingen' }));
  expect(table.getByText('gepland')).toBeDefined();
  expect(table.getByText(/^op 4 mrt 2030/)).toBeDefined();
  fireEvent.click(table.getByRole('button', { name: 'Stuur nu: an@kompas.test' }));
  expect(await screen.findByText('De uitnodiging van an@kompas.test is onderweg.')).toBeDefined();
});

it('offers a practice its own role', async () => {
  show({ customers: [{ ...SCHOOL, soort: 'rt', naam: 'RT Zuid' }] });
  fireEvent.change(await screen.findByRole('searchbox', { name: /^Klant/ }), { target: { value: 'zuid' } });
  fireEvent.click(await screen.findByRole('radio', { name: /RT Zuid/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Wordt' }).textContent).toBe('remedial teacher'));
});

it('sends a new link and takes an invitation back', async () => {
  const calls = show({
    sent: [SENT, { ...SENT, id: idOf(10), email: 'bo@kompas.test', status: 'geaccepteerd', open: false }],
  });
  const table = within(await screen.findByRole('table', { name: 'Verstuurde uitnodigingen' }));
  expect(table.getByText('aangenomen')).toBeDefined();
  fireEvent.click(table.getByRole('button', { name: 'Stuur opnieuw: an@kompas.test' }));
  expect(await screen.findByText(/an@kompas.test krijgt een nieuwe link/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Trek in: an@kompas.test' }));
  expect(await screen.findByText(/is ingetrokken/)).toBeDefined();
  const rules = calls.map(({ rule }) => rule);
  expect(rules.some((rule) => rule.startsWith('POST') && rule.endsWith(`${SENT.id}/herhalingen`))).toBe(true);
  expect(rules.some((rule) => rule.startsWith('DELETE') && rule.endsWith(SENT.id))).toBe(true);
  expect(screen.queryByRole('button', { name: /bo@kompas/ })).toBeNull();
});

it('says that nothing was sent yet, and what the server refuses', async () => {
  show({ status: 503 });
  expect(await screen.findByText('Nog niets verstuurd')).toBeDefined();
  await fill('an@kompas.test');
  press();
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
});
