import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { BillingSender } from '#server/features/facturen/billing-sender.contract.ts';
import type { Factuur, FactuurList, ListedFactuur } from '#server/features/facturen/facturen.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { signedCentsOf } from '../shared/euro.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const idOf = (nr: number): string => `019f0000-0000-7000-8000-0000000000${nr}`;
const LISTED_CONCEPT: ListedFactuur = {
  id: idOf(10),
  adminId: idOf(90),
  soort: 'factuur',
  status: 'concept',
  nummer: null,
  datum: null,
  dueOn: null,
  totaal: 121_000,
  open: 0,
  late: 0,
  naam: 'De Vuurtoren',
};
const LISTED_SENT: ListedFactuur = {
  ...LISTED_CONCEPT,
  id: idOf(11),
  status: 'verzonden',
  nummer: 'F2026-0007',
  datum: '2026-10-01',
  dueOn: '2026-10-15',
  open: 121_000,
  late: 20,
};
const CONCEPT: Factuur = {
  ...LISTED_CONCEPT,
  land: 'NL',
  email: 'boek@vuurtoren.test',
  versie: 3,
  regels: [{ tekst: 'Schoollicentie', aantal: 100, bedrag: 1_000 }],
  bedrag: 100_000,
  vat: { kind: 'binnenland', rate: 21, bedrag: 21_000 },
  purchaseNumber: '',
  opmerking: '',
  days: 14,
  payments: [],
  reminders: 0,
  remindedOn: null,
  creditOf: null,
  credit: null,
  quote: null,
  became: null,
  obstacles: [],
};
const SENT: Factuur = { ...CONCEPT, ...LISTED_SENT };
const LIST: FactuurList = {
  items: [LISTED_CONCEPT, LISTED_SENT],
  totaal: 2,
  pagina: 1,
  grootte: 25,
  owed: { open: 121_000, late: 121_000 },
};
const NO_SENDER: BillingSender = { versie: 0, details: null };

