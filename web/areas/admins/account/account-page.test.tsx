import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Account } from '#server/features/account/account.contract.ts';
import { IK, stubServer, showScreen, refusal, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { AccountPage } from './account-page.tsx';

const ACCOUNT: Account = {
  gebruikersnaam: 'marit',
  email: 'marit@school.voorbeeld',
  totpAan: false,
  totpVerplicht: false,
  uitstelOver: 2,
  hasPassword: true,
  recoveryCodes: 0,
};
const session = (nr: number, device: string, current: boolean) => ({
  sid: createId(nr),
  apparaat: device,
  begonnen: '2026-11-20T08:00:00.000Z',
  laatstGezien: '2026-11-20T10:00:00.000Z',
  huidig: current,
});
const CREDENTIALS = `/users/${IK}/credentials`;
const SESSIONS = `/users/${IK}/sessies`;

beforeAll(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: Antwoorden = {}, account = ACCOUNT) {
  const server = stubServer({
    [`GET ${CREDENTIALS}`]: account,
    [`GET ${SESSIONS}`]: { items: [session(1, 'Chrome op Windows', true), session(2, 'Safari op iPad', false)] },
    ...part,
  });
  showScreen(<AccountPage />, { pad: '/account' });
  return server;
}
const card = async (name: string) => within(await screen.findByRole('region', { name: name }));

it('lists where one is signed in, and ends one of the others but never this one', async () => {
  const { completed } = show({ [`DELETE ${SESSIONS}/${createId(2)}`]: { status: 204, body: {} } });
  const sessions = await card('Waar je bent ingelogd');
  const [here, other] = await sessions.findAllByRole('listitem');
  expect(within(here ?? document.body).getByText('Dit apparaat')).toBeTruthy();
  expect(within(here ?? document.body).queryByRole('button')).toBeNull();
  await userEvent.click(within(other ?? document.body).getByRole('button', { name: /Uitloggen/ }));
  expect(completed.map(({ regel: rule }) => rule)).toContain(`DELETE ${SESSIONS}/${createId(2)}`);
});

it('keeps the list and says so when a session cannot be ended', async () => {
  show({ [`DELETE ${SESSIONS}`]: refusal(500, 'Er ging iets mis. Je werk is bewaard.') });
  const sessions = await card('Waar je bent ingelogd');
  await userEvent.click(await sessions.findByRole('button', { name: 'Uitloggen op alle andere apparaten' }));
  expect((await sessions.findByRole('alert')).textContent).toContain('Er ging iets mis');
  expect(sessions.getAllByRole('listitem')).toHaveLength(2);
});

it('leads to two-step sign-in when it is off, and asks the password before it goes off', async () => {
  show();
  expect((await card('Inloggen in twee stappen')).getByRole('link', { name: 'Instellen' }).getAttribute('href')).toBe(
    '/app/auth/tweestaps',
  );
  cleanup();
  const { completed } = show(
    { [`PATCH ${CREDENTIALS}`]: refusal(400, 'Controleer je invoer.', { velden: { huidigWachtwoord: 'onbekend' } }) },
    { ...ACCOUNT, totpAan: true },
  );
  const step = await card('Inloggen in twee stappen');
  expect(step.getByText('Staat aan')).toBeTruthy();
  await userEvent.click(step.getByRole('button', { name: 'Uitzetten' }));
  expect(await step.findByText('Dit veld is verplicht.')).toBeTruthy();
  expect(completed.some(({ regel: rule }) => rule.startsWith('PATCH'))).toBe(false);
  await userEvent.type(step.getByLabelText('Je huidige wachtwoord'), 'niet dit');
  await userEvent.click(step.getByRole('button', { name: 'Uitzetten' }));
  expect(await step.findByText('Je huidige wachtwoord klopt niet.')).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule.startsWith('PATCH'))?.body).toEqual({
    huidigWachtwoord: 'niet dit',
    totp: false,
  });
});

it('cannot be switched off where the role has to have it', async () => {
  show({}, { ...ACCOUNT, totpAan: true, totpVerplicht: true });
  const step = await card('Inloggen in twee stappen');
  expect(step.getByText('Voor jouw rol is dit verplicht.')).toBeTruthy();
  expect(step.queryByRole('button', { name: 'Uitzetten' })).toBeNull();
});

it('makes new recovery codes for the password, and shows them once', async () => {
  const { completed } = show(
    { [`POST /users/${IK}/totp/herstelcodes`]: { codes: ['BCDF-GHJK-MNPQ'] } },
    { ...ACCOUNT, totpAan: true, totpVerplicht: true, recoveryCodes: 2 },
  );
  const step = await card('Inloggen in twee stappen');
  expect(step.getByText('Nog 2 herstelcodes')).toBeTruthy();
  await userEvent.click(step.getByRole('button', { name: 'Maak nieuwe herstelcodes' }));
  await userEvent.type(step.getByLabelText('Je huidige wachtwoord'), 'oud en lang genoeg');
  await userEvent.click(step.getByRole('button', { name: 'Maak nieuwe herstelcodes' }));
  expect(await step.findByText('BCDF-GHJK-MNPQ')).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule.startsWith('POST'))?.body).toEqual({
    huidigWachtwoord: 'oud en lang genoeg',
  });
});

