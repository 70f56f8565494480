import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import type { LeerlingToetsen } from '#server/features/methodetoetsen/toets-overview.contract.ts';
import type { LeerlingVoortgang } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { LeerlingVoortgangPage } from './leerling-voortgang-page.tsx';

const A = `/admins/${ADMIN_ID}`;
const CHILD = createId(2);
const CALL = `GET ${A}/leerlingen/${CHILD}/toetsresultaten`;
const DATA: LeerlingVoortgang = {
  leerling: { id: CHILD, naam: 'Öykü Demirel', roepnaam: 'Öykü', dier: 'vos', jaargroep: 4 },
  doelen: [],
  weeks: [],
  geleerd: [],
  woorden: [],
  fouten: [],
};
const TOETS: LeerlingToetsen['items'][number] = {
  id: createId(50),
  groepId: GROEP_ID,
  titel: 'Blok 3',
  status: 'nagekeken',
  vensterVan: '2026-11-19T08:00:00.000Z',
  vensterTot: '2026-11-19T11:00:00.000Z',
  grensPct: 80,
  afname: 'beoordeeld',
  ingeleverd: '2026-11-19T08:40:00.000Z',
  goed: 3,
  counted: 5,
  pct: 60,
  missed: [
    { woord: 'trein', ruw: 'trijn' },
    { woord: 'boom', ruw: '' },
  ],
  doelen: [{ doelId: 'ei', naam: 'ei of ij' }],
};
const { pct: _pct, ingeleverd: _handedIn, ...NOT_MADE } = TOETS;

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(items: LeerlingToetsen['items'] | Antwoorden[string], role?: Role): ReturnType<typeof stubServer> {
  const server = stubServer({
    [`GET ${A}/leerlingen/${CHILD}/voortgang`]: DATA,
    [CALL]: Array.isArray(items) ? { leerling: { id: CHILD, roepnaam: 'Öykü' }, items } : items,
    [`POST ${A}/somvensters`]: { ids: [createId(70)], overgeslagen: [] },
  });
  showScreen(
    <Routes>
      <Route path="groepen/:groepId/leerlingen/:leerlingId/voortgang" element={<LeerlingVoortgangPage />} />
    </Routes>,
    {
      pad: `/groepen/${GROEP_ID}/leerlingen/${CHILD}/voortgang`,
      ...(role === undefined ? {} : { rol: role }),
    },
  );
  return server;
}
const openTab = async (): Promise<void> => userEvent.click(await screen.findByRole('tab', { name: 'Toetsen' }));

it('shows the score and the own spellings under a tab of its own, also for who never practised', async () => {
  show([TOETS]);
  expect(await screen.findByText('Öykü heeft nog niet geoefend')).toBeTruthy();
  await openTab();
  expect(await screen.findByText('3 van 5 woorden goed')).toBeTruthy();
  expect(screen.queryByText('Öykü heeft nog niet geoefend')).toBeNull();
  expect(document.querySelector('.misspelling')?.textContent).toBe('trijn');
  expect(screen.getByText('leeg gelaten')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Blok 3' }).getAttribute('href')).toBe(
    `/admins/${ADMIN_ID}/groepen/${GROEP_ID}/methodetoetsen/${TOETS.id}`,
  );
});

it('sets practice ready of the goals below the mark', async () => {
  const server = show([TOETS]);
  await openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Zet oefening klaar na Blok 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'Oefening voor Öykü' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zet klaar' }));
  await waitFor(() =>
    expect(server.completed.filter(({ regel: rule }) => rule.startsWith('POST')).map(({ body }) => body)).toEqual([
      { leerlingIds: [CHILD], doelIds: ['ei'] },
    ]),
  );
});

it('says what became of a test that was not handed in, and leads to no results of another group', async () => {
  show([
    { ...NOT_MADE, groepId: createId(91), afname: 'gemist', goed: 0, counted: 0, missed: [], doelen: [] },
    { ...NOT_MADE, id: createId(51), status: 'open', afname: 'bezig', goed: 0, counted: 0, missed: [], doelen: [] },
  ]);
  await openTab();
  expect(await screen.findByText('Niet gemaakt.')).toBeTruthy();
  expect(screen.getByText('Is ermee bezig.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Blok 3' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Zet oefening klaar/ })).toBeNull();
});

it('says that there is no test yet, and what went wrong', async () => {
  show([]);
  await openTab();
  expect(await screen.findByText('Nog geen toets voor Öykü')).toBeTruthy();
  cleanup();
  show(refusal(500, 'Er ging iets mis.'));
  await openTab();
  expect(await screen.findByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
});

it('has no such tab for who may not see tests', async () => {
  const server = show([TOETS], 'rtadmin');
  expect(await screen.findByText('Öykü heeft nog niet geoefend')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Toetsen' })).toBeNull();
  expect(server.completed.map(({ regel: rule }) => rule)).not.toContain(CALL);
});
