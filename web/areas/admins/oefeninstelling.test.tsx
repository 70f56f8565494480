import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { session } from '#web/platform/session.ts';
import { OwnSettingPage } from './leerling-oefeninstelling/leerling-oefeninstelling-page.tsx';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from './shared/screen-kit.tsx';
import { createId, startTexts } from './shared/test-kit.ts';
import { OefeninstellingPage } from './oefeninstelling/oefeninstelling-page.tsx';

const ID = createId(70);
const KIND = createId(1);
const SETTING = defaultSetting(5);
const RECORD = {
  id: ID,
  naam: 'Standaard',
  scope: 'groep',
  scopeId: GROEP_ID,
  isStandaard: true,
  versie: 3,
  instelling: SETTING,
};
const A = `/admins/${ADMIN_ID}`;
const ONE = `${A}/oefeninstellingen/${ID}`;
const BASE: Antwoorden = {
  [`GET ${ONE}`]: RECORD,
  [`GET ${ONE}/historie`]: {
    items: [
      { versie: 2, naam: 'Standaard', door: 'Marit Oosterling', op: '2026-11-20T10:00:00.000Z', anders: ['duurMin'] },
    ],
  },
  [`GET ${A}/groepen/${GROEP_ID}/oefeninstellingen/keuzes`]: {
    doelen: [{ id: 'ei', naam: 'ei', groep: 4 }],
    spellen: ['a', 'b', 'c', 'd'].map((slug) => ({ slug, naam: `Spel ${slug}` })),
  },
  [`GET ${A}/groepen/${GROEP_ID}/leerlingen`]: {
    groep: { id: GROEP_ID, naam: '5', jaargroepen: [5] },
    items: [],
  },
  [`POST ${A}/groepen/${GROEP_ID}/proeven`]: {
    poolSize: 412,
    voorbeeld: [{ woord: 'trein', doel: 'ei', waarom: 'Dit woord is nieuw.' }],
  },
};

beforeAll(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.logout({ redirect: false });
});

/** The address of the product, so that the screen finds its ids in it. */
const routed = (path: string, page: ReactNode) => (
  <Routes>
    <Route path={path} element={page} />
  </Routes>
);

function showSetting(added: Antwoorden = {}) {
  const server = stubServer({ ...BASE, ...added });
  showScreen(routed('groepen/:groepId/oefeninstellingen/:oefeninstellingId', <OefeninstellingPage />), {
    pad: `/groepen/${GROEP_ID}/oefeninstellingen/${ID}`,
  });
  return server;
}
const sent = (completed: { regel: string; body: unknown }[], rule: string) =>
  completed.filter(({ regel }) => regel === rule).map(({ body }) => body);

it('says what each choice does, and what comes next and why', async () => {
  showSetting();
  expect(await screen.findByText('Een route op de kaart heeft 4 stenen.')).toBeTruthy();
  expect(await screen.findByText('412 woorden en zinnen om mee te oefenen')).toBeTruthy();
  expect(screen.getByText('trein')).toBeTruthy();
  expect(screen.getByText('Dit woord is nieuw.')).toBeTruthy();
  expect(screen.getByText('Was anders: lengte van een route.')).toBeTruthy();
});

it('saves what was changed with the version it began with', async () => {
  const { completed } = showSetting({
    [`PATCH ${ONE}`]: { ...RECORD, versie: 4, instelling: { ...SETTING, hints: false } },
  });
  const save = await screen.findByRole('button', { name: 'Bewaren' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: 'Tips in het spel' }));
  await userEvent.click(save);
  expect(await screen.findByText(/^Bewaard\./)).toBeTruthy();
  expect(sent(completed, `PATCH ${ONE}`)).toMatchObject([{ versie: 3, instelling: { hints: false } }]);
});

it('keeps what was chosen when somebody else saved first, and saves it on request', async () => {
  const other = { ...RECORD, versie: 9, instelling: { ...SETTING, duurMin: 25 } };
  let newest: object = RECORD;
  const answers: Antwoorden = {
    get [`GET ${ONE}`]() {
      return newest;
    },
    [`PATCH ${ONE}`]: refusal(409, 'Iemand anders heeft dit net gewijzigd.', { code: 'GEWIJZIGD_DOOR_ANDER' }),
  };
  const { completed } = showSetting(answers);
  await userEvent.click(await screen.findByRole('switch', { name: 'Tips in het spel' }));
  newest = other;
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText('Een ander heeft dit intussen gewijzigd')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Tips in het spel' }).checked).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Mijn keuzes bewaren' }));
  await waitFor(() => expect(sent(completed, `PATCH ${ONE}`)).toHaveLength(2));
});

