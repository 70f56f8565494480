import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Prullenbak } from '#server/features/leerlingen/prullenbak.contract.ts';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { ADMIN_ID, stubServer, toonScherm, weigering, type Antwoorden } from '../scherm-kit.tsx';
import { maakId, startTeksten } from '../test-kit.ts';
import { PrullenbakPage } from './prullenbak-page.tsx';

const item = (nr: number, roepnaam: string, dagenOver: number) => ({
  leerlingId: maakId(nr),
  naam: `${roepnaam} Kramer`,
  roepnaam,
  dier: 'vos',
  jaargroep: 4,
  groep: { id: maakId(90), naam: '4/5 Meeuwen' },
  door: 'Marit',
  op: '2026-11-20T10:00:00.000Z',
  reden: 'verhuisd',
  wissenOp: '2027-02-18',
  dagenOver,
});
const BAK: Prullenbak = {
  items: [item(1, 'Juno', 88), item(2, 'Bas', 3)],
  totaal: 2,
  pagina: 1,
  grootte: 25,
  vrijePlaatsen: 5,
  bewaardagen: 90,
};
const PAD = `/admins/${ADMIN_ID}/prullenbakitems`;

beforeAll(async () => {
  await startTeksten();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function toon(deel: Antwoorden = {}, rol: Rol = 'schooladmin') {
  const server = stubServer({ [`GET ${PAD}`]: BAK, [`GET /admins/${ADMIN_ID}/groepen`]: { items: [] }, ...deel });
  toonScherm(<PrullenbakPage />, { pad: '/prullenbak', rol });
  return server;
}
const rij = async (naam: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(naam) })).closest('tr') ?? document.body);

it('marks who goes for ever within a week, and brings somebody back to the own group', async () => {
  const { gedaan } = toon({ [`POST ${PAD}/herstellingen`]: { aantal: 1, zonderGroep: 0 } });
  expect((await rij('Bas')).getByText('3 dagen').className).toContain('chip--roest');
  expect((await rij('Juno')).getByText('88 dagen').className).not.toContain('chip--roest');
  await userEvent.click((await rij('Juno')).getByRole('button', { name: 'Juno Kramer terugzetten' }));
  expect(await screen.findByText('1 leerling teruggezet.')).toBeTruthy();
  expect(gedaan.find(({ regel }) => regel.startsWith('POST'))?.body).toEqual({ ids: [maakId(1)] });
});

it('brings nobody back while every seat is taken, and says why', async () => {
  toon({ [`GET ${PAD}`]: { ...BAK, vrijePlaatsen: 0 } });
  expect(await screen.findByText(/Er zijn geen plaatsen vrij/)).toBeTruthy();
  expect((await rij('Juno')).getByRole('button', { name: 'Juno Kramer terugzetten' }).hasAttribute('disabled')).toBe(
    true,
  );
});

it('erases for ever only after the first name is typed, and shows what the server thinks of it', async () => {
  const { gedaan } = toon({
    [`DELETE ${PAD}/${maakId(1)}`]: weigering(400, 'Controleer je invoer.', { velden: { bevestiging: 'niet_gelijk' } }),
  });
  await userEvent.click((await rij('Juno')).getByRole('button', { name: 'Juno Kramer voorgoed wissen' }));
  const dialoog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialoog.getByRole('button', { name: 'Voorgoed wissen' }));
  expect(dialoog.getByText('Dit veld is verplicht.')).toBeTruthy();
  expect(gedaan.some(({ regel }) => regel.startsWith('DELETE'))).toBe(false);
  await userEvent.type(dialoog.getByLabelText(/Typ de roepnaam: Juno/), 'Bas');
  await userEvent.click(dialoog.getByRole('button', { name: 'Voorgoed wissen' }));
  await vi.waitFor(() =>
    expect(gedaan.find(({ regel }) => regel.startsWith('DELETE'))?.body).toEqual({ bevestiging: 'Bas' }),
  );
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('lets a docent restore but not erase', async () => {
  toon({}, 'docent');
  const juno = await rij('Juno');
  expect(juno.getByRole('button', { name: 'Juno Kramer terugzetten' })).toBeTruthy();
  expect(juno.queryByRole('button', { name: /voorgoed wissen/ })).toBeNull();
});

it('lets nobody change anything when the licence is for reading only', async () => {
  toon({
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
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /terugzetten|wissen/ })).toBeNull());
});
