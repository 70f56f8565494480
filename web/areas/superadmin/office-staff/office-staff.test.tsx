import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OfficePerson, OfficeStaff } from '#server/features/docenten/office-staff.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const idOf = (nr: number): string => `019f955b-73e2-7000-8000-${String(nr).padStart(12, '0')}`;
const person = (nr: number, name: string, part: Partial<OfficePerson> = {}): OfficePerson => ({
  id: idOf(nr),
  naam: name,
  gebruikersnaam: name.toLowerCase(),
  email: `${name.toLowerCase()}@kantoor.test`,
  rol: 'office',
  totpAan: true,
  actief: true,
  mailTeruggekomen: false,
  zelf: false,
  versie: 3,
  ...part,
});
const STAFF: OfficeStaff = {
  items: [
    person(1, 'Noor', { rol: 'superadmin', zelf: true }),
    person(2, 'Bas'),
    person(3, 'Fee', { actief: false, totpAan: false }),
  ],
  uitnodigingen: [
    {
      id: idOf(9),
      email: 'gijs@kantoor.test',
      rol: 'office',
      status: 'verlopen',
      verzondenOp: '2026-10-01T10:00:00.000Z',
      gevraagd: true,
    },
  ],
};

function show(o: { role?: 'superadmin' | 'office'; refusal?: { status: number; body: object } } = {}) {
  const calls: { rule: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method === 'GET') return Promise.resolve(Response.json(STAFF));
    if (o.refusal !== undefined) return Promise.resolve(Response.json(o.refusal.body, { status: o.refusal.status }));
    if (method === 'PATCH') return Promise.resolve(Response.json(STAFF.items[1]));
    if (address.endsWith('/uitnodigingen'))
      return Promise.resolve(Response.json({ items: [{ id: idOf(8), email: 'an@kantoor.test' }] }, { status: 201 }));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: idOf(1), role: o.role ?? 'superadmin', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/medewerkers']}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return calls;
}
const sent = (calls: ReturnType<typeof show>, method: string) =>
  calls.filter(({ rule }) => rule.startsWith(method)).map(({ rule, body }) => [rule, body]);
async function open(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Wijzig: ${name}` }, { timeout: 10_000 }));
  return within(await screen.findByRole('dialog'));
}

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('lets the office read who works there, and change nothing', async () => {
  show({ role: 'office' });
  expect(await screen.findByRole('rowheader', { name: /Bas/ }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByText('Alleen een beheerder van Taaltocht wijzigt dit.', { exact: false })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button', { name: /Wijzig|uitnodigen|Opnieuw|Trek in/ })).toBeNull();
});

it('says who is blocked, who has no second step yet, and offers nobody their own account', async () => {
  show();
  const row = await screen.findByRole('row', { name: /Fee/ }, { timeout: 10_000 });
  expect(within(row).getByText('geblokkeerd')).toBeTruthy();
  expect(within(row).getByText('nog niet ingesteld')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wijzig: Noor' })).toBeNull();
  expect(screen.getByText('vraagt om een nieuwe')).toBeTruthy();
});

it('gives another role with the version that was read', async () => {
  const calls = show();
  const dialog = await open('Bas');
  expect(dialog.getByRole('button', { name: 'Bewaar' })).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('radio', { name: /Beheerder van Taaltocht/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Bewaar' }));
  expect(await screen.findByText('Bas is gewijzigd.')).toBeTruthy();
  expect(sent(calls, 'PATCH')).toEqual([
    [`PATCH /api/kantoor/medewerkers/${idOf(2)}`, { versie: 3, rol: 'superadmin' }],
  ]);
});

it('asks twice before an account ends, and says why the last superadmin stays', async () => {
  const calls = show({
    refusal: { status: 409, body: { code: 'LAATSTE_BEHEERDER', message: 'Er moet er een blijven.' } },
  });
  const dialog = await open('Bas');
  fireEvent.click(dialog.getByRole('button', { name: 'Verwijder het account' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('kan daarna niet meer inloggen');
  expect(sent(calls, 'DELETE')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Ja, verwijder' }));
  expect(await dialog.findByText('Er moet er een blijven.')).toBeTruthy();
});

it('takes a lost telephone away with a reason of ten signs', async () => {
  const calls = show();
  const dialog = await open('Bas');
  fireEvent.click(dialog.getByRole('button', { name: /Telefoon kwijt/ }));
  fireEvent.change(await dialog.findByRole('textbox', { name: /Reden/ }), { target: { value: 'kort' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Zet twee stappen uit' }));
  expect(await dialog.findByText('Schrijf minstens 10 tekens.')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /Reden/ }), { target: { value: 'Bas belde zelf op' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Zet twee stappen uit' }));
  expect(await screen.findByText(/stelt bij de volgende keer inloggen een nieuwe telefoon in/)).toBeTruthy();
  expect(sent(calls, 'POST')).toEqual([[`POST /api/users/${idOf(2)}/totp-resets`, { reden: 'Bas belde zelf op' }]]);
});

it('invites colleagues, and names the address that is taken', async () => {
  const calls = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Collega uitnodigen' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Mailadressen/ }), {
    target: { value: 'an@kantoor.test, geen' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Verstuur' }));
  expect(await dialog.findByText('Niet verstuurd. Kijk naar: geen')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /Mailadressen/ }), { target: { value: 'an@kantoor.test' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Verstuur' }));
  expect(await screen.findByText('De uitnodiging gaat op weg.')).toBeTruthy();
  expect(sent(calls, 'POST')).toEqual([
    ['POST /api/kantoor/uitnodigingen', { emails: ['an@kantoor.test'], rol: 'office' }],
  ]);
});

it('sends an invitation again and takes it back', async () => {
  const calls = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw: gijs@kantoor.test' }, { timeout: 10_000 }));
  expect(await screen.findByText('gijs@kantoor.test kreeg een nieuwe link.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Trek in: gijs@kantoor.test' }));
  await waitFor(() => expect(sent(calls, 'DELETE')).toHaveLength(1));
});
