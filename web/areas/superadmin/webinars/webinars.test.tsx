import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ManagedSignUp, ManagedWebinar } from '#server/features/webinars/webinar-management.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const ID = '019f955b-73e2-7000-8000-000000000001';
const WEBINAR: ManagedWebinar = {
  id: ID,
  titel: 'Starten met Taaltocht',
  omschrijving: 'Van kaartje tot overzicht.',
  doelgroep: ['leerkracht'],
  datum: '2031-12-03T14:30:00.000Z',
  duur: 45,
  plaatsen: 3,
  link: 'https://praten.test/starten',
  recording: '',
  stand: 'vol',
  taken: 3,
  waiting: 1,
  came: 0,
  versie: 4,
};
const SEATED: ManagedSignUp = {
  id: '019f955b-73e2-7000-8000-000000000002',
  naam: 'Els Bakker',
  email: 'els@school.test',
  organisatie: 'De Bolder',
  aantal: 3,
  status: 'aangemeld',
  heldUntil: null,
  op: '2026-11-20T10:00:00.000Z',
};
const WAITING: ManagedSignUp = {
  ...SEATED,
  id: '019f955b-73e2-7000-8000-000000000003',
  naam: 'Wim Jacobs',
  aantal: 1,
  status: 'wachtlijst',
};

interface Sent {
  rule: string;
  body: unknown;
}
function show(
  path: string,
  {
    webinars = [WEBINAR],
    signUps = [SEATED, WAITING],
  }: { webinars?: ManagedWebinar[]; signUps?: ManagedSignUp[] } = {},
): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method === 'GET') {
      const items = address.endsWith('/aanmeldingen') ? signUps : webinars;
      return Promise.resolve(Response.json({ items }));
    }
    if (address.endsWith('/berichten')) return Promise.resolve(Response.json({ aantal: 2 }, { status: 201 }));
    return Promise.resolve(Response.json(address.includes('/aanmeldingen/') ? WAITING : { ...WEBINAR, versie: 5 }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin/webinars${path}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return sent;
}
const written = (sent: readonly Sent[]): Sent[] => sent.filter(({ rule }) => !rule.startsWith('GET'));
/** What was written is read again; the next screen begins with what it asks itself. */
const settled = (sent: readonly Sent[]): Promise<void> =>
  waitFor(() => {
    const at = sent.findLastIndex(({ rule }) => !rule.startsWith('GET'));
    expect(sent.length - at).toBeGreaterThan(2);
  });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('lists trainings by what is to be done with them, with how full they are', async () => {
  show('', {
    webinars: [WEBINAR, { ...WEBINAR, id: SEATED.id, titel: 'Voor ouders', stand: 'concept', taken: 0, waiting: 0 }],
  });
  const soon = await screen.findByRole('region', { name: 'Komt eraan' });
  expect(within(soon).getByRole('link', { name: 'Starten met Taaltocht' })).toBeDefined();
  expect(within(soon).getByText('3 van 3 plekken bezet')).toBeDefined();
  expect(within(soon).getByText('1 op de wachtlijst')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Nog niet op de site' })).getByText('Voor ouders')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Geweest' })).toBeNull();
});

