import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import type { GroepToetsen } from '#server/features/methodetoetsen/toets-overview.contract.ts';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { VoortgangPage } from './voortgang-page.tsx';

const G = `/admins/${ADMIN_ID}/groepen/${GROEP_ID}`;
const CALL = `GET ${G}/toetsresultaten`;
const [FIRST, SECOND, ABSENT] = [createId(1), createId(2), createId(3)];
const TOETS: GroepToetsen['items'][number] = {
  id: createId(50),
  groepId: GROEP_ID,
  titel: 'Blok 3',
  status: 'gesloten',
  vensterVan: '2026-11-19T08:00:00.000Z',
  vensterTot: '2026-11-19T11:00:00.000Z',
  grensPct: 80,
  deelnemers: 3,
  ingeleverd: 2,
  pct: 70,
  missed: [
    { woord: 'trein', missers: 2, counted: 2, voorbeelden: [{ ruw: 'trijn', aantal: 2 }] },
    { woord: 'boom', missers: 1, counted: 2, voorbeelden: [] },
  ],
  missing: [{ leerlingId: ABSENT, naam: 'Zoë', status: 'gemist' }],
  doelen: [
    { doelId: 'ei', naam: 'ei of ij', grensPct: 80, below: [FIRST, SECOND] },
    { doelId: 'au', naam: 'au of ou', grensPct: 80, below: [] },
  ],
};
const data = (...items: GroepToetsen['items']): GroepToetsen => ({
  groep: { id: GROEP_ID, naam: '4/5 Meeuwen' },
  items,
});
const kind = (id: string, name: string) => ({
  id,
  naam: name,
  roepnaam: name,
  achternaam: '',
  gebruikersnaam: name,
  dier: 'vos',
  jaargroep: 4,
  inlogsoort: 'tekst',
  geblokkeerd: false,
  weekMinuten: 0,
  takenVandaag: 0,
  instellingAfwijkend: false,
});

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(reply: Antwoorden[string], role?: Role): ReturnType<typeof stubServer> {
  const server = stubServer({
    [CALL]: reply,
    [`GET ${G}/leerlingen`]: {
      groep: { id: GROEP_ID, naam: '4/5 Meeuwen', jaargroepen: [4, 5], code: 'TOLVIR' },
      items: [kind(FIRST, 'Öykü'), kind(SECOND, 'Sem'), kind(ABSENT, 'Zoë')],
    },
    [`POST /admins/${ADMIN_ID}/somvensters`]: { ids: [createId(70), createId(71)], overgeslagen: [] },
  });
  showScreen(<VoortgangPage />, {
    pad: `/groepen/${GROEP_ID}/voortgang?tab=toetsen`,
    ...(role === undefined ? {} : { rol: role }),
  });
  return server;
}

it('shows of each test how it went, what was written, who did not make it, and the way to the results', async () => {
  show(
    data(TOETS, {
      ...TOETS,
      id: createId(51),
      titel: 'Blok 4',
      status: 'open',
      missing: [{ leerlingId: SECOND, naam: 'Sem', status: 'bezig' }],
    }),
  );
  await screen.findByText('Niet gemaakt: Zoë');
  const cardOf = (title: string) =>
    screen.getByRole('heading', { level: 3, name: title }).closest('li') ?? expect.fail();
  const [first, second] = [cardOf('Blok 3'), cardOf('Blok 4')];
  expect(within(first).getByText('70%')).toBeTruthy();
  expect(within(first).getByText('gemiddeld goed, 2 van 3 ingeleverd')).toBeTruthy();
  expect(first.querySelector('.misspelling')?.textContent).toBe('trijn');
  expect(within(first).getByText('leeg gelaten')).toBeTruthy();
  expect(within(first).getByText('Niet gemaakt: Zoë')).toBeTruthy();
  expect(within(second).getByText('Moet nog: Sem')).toBeTruthy();
  expect(within(first).getByRole('link', { name: 'Naar de uitslag van Blok 3' }).getAttribute('href')).toBe(
    `/admins/${ADMIN_ID}/groepen/${GROEP_ID}/methodetoetsen/${TOETS.id}`,
  );
});

it('sets practice ready of the goals below the mark, for exactly who stays below', async () => {
  const server = show(data(TOETS));
  await userEvent.click(await screen.findByRole('button', { name: 'Zet oefening klaar na Blok 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'Oefening na Blok 3' });
  expect(within(dialog).getByRole('checkbox', { name: 'Öykü' })).toHaveProperty('checked', true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zet klaar' }));
  await waitFor(() =>
    expect(server.completed.filter(({ regel: rule }) => rule.startsWith('POST')).map(({ body }) => body)).toEqual([
      { leerlingIds: [FIRST, SECOND], doelIds: ['ei'] },
    ]),
  );
});

it('offers no practice when everybody reached the mark', async () => {
  show(data({ ...TOETS, missed: [], doelen: [{ doelId: 'ei', naam: 'ei of ij', grensPct: 80, below: [] }] }));
  expect(await screen.findByText('Geen enkel woord ging fout.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Zet oefening klaar/ })).toBeNull();
});

it('says that nothing was set ready yet, that it waits, and what went wrong', async () => {
  show(data());
  expect(await screen.findByText('Nog geen toets klaargezet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar de methodetoetsen' })).toBeTruthy();
  cleanup();
  show('nooit');
  expect((await screen.findAllByRole('status')).some(({ textContent }) => textContent === 'Even geduld')).toBe(true);
  cleanup();
  show(refusal(500, 'Er ging iets mis.'));
  expect(await screen.findByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
});

it('says what tests are where the licence has none', async () => {
  show({ status: 402, body: { code: 'FUNCTIE_NIET_IN_LICENTIE', message: 'Hoort niet bij de licentie.' } });
  expect(await screen.findByText('Methodetoetsen horen niet bij jullie licentie')).toBeTruthy();
});

it('is no tab for who may not see tests, and asks nothing', async () => {
  const server = show(data(TOETS), 'rtadmin');
  expect(await screen.findByRole('tab', { name: 'Doelen' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Toetsen' })).toBeNull();
  expect(server.completed.map(({ regel: rule }) => rule)).not.toContain(CALL);
});
