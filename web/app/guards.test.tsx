import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { sessie } from '#web/platform/sessie.ts';
import { Bewaak } from './guards.tsx';

const EXP = Math.floor(Date.now() / 1000) + 3_600;
const alsRol = (role: Rol, adminId?: string) =>
  sessie.begin({
    token: 'x.y.z',
    gebruiker: { _id: 'ik', role, exp: EXP, ...(adminId === undefined ? {} : { adminId }) },
  });

function Adres() {
  const { pathname, search } = useLocation();
  return (
    <p data-testid="adres">
      {pathname}
      {search}
    </p>
  );
}

function toon(adres: string) {
  render(
    <MemoryRouter initialEntries={[adres]}>
      <Adres />
      <Routes>
        <Route
          path="/admins/:adminId/*"
          element={
            <Bewaak gebied="admins">
              <h1>paneel</h1>
            </Bewaak>
          }
        />
        <Route
          path="/leerling/:leerlingId/*"
          element={
            <Bewaak gebied="leerling">
              <h1>eiland</h1>
            </Bewaak>
          }
        />
        <Route
          path="/superadmin/*"
          element={
            <Bewaak gebied="superadmin">
              <h1>kantoor</h1>
            </Bewaak>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
}
const adres = () => screen.getByTestId('adres').textContent;

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => {
  sessie.logout({ redirect: false });
  sessie.neemRoute();
});
afterEach(cleanup);

it('sends a visitor to login and remembers where he wanted to go', () => {
  toon('/leerling/ik/landkaart?lijst=1');
  expect(adres()).toBe('/app/auth/login');
  expect(sessie.gewensteRoute()).toBe('/leerling/ik/landkaart?lijst=1');
});

it('says so when the session ended by itself', () => {
  alsRol('leerling');
  sessie.wis();
  toon('/leerling/ik/landkaart');
  expect(adres()).toBe('/app/auth/login?verlopen=1');
});

it('opens the own area and forgets the wanted route', () => {
  sessie.bewaarRoute('/leerling/ik/landkaart');
  alsRol('leerling');
  toon('/leerling/ik/landkaart');
  expect(screen.getByRole('heading').textContent).toBe('eiland');
  expect(sessie.gewensteRoute()).toBeNull();
});

it('brings a pupil back to the own map from the map of another', () => {
  alsRol('leerling');
  toon('/leerling/iemand/landkaart');
  expect(adres()).toBe('/leerling/ik/landkaart');
});

it('tells a pupil whose page it is, without ending the session', () => {
  alsRol('leerling');
  toon('/superadmin/dashboard');
  expect(screen.getByText(/beheerders van Taaltocht en medewerkers van Taaltocht/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/leerling/ik/landkaart');
  expect(sessie.gebruiker()?._id).toBe('ik');
});

it('keeps a teacher in the own school, and lets the office in', () => {
  alsRol('docent', 'a-1');
  toon('/admins/a-2/groepen');
  expect(adres()).toBe('/admins/a-1/groepen');
  cleanup();
  alsRol('office');
  toon('/admins/a-2/groepen');
  expect(screen.getByRole('heading').textContent).toBe('paneel');
});

it('names the people of a school for a panel, not the office that looks along', () => {
  alsRol('leerling');
  toon('/admins/school-1/groepen');
  expect(screen.getByText('Deze pagina is voor schoolbeheerders, leerkrachten, RT-praktijken en ouders.')).toBeTruthy();
});
