import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import type { Inzagen } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { ADMIN_ID, GROEP_ID, stubServer, toonScherm, weigering, type Antwoorden } from '../scherm-kit.tsx';
import { maakId, startTeksten } from '../test-kit.ts';
import { VerhuizenPage } from './verhuizen-page.tsx';

const LEERLINGEN: Leerlingen = {
  groep: { id: GROEP_ID, naam: '6 Kompas', jaargroepen: [6] },
  items: [
    {
      id: maakId(1),
      naam: 'Jean-Noa',
      roepnaam: 'Jean-Noa',
      voorvoegsel: 'ter',
      achternaam: 'Horst',
      gebruikersnaam: 'jean',
      dier: 'vos',
      jaargroep: 6,
      inlogsoort: 'tekst',
      geblokkeerd: false,
      weekMinuten: 0,
      takenVandaag: 0,
      instellingAfwijkend: false,
    },
  ],
};
const GROEP = {
  id: GROEP_ID,
  naam: '6 Kompas',
  jaargroepen: [6],
  schooljaar: '2026-2027',
  docenten: [],
  aantal: 1,
  weekActief: 0,
  weekMinuten: 0,
  signalen: 0,
  gearchiveerd: false,
};
const SCOPE = { voortgang: true, beloningen: true, instellingen: true, zorg: false };
const INZAGEN: Inzagen = {
  items: [
    {
      token: 'GOED',
      status: 'goed',
      naam: 'Fenna Bakker',
      roepnaam: 'Fenna',
      jaargroep: 6,
      van: 'De Haven',
      scope: SCOPE,
    },
    { token: 'OUD', status: 'verlopen' },
  ],
};
const PAD = `/admins/${ADMIN_ID}/verhuistokens`;

beforeAll(async () => {
  await startTeksten();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function toon(deel: Antwoorden = {}, rol: Rol = 'schooladmin') {
  const server = stubServer({
    [`GET ${PAD}`]: { items: [] },
    [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/leerlingen`]: LEERLINGEN,
    [`GET /admins/${ADMIN_ID}/groepen`]: { items: [GROEP] },
    ...deel,
  });
  toonScherm(<VerhuizenPage />, { pad: `/groepen/${GROEP_ID}/verhuistoken-inlezen`, rol });
  return server;
}
const bekijk = async (codes: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Verhuiscodes' }), codes);
  await userEvent.click(screen.getByRole('button', { name: 'Bekijk de codes' }));
};

it('takes in who can come, beside the reason why another cannot', async () => {
  const { gedaan } = toon({
    [`POST ${PAD}/inzien`]: INZAGEN,
    [`POST ${PAD}/inlezen`]: {
      items: [{ leerlingId: maakId(9), naam: 'Fenna Bakker', groepId: GROEP_ID, kaart: 'maan-vis-7' }],
    },
  });
  await bekijk('GOED{Enter}OUD');
  expect(await screen.findByText('Deze code is ouder dan 30 dagen. Vraag een nieuwe.')).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: /Fenna Bakker/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Lees 1 leerling in' }));
  expect(await screen.findByText('maan-vis-7')).toBeTruthy();
  expect(gedaan.find(({ regel }) => regel.endsWith('/inlezen'))?.body).toEqual({
    regels: [{ token: 'GOED', groepId: GROEP_ID }],
  });
});

it('asks for a code before it asks the server, and keeps what was typed when that refuses', async () => {
  const { gedaan } = toon({
    [`POST ${PAD}/inzien`]: weigering(429, 'Dat waren veel codes achter elkaar. Probeer het over een uur opnieuw.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bekijk de codes' }));
  expect(screen.getByText('Dit veld is verplicht.')).toBeTruthy();
  expect(gedaan.some(({ regel }) => regel.startsWith('POST'))).toBe(false);
  await bekijk('7K2M9');
  expect(await screen.findByText(/veel codes achter elkaar/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Verhuiscodes' }).value).toBe('7K2M9');
});

it('makes codes for chosen pupils and shows them this once', async () => {
  const { gedaan } = toon({
    [`POST ${PAD}`]: {
      batchId: maakId(8),
      verlooptOp: '2026-12-20T10:00:00.000Z',
      tokens: [{ leerlingId: maakId(1), naam: 'Jean-Noa', token: '7K2M9-QX4TB-0H8RW-VN35C-4' }],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Verhuiscodes maken' }));
  const dialoog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialoog.getByRole('button', { name: /^Maak/ }));
  expect(dialoog.getByText('Kies minstens één mogelijkheid.')).toBeTruthy();
  await userEvent.click(dialoog.getByRole('checkbox', { name: /Jean-Noa/ }));
  await userEvent.click(dialoog.getByRole('checkbox', { name: 'Munten en sterren' }));
  await userEvent.click(dialoog.getByRole('button', { name: 'Maak 1 code' }));
  expect(await screen.findByText('7K2M9-QX4TB-0H8RW-VN35C-4')).toBeTruthy();
  expect(gedaan.find(({ regel }) => regel === `POST ${PAD}`)?.body).toEqual({
    leerlingIds: [maakId(1)],
    scope: { ...SCOPE, beloningen: false },
  });
});

it('lets a docent take pupils in but make no codes, and asks for no list of them', async () => {
  const { gedaan } = toon({}, 'docent');
  expect(await screen.findByRole('button', { name: 'Bekijk de codes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verhuiscodes maken' })).toBeNull();
  expect(gedaan.map(({ regel }) => regel)).not.toContain(`GET ${PAD}`);
});
