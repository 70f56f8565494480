import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import type { TenantMove } from '#server/features/verhuistokens/tenant-moves.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { CustomerMove } from './customer-move.tsx';

const ID = '019f955b-73e2-7000-8000-000000000001';
const OTHER = '019f955b-73e2-7000-8000-000000000002';
const GROEP = '019f955b-73e2-7000-8000-000000000003';
const MOVE: TenantMove = {
  id: '019f955b-73e2-7000-8000-000000000004',
  op: '2026-12-05T09:00:00.000Z',
  status: 'gepland',
  doel: { id: OTHER, naam: 'De Branding', soort: 'school', plaats: 'Zandmeer' },
  groepen: [{ naam: 'Groep 4', leerlingen: 22 }],
  leerlingen: 22,
  gekozen: null,
  antwoorden: 1_200,
  handelingsplannen: 0,
  woordlijsten: 3,
  plaatsen: { required: 22, free: 40 },
  scope: { voortgang: true, beloningen: true, instellingen: true, woordlijsten: true, zorg: false },
  conflicts: [],
  reden: 'De scholen worden samen een school.',
  eigen: false,
};

const TARGET_GROEP = '019f955b-73e2-7000-8000-000000000005';
const LEERLING: LeerlingItem = {
  id: '019f955b-73e2-7000-8000-000000000006',
  naam: 'Noor de Wit',
  roepnaam: 'Noor',
  achternaam: 'de Wit',
  gebruikersnaam: 'noor',
  dier: 'vos',
  jaargroep: 4,
  inlogsoort: 'plaatjes',
  geblokkeerd: false,
  weekMinuten: 0,
  takenVandaag: 0,
  instellingAfwijkend: false,
};

interface Sent {
  rule: string;
  body: unknown;
}
function stub(moves: readonly TenantMove[], kind = 'school'): Sent[] {
  const sent: Sent[] = [];
  const customer = { id: ID, soort: kind, naam: 'De Vuurtoren', land: 'NL', locale: 'nl-NL', plaats: '' };
  const groep = { id: GROEP, naam: 'Groep 4', jaargroepen: [4], schooljaar: '2026-2027', docenten: [], aantal: 22 };
  const answers: readonly [RegExp, () => unknown][] = [
    [/bevestigingen$/, () => ({ verplaatst: 22 })],
    [/^GET .*\/verhuizingen$/, () => ({ items: moves })],
    [/^POST .*\/verhuizingen$/, () => ({ ...MOVE, eigen: true })],
    [/\/doelgroepen\?/, () => ({ items: [{ id: TARGET_GROEP, naam: 'Groep 5', schooljaar: '2026-2027' }] })],
    [/\/leerlingen$/, () => ({ groep: { id: GROEP, naam: 'Groep 4', jaargroepen: [4] }, items: [LEERLING] })],
    [/\/groepen/, () => ({ items: [{ ...groep, weekActief: 0, weekMinuten: 0, signalen: 0, gearchiveerd: false }] })],
    [
      /\/admins\?/,
      () => ({
        items: [
          {
            id: OTHER,
            soort: 'school',
            naam: 'De Branding',
            plaats: 'Zandmeer',
            land: 'NL',
            code: 'BRAND',
            email: '',
            status: 'actief',
            eind: '2027-07-31',
            plaatsen: { totaal: 60, gebruikt: 20 },
            features: [],
            behandelaar: null,
            lastLogin: null,
          },
        ],
        totaal: 1,
        pagina: 1,
        grootte: 10,
      }),
    ],
    [/\/admins\/[^/]+$/, () => ({ ...customer, licentieStatus: 'actief' })],
  ];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const rule = `${method} ${address}`;
    sent.push({ rule, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = answers.find(([path]) => path.test(rule));
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json(answer?.[1]() ?? {}));
  });
  return sent;
}
const show = () =>
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter>
        <CustomerMove adminId={ID} />
      </MemoryRouter>
    </SWRConfig>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('plans a move of chosen groups to a customer that is looked up', async () => {
  const sent = stub([]);
  show();
  await userEvent.type(await screen.findByRole('combobox', { name: /Naar welke klant/ }), 'brand');
  await userEvent.click(await screen.findByRole('option', { name: /De Branding/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Reden/ }), { target: { value: MOVE.reden } });
  fireEvent.change(screen.getByRole('textbox', { name: /Typ de naam/ }), { target: { value: 'De Vuurtoren' } });
  await press('Maak het plan');
  expect(await screen.findByText(/Vraag een collega/)).toBeDefined();
  expect(sent.find(({ rule }) => rule.startsWith('POST'))?.body).toEqual({
    targetAdminId: OTHER,
    groepIds: [GROEP],
    scope: MOVE.scope,
    toestemming: false,
    reden: MOVE.reden,
    bevestiging: 'De Vuurtoren',
  });
});

