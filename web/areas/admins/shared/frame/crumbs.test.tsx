import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ADMIN, ADMIN_ID, GROEP_ID } from '../screen-kit.tsx';
import { startTexts } from '../test-kit.ts';
import { useSpot } from './use-spot.ts';
import { Crumbs } from './crumbs.tsx';

const GROEP = {
  id: GROEP_ID,
  naam: '3 Vissen',
  jaargroepen: [3],
  schooljaar: '2026-2027',
  docenten: [],
  aantal: 0,
  weekActief: 0,
  weekMinuten: 0,
  signalen: 0,
  gearchiveerd: false,
};

function Trial({ loaded }: { loaded: boolean }) {
  return <Crumbs admin={loaded ? ADMIN : undefined} plek={useSpot()} groep={loaded ? GROEP : undefined} />;
}

function path(address: string, loaded = true): string[] {
  render(
    <MemoryRouter initialEntries={[`/admins/${ADMIN_ID}${address}`]}>
      <Routes>
        <Route path="/admins/:adminId/*" element={<Trial loaded={loaded} />} />
      </Routes>
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem').map((rule) => rule.textContent ?? '');
}

beforeAll(async () => {
  await startTexts();
});
afterEach(cleanup);

it.each([
  ['/groepen', ['De Vuurtoren', 'Mijn groepen']],
  ['/docenten', ['De Vuurtoren', "Collega's"]],
  ['/groepen/jaarovergang', ['Mijn groepen', 'Nieuw schooljaar']],
  [`/groepen/${GROEP_ID}/wachtwoorden`, ['Mijn groepen', '3 Vissen', 'Wachtwoorden']],
  [`/groepen/${GROEP_ID}/leerlingen/toevoegen`, ['Mijn groepen', '3 Vissen', 'Leerlingen', 'Toevoegen']],
  [`/groepen/${GROEP_ID}/kinderen-toevoegen`, ['Mijn groepen', '3 Vissen', 'Leerlingen', 'Toevoegen']],
  ['/bestaat-niet', ['Mijn groepen', 'Deze pagina is er niet']],
])('names the way to %s, the page itself last', (address, names) => {
  expect(path(address)).toEqual(names);
  expect(screen.getByText(names.at(-1) ?? '').getAttribute('aria-current')).toBe('page');
});

it.each([
  [`/groepen/${GROEP_ID}/oefeninstellingen/x`, 'Oefeninstellingen', `/groepen/${GROEP_ID}/oefeninstellingen`],
  [
    `/groepen/${GROEP_ID}/leerlingen/x/zorgtraject/y/bewerken`,
    'Zorgtraject',
    `/groepen/${GROEP_ID}/leerlingen/x/zorgtraject`,
  ],
])('leads back from %s, a page without a name of its own', (address, name, back) => {
  expect(path(address).at(-1)).toBe(name);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/admins/${ADMIN_ID}${back}`);
});

it('leads to nothing that has no name yet', () => {
  expect(path(`/groepen/${GROEP_ID}/leerlingen`, false)).toEqual(['Mijn groepen', 'Leerlingen']);
  for (const link of screen.getAllByRole('link')) expect(link.textContent).not.toBe('');
});
