import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Docenten } from '#server/features/docenten/docenten.contract.ts';
import type { Role } from '#engine/core/domein/roles.ts';
import { ADMIN_ID, IK, stubServer, showScreen, refusal, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { DocentenPage } from './docenten-page.tsx';

const docent = (id: string, name: string, part: object = {}) => ({
  id,
  naam: name,
  gebruikersnaam: name.toLowerCase(),
  email: null,
  rol: 'docent' as const,
  groepen: [],
  totpAan: false,
  actief: true,
  mailTeruggekomen: false,
  zelf: false,
  versie: 3,
  ...part,
});
const STATE: Docenten = {
  items: [
    docent(IK, 'Marit', { rol: 'schooladmin', zelf: true }),
    docent(createId(2), 'Joris', { totpAan: true }),
    docent(createId(3), 'Wietske', { actief: false }),
  ],
  uitnodigingen: [
    {
      id: createId(4),
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
const PATH = `/admins/${ADMIN_ID}/docenten`;

beforeAll(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: Antwoorden = {}, role: Role = 'schooladmin') {
  const server = stubServer({ [`GET ${PATH}`]: STATE, [`GET /admins/${ADMIN_ID}/groepen`]: { items: [] }, ...part });
  showScreen(<DocentenPage />, { pad: '/docenten', rol: role });
  return server;
}
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${name} wijzigen` }));
  return within(await screen.findByRole('dialog'));
};

it('says in words who is blocked, who signs in in two steps and who asks for a new invitation', async () => {
  show();
  expect(await screen.findByText('Geblokkeerd')).toBeTruthy();
  expect(screen.getByText('Logt in met twee stappen')).toBeTruthy();
  expect(screen.getByText('Vraagt om een nieuwe')).toBeTruthy();
});

it('removes a colleague only after a second thought, and tells why the last administrator stays', async () => {
  const { completed } = show({
    [`DELETE ${PATH}/${createId(2)}`]: refusal(409, 'Er moet minstens één schoolbeheerder blijven.'),
  });
  const dialog = await open('Joris');
  await userEvent.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(dialog.getByRole('alert').textContent).toContain('Joris kan daarna niet meer inloggen.');
  expect(completed.some(({ regel: rule }) => rule.startsWith('DELETE'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Ja, verwijderen' }));
  expect(await dialog.findByText('Er moet minstens één schoolbeheerder blijven.')).toBeTruthy();
});

it('offers nobody to block or remove themselves', async () => {
  show();
  const dialog = await open('Marit');
  expect(dialog.queryByRole('button', { name: /Blokkeren|Verwijderen/ })).toBeNull();
});

it('takes the telephone of a colleague away with the version that was read', async () => {
  const { completed } = show({ [`PATCH ${PATH}/${createId(2)}`]: docent(createId(2), 'Joris') });
  const dialog = await open('Joris');
  await userEvent.click(dialog.getByRole('button', { name: /Telefoon kwijt/ }));
  await waitFor(() =>
    expect(completed.find(({ regel: rule }) => rule.startsWith('PATCH'))?.body).toEqual({ versie: 3, totp: false }),
  );
  expect(await screen.findByText('De wijziging is bewaard.')).toBeTruthy();
});

it('shows the list without its buttons to a docent', async () => {
  show({}, 'docent');
  expect(await screen.findByText('Joris')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /wijzigen|uitnodigen/i })).toBeNull();
  expect(screen.getByText('nieuw@school.voorbeeld')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Uitnodiging aan|Opnieuw sturen/ })).toBeNull();
});
