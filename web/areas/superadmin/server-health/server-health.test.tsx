import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { HealthDetails } from '#server/features/gezondheid/gezondheid.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const WELL: HealthDetails = {
  health: {
    klaar: true,
    database: true,
    gemigreerd: true,
    gevuld: true,
    web: true,
    disk: true,
    drawings: { done: 3, total: 3, failed: [] },
  },
  process: { version: '0.1.0', node: 'v22.1.0', since: '2026-11-20T10:00:00.000Z', memory: 312_000_000, delay: 0.0021 },
  database: {
    kind: 'postgresql',
    version: '17.2',
    size: 4_240_000_000,
    seconds: 0.0004,
    connections: { used: 1, free: 3, waiting: 0 },
    steps: { taken: 48, known: 48 },
  },
  disk: { free: 60_000_000_000, total: 100_000_000_000 },
  mail: 'server',
  backup: { at: new Date(Date.now() - 3_600_000).toISOString(), tested: null, nightly: true },
  metrics: true,
};

function show(details: HealthDetails | number): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      typeof details === 'number'
        ? Response.json({ code: 'PROEF', message: 'Dat kan nu niet.' }, { status: details })
        : Response.json(details),
    ),
  );
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/gezondheid']}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('tells of each part how it does', async () => {
  show(WELL);
  expect((await card('Database')).getByText('4,2 GB')).toBeDefined();
  expect((await card('Database')).getByText('48 van 48')).toBeDefined();
  expect((await card('Schijf')).getByText('60 GB vrij van 100 GB')).toBeDefined();
  expect((await card('Back-up')).getByText('nog nooit')).toBeDefined();
  expect((await card('Mail')).getByText('Via de mailserver')).toBeDefined();
  expect(screen.queryByText('kijk hiernaar')).toBeNull();
});

it('points at what asks for somebody, and says what to do', async () => {
  show({
    ...WELL,
    health: { ...WELL.health, klaar: false, web: false, drawings: { done: 1, total: 3, failed: ['pizzabakken'] } },
    database: WELL.database && { ...WELL.database, kind: 'embedded', steps: { taken: 47, known: 48 } },
    disk: { free: 5_000_000_000, total: 100_000_000_000 },
    mail: 'nowhere',
    backup: { at: null, tested: null, nightly: false },
    metrics: false,
  });
  expect(
    within(await screen.findByRole('region', { name: 'Klaar voor bezoek' })).getByText(/pizzabakken/),
  ).toBeDefined();
  for (const name of ['Klaar voor bezoek', 'Database', 'Schijf', 'Mail', 'Back-up'])
    expect((await card(name)).getByText('kijk hiernaar')).toBeDefined();
  expect((await card('Back-up')).getByText(/npm run backup/)).toBeDefined();
});

it('says that a backup of three days ago is old, and that a database is silent', async () => {
  show({
    ...WELL,
    database: null,
    disk: null,
    backup: { ...WELL.backup, at: new Date(Date.now() - 3 * 86_400_000).toISOString() },
  });
  expect((await card('Database')).getByText('De database geeft geen antwoord.')).toBeDefined();
  expect((await card('Back-up')).getByText(/ouder dan anderhalve dag/)).toBeDefined();
  expect((await card('Schijf')).getByText('De map met de gegevens is niet te lezen.')).toBeDefined();
});

it('says when nothing can be read', async () => {
  show(503);
  expect(await screen.findByText('Dat kan nu niet.')).toBeDefined();
});
