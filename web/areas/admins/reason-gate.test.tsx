import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import { why } from '#web/platform/http.ts';
import { createReasons, reason } from '#web/platform/reason.ts';
import { session } from '#web/platform/session.ts';
import { memoryStorage } from '#web/platform/storage.ts';
import { createId, startTexts } from './shared/test-kit.ts';
import { ReasonGate } from '#web/platform/reason-gate.tsx';

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
  session.begin({ token: 'a.b.c', gebruiker: { _id: createId(9), role: 'office', exp: 4_102_444_800 } });
  reason.set(ADMIN, 'hulpvraag');
  expect([
    why.forPath(`/admins/${ADMIN}/groepen`),
    why.forPath(`/admins/${createId(2)}`),
    why.forPath('/users/mij'),
  ]).toEqual([{ adminId: ADMIN, text: 'hulpvraag' }, null, null]);
});

/** Reasons on a storage of their own, with a clock and a person that a test turns. */
function buildReasons() {
  const spot = { now: 0, who: 'bas' };
  const storage = memoryStorage();
  const create = () => createReasons({ storage, now: () => spot.now, who: () => spot.who });
  return { spot, create, reasons: create() };
}
const HOUR = 3_600_000;

it('asks once a school and hour, also after a reload or in another tab', () => {
  const { spot, create, reasons } = buildReasons();
  reasons.set('een', 'hulpvraag');
  spot.now = HOUR - 1;
  expect([create().van('een'), create().van('twee')]).toEqual(['hulpvraag', null]);
  spot.now = HOUR;
  expect([create().van('een'), create().last()]).toEqual([null, null]);
});

it('counts for whoever gave it, and ends when that person stops', () => {
  const { spot, reasons } = buildReasons();
  reasons.set('een', 'hulpvraag');
  spot.who = 'noor';
  expect(reasons.van('een')).toBeNull();
  spot.who = 'bas';
  reasons.set('een', null);
  expect([reasons.van('een'), reasons.last()]).toEqual([null, null]);
});

it('opens a pupil from the school that was looked at last', () => {
  const { reasons } = buildReasons();
  reasons.set('een', 'hulpvraag');
  reasons.set('twee', 'andere vraag');
  expect(reasons.last()).toEqual({ adminId: 'twee', text: 'andere vraag' });
  reasons.look('een');
  expect(reasons.last()).toEqual({ adminId: 'een', text: 'hulpvraag' });
});
