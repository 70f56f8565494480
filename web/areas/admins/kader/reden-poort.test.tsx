import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { waarom } from '#web/platform/http.ts';
import { reden } from '#web/platform/reden.ts';
import { sessie } from '#web/platform/sessie.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { RedenPoort } from './reden-poort.tsx';

const ADMIN = maakId(1);
const SCHOOL = {
  id: ADMIN,
  soort: 'school',
  naam: 'De Vuurtoren',
  land: 'NL',
  locale: 'nl-NL',
  plaats: 'Zandmeer',
  licentieStatus: 'actief',
};
const koppen: (string | null)[] = [];

beforeEach(async () => {
  await startTeksten();
  koppen.length = 0;
  vi.stubGlobal('fetch', async (_adres: string, opties: RequestInit = {}) => {
    koppen.push(new Headers(opties.headers).get('X-Reden'));
    return new Response(JSON.stringify(SCHOOL), { status: 200, headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  reden.stel(ADMIN, null);
  sessie.wis();
  vi.unstubAllGlobals();
});

function toon(role: Rol) {
  sessie.begin({
    token: 'a.b.c',
    gebruiker: { _id: maakId(9), role, exp: 4_102_444_800, ...(role === 'docent' ? { adminId: ADMIN } : {}) },
  });
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/admins/${ADMIN}/groepen`]}>
        <Routes>
          <Route
            path="/admins/:adminId/*"
            element={
              <RedenPoort>
                <p>het paneel</p>
              </RedenPoort>
            }
          />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

it.each(['superadmin', 'office'] as const)(
  'asks %s why before anything of the tenant is asked, and says it along with each call',
  async (rol) => {
    toon(rol);
    expect(screen.getByText('Waarom kijk je mee?')).toBeDefined();
    expect(screen.queryByText('het paneel')).toBeNull();
    const veld = screen.getByLabelText(/Reden/);
    await userEvent.type(veld, 'hm  ');
    await userEvent.click(screen.getByText('Meekijken', { selector: 'button' }));
    expect(screen.getByText('Schrijf minstens 5 tekens.')).toBeDefined();
    expect(koppen).toEqual([]);
    await userEvent.type(veld, 'vraag van Bea, één import');
    await userEvent.click(screen.getByText('Meekijken', { selector: 'button' }));
    expect(screen.getByText('het paneel')).toBeDefined();
    expect(await screen.findByText(/Je kijkt mee bij De Vuurtoren/)).toBeDefined();
    expect(koppen).toEqual([encodeURIComponent('hm  vraag van Bea, één import')]);
    await userEvent.click(screen.getByText('Stop met meekijken'));
    expect(screen.queryByText('het paneel')).toBeNull();
  },
);

it('asks nothing of who belongs to the tenant', () => {
  toon('docent');
  expect(screen.getByText('het paneel')).toBeDefined();
  expect(koppen).toEqual([]);
});

it('keeps the reason to the tenant it was given for', () => {
  reden.stel(ADMIN, 'hulpvraag');
  expect([
    waarom.voorPad(`/admins/${ADMIN}/groepen`),
    waarom.voorPad(`/admins/${maakId(2)}`),
    waarom.voorPad('/users/mij'),
  ]).toEqual(['hulpvraag', null, null]);
});
