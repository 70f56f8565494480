import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Docenten } from '#server/features/docenten/docenten.contract.ts';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { ADMIN_ID, IK, stubServer, toonScherm, weigering, type Antwoorden } from '../scherm-kit.tsx';
import { maakId, startTeksten } from '../test-kit.ts';
import { DocentenPage } from './docenten-page.tsx';

const docent = (id: string, naam: string, deel: object = {}) => ({
  id,
  naam,
  gebruikersnaam: naam.toLowerCase(),
  email: null,
  rol: 'docent' as const,
  groepen: [],
  totpAan: false,
  actief: true,
  mailTeruggekomen: false,
  zelf: false,
  versie: 3,
  ...deel,
});
const STAND: Docenten = {
  items: [
    docent(IK, 'Marit', { rol: 'schooladmin', zelf: true }),
    docent(maakId(2), 'Joris', { totpAan: true }),
    docent(maakId(3), 'Wietske', { actief: false }),
  ],
  uitnodigingen: [
    {
      id: maakId(4),
      email: 'nieuw@school.voorbeeld',
      naam: null,
      rol: 'docent',
      groepen: [],
      status: 'verlopen',
      verzondenOp: '2026-10-01T10:00:00.000Z',
      verlooptOp: '2026-10-31T10:00:00.000Z',
      gevraagd: true,
    },
  ],
};
const PAD = `/admins/${ADMIN_ID}/docenten`;

beforeAll(async () => {
  await startTeksten();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function toon(deel: Antwoorden = {}, rol: Rol = 'schooladmin') {
  const server = stubServer({ [`GET ${PAD}`]: STAND, [`GET /admins/${ADMIN_ID}/groepen`]: { items: [] }, ...deel });
  toonScherm(<DocentenPage />, { pad: '/docenten', rol });
  return server;
}
const open = async (naam: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${naam} wijzigen` }));
  return within(await screen.findByRole('dialog'));
};

it('says in words who is blocked, who signs in in two steps and who asks for a new invitation', async () => {
  toon();
  expect(await screen.findByText('Geblokkeerd')).toBeTruthy();
  expect(screen.getByText('Logt in met twee stappen')).toBeTruthy();
  expect(screen.getByText('Vraagt om een nieuwe')).toBeTruthy();
});

it('removes a colleague only after a second thought, and tells why the last administrator stays', async () => {
  const { gedaan } = toon({
    [`DELETE ${PAD}/${maakId(2)}`]: weigering(409, 'Er moet minstens één schoolbeheerder blijven.'),
  });
  const dialoog = await open('Joris');
  await userEvent.click(dialoog.getByRole('button', { name: 'Verwijderen' }));
  expect(dialoog.getByRole('alert').textContent).toContain('Joris kan daarna niet meer inloggen.');
  expect(gedaan.some(({ regel }) => regel.startsWith('DELETE'))).toBe(false);
  await userEvent.click(dialoog.getByRole('button', { name: 'Ja, verwijderen' }));
  expect(await dialoog.findByText('Er moet minstens één schoolbeheerder blijven.')).toBeTruthy();
});

it('offers nobody to block or remove themselves', async () => {
  toon();
  const dialoog = await open('Marit');
  expect(dialoog.queryByRole('button', { name: /Blokkeren|Verwijderen/ })).toBeNull();
});

it('takes the telephone of a colleague away with the version that was read', async () => {
  const { gedaan } = toon({ [`PATCH ${PAD}/${maakId(2)}`]: { status: 204, body: {} } });
  const dialoog = await open('Joris');
  await userEvent.click(dialoog.getByRole('button', { name: /Telefoon kwijt/ }));
  await vi.waitFor(() =>
    expect(gedaan.find(({ regel }) => regel.startsWith('PATCH'))?.body).toEqual({ versie: 3, totp: false }),
  );
  expect(await screen.findByText('De wijziging is bewaard.')).toBeTruthy();
});

it('shows the list without its buttons to a docent', async () => {
  toon({}, 'docent');
  expect(await screen.findByText('Joris')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /wijzigen|uitnodigen/i })).toBeNull();
  expect(screen.getByText('nieuw@school.voorbeeld')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Uitnodiging aan|Opnieuw sturen/ })).toBeNull();
});