it('does not send a setting with too few games', async () => {
  const { completed } = showSetting();
  const games = await screen.findByRole('group', { name: 'Spellen die mogen' });
  for (const name of ['Spel a', 'Spel b']) await userEvent.click(within(games).getByRole('checkbox', { name }));
  expect(screen.getByText('Laat minstens 3 spellen aan staan.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(sent(completed, `PATCH ${ONE}`)).toEqual([]);
});

it('shows of one leerling where each value comes from, and goes back to the group a field at a time', async () => {
  const own = {
    leerling: { id: KIND, naam: 'Öykü', dier: 'vos', jaargroep: 5 },
    versie: 2,
    instelling: { ...SETTING, duurMin: 5, hints: false },
    basis: { soort: 'groep', naam: 'Standaard', instelling: SETTING },
    eigen: ['duurMin', 'hints'],
  };
  const path = `${A}/leerlingen/${KIND}/oefeninstellingen`;
  const { completed } = stubServer({ ...BASE, [`GET ${path}`]: own, [`PUT ${path}`]: own });
  showScreen(routed('groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', <OwnSettingPage />), {
    pad: `/groepen/${GROEP_ID}/leerlingen/${KIND}/oefeninstellingen`,
  });
  expect(await screen.findByText('Anders dan de groep: lengte van een route en tips in het spel.')).toBeTruthy();
  expect(screen.getAllByText('eigen')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Tips in het spel: terug naar groep' }));
  expect(screen.getAllByText('eigen')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await waitFor(() => expect(sent(completed, `PUT ${path}`)).toEqual([{ versie: 2, velden: { duurMin: 5 } }]));
});

const ROUTE = {
  id: createId(80),
  soort: 'leerkracht',
  titel: 'Samen met de juf',
  status: 'open',
  start: '2026-11-20',
  eind: '2026-11-27',
  week: false,
  stenen: [
    { taakId: createId(81), titel: 'Woorden met ei', status: 'klaar', sterren: 2, isSteun: false, begun: true },
    { taakId: createId(82), titel: 'Woorden met au', status: 'open', sterren: 0, isSteun: false, begun: false },
  ],
};

function showRoutes(items: object[]) {
  const own = {
    leerling: { id: KIND, naam: 'Öykü', dier: 'vos', jaargroep: 5 },
    versie: 0,
    instelling: SETTING,
    basis: { soort: 'groep', naam: 'Standaard', instelling: SETTING },
    eigen: [],
  };
  const server = stubServer({
    ...BASE,
    [`GET ${A}/leerlingen/${KIND}/oefeninstellingen`]: own,
    [`GET ${A}/leerlingen/${KIND}/somvensters`]: { leerling: { id: KIND, roepnaam: 'Öykü' }, items },
    [`PATCH ${A}/somvensters/${ROUTE.id}`]: { status: 204, body: {} },
    [`DELETE ${A}/somvensters/${ROUTE.id}`]: { status: 204, body: {} },
    [`PATCH ${A}/taken/${createId(82)}`]: { status: 204, body: {} },
  });
  showScreen(routed('groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', <OwnSettingPage />), {
    pad: `/groepen/${GROEP_ID}/leerlingen/${KIND}/oefeninstellingen`,
  });
  return server;
}

it('lets a route of one leerling wait, leaves a stone out and takes the route away, each asked first but the first', async () => {
  const { completed } = showRoutes([ROUTE]);
  const card = await screen.findByRole('region', { name: 'Wat nu op de kaart staat' });
  expect(await within(card).findByText('klaar, 2 sterren')).toBeTruthy();
  expect(within(card).queryByRole('button', { name: 'Sla over: Woorden met ei' })).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: 'Zet in de wacht: Samen met de juf' }));
  await waitFor(() => expect(sent(completed, `PATCH ${A}/somvensters/${ROUTE.id}`)).toEqual([{ status: 'bevroren' }]));
  await userEvent.click(within(card).getByRole('button', { name: 'Sla over: Woorden met au' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sla over' }));
  await waitFor(() => expect(sent(completed, `PATCH ${A}/taken/${createId(82)}`)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(within(card).getByRole('button', { name: 'Haal van de kaart: Samen met de juf' }));
  expect(sent(completed, `DELETE ${A}/somvensters/${ROUTE.id}`)).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Haal van de kaart' }));
  await waitFor(() => expect(sent(completed, `DELETE ${A}/somvensters/${ROUTE.id}`)).toHaveLength(1));
});

it('gives a route another last day, and says why a day was refused', async () => {
  const { completed } = showRoutes([ROUTE, { ...ROUTE, id: createId(83), titel: 'Gedaan', status: 'voltooid' }]);
  const card = await screen.findByRole('region', { name: 'Wat nu op de kaart staat' });
  // What is done can no longer be changed.
  expect(await within(card).findAllByRole('button', { name: /^Andere einddag/ })).toHaveLength(1);
  await userEvent.click(within(card).getByRole('button', { name: 'Andere einddag: Samen met de juf' }));
  const dialog = screen.getByRole('dialog');
  const field = within(dialog).getByLabelText('Laatste dag');
  expect(field).toHaveProperty('value', ROUTE.eind);
  await userEvent.clear(field);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bewaren' }));
  expect(sent(completed, `PATCH ${A}/somvensters/${ROUTE.id}`)).toEqual([]);
  await userEvent.type(field, '2026-12-11');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bewaren' }));
  await waitFor(() => expect(sent(completed, `PATCH ${A}/somvensters/${ROUTE.id}`)).toEqual([{ eind: '2026-12-11' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('skips nothing on a route that waits, and never takes a route of the plan of weeks away', async () => {
  showRoutes([{ ...ROUTE, status: 'bevroren', week: true }]);
  const card = await screen.findByRole('region', { name: 'Wat nu op de kaart staat' });
  expect(await within(card).findByText('in de wacht')).toBeTruthy();
  expect(within(card).getByRole('button', { name: /^Zet weer op de kaart/ })).toBeTruthy();
  expect(within(card).queryByRole('button', { name: /^Sla over/ })).toBeNull();
  expect(within(card).queryByRole('button', { name: /^Haal van de kaart/ })).toBeNull();
});

it('says that nothing stands on the map', async () => {
  showRoutes([]);
  expect(await screen.findByText(/^Er staat nu niets op de kaart\./)).toBeTruthy();
});
