import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import type { Inzagen } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import type { Role } from '#engine/core/domein/roles.ts';
import { ADMIN_ID, GROEP_ID, stubServer, showScreen, refusal, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { TransferPage } from './verhuistoken-page.tsx';

const LEERLINGEN: Leerlingen = {
  groep: { id: GROEP_ID, naam: '6 Kompas', jaargroepen: [6] },
  items: [
    {
      id: createId(1),
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
const PATH = `/admins/${ADMIN_ID}/verhuistokens`;

beforeAll(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: Antwoorden = {}, role: Role = 'schooladmin') {
  const server = stubServer({
    [`GET ${PATH}`]: { items: [] },
    [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/leerlingen`]: LEERLINGEN,
    [`GET /admins/${ADMIN_ID}/groepen`]: { items: [GROEP] },
    ...part,
  });
  showScreen(<TransferPage />, { pad: `/groepen/${GROEP_ID}/verhuistoken-inlezen`, rol: role });
  return server;
}
const view = async (codes: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Verhuiscodes' }), codes);
  await userEvent.click(screen.getByRole('button', { name: 'Bekijk de codes' }));
};

it('takes in who can come, beside the reason why another cannot', async () => {
  const { completed } = show({
    [`POST ${PATH}/inzien`]: INZAGEN,
    [`POST ${PATH}/inlezen`]: {
      items: [{ leerlingId: createId(9), naam: 'Fenna Bakker', groepId: GROEP_ID, kaart: 'maan-vis-7' }],
    },
  });
  await view('GOED{Enter}OUD');
  expect(await screen.findByText('Deze code is ouder dan 30 dagen. Vraag een nieuwe.')).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: /Fenna Bakker/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Lees 1 leerling in' }));
  expect(await screen.findByText('maan-vis-7')).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule.endsWith('/inlezen'))?.body).toEqual({
    regels: [{ token: 'GOED', groepId: GROEP_ID }],
  });
});

it('asks for a code before it asks the server, and keeps what was typed when that refuses', async () => {
  const { completed } = show({
    [`POST ${PATH}/inzien`]: refusal(429, 'Dat waren veel codes achter elkaar. Probeer het over een uur opnieuw.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bekijk de codes' }));
  expect(screen.getByText('Dit veld is verplicht.')).toBeTruthy();
  expect(completed.some(({ regel: rule }) => rule.startsWith('POST'))).toBe(false);
  await view('7K2M9');
  expect(await screen.findByText(/veel codes achter elkaar/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Verhuiscodes' }).value).toBe('7K2M9');
});

it('makes codes for chosen pupils and shows them this once', async () => {
  const { completed } = show({
    [`POST ${PATH}`]: {
      batchId: createId(8),
      verlooptOp: '2026-12-20T10:00:00.000Z',
      tokens: [{ leerlingId: createId(1), naam: 'Jean-Noa', token: '7K2M9-QX4TB-0H8RW-VN35C-4' }],
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Verhuiscodes maken' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^Maak/ }));
  expect(dialog.getByText('Kies minstens één mogelijkheid.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Jean-Noa/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Munten en sterren' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Maak 1 code' }));
  expect(await screen.findByText('7K2M9-QX4TB-0H8RW-VN35C-4')).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule === `POST ${PATH}`)?.body).toEqual({
    leerlingIds: [createId(1)],
    scope: { ...SCOPE, beloningen: false },
  });
});

it('lets a docent take pupils in but make no codes, and asks for no list of them', async () => {
  const { completed } = show({}, 'docent');
  expect(await screen.findByRole('button', { name: 'Bekijk de codes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verhuiscodes maken' })).toBeNull();
  expect(completed.map(({ regel: rule }) => rule)).not.toContain(`GET ${PATH}`);
});
