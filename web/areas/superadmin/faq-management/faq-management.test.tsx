import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ManagedQuestion } from '#server/features/vragen/question-management.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const question = (id: string, vraag: string, part: Partial<ManagedQuestion> = {}): ManagedQuestion => ({
  id,
  groep: 'school',
  nl: { vraag, antwoord: 'Ja.' },
  be: null,
  countries: ['NL', 'BE'],
  builtIn: true,
  changed: false,
  helped: 0,
  helpedNot: 0,
  versie: 0,
  ...part,
});
const ITEMS = [
  question('tijd', 'Hoe lang?', { helped: 4, helpedNot: 1 }),
  question('groep', 'Welke groep?', { changed: true, versie: 2, be: { vraag: 'Welke klas?', antwoord: 'Ja.' } }),
  question('nieuw', 'Kan het op een tablet?', { builtIn: false, changed: true, versie: 1, countries: [] }),
];

function show(o: { refusal?: { status: number; body: object } } = {}) {
  const calls: { rule: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method === 'GET') return Promise.resolve(Response.json({ items: ITEMS }));
    if (o.refusal !== undefined) return Promise.resolve(Response.json(o.refusal.body, { status: o.refusal.status }));
    if (method === 'POST') return Promise.resolve(Response.json(ITEMS[2], { status: 201 }));
    if (method === 'PATCH') return Promise.resolve(Response.json(ITEMS[1]));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/faq']}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return calls;
}
const written = (calls: ReturnType<typeof show>) =>
  calls.filter(({ rule }) => !rule.startsWith('GET')).map(({ rule, body }) => [rule, body]);
const open = async (vraag: string): Promise<void> => {
  fireEvent.click(await screen.findByLabelText(`Wijzig: ${vraag}`, {}, { timeout: 10_000 }));
};
const type = async (group: string, name: RegExp, value: string): Promise<void> => {
  const words = within(await screen.findByRole('group', { name: group }));
  fireEvent.change(words.getByRole('textbox', { name }), { target: { value } });
};

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('shows by subject where a question stands, whose words it has and whether it helped', async () => {
  show();
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }, { timeout: 10_000 }));
  expect((await row(/Hoe lang/)).getByText('4 ja, 1 nee')).toBeTruthy();
  expect((await row(/Welke groep/)).getByText('eigen tekst, eigen Vlaamse tekst')).toBeTruthy();
  expect((await row(/tablet/)).getByText('concept')).toBeTruthy();
  expect(screen.getAllByText('Nog geen vragen over dit onderwerp.')).toHaveLength(4);
});

it('puts a question one place up, and the first one nowhere', async () => {
  const calls = show();
  fireEvent.click(await screen.findByLabelText('Omhoog: Welke groep?', {}, { timeout: 10_000 }));
  await waitFor(() =>
    expect(written(calls)).toEqual([
      ['PUT /api/vragen/volgorde', { groep: 'school', ids: ['groep', 'tijd', 'nieuw'] }],
    ]),
  );
  // The list is read anew before anything else is done.
  await waitFor(() => expect(screen.getByLabelText('Omhoog: Hoe lang?')).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByLabelText('Omhoog: Hoe lang?'));
  expect(written(calls)).toHaveLength(1);
});

it('saves a question of the product in own words, for one country, with Belgian words of its own', async () => {
  const calls = show();
  await open('Hoe lang?');
  await type('Tekst', /^Vraag/, 'Hoeveel minuten?');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vlaanderen leest een eigen tekst' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(await screen.findAllByText('Dit veld is verplicht.')).toHaveLength(2);
  await type('Tekst voor Vlaanderen', /^Vraag/, 'Hoeveel minuutjes?');
  await type('Tekst voor Vlaanderen', /^Antwoord/, 'Tien.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Nederland' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(await screen.findByText('Bewaard: Hoeveel minuten?')).toBeTruthy();
  expect(written(calls)).toEqual([
    [
      'PATCH /api/vragen/tijd',
      {
        versie: 0,
        groep: 'school',
        nl: { vraag: 'Hoeveel minuten?', antwoord: 'Ja.' },
        be: { vraag: 'Hoeveel minuutjes?', antwoord: 'Tien.' },
        countries: ['BE'],
      },
    ],
  ]);
});

it('begins a new question as a concept and keeps what was typed when it is refused', async () => {
  const calls = show({ refusal: { status: 500, body: { code: 'FOUT', message: 'Er ging iets mis.' } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Nieuwe vraag' }, { timeout: 10_000 }));
  await type('Tekst', /^Vraag/, 'Werkt het op school?');
  await type('Tekst', /^Antwoord/, 'Ja, in elke browser.');
  fireEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(await screen.findByText('Er ging iets mis.')).toBeTruthy();
  expect(screen.getByDisplayValue('Werkt het op school?')).toBeTruthy();
  expect(written(calls)).toEqual([
    [
      'POST /api/vragen',
      {
        groep: 'school',
        nl: { vraag: 'Werkt het op school?', antwoord: 'Ja, in elke browser.' },
        be: null,
        countries: [],
      },
    ],
  ]);
});

it('gives a question of the product its words back, and removes an own one, only after a second thought', async () => {
  const calls = show();
  await open('Welke groep?');
  fireEvent.click(await screen.findByRole('button', { name: 'Zet de tekst van het product terug' }));
  expect(written(calls)).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Ja, zet terug' }));
  expect(await screen.findByText('Teruggezet: Welke groep?')).toBeTruthy();
  await open('Hoe lang?');
  expect(await screen.findByRole('button', { name: 'Bewaar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /terug$|Verwijder/ })).toBeNull();
});