it('moves the second step to another telephone with a code, and says so when that does not fit', async () => {
  const path = `POST /users/${IK}/totp/resets`;
  const { completed } = show(
    { [path]: refusal(400, 'Deze code klopt niet.', { velden: { code: 'onbekend' } }) },
    { ...ACCOUNT, totpAan: true, totpVerplicht: true, recoveryCodes: 2 },
  );
  const step = await card('Inloggen in twee stappen');
  await userEvent.click(step.getByRole('button', { name: 'Andere telefoon' }));
  await userEvent.type(step.getByLabelText('Je huidige wachtwoord'), 'oud en lang genoeg');
  await userEvent.type(step.getByLabelText(/^Code van je oude telefoon/), 'bcdf-ghjk-mnpq');
  await userEvent.click(step.getByRole('button', { name: 'Verder naar de nieuwe telefoon' }));
  expect(await step.findByText('Deze code klopt niet, of is al gebruikt.')).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule === path)?.body).toEqual({
    huidigWachtwoord: 'oud en lang genoeg',
    code: 'bcdf-ghjk-mnpq',
  });
});

it('takes a new password only twice the same, and tells what that does', async () => {
  const { completed } = show({ [`PATCH ${CREDENTIALS}`]: ACCOUNT });
  const password = await card('Wachtwoord wijzigen');
  await userEvent.type(password.getByLabelText('Je huidige wachtwoord'), 'oud en lang genoeg');
  await userEvent.type(password.getByLabelText('Nieuw wachtwoord'), 'paarse olifant danst');
  await userEvent.type(password.getByLabelText('Nog een keer het nieuwe wachtwoord'), 'paarse olifant');
  await userEvent.click(password.getByRole('button', { name: 'Wachtwoord wijzigen' }));
  expect(await password.findByText('De twee wachtwoorden zijn niet gelijk.')).toBeTruthy();
  expect(completed.some(({ regel: rule }) => rule.startsWith('PATCH'))).toBe(false);
  await userEvent.type(password.getByLabelText('Nog een keer het nieuwe wachtwoord'), ' danst');
  await userEvent.click(password.getByRole('button', { name: 'Wachtwoord wijzigen' }));
  expect(await screen.findByText('Je wachtwoord is gewijzigd. Op andere apparaten ben je uitgelogd.')).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule.startsWith('PATCH'))?.body).toEqual({
    huidigWachtwoord: 'oud en lang genoeg',
    wachtwoord: 'paarse olifant danst',
  });
});

it('offers a password to who comes in with a schoolaccount only, and says why that may not be let go', async () => {
  const links = { aanbieders: [{ id: 'entree', naam: 'Entree', gekoppeldOp: '2026-09-01T08:00:00.000Z' }] };
  const { completed } = show(
    {
      [`GET /users/${IK}/sso`]: links,
      [`DELETE /users/${IK}/sso/entree`]: refusal(409, 'Stel eerst een wachtwoord in.'),
      'POST /wachtwoordaanvragen': { status: 202, body: {} },
    },
    { ...ACCOUNT, hasPassword: false },
  );
  const sso = await card('Schoolaccount');
  await userEvent.click(await sso.findByRole('button', { name: 'Losmaken' }));
  expect((await sso.findByRole('alert')).textContent).toContain('Stel eerst een wachtwoord in.');
  expect(screen.queryByLabelText('Je huidige wachtwoord')).toBeNull();
  const password = await card('Wachtwoord instellen');
  await userEvent.click(password.getByRole('button', { name: 'Mail mij een link' }));
  expect(await screen.findByText(/Er is een mail onderweg naar marit@school.voorbeeld/)).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule.startsWith('POST'))?.body).toEqual({ gebruiker: 'marit' });
});

it('gives a link code for the password, and says once how long it holds', async () => {
  const { completed } = show({
    [`GET /users/${IK}/sso`]: { aanbieders: [{ id: 'demo', naam: 'Schoolaccount', gekoppeldOp: null }] },
    [`POST /users/${IK}/sso/koppelcodes`]: { koppelcode: 'BCDF-GH23', verlooptOp: '2026-11-21T09:30:00.000Z' },
  });
  const card = within((await screen.findByText('Maak een koppelcode')).closest('section') ?? document.body);
  await userEvent.click(card.getByText('Maak een koppelcode'));
  expect(card.getByText('Dit veld is verplicht.')).toBeTruthy();
  await userEvent.type(card.getByLabelText(/huidige wachtwoord/), 'zeilboot-anker-golf');
  await userEvent.click(card.getByText('Maak een koppelcode'));
  expect(await card.findByText('BCDF-GH23')).toBeTruthy();
  expect(card.getByText(/Hij werkt één keer, tot zaterdag/)).toBeTruthy();
  expect(completed.find(({ regel: rule }) => rule.endsWith('/sso/koppelcodes'))?.body).toEqual({
    huidigWachtwoord: 'zeilboot-anker-golf',
  });
});
