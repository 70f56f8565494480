import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Prullenbak } from '#server/features/leerlingen/prullenbak.contract.ts';
import type { Role } from '#engine/core/domein/roles.ts';
import { ADMIN_ID, stubServer, showScreen, refusal, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { PrullenbakPage } from './prullenbak-page.tsx';

const item = (nr: number, roepnaam: string, daysLeft: number) => ({
  leerlingId: createId(nr),
  naam: `${roepnaam} Kramer`,
  roepnaam,
  dier: 'vos',
  jaargroep: 4,
  groep: { id: createId(90), naam: '4/5 Meeuwen' },
  door: 'Marit',
  op: '2026-11-20T10:00:00.000Z',
  reden: 'verhuisd',
  wissenOp: '2027-02-18',
  dagenOver: daysLeft,
});
const BIN: Prullenbak = {
  items: [item(1, 'Juno', 88), item(2, 'Bas', 3)],
  totaal: 2,
  pagina: 1,
  grootte: 25,
  vrijePlaatsen: 5,
  bewaardagen: 90,
};
const PATH = `/admins/${ADMIN_ID}/prullenbakitems`;

beforeAll(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: Antwoorden = {}, role: Role = 'schooladmin') {
  const server = stubServer({ [`GET ${PATH}`]: BIN, [`GET /admins/${ADMIN_ID}/groepen`]: { items: [] }, ...part });
  showScreen(<PrullenbakPage />, { pad: '/prullenbak', rol: role });
  return server;
}
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') ?? document.body);

it('marks who goes for ever within a week, and brings somebody back to the own group', async () => {
  const { completed } = show({ [`POST ${PATH}/herstellingen`]: { aantal: 1, zonderGroep: 0 } });
  expect((await row('Bas')).getByText('3 dagen').className).toContain('chip--rust');
  expect((await row('Juno')).getByText('88 dagen').className).not.toContain('chip--rust');
  await userEvent.click((await row('Juno')).getByRole('button', { name: 'Juno Kramer terugzetten' }));
  expect(await screen.findByText('1 leerling teruggezet.')).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule.startsWith('POST'))?.body).toEqual({ ids: [createId(1)] });
});

it('brings nobody back while every seat is taken, and says why', async () => {
  show({ [`GET ${PATH}`]: { ...BIN, vrijePlaatsen: 0 } });
  expect(await screen.findByText(/Er zijn geen plaatsen vrij/)).toBeTruthy();
  expect((await row('Juno')).getByRole('button', { name: 'Juno Kramer terugzetten' }).hasAttribute('disabled')).toBe(
    true,
  );
});

it('erases for ever only after the first name is typed, and shows what the server thinks of it', async () => {
  const { completed } = show({
    [`DELETE ${PATH}/${createId(1)}`]: refusal(400, 'Controleer je invoer.', {
      velden: { bevestiging: 'niet_gelijk' },
    }),
  });
  await userEvent.click((await row('Juno')).getByRole('button', { name: 'Juno Kramer voorgoed wissen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Voorgoed wissen' }));
  expect(dialog.getByText('Dit veld is verplicht.')).toBeTruthy();
  expect(completed.some(({ regel: rule }) => rule.startsWith('DELETE'))).toBe(false);
  await userEvent.type(dialog.getByLabelText(/Typ de roepnaam: Juno/), 'Bas');
  await userEvent.click(dialog.getByRole('button', { name: 'Voorgoed wissen' }));
  await waitFor(() =>
    expect(completed.find(({ regel: rule }) => rule.startsWith('DELETE'))?.body).toEqual({ bevestiging: 'Bas' }),
  );
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('lets a docent restore but not erase', async () => {
  show({}, 'docent');
  const juno = await row('Juno');
  expect(juno.getByRole('button', { name: 'Juno Kramer terugzetten' })).toBeTruthy();
  expect(juno.queryByRole('button', { name: /voorgoed wissen/ })).toBeNull();
});

it('lets nobody change anything when the licence is for reading only', async () => {
  show({
    [`GET /admins/${ADMIN_ID}`]: {
      id: ADMIN_ID,
      soort: 'school',
      naam: 'De Vuurtoren',
      land: 'NL',
      locale: 'nl-NL',
      plaats: 'Zandmeer',
      licentieStatus: 'alleen_lezen',
    },
  });
  await screen.findByText('Juno Kramer');
  await waitFor(() => expect(screen.queryByRole('button', { name: /terugzetten|wissen/ })).toBeNull());
});
