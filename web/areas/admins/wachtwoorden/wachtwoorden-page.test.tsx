import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PasswordOverview } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { ADMIN_ID, GROEP_ID, stubServer, showScreen, refusal, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { PasswordsPage } from './wachtwoorden-page.tsx';

const kind = (nr: number, name: string) => ({
  leerlingId: createId(nr),
  naam: name,
  roepnaam: name,
  gebruikersnaam: name.toLowerCase(),
  dier: 'vos',
  jaargroep: 3,
  geblokkeerd: false,
});
const STATE: PasswordOverview = {
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
const PATH = `/admins/${ADMIN_ID}/groepen/${GROEP_ID}/wachtwoorden`;

beforeAll(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: Antwoorden = {}) {
  const server = stubServer({ [`GET ${PATH}`]: STATE, ...part });
  showScreen(<PasswordsPage />, { pad: `/groepen/${GROEP_ID}/wachtwoorden`, rol: 'docent' });
  return server;
}
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') ?? document.body);

it('hides the pictures until they are asked for, and all of it while the board is on', async () => {
  show();
  const fenna = await row('Fenna');
  expect(fenna.queryByRole('list')).toBeNull();
  await userEvent.click(fenna.getByRole('button', { name: 'Toon hoe Fenna inlogt' }));
  expect(fenna.getByRole('list', { name: 'zon, vis, boom' })).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Digibord: alles verbergen' }));
  expect(fenna.queryByRole('list')).toBeNull();
  expect(screen.getByRole('img', { name: 'De code is verborgen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kaartjes bekijken' }).hasAttribute('disabled')).toBe(true);
});

it('lets somebody in again who was locked out', async () => {
  const { completed } = show({
    [`POST /admins/${ADMIN_ID}/leerlingen/${createId(2)}/ontgrendelingen`]: { status: 204, body: {} },
  });
  await userEvent.click((await row('Idris')).getByRole('button', { name: 'Ontgrendel Idris' }));
  expect(await screen.findByText('De leerling kan weer inloggen.')).toBeTruthy();
  expect(completed.map(({ regel: rule }) => rule)).toContain(
    `POST /admins/${ADMIN_ID}/leerlingen/${createId(2)}/ontgrendelingen`,
  );
});

it('shows new words at once, since nobody can look them up later', async () => {
  const { completed } = show({ [`POST ${PATH}`]: { kaarten: [{ leerlingId: createId(2), geheim: 'maan-vis-7' }] } });
  await userEvent.click((await row('Idris')).getByRole('button', { name: 'Nieuw wachtwoord voor Idris' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Twee woorden/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Maken' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await row('Idris')).getByText('maan-vis-7')).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule === `POST ${PATH}`)?.body).toEqual({
    leerlingIds: [createId(2)],
    soort: 'woorden',
  });
});

it('keeps the dialog open with the reason when the server refuses', async () => {
  show({ [`POST ${PATH}`]: refusal(409, 'De groep is intussen gewijzigd. Laad de pagina opnieuw.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Nieuwe wachtwoorden' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Nieuwe wachtwoorden voor 2 leerlingen')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Maken' }));
  expect(await dialog.findByText(/intussen gewijzigd/)).toBeTruthy();
});

it('names the cards that would be empty, and makes new passwords for just those', async () => {
  show();
  await row('Idris');
  await userEvent.click(screen.getByRole('button', { name: 'Kaartjes bekijken' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Eén wachtwoord is niet meer te lezen' }));
  dialog.getByText('Idris');
  await userEvent.click(dialog.getByRole('button', { name: 'Nieuw wachtwoord maken' }));
  expect(await screen.findByRole('button', { name: 'Maken' })).toBeTruthy();
});

it('prints the others as they are', async () => {
  show();
  await row('Idris');
  await userEvent.click(screen.getByRole('button', { name: 'Kaartjes bekijken' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Alleen/ }));
  const paper = within(await screen.findByRole('dialog', { name: /^Inlogkaartjes/ }));
  expect(paper.queryByText('Idris')).toBeNull();
  expect(paper.getAllByText('Fenna').length).toBeGreaterThan(0);
});
