import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Wachtwoorden } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { ADMIN_ID, GROEP_ID, stubServer, toonScherm, weigering, type Antwoorden } from '../scherm-kit.tsx';
import { maakId, startTeksten } from '../test-kit.ts';
import { WachtwoordenPage } from './wachtwoorden-page.tsx';

const kind = (nr: number, naam: string) => ({
  leerlingId: maakId(nr),
  naam,
  roepnaam: naam,
  gebruikersnaam: naam.toLowerCase(),
  dier: 'vos',
  jaargroep: 3,
  geblokkeerd: false,
});
const STAND: Wachtwoorden = {
  groep: { id: GROEP_ID, naam: '3 Vissen', jaargroepen: [3] },
  school: { naam: 'De Vuurtoren', code: 'VUUR2026' },
  groepscode: 'TOLVIR',
  eigenWachtwoord: false,
  log: [],
  items: [
    { ...kind(1, 'Fenna'), soort: 'plaatjes', plaatjes: ['zon', 'vis', 'boom'] },
    { ...kind(2, 'Idris'), soort: 'tekst', geblokkeerd: true },
  ],
};
const PAD = `/admins/${ADMIN_ID}/groepen/${GROEP_ID}/wachtwoorden`;

beforeAll(async () => {
  await startTeksten();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function toon(deel: Antwoorden = {}) {
  const server = stubServer({ [`GET ${PAD}`]: STAND, ...deel });
  toonScherm(<WachtwoordenPage />, { pad: `/groepen/${GROEP_ID}/wachtwoorden`, rol: 'docent' });
  return server;
}
const rij = async (naam: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(naam) })).closest('tr') ?? document.body);

it('hides the pictures until they are asked for, and all of it while the board is on', async () => {
  toon();
  const fenna = await rij('Fenna');
  expect(fenna.queryByRole('list')).toBeNull();
  await userEvent.click(fenna.getByRole('button', { name: 'Toon hoe Fenna inlogt' }));
  expect(fenna.getByRole('list', { name: 'zon, vis, boom' })).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Digibord: alles verbergen' }));
  expect(fenna.queryByRole('list')).toBeNull();
  expect(screen.getByRole('img', { name: 'De code is verborgen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kaartjes bekijken' }).hasAttribute('disabled')).toBe(true);
});

it('lets somebody in again who was locked out', async () => {
  const { gedaan } = toon({
    [`POST /admins/${ADMIN_ID}/leerlingen/${maakId(2)}/ontgrendelingen`]: { status: 204, body: {} },
  });
  await userEvent.click((await rij('Idris')).getByRole('button', { name: 'Ontgrendel Idris' }));
  expect(await screen.findByText('De leerling kan weer inloggen.')).toBeTruthy();
  expect(gedaan.map(({ regel }) => regel)).toContain(
    `POST /admins/${ADMIN_ID}/leerlingen/${maakId(2)}/ontgrendelingen`,
  );
});

it('shows new words at once, since nobody can look them up later', async () => {
  const { gedaan } = toon({ [`POST ${PAD}`]: { kaarten: [{ leerlingId: maakId(2), geheim: 'maan-vis-7' }] } });
  await userEvent.click((await rij('Idris')).getByRole('button', { name: 'Nieuw wachtwoord voor Idris' }));
  const dialoog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialoog.getByRole('radio', { name: /Twee woorden/ }));
  await userEvent.click(dialoog.getByRole('button', { name: 'Maken' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await rij('Idris')).getByText('maan-vis-7')).toBeTruthy();
  expect(gedaan.find(({ regel }) => regel === `POST ${PAD}`)?.body).toEqual({
    leerlingIds: [maakId(2)],
    soort: 'woorden',
  });
});

it('keeps the dialog open with the reason when the server refuses', async () => {
  toon({ [`POST ${PAD}`]: weigering(409, 'De groep is intussen gewijzigd. Laad de pagina opnieuw.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Nieuwe wachtwoorden' }));
  const dialoog = within(await screen.findByRole('dialog'));
  expect(dialoog.getByText('Nieuwe wachtwoorden voor 2 leerlingen')).toBeTruthy();
  await userEvent.click(dialoog.getByRole('button', { name: 'Maken' }));
  expect(await dialoog.findByText(/intussen gewijzigd/)).toBeTruthy();
});