it('plans a move of chosen pupils to a group that is there', async () => {
  const sent = stub([]);
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Leerlingen die ik kies' }));
  expect(await screen.findByText('Nog niemand gekozen')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: /^Reden/ }), { target: { value: MOVE.reden } });
  fireEvent.change(screen.getByRole('textbox', { name: /Typ de naam/ }), { target: { value: 'De Vuurtoren' } });
  await press('Maak het plan');
  expect(await screen.findByText('Kies minstens één leerling.')).toBeDefined();
  expect(sent.filter(({ rule }) => rule.startsWith('POST'))).toEqual([]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Noor de Wit' }));
  expect(await screen.findByText('1 leerling gekozen')).toBeDefined();
  await userEvent.type(screen.getByRole('combobox', { name: /Naar welke klant/ }), 'brand');
  await userEvent.click(await screen.findByRole('option', { name: /De Branding/ }));
  await press('Maak het plan');
  expect(await screen.findByText('Kies een groep.')).toBeDefined();
  await userEvent.click(screen.getByRole('combobox', { name: /In welke groep daar/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Groep 5/ }));
  await press('Maak het plan');
  expect(await screen.findByText(/Vraag een collega/)).toBeDefined();
  expect(sent.find(({ rule }) => rule.startsWith('POST'))?.body).toEqual({
    targetAdminId: OTHER,
    leerlingIds: [LEERLING.id],
    targetGroepId: TARGET_GROEP,
    scope: MOVE.scope,
    toestemming: false,
    reden: MOVE.reden,
    bevestiging: 'De Vuurtoren',
  });
});

it('names who was chosen to whoever agrees', async () => {
  stub([{ ...MOVE, groepen: [], leerlingen: 1, gekozen: { namen: ['Noor de Wit'], groep: 'Groep 5' } }]);
  show();
  expect((await screen.findByText('Wie')).nextSibling?.textContent).toBe('Noor de Wit');
  expect(screen.getByText('In groep').nextSibling?.textContent).toBe('Groep 5');
});

it('asks whom, and for consent of parents, before it sends anything', async () => {
  const sent = stub([], 'thuis');
  show();
  await screen.findByRole('combobox', { name: /Naar welke klant/ });
  await press('Maak het plan');
  expect(await screen.findByText('Kies een andere klant.')).toBeDefined();
  expect(screen.getByText(/niet van thuis naar school zonder toestemming/)).toBeDefined();
  expect(sent.filter(({ rule }) => rule.startsWith('POST'))).toEqual([]);
});

it('moves after the second person agreed twice', async () => {
  const sent = stub([MOVE]);
  show();
  expect(await screen.findByText('22 nodig, 40 vrij')).toBeDefined();
  expect(screen.getByText('Woordlijsten die daar nog niet staan').nextSibling?.textContent).toBe('3');
  await press('Bevestig en verhuis');
  const dialog = await screen.findByRole('dialog', { name: '22 leerlingen naar De Branding verhuizen?' });
  expect(sent.filter(({ rule }) => rule.startsWith('POST'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bevestig en verhuis' }));
  expect(await screen.findByText('22 leerlingen zijn verhuisd naar De Branding.')).toBeDefined();
  expect(sent.some(({ rule }) => rule.endsWith(`/verhuizingen/${MOVE.id}/bevestigingen`))).toBe(true);
});

it.each([
  [{ eigen: true }, /Je maakte dit plan zelf/],
  [{ status: 'verlopen' as const }, /ouder dan een dag/],
  [{ status: 'veranderd' as const }, /zijn veranderd/],
  [
    { conflicts: [{ soort: 'gebruikersnaam' as const, namen: ['zoe', 'bo'] }] },
    /Deze aanmeldnamen bestaan daar al: zoe, bo/,
  ],
])('leaves only the way back while %o', async (part, text) => {
  const sent = stub([{ ...MOVE, ...part }]);
  show();
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bevestig en verhuis' })).toBeNull();
  await press('Trek het plan in');
  expect(await screen.findByText(/Er is niets verhuisd/)).toBeDefined();
  expect(sent.some(({ rule }) => rule.startsWith('DELETE'))).toBe(true);
});

it('tells what was moved before', async () => {
  stub([{ ...MOVE, status: 'uitgevoerd' }]);
  show();
  expect(await screen.findByText(/22 leerlingen naar De Branding/)).toBeDefined();
});