it('leads from nothing to a new one, and says what is missing', async () => {
  const sent = show('', { webinars: [] });
  expect(await screen.findByText('Nog geen trainingen')).toBeDefined();
  fireEvent.click(screen.getAllByRole('link', { name: 'Nieuwe training' })[0] ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: 'Bewaar' }));
  expect((await screen.findAllByText('Dit veld is verplicht.')).length).toBe(2);
  fireEvent.change(screen.getByRole('textbox', { name: /^Titel/ }), { target: { value: 'Lezen' } });
  fireEvent.change(screen.getByLabelText(/^Wanneer/), { target: { value: '2031-12-03T15:30' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Adres om mee te doen' }), { target: { value: 'praten.test' } });
  press('Bewaar');
  expect(await screen.findByText(/juiste vorm. Voorbeeld: https/)).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Adres om mee te doen' }), { target: { value: '' } });
  press('Bewaar');
  await waitFor(() => expect(written(sent)).toHaveLength(1));
  expect(written(sent)[0]).toEqual({
    rule: 'POST /api/webinars/beheer',
    body: {
      titel: 'Lezen',
      omschrijving: '',
      doelgroep: ['leerkracht'],
      datum: new Date('2031-12-03T15:30').toISOString(),
      duur: 45,
      plaatsen: 100,
      link: '',
    },
  });
});

it('calls a training off only after it was asked, and says whom that reaches', async () => {
  const sent = show(`/${ID}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Gelast af' }));
  expect(screen.getByText(/krijgt een mail: 4 mensen/)).toBeDefined();
  press('Toch niet');
  expect(written(sent)).toEqual([]);
  press('Gelast af');
  press('Ja, gelast af');
  expect(await screen.findByText('Starten met Taaltocht is afgelast.')).toBeDefined();
  expect(written(sent)[0]).toEqual({
    rule: `POST /api/webinars/${ID}/overgangen`,
    body: { naar: 'afgelast', versie: 4 },
  });
});

it('gives a seat to who waits where there is one, and takes one back only after it was asked', async () => {
  show(`/${ID}`);
  expect(await screen.findByRole('button', { name: 'Meld af: Wim Jacobs' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Geef een plek: Wim Jacobs' })).toBeNull();
  cleanup();
  const sent = show(`/${ID}`, { webinars: [{ ...WEBINAR, plaatsen: 4 }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Geef een plek: Wim Jacobs' }));
  await waitFor(() => expect(written(sent)).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Meld af: Els Bakker' }));
  press('Ja, meld af');
  await waitFor(() => expect(written(sent)).toHaveLength(2));
  await settled(sent);
  expect(written(sent)).toEqual([
    { rule: `PATCH /api/webinars/aanmeldingen/${WAITING.id}`, body: { status: 'aangemeld' } },
    { rule: `PATCH /api/webinars/aanmeldingen/${SEATED.id}`, body: { status: 'afgemeld' } },
  ]);
});

it('ticks who came once it began, and asks for the recording', async () => {
  const sent = show(`/${ID}`, { webinars: [{ ...WEBINAR, stand: 'geweest', waiting: 0 }], signUps: [SEATED] });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Els Bakker was erbij' }));
  await waitFor(() => expect(written(sent)).toHaveLength(1));
  expect(written(sent)[0]?.body).toEqual({ status: 'geweest' });
  press('Zet de opname erbij');
  expect((await screen.findByRole('textbox', { name: 'Plaatsen' })).hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Opname' }), { target: { value: 'https://film.test/1' } });
  press('Bewaar');
  expect(await screen.findByText('Bewaard.')).toBeDefined();
  expect(written(sent)[1]).toMatchObject({
    rule: `PATCH /api/webinars/${ID}`,
    body: { recording: 'https://film.test/1', versie: 4, datum: WEBINAR.datum },
  });
});

it('writes who signed up, and says how many', async () => {
  const sent = show(`/${ID}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Stuur een mail' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Bericht/ }), { target: { value: 'Tot morgen!' } });
  press('Verstuur');
  expect(await screen.findByText('2 mails gaan op weg.')).toBeDefined();
  expect(written(sent)[0]?.body).toEqual({ aan: 'allen', onderwerp: WEBINAR.titel, tekst: 'Tot morgen!' });
});

it('says so when a training does not exist or nobody signed up', async () => {
  show(`/${ID}`, { signUps: [] });
  expect(await screen.findByText('Nog geen aanmeldingen')).toBeDefined();
  cleanup();
  show('/bestaatniet');
  expect(await screen.findByText('Deze training is er niet')).toBeDefined();
});
