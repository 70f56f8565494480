import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { Guard } from './guards.tsx';

const EXP = Math.floor(Date.now() / 1000) + 3_600;
const asRole = (role: Role, adminId?: string) =>
  session.begin({
    token: 'x.y.z',
    gebruiker: { _id: 'ik', role, exp: EXP, ...(adminId === undefined ? {} : { adminId }) },
  });

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p data-testid="adres">
      {pathname}
      {search}
    </p>
  );
}

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <Routes>
        <Route
          path="/admins/:adminId/*"
          element={
            <Guard area="admins">
              <h1>paneel</h1>
            </Guard>
          }
        />
        <Route
          path="/leerling/:leerlingId/*"
          element={
            <Guard area="leerling">
              <h1>eiland</h1>
            </Guard>
          }
        />
        <Route
          path="/superadmin/*"
          element={
            <Guard area="superadmin">
              <h1>kantoor</h1>
            </Guard>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
}
const address = () => screen.getByTestId('adres').textContent;

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => {
  session.logout({ redirect: false });
  session.takeRoute();
});
afterEach(cleanup);

it('sends a visitor to login and remembers where he wanted to go', () => {
  show('/leerling/ik/landkaart?lijst=1');
  expect(address()).toBe('/app/auth/login');
  expect(session.desiredRoute()).toBe('/leerling/ik/landkaart?lijst=1');
});

it('says so when the session ended by itself', () => {
  asRole('leerling');
  session.wis();
  show('/leerling/ik/landkaart');
  expect(address()).toBe('/app/auth/login?verlopen=1');
});

it('opens the own area and forgets the wanted route', () => {
  session.saveRoute('/leerling/ik/landkaart');
  asRole('leerling');
  show('/leerling/ik/landkaart');
  expect(screen.getByRole('heading').textContent).toBe('eiland');
  expect(session.desiredRoute()).toBeNull();
});

it('brings a pupil back to the own map from the map of another', () => {
  asRole('leerling');
  show('/leerling/iemand/landkaart');
  expect(address()).toBe('/leerling/ik/landkaart');
});

it('tells a pupil whose page it is, without ending the session', async () => {
  asRole('leerling');
  show('/superadmin/dashboard');
  expect(await screen.findByText(/beheerders van Taaltocht en medewerkers van Taaltocht/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/leerling/ik/landkaart');
  expect(session.gebruiker()?._id).toBe('ik');
});

it('keeps a teacher in the own school, and lets the office in', () => {
  asRole('docent', 'a-1');
  show('/admins/a-2/groepen');
  expect(address()).toBe('/admins/a-1/groepen');
  cleanup();
  asRole('office');
  show('/admins/a-2/groepen');
  expect(screen.getByRole('heading').textContent).toBe('paneel');
});

it('names the people of a school for a panel, not the office that looks along', async () => {
  asRole('leerling');
  show('/admins/school-1/groepen');
  expect(
    await screen.findByText('Deze pagina is voor schoolbeheerders, leerkrachten, RT-praktijken en ouders.'),
  ).toBeTruthy();
});
