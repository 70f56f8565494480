import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import type { ToetsResults } from '#server/features/methodetoetsen/toets-results.contract.ts';
import type { Me } from '#server/features/users/users.contract.ts';
import { ADMIN_ID, GROEP_ID, showScreen, stubServer } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { DoelTable } from './doel-table.tsx';

const [FIRST, SECOND] = [createId(1), createId(2)];
const afname = (leerlingId: string, name: string): ToetsResults['afnamen'][number] => ({
  leerlingId,
  naam: name,
  status: 'beoordeeld',
  pauzes: 0,
  goed: 3,
  counted: 5,
  pct: 60,
  antwoorden: [],
  heropend: [],
});
const doel = (doelId: string, mark: number, [first, second]: readonly [number, number]) => ({
  doelId,
  naam: `doel ${doelId}`,
  grensPct: mark,
  goed: first + second,
  counted: 10,
  leerlingen: [
    { leerlingId: FIRST, goed: first, counted: 5 },
    { leerlingId: SECOND, goed: second, counted: 5 },
  ],
});
const DATA: ToetsResults = {
  toets: {
    id: createId(50),
    groepId: GROEP_ID,
    titel: 'Blok 3',
    status: 'nagekeken',
    grensPct: 80,
    vensterTot: null,
    woorden: [],
  },
  afnamen: [afname(FIRST, 'Adam'), afname(SECOND, 'Noor')],
  perWoord: [],
  perDoel: [doel('ei', 80, [3, 1]), doel('au', 60, [3, 5])],
};

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(role: Role, features: string[]): void {
  const me: Me = {
    _id: createId(9),
    role,
    adminId: ADMIN_ID,
    naam: 'Samira',
    features,
    licentieStatus: 'actief',
    locale: 'nl-NL',
    thema: 'licht',
    exp: 2_000_000_000,
  };
  stubServer({ 'GET /users/mij': me });
  showScreen(<DoelTable data={DATA} canPractice onDone={() => undefined} />, {
    pad: `/groepen/${GROEP_ID}/methodetoetsen`,
    rol: role,
  });
}

it('shows the mark of each goal and who stays below it, who did worst first', async () => {
  show('docent', []);
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(rows[0]).toMatch(/doel ei.*80 %.*Noor en Adam/);
  expect(rows[1]).toMatch(/doel au.*60 %.*niemand/);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

it('makes a plan of it for the one who did worst, with the other along, where the licence has care', async () => {
  show('docent', ['featureZorgtraject']);
  const link = await screen.findByRole('link', { name: 'Maak handelingsplan: doel ei' });
  const [path, query] = (link.getAttribute('href') ?? '').split('?');
  expect(path).toContain(`/leerlingen/${SECOND}/zorgtraject/handelingsplanaanmaken`);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ toets: DATA.toets.id, doel: 'ei', met: FIRST });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
