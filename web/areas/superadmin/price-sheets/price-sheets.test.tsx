import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PriceSheet } from '#server/features/prijzen/price-management.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';
import { centsOf, euroText } from '../shared/euro.ts';

const LINES = [
  { part: 'licentie', van: 1, tot: 5, bedrag: 1_200 },
  { part: 'licentie', van: 6, tot: 10, bedrag: 2_000 },
];
const SHEET: PriceSheet = {
  land: 'NL',
  soort: 'rt',
  versie: 1,
  btw: 21,
  isVoorbeeld: true,
  regels: LINES,
  history: [
    { versie: 1, wie: 'Noor Admiraal', op: '2026-11-20T10:00:00.000Z', isVoorbeeld: true, btw: 21, regels: LINES },
  ],
};

function show(role: 'superadmin' | 'office'): { rule: string; body: unknown }[] {
  const sent: { rule: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Promise.resolve(Response.json(method === 'PUT' ? { ...SHEET, isVoorbeeld: false } : { items: [SHEET] }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role, exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/prijzen']}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return sent;
}

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it.each([
  ['9,50', 950],
  ['9.5', 950],
  ['9', 900],
  [' 12,05 ', 1_205],
  ['', undefined],
  ['9,505', undefined],
  ['-3', undefined],
  ['veel', undefined],
])('reads %j as %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it('writes cents as they are read', () => {
  for (const cents of [0, 5, 950, 1_205, 1_000_000]) expect(centsOf(euroText(cents))).toBe(cents);
});

it('puts real prices on the site, and tells what they were', async () => {
  const sent = show('superadmin');
  const first = await screen.findByRole('textbox', { name: '€ voor 1 tot en met 5' });
  expect(screen.getByText('1 keer gewijzigd')).toBeDefined();
  fireEvent.change(first, { target: { value: '12,5x' } });
  fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText(/Dit heeft niet de juiste vorm/)).toBeDefined();
  fireEvent.change(first, { target: { value: '12,50' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /Dit zijn voorbeelden/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText('Praktijk: bewaard. De site toont deze bedragen.')).toBeDefined();
  expect(sent.find(({ rule }) => rule.startsWith('PUT'))).toEqual({
    rule: 'PUT /api/prijzen/beheer/NL/rt',
    body: {
      versie: 1,
      btw: 21,
      isVoorbeeld: false,
      regels: [
        { part: 'licentie', van: 1, bedrag: 1_250 },
        { part: 'licentie', van: 6, bedrag: 2_000 },
      ],
    },
  });
});

it('lets the office read only', async () => {
  show('office');
  expect((await screen.findByRole('textbox', { name: '€ voor 1 tot en met 5' })).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Bewaren' })).toBeNull();
});
