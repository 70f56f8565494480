import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Announcement } from '#server/features/berichten/office-berichten.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { localMoment } from '#web/platform/date-text.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const ID = '019f955b-73e2-7000-8000-000000000001';
const SEGMENT = { kinds: [], landen: [], statuses: [], roles: ['docent' as const], features: [] };
const CONCEPT: Announcement = {
  id: ID,
  onderwerp: 'Nieuw spel',
  tekst: 'De trein rijdt.',
  van: 'Bas Kwekkeboom',
  moment: null,
  status: 'concept',
  segment: SEGMENT,
  receivers: 12,
  readers: 0,
  versie: 4,
};

function show(items: readonly Announcement[], query = '') {
  const calls: { rule: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (address.endsWith('/tellingen')) return Promise.resolve(Response.json({ aantal: 12 }));
    if (address.endsWith('/proeven')) return Promise.resolve(Response.json({ aan: 'bas@kantoor.test' }));
    if (method === 'GET') return Promise.resolve(Response.json({ items }));
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json(CONCEPT, { status: method === 'POST' ? 201 : 200 }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin/mededelingen${query}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return calls;
}
const LATE = { timeout: 10_000 } as const;
const written = (calls: ReturnType<typeof show>) =>
  calls
    .filter(({ rule }) => !rule.startsWith('GET') && !rule.endsWith('/tellingen'))
    .map(({ rule, body }) => [rule, body]);

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('goes on with a concept, keeps it, and tries it on whoever writes it', async () => {
  const calls = show([CONCEPT]);
  const card = within(await screen.findByRole('article', { name: 'Nieuw spel' }, LATE));
  expect(card.getByText('concept')).toBeTruthy();
  expect(card.getByText('nog niet verstuurd')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Verder schrijven' }));
  const text = await screen.findByDisplayValue('De trein rijdt.', {}, LATE);
  fireEvent.change(text, { target: { value: 'De trein rijdt nu.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Stuur een proef naar mij' }));
  expect(await screen.findByText('De proef gaat naar bas@kantoor.test.', {}, LATE)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bewaar als concept' }));
  const trial = { onderwerp: 'Nieuw spel', tekst: 'De trein rijdt nu.' };
  await waitFor(() =>
    expect(written(calls)).toEqual([
      ['POST /api/mededelingen/proeven', trial],
      [`PATCH /api/mededelingen/${ID}`, { ...trial, segment: SEGMENT, concept: true, versie: 4 }],
    ]),
  );
});

it('plans what was planned anew from the moment that stood there', async () => {
  const moment = '2031-03-04T08:30:00.000Z';
  const calls = show([{ ...CONCEPT, status: 'gepland', moment }]);
  const card = within(await screen.findByRole('article', { name: 'Nieuw spel' }, LATE));
  fireEvent.click(card.getByRole('button', { name: 'Verder schrijven' }));
  expect(await screen.findByDisplayValue(localMoment(new Date(moment)), {}, LATE)).toBeTruthy();
  const plan = await screen.findByRole('button', { name: 'Plan het bericht' }, LATE);
  fireEvent.click(plan);
  await waitFor(() => expect(written(calls)).toHaveLength(1));
  expect(written(calls)[0]?.[1]).toEqual({
    segment: SEGMENT,
    onderwerp: 'Nieuw spel',
    tekst: 'De trein rijdt.',
    moment,
    versie: 4,
  });
});

it('throws a concept away after a second thought, and offers what was sent for nothing but taking back', async () => {
  const calls = show([
    CONCEPT,
    {
      ...CONCEPT,
      id: ID.replace(/1$/, '2'),
      onderwerp: 'Oud',
      status: 'verzonden',
      moment: '2026-11-01T08:00:00.000Z',
    },
  ]);
  const card = within(await screen.findByRole('article', { name: 'Nieuw spel' }, LATE));
  fireEvent.click(card.getByRole('button', { name: 'Gooi weg' }));
  fireEvent.click(await card.findByRole('button', { name: 'Ja, gooi weg' }, LATE));
  await waitFor(() => expect(written(calls)).toEqual([[`DELETE /api/mededelingen/${ID}`, undefined]]));
  const old = within(screen.getByRole('article', { name: 'Oud' }));
  expect(old.getByRole('button', { name: 'Trek in' })).toBeTruthy();
  expect(old.queryByRole('button', { name: /Verder|Gooi/ })).toBeNull();
});

it('begins a new one for the customers that the list of customers named', async () => {
  const calls = show([], '?kinds=school&statuses=proef');
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'school' }, LATE)).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'proef' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'praktijk' }).checked).toBe(false);
  fireEvent.change(screen.getByRole('textbox', { name: /Onderwerp/ }), { target: { value: 'Je proef' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Bericht/ }), { target: { value: 'Hoe gaat het?' } });
  expect(await screen.findByText('12 ontvangers', {}, LATE)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(written(calls)).toHaveLength(1));
  expect(written(calls)[0]?.[1]).toMatchObject({
    segment: { kinds: ['school'], landen: [], statuses: ['proef'], roles: [], features: [] },
  });
});

it('opens no form for an address that names nothing there is', async () => {
  show([CONCEPT], '?statuses=onzin');
  expect(await screen.findByRole('button', { name: 'Nieuwe mededeling' }, LATE)).toBeTruthy();
});
