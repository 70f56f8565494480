import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import { why } from '#web/platform/http.ts';
import { reason } from '#web/platform/reason.ts';
import { session } from '#web/platform/session.ts';
import { createId, startTexts } from '../test-kit.ts';
import { ReasonGate } from './reason-gate.tsx';

const ADMIN = createId(1);
const SCHOOL = {
  id: ADMIN,
  soort: 'school',
  naam: 'De Vuurtoren',
  land: 'NL',
  locale: 'nl-NL',
  plaats: 'Zandmeer',
  licentieStatus: 'actief',
};
const headers: (string | null)[] = [];

beforeEach(async () => {
  await startTexts();
  headers.length = 0;
  vi.stubGlobal('fetch', async (_address: string, options: RequestInit = {}) => {
    headers.push(new Headers(options.headers).get('X-Reden'));
    return new Response(JSON.stringify(SCHOOL), { status: 200, headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  reason.set(ADMIN, null);
  session.wis();
  vi.unstubAllGlobals();
});

function show(role: Role) {
  session.begin({
    token: 'a.b.c',
    gebruiker: { _id: createId(9), role, exp: 4_102_444_800, ...(role === 'docent' ? { adminId: ADMIN } : {}) },
  });
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/admins/${ADMIN}/groepen`]}>
        <Routes>
          <Route
            path="/admins/:adminId/*"
            element={
              <ReasonGate>
                <p>het paneel</p>
              </ReasonGate>
            }
          />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

it.each(['superadmin', 'office'] as const)(
  'asks %s why before anything of the tenant is asked, and says it along with each call',
  async (role) => {
    show(role);
    expect(await screen.findByText('Waarom kijk je mee?')).toBeDefined();
    expect(screen.queryByText('het paneel')).toBeNull();
    const field = screen.getByLabelText(/Reden/);
    await userEvent.type(field, 'hm  ');
    await userEvent.click(screen.getByText('Meekijken', { selector: 'button' }));
    expect(await screen.findByText('Schrijf minstens 5 tekens.')).toBeDefined();
    expect(headers).toEqual([]);
    await userEvent.type(field, 'vraag van Bea, één import');
    await userEvent.click(screen.getByText('Meekijken', { selector: 'button' }));
    expect(await screen.findByText('het paneel')).toBeDefined();
    expect(await screen.findByText(/Je kijkt mee bij De Vuurtoren/)).toBeDefined();
    expect(headers).toEqual([encodeURIComponent('hm  vraag van Bea, één import')]);
    await userEvent.click(screen.getByText('Stop met meekijken'));
    expect(screen.queryByText('het paneel')).toBeNull();
  },
);

it('asks nothing of who belongs to the tenant', () => {
  show('docent');
  expect(screen.getByText('het paneel')).toBeDefined();
  expect(headers).toEqual([]);
});

it('keeps the reason to the tenant it was given for', () => {
  reason.set(ADMIN, 'hulpvraag');
  expect([
    why.forPath(`/admins/${ADMIN}/groepen`),
    why.forPath(`/admins/${createId(2)}`),
    why.forPath('/users/mij'),
  ]).toEqual(['hulpvraag', null, null]);
});
