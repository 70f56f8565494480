import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Account } from '#server/features/account/account.contract.ts';
import { IK, stubServer, toonScherm, weigering, type Antwoorden } from '../scherm-kit.tsx';
import { maakId, startTeksten } from '../test-kit.ts';
import { AccountPage } from './account-page.tsx';

const ACCOUNT: Account = {
  gebruikersnaam: 'marit',
  email: 'marit@school.voorbeeld',
  totpAan: false,
  totpVerplicht: false,
  uitstelOver: 2,
};
const sessie = (nr: number, apparaat: string, huidig: boolean) => ({
  sid: maakId(nr),
  apparaat,
  begonnen: '2026-11-20T08:00:00.000Z',
  laatstGezien: '2026-11-20T10:00:00.000Z',
  huidig,
});
const CREDENTIALS = `/users/${IK}/credentials`;
const SESSIES = `/users/${IK}/sessies`;

beforeAll(async () => {
  await startTeksten();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function toon(deel: Antwoorden = {}, account = ACCOUNT) {
  const server = stubServer({
    [`GET ${CREDENTIALS}`]: account,
    [`GET ${SESSIES}`]: { items: [sessie(1, 'Chrome op Windows', true), sessie(2, 'Safari op iPad', false)] },
    ...deel,
  });
  toonScherm(<AccountPage />, { pad: '/account' });
  return server;
}
const kaart = async (naam: string) => within(await screen.findByRole('region', { name: naam }));

it('lists where one is signed in, and ends one of the others but never this one', async () => {
  const { gedaan } = toon({ [`DELETE ${SESSIES}/${maakId(2)}`]: { status: 204, body: {} } });
  const sessies = await kaart('Waar je bent ingelogd');
  const [hier, ander] = await sessies.findAllByRole('listitem');
  expect(within(hier ?? document.body).getByText('Dit apparaat')).toBeTruthy();
  expect(within(hier ?? document.body).queryByRole('button')).toBeNull();
  await userEvent.click(within(ander ?? document.body).getByRole('button', { name: /Uitloggen/ }));
  expect(gedaan.map(({ regel }) => regel)).toContain(`DELETE ${SESSIES}/${maakId(2)}`);
});

it('keeps the list and says so when a session cannot be ended', async () => {
  toon({ [`DELETE ${SESSIES}`]: weigering(500, 'Er ging iets mis. Je werk is bewaard.') });
  const sessies = await kaart('Waar je bent ingelogd');
  await userEvent.click(await sessies.findByRole('button', { name: 'Uitloggen op alle andere apparaten' }));
  expect((await sessies.findByRole('alert')).textContent).toContain('Er ging iets mis');
  expect(sessies.getAllByRole('listitem')).toHaveLength(2);
});

it('leads to two-step sign-in when it is off, and asks the password before it goes off', async () => {
  toon();
  expect((await kaart('Inloggen in twee stappen')).getByRole('link', { name: 'Instellen' }).getAttribute('href')).toBe(
    '/app/auth/tweestaps',
  );
  cleanup();
  const { gedaan } = toon(
    { [`PATCH ${CREDENTIALS}`]: weigering(400, 'Controleer je invoer.', { velden: { huidigWachtwoord: 'onbekend' } }) },
    { ...ACCOUNT, totpAan: true },
  );
  const stap = await kaart('Inloggen in twee stappen');
  expect(stap.getByText('Staat aan')).toBeTruthy();
  await userEvent.click(stap.getByRole('button', { name: 'Uitzetten' }));
  expect(await stap.findByText('Dit veld is verplicht.')).toBeTruthy();
  expect(gedaan.some(({ regel }) => regel.startsWith('PATCH'))).toBe(false);
  await userEvent.type(stap.getByLabelText('Je huidige wachtwoord'), 'niet dit');
  await userEvent.click(stap.getByRole('button', { name: 'Uitzetten' }));
  expect(await stap.findByText('Je huidige wachtwoord klopt niet.')).toBeTruthy();
  expect(gedaan.find(({ regel }) => regel.startsWith('PATCH'))?.body).toEqual({
    huidigWachtwoord: 'niet dit',
    totp: false,
  });
});

it('cannot be switched off where the role has to have it', async () => {
  toon({}, { ...ACCOUNT, totpAan: true, totpVerplicht: true });
  const stap = await kaart('Inloggen in twee stappen');
  expect(stap.getByText('Voor jouw rol is dit verplicht.')).toBeTruthy();
  expect(stap.queryByRole('button')).toBeNull();
});

it('takes a new password only twice the same, and tells what that does', async () => {
  const { gedaan } = toon({ [`PATCH ${CREDENTIALS}`]: ACCOUNT });
  const wachtwoord = await kaart('Wachtwoord wijzigen');
  await userEvent.type(wachtwoord.getByLabelText('Je huidige wachtwoord'), 'oud en lang genoeg');
  await userEvent.type(wachtwoord.getByLabelText('Nieuw wachtwoord'), 'paarse olifant danst');
  await userEvent.type(wachtwoord.getByLabelText('Nog een keer het nieuwe wachtwoord'), 'paarse olifant');
  await userEvent.click(wachtwoord.getByRole('button', { name: 'Wachtwoord wijzigen' }));
  expect(await wachtwoord.findByText('De twee wachtwoorden zijn niet gelijk.')).toBeTruthy();
  expect(gedaan.some(({ regel }) => regel.startsWith('PATCH'))).toBe(false);
  await userEvent.type(wachtwoord.getByLabelText('Nog een keer het nieuwe wachtwoord'), ' danst');
  await userEvent.click(wachtwoord.getByRole('button', { name: 'Wachtwoord wijzigen' }));
  expect(await screen.findByText('Je wachtwoord is gewijzigd. Op andere apparaten ben je uitgelogd.')).toBeTruthy();
  expect(gedaan.find(({ regel }) => regel.startsWith('PATCH'))?.body).toEqual({
    huidigWachtwoord: 'oud en lang genoeg',
    wachtwoord: 'paarse olifant danst',
  });
});
