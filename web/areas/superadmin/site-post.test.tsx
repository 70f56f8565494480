import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import type { Aanvraag } from '#server/features/aanvragen/aanvragen.contract.ts';
import type { Contactbericht } from '#server/features/contactberichten/contactberichten.contract.ts';
import type { OfficeErvaring } from '#server/features/ervaringen/ervaringen.contract.ts';
import { SuperadminRoutes } from './superadmin-routes.tsx';

const ID = '019f955b-73e2-7000-8000-000000000001';
const MESSAGE: Contactbericht = {
  id: ID,
  nummer: 'C-BCDFGH',
  naam: 'Anke de Wit',
  email: 'anke@duinroos.test',
  onderwerp: 'storing',
  bericht: 'De kaart blijft leeg.',
  bijlage: 'scherm.png',
  status: 'nieuw',
  behandelaar: null,
  op: '2026-11-20T10:00:00.000Z',
  versie: 1,
};
const ERVARING: OfficeErvaring = {
  id: ID,
  naam: 'Juf Noor',
  rol: 'leerkracht',
  tekst: 'De kinderen vragen er zelf om.',
  email: 'noor@school.test',
  op: '2026-11-20T10:00:00.000Z',
  voorbeeld: false,
  status: 'nieuw',
  versie: 3,
};

/** A server with one list, of which a PATCH changes the first. */
function stub<T extends { status: string }>(items: readonly T[], refused = false): { rule: string; body: unknown }[] {
  const sent: { rule: string; body: unknown }[] = [];
  let now = [...items];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ rule: `${method} ${address}`, body: read });
    if (method === 'GET') return Promise.resolve(Response.json({ items: now }));
    if (refused)
      return Promise.resolve(Response.json({ code: 'GEWIJZIGD_DOOR_ANDER', message: 'Te laat.' }, { status: 409 }));
    now = now.map((one) => ({ ...one, ...Object(read) }));
    return Promise.resolve(Response.json(now[0]));
  });
  return sent;
}

function show(path: string): void {
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin${path}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

beforeAll(() => startI18n('nl-NL'));
beforeEach(async () => {
  session.logout({ redirect: false });
  await mutate(() => true, undefined, { revalidate: false });
});

it('leads from the list of messages to one of them', async () => {
  stub([MESSAGE]);
  show('/contactberichten');
  fireEvent.click(await screen.findByRole('link', { name: 'Anke de Wit' }));
  expect(await screen.findByText('De kaart blijft leeg.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'anke@duinroos.test' }).getAttribute('href')).toBe(
    'mailto:anke@duinroos.test?subject=Je%20bericht%20C-BCDFGH%20aan%20Taaltocht',
  );
  expect(screen.getByRole('button', { name: 'scherm.png' })).toBeDefined();
});

it('marks a message as answered with the version that was read', async () => {
  const sent = stub([MESSAGE]);
  show(`/contactberichten/${ID}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Afgehandeld' }));
  expect(await screen.findByRole('button', { name: 'Toch nog niet klaar' })).toBeDefined();
  expect(sent.find(({ rule }) => rule.startsWith('PATCH'))).toEqual({
    rule: `PATCH /api/contactberichten/${ID}`,
    body: { versie: 1, status: 'afgehandeld' },
  });
});

it('says so when a message does not exist, and when nothing waits', async () => {
  stub([]);
  show(`/contactberichten/${ID}`);
  expect(await screen.findByText('Dit bericht is er niet')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Terug naar alle berichten' }));
  expect(await screen.findByText('Alles is beantwoord')).toBeDefined();
});

it('puts an experience on the site, or not, and keeps the choice open when the server refuses', async () => {
  const sent = stub([ERVARING]);
  show('/ervaringen');
  fireEvent.click(await screen.findByRole('button', { name: 'Op de site zetten' }));
  expect(await screen.findByText('staat op de site')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Op de site zetten' })).toBeNull();
  expect(sent.find(({ rule }) => rule.startsWith('PATCH'))?.body).toEqual({ versie: 3, status: 'goedgekeurd' });
});

it('tells what the server refused', async () => {
  stub([ERVARING], true);
  show('/ervaringen');
  fireEvent.click(await screen.findByRole('button', { name: 'Niet op de site' }));
  expect(await screen.findByText('Te laat.')).toBeDefined();
  expect(screen.getByText('wacht op een keuze')).toBeDefined();
});

it('writes to a customer that the address names, and else leads to the customers', async () => {
  const sent = stub([], true);
  show('/berichten/nieuw');
  expect((await screen.findByRole('link', { name: 'Naar de klanten' })).getAttribute('href')).toBe(
    '/superadmin/admins',
  );
  cleanup();
  show(`/berichten/nieuw?klant=${ID}&naam=De%20Vuurtoren`);
  fireEvent.change(await screen.findByRole('textbox', { name: /Onderwerp/ }), { target: { value: 'Je proef' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Bericht/ }), { target: { value: 'Hoe gaat het?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() =>
    expect(sent.find(({ rule }) => rule === 'POST /api/berichten')?.body).toEqual({
      adminId: ID,
      onderwerp: 'Je proef',
      tekst: 'Hoe gaat het?',
    }),
  );
});

const TRIAL: Aanvraag = {
  id: ID,
  nummer: 'A-7K2M4Q',
  soort: 'proef',
  organisatiesoort: 'rt',
  organisatie: 'Praktijk Zon',
  naam: 'Tess Bos',
  email: 'tess@praktijkzon.test',
  telefoon: '',
  land: 'NL',
  brin: '',
  instellingsnummer: '',
  aantal: null,
  opmerking: '',
  features: [],
  purchaseNumber: '',
  status: 'nieuw',
  selfStart: 'wacht',
  inviter: null,
  behandelaar: null,
  twin: null,
  adminId: null,
  op: '2026-11-20T10:00:00.000Z',
  versie: 1,
};

it('asks nothing of the office while a visitor may begin a trial, and tells which trials began so', async () => {
  const other = '019f955b-73e2-7000-8000-000000000002';
  const begun = { ...TRIAL, id: other, organisatie: 'Logopedie Vis', status: 'omgezet', adminId: ID } as const;
  stub<Aanvraag>([TRIAL, { ...begun, selfStart: 'begonnen' }]);
  show('/aanvragen');
  expect(await screen.findByText('wacht op bevestiging')).toBeDefined();
  expect(screen.getByText('begon zelf')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Praktijk Zon' }));
  expect(await screen.findByText(/Je hoeft niets te doen/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'In behandeling nemen' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: /^Terug/ }));
  fireEvent.click(await screen.findByRole('link', { name: 'Logopedie Vis' }));
  expect(await screen.findByText(/begon zonder ons/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open de licentie van deze klant' })).toBeDefined();
});
