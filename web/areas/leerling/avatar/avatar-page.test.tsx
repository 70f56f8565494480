import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LANDEN } from '#engine/core/domein/landen.ts';
import { PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import type { Beloningen } from '#server/features/beloningen/beloningen.contract.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import common from '#web/i18n/gemeen/nl.json' with { type: 'json' };
import { startGivenTexts } from '#web/test/given-texts.ts';
import beloningen from '../shared/i18n/beloningen/nl.json' with { type: 'json' };
import figure from '../shared/i18n/figure/nl.json' with { type: 'json' };
import leerling from '../shared/i18n/leerling/nl.json' with { type: 'json' };
import parts from '../shared/i18n/wardrobe-parts/nl.json' with { type: 'json' };
import avatar from './i18n/nl.json' with { type: 'json' };
import { AvatarPage } from './avatar-page.tsx';

const KIND = '019f955b-73e2-7000-8000-000000000002';
const L = `/api/leerlingen/${KIND}`;
const KEY = '019f955b-73e2-4000-8000-000000000009';

const card: Landkaart = {
  leerling: {
    id: KIND,
    roepnaam: 'Noor',
    dier: 'vos',
    figuur: PRESET_FIGURES.noor,
    munten: 50,
    sterren: 3,
    voorkeuren: {
      geluid: false,
      muziek: false,
      rustig: true,
      minderBeweging: true,
      lettergrootte: 'normaal',
      lettertype: null,
      letterafstand: null,
      toetsenbord: null,
    },
    stem: 'nl',
    ingesteld: { lettertype: 'andika', letterafstand: 0, toetsenbord: 'abc', typen: true },
  },
  vandaag: [],
  routes: [],
  landen: LANDEN.map(({ code }) => ({ code, open: true, nogSterren: 0 })),
  plekken: [],
  aangeboden: [],
  beloningen: { aan: true, gifts: [] },
  notities: [],
  meekijken: false,
};
const things: Beloningen = {
  aan: true,
  munten: 50,
  earned: 50,
  figuur: PRESET_FIGURES.noor,
  eigen: [],
  aankopen: [],
  stickers: [],
  leerdoelen: [],
  eiland: [],
  gifts: [],
};

type Antwoord = [status: number, body?: unknown];
let server: Map<string, Antwoord>;
const calls: { what: string; body: unknown }[] = [];
const sent = (method: string) => calls.filter(({ what }) => what.startsWith(method));

beforeAll(() =>
  startGivenTexts({
    nl: { avatar, figure, beloningen, leerling, 'wardrobe-parts': parts, gemeen: common },
  }),
);
beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  server = new Map<string, Antwoord>([
    [`GET ${L}/landkaart`, [200, card]],
    [`GET ${L}/beloningen`, [200, things]],
    [`PUT ${L}/avatar`, [200, PRESET_FIGURES.noor]],
  ]);
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const what = `${options.method ?? 'GET'} ${address}`;
    calls.push({ what, body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined });
    const [status, body] = server.get(what) ?? [0];
    if (status === 0) throw new TypeError('no connection');
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/leerling/${KIND}/avatar`]}>
        <Routes>
          <Route path="/leerling/:leerlingId/avatar" element={<AvatarPage />} />
          <Route path="/leerling/:leerlingId/landkaart" element={<p>de kaart</p>} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
const tile = (name: string) => screen.findByRole('button', { name });

it('tries on without paying, buys, and wears what was bought', async () => {
  show();
  await userEvent.click(await tile('blauwe pet, 20 munten'));
  expect(sent('PUT')).toEqual([]);
  server.set(`POST ${L}/aankopen`, [200, { munten: 30 }]);
  server.set(`GET ${L}/beloningen`, [
    200,
    {
      ...things,
      munten: 30,
      eigen: ['hat-cap-blue'],
      aankopen: [{ sleutel: KEY, code: 'hat-cap-blue', bedrag: 20, tot: '2999-01-01T00:00:00.000Z' }],
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Koop blauwe pet voor 20 munten' }));
  expect(await screen.findByRole('img', { name: '30 munten' })).toBeDefined();
  expect(await tile('blauwe pet, van jou')).toBeDefined();
  expect(sent('PUT')[0]?.body).toMatchObject({ parts: { hat: 'hat-cap-blue' } });
  server.set(`DELETE ${L}/aankopen/${KEY}`, [200, { munten: 50 }]);
  server.set(`GET ${L}/beloningen`, [200, things]);
  await userEvent.click(await screen.findByRole('button', { name: /Breng terug/ }));
  expect(await tile('blauwe pet, 20 munten')).toBeDefined();
  expect(await screen.findByRole('img', { name: '50 munten' })).toBeDefined();
});

it('says calmly how many coins are missing, and how they are earned', async () => {
  show();
  await userEvent.click(await tile('gouden kroon, 300 munten'));
  expect(screen.getByText('Nog 250 munten')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Koop/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Speel verder' }));
  expect(screen.getByText('de kaart')).toBeDefined();
});

it('sends the same purchase again when the line was gone, and tells what the server refused', async () => {
  show();
  await userEvent.click(await tile('blauwe pet, 20 munten'));
  const buy = () => userEvent.click(screen.getByRole('button', { name: 'Koop blauwe pet voor 20 munten' }));
  await buy();
  expect(await screen.findByRole('alert')).toBeDefined();
  server.set(`POST ${L}/aankopen`, [
    409,
    { code: 'TE_WEINIG_MUNTEN', message: 'Daar heb je nog 4 munten voor nodig.' },
  ]);
  await buy();
  expect(await screen.findByText('Daar heb je nog 4 munten voor nodig.')).toBeDefined();
  expect(sent('POST').map(({ body }) => body)).toHaveLength(2);
  expect(sent('POST')[0]?.body).toEqual(sent('POST')[1]?.body);
});

it('wears what is free at once, and takes off what may stay off', async () => {
  show();
  await userEvent.click(await tile('Brillen'));
  await userEvent.click(await tile('ronde blauwe bril'));
  await waitFor(() => expect(sent('PUT')[0]?.body).toMatchObject({ parts: { glasses: 'glasses-round-blue' } }));
  await userEvent.click(await tile('ronde blauwe bril'));
  await waitFor(() => expect(sent('PUT')).toHaveLength(2));
  expect(sent('PUT')[1]?.body).not.toHaveProperty('parts.glasses');
});

it('is closed by the teacher, and after its time until the next step', async () => {
  server.set(`GET ${L}/beloningen`, [200, { ...things, aan: false }]);
  show();
  expect(await screen.findByRole('heading', { name: 'Hier is het nu even dicht' })).toBeDefined();
  cleanup();
  server.set(`GET ${L}/beloningen`, [200, things]);
  localStorage.setItem(`taaltocht.beloningtijd.${KIND}`, JSON.stringify({ route: '', seconds: 60 }));
  show();
  expect(await screen.findByRole('heading', { name: 'Tot na je volgende stap!' })).toBeDefined();
});

it('shows an outage with a way on', async () => {
  server.set(`GET ${L}/beloningen`, [500, { code: 'SERVERFOUT', message: 'x' }]);
  show();
  await userEvent.click(await screen.findByRole('link', { name: leerling['nietgevonden.knop'] }));
  expect(screen.getByText('de kaart')).toBeDefined();
});
