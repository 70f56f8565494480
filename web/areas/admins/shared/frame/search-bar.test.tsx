import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { http } from '#web/platform/http.ts';
import { createId, startTexts } from '../test-kit.ts';
import type { FrameSpot } from './use-spot.ts';
import { SearchBar } from './search-bar.tsx';

// The panel in a simulated browser is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ADMIN = createId(1);
const SPOT: FrameSpot = {
  hoofd: null,
  adminId: ADMIN,
  groepId: null,
  scherm: null,
  onder: null,
  groepenPath: `/admins/${ADMIN}/groepen`,
  pagina: null,
  onbekend: false,
};
const GROEPEN: GroepItem[] = Array.from({ length: 100 }, (_, nr) => ({
  id: createId(10 + nr),
  naam: `${nr} Meeuwen`,
  jaargroepen: [4],
  schooljaar: '2026-2027',
  docenten: [],
  aantal: 25,
  weekActief: 0,
  weekMinuten: 0,
  signalen: 0,
  gearchiveerd: false,
}));
const json = vi.spyOn(http, 'json');

beforeEach(async () => {
  await startTexts();
  json.mockReset();
  json.mockResolvedValue({
    items: [
      {
        id: createId(2),
        naam: 'Öykü Demirel',
        roepnaam: 'Öykü',
        dier: 'vos',
        jaargroep: 4,
        gebruikersnaam: 'oyku',
        groep: { id: createId(10), naam: '0 Meeuwen' },
      },
    ],
    totaal: 1,
    pagina: 1,
    grootte: 8,
  });
});
afterEach(cleanup);

it('asks the server once for what was typed, and never for the pupils of every group', async () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <SearchBar plek={SPOT} groepen={GROEPEN} />
      </MemoryRouter>
    </SWRConfig>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  for (const text of ['o', 'oy', 'oyk', 'oyku']) fireEvent.change(field, { target: { value: text } });
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Öykü Demirel0 Meeuwen']);
  expect(json.mock.calls.map(([path]) => path)).toEqual([
    `/admins/${ADMIN}/leerlingen?pagina=1&grootte=8&zoek=oyku&sorteer=naam`,
  ]);
});

it('finds a group without waiting for the server', async () => {
  json.mockReturnValue(new Promise(() => undefined));
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <SearchBar plek={SPOT} groepen={GROEPEN} />
      </MemoryRouter>
    </SWRConfig>,
  );
  fireEvent.focus(screen.getByRole('combobox'));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '42 meeuw' } });
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '42 Meeuwen25 leerlingen',
  ]);
});