/** Shows a part of the office over a server of sentences; answers what was sent. */
function show(path: string, answers: Readonly<Record<string, object>>, role: 'superadmin' | 'office' = 'office') {
  const sent: { rule: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const rule = `${method} ${address.replace('/api/', '')}`;
    sent.push({ rule, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const key = Object.keys(answers).find((name) => rule === name || rule.startsWith(`${name}?`)) ?? '';
    return Promise.resolve(Response.json(answers[key] ?? {}, { status: key === '' ? 404 : 200 }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role, exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin/${path}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return sent;
}
const bodyOf = (sent: ReturnType<typeof show>, method: string): unknown =>
  sent.find(({ rule }) => rule.startsWith(method))?.body;

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it.each([
  ['9,50', 950],
  ['-9,50', -950],
  ['−3', -300],
  ['0', 0],
  ['--3', undefined],
  ['-', undefined],
])('reads %j as %s cents', (text, cents) => {
  expect(signedCentsOf(text)).toBe(cents);
});

it('lists what there is, says what is owed, and how late it is', async () => {
  const sent = show('facturen', { 'GET facturen': LIST });
  expect(await screen.findByRole('link', { name: 'F2026-0007' })).toBeDefined();
  expect(screen.getByText('20 dagen te laat')).toBeDefined();
  expect(screen.getByText('Waarvan te laat')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Te laat' }));
  await waitFor(() => expect(sent.some(({ rule }) => rule.includes('view=late'))).toBe(true));
});

it('says how to begin when there is nothing, and how to look further when nothing is found', async () => {
  const none = { ...LIST, items: [], totaal: 0, owed: { open: 0, late: 0 } };
  show('facturen', { 'GET facturen': none });
  expect(await screen.findByRole('heading', { name: 'Nog geen facturen' })).toBeDefined();
  cleanup();
  show('facturen?view=late', { 'GET facturen': none });
  expect(await screen.findByRole('button', { name: 'Filters wissen' })).toBeDefined();
});

it('changes the lines of a concept, also with a discount, and marks what it cannot read', async () => {
  const path = `facturen/${CONCEPT.id}`;
  const sent = show(path, { [`GET ${path}`]: CONCEPT, [`PATCH ${path}`]: { ...CONCEPT, versie: 4 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Regel erbij' }));
  const [, price] = await screen.findAllByRole('textbox', { name: /^Prijs in €/ });
  fireEvent.change(screen.getByRole('textbox', { name: /^Omschrijving van regel 2/ }), {
    target: { value: 'Korting' },
  });
  if (price === undefined) throw new Error('the second line has no price');
  fireEvent.change(price, { target: { value: 'tien' } });
  fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText(/Dit heeft niet de juiste vorm/)).toBeDefined();
  expect(screen.getByText('Vul bij elke regel een aantal en een bedrag in.')).toBeDefined();
  fireEvent.change(price, { target: { value: '-50' } });
  expect(await screen.findByText(/950,00 zonder btw/)).toBeDefined();
  expect(screen.getByText(/^Bewaar eerst je wijzigingen/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Versturen' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(await screen.findByText('Bewaard.')).toBeDefined();
  expect(bodyOf(sent, 'PATCH')).toMatchObject({
    versie: 3,
    days: 14,
    regels: [
      { tekst: 'Schoollicentie', aantal: 100, bedrag: 1_000 },
      { tekst: 'Korting', aantal: 1, bedrag: -5_000 },
    ],
  });
});

it('sends after a second look at whom and how much', async () => {
  const path = `facturen/${CONCEPT.id}`;
  const sent = show(path, { [`GET ${path}`]: CONCEPT, [`POST ${path}/verzendingen`]: SENT });
  fireEvent.click(await screen.findByRole('button', { name: 'Versturen' }));
  expect(await screen.findByText(/krijgt een mail op boek@vuurtoren.test .*1.210,00/)).toBeDefined();
  expect(bodyOf(sent, 'POST')).toBeUndefined();
  fireEvent.click(screen.getAllByRole('button', { name: 'Versturen' }).at(-1) ?? document.body);
  expect(await screen.findByText('F2026-0007 is onderweg naar boek@vuurtoren.test.')).toBeDefined();
  expect(bodyOf(sent, 'POST')).toEqual({ versie: 3 });
});

it('does not let a concept out while the prices are examples, and says where that is mended', async () => {
  const path = `facturen/${CONCEPT.id}`;
  show(path, { [`GET ${path}`]: { ...CONCEPT, obstacles: ['voorbeeldprijzen', 'klant'] } });
  expect(await screen.findByText(/nog voorbeelden/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Versturen' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('link', { name: 'Naar de prijzen' }).getAttribute('href')).toBe('/superadmin/prijzen');
});

it('writes down a payment, never more than is open', async () => {
  const path = `facturen/${SENT.id}`;
  const paid: Factuur = {
    ...SENT,
    versie: 4,
    status: 'betaald',
    open: 0,
    late: 0,
    payments: [{ id: idOf(50), op: '2026-11-01', bedrag: 121_000, reference: '' }],
  };
  const sent = show(path, { [`GET ${path}`]: SENT, [`POST ${path}/betalingen`]: paid });
  const amount = await screen.findByRole('textbox', { name: /^Bedrag in €/ });
  fireEvent.change(amount, { target: { value: '1210,01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Boeken' }));
  expect(await screen.findByText(/Meer kun je niet boeken/)).toBeDefined();
  fireEvent.change(amount, { target: { value: '1210' } });
  fireEvent.click(screen.getByRole('button', { name: 'Boeken' }));
  expect(await screen.findByText('Betaling geboekt.')).toBeDefined();
  expect(bodyOf(sent, 'POST')).toMatchObject({
    versie: 3,
    bedrag: 121_000,
    op: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(screen.queryByRole('textbox', { name: /^Bedrag in €/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Haal weg' })).toBeDefined();
});

it('takes an invoice back with a reason of its own', async () => {
  const path = `facturen/${SENT.id}`;
  const sent = show(path, { [`GET ${path}`]: SENT, [`POST ${path}/creditnotas`]: { ...SENT, id: idOf(12) } });
  fireEvent.click(await screen.findByRole('button', { name: 'Terugnemen' }));
  const reason = await screen.findByRole('textbox', { name: /^Reden/ });
  fireEvent.change(reason, { target: { value: 'kort' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Terugnemen' }).at(-1) ?? document.body);
  expect(await screen.findByText('Gebruik minstens 10 tekens.')).toBeDefined();
  fireEvent.change(reason, { target: { value: 'De school stopt ermee.' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Terugnemen' }).at(-1) ?? document.body);
  await waitFor(() => expect(bodyOf(sent, 'POST')).toEqual({ versie: 3, reden: 'De school stopt ermee.' }));
});

it('begins a paper for the customer that the address names', async () => {
  const sent = show(
    `facturen/nieuw?klant=${idOf(90)}&naam=De+Vuurtoren&soort=factuur&plaatsen=180&functies=testschool&inkoopnummer=PO-7`,
    {
      'POST facturen': CONCEPT,
      [`GET facturen/${CONCEPT.id}`]: CONCEPT,
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Concept maken' }));
  expect(await screen.findByRole('heading', { name: /^Factuur/ })).toBeDefined();
  expect(bodyOf(sent, 'POST')).toEqual({
    adminId: idOf(90),
    soort: 'factuur',
    seats: 180,
    features: ['testschool'],
    purchaseNumber: 'PO-7',
  });
});

it('lets a superadmin fill in who sends them, and the office read it', async () => {
  show('facturen/afzender', { 'GET facturen/afzender': NO_SENDER }, 'superadmin');
  fireEvent.click(await screen.findByRole('button', { name: 'Bewaren' }));
  expect((await screen.findAllByText('Dit veld is verplicht.')).length).toBeGreaterThan(5);
  fireEvent.change(screen.getByRole('textbox', { name: /^IBAN/ }), { target: { value: 'NL91ABNA0417164301' } });
  expect(await screen.findByText(/Voorbeeld: NL91 ABNA 0417 1643 00/)).toBeDefined();
  cleanup();
  show('facturen/afzender', { 'GET facturen/afzender': NO_SENDER });
  expect(await screen.findByText('Alleen een superbeheerder wijzigt dit.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bewaren' })).toBeNull();
});
