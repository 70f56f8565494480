import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import type { OwnFacturen } from '#server/features/facturen/facturen.contract.ts';
import type { Licentie } from '#server/features/licenties/licenties.contract.ts';
import { ADMIN, ADMIN_ID, showScreen, stubServer } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { LicentiePage } from './licentie-page.tsx';

const TRIAL: Licentie = {
  id: createId(9),
  versie: 1,
  soort: 'proef',
  status: 'proef',
  start: '2026-11-20',
  eind: '2026-12-20',
  daysLeft: 18,
  plaatsen: { totaal: 60, gebruikt: 60 },
  features: ['testschool'],
  choices: ['featureZorgtraject', 'testschool'],
  renews: false,
  requests: [],
};
const PAPERS: OwnFacturen['items'] = [
  {
    id: createId(31),
    soort: 'factuur',
    status: 'herinnerd',
    nummer: 'F2026-0007',
    datum: '2026-10-20',
    dueOn: '2026-11-03',
    totaal: 131_285,
    open: 131_285,
    late: 21,
  },
  {
    id: createId(32),
    soort: 'offerte',
    status: 'verzonden',
    nummer: 'O2026-0003',
    datum: '2026-11-20',
    dueOn: '2026-12-20',
    totaal: 166_980,
    open: 0,
    late: 0,
  },
];
const show = (part: Partial<Licentie> = {}, role: Role = 'schooladmin') => {
  const { completed } = stubServer({
    [`GET /admins/${ADMIN_ID}/licentie`]: { ...TRIAL, ...part },
    [`POST /admins/${ADMIN_ID}/licentieaanvragen`]: { nummer: 'L-BCDFGH' },
    [`GET /admins/${ADMIN_ID}/facturen`]: { items: PAPERS },
    [`POST /admins/${ADMIN_ID}/facturen/${createId(32)}/akkoorden`]: {
      items: PAPERS.map((paper) => (paper.soort === 'offerte' ? { ...paper, status: 'aanvaard' } : paper)),
    },
    [`POST /admins/${ADMIN_ID}/licentie/opzeggingen`]: { ...TRIAL, ...part, status: 'opgezegd' },
    [`PATCH /admins/${ADMIN_ID}/licentie`]: { ...TRIAL, ...part, renews: true },
    [`GET /admins/${ADMIN_ID}`]: ADMIN,
  });
  showScreen(<LicentiePage />, { pad: '/licentie', rol: role });
  return completed;
};

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('orders out of a trial, with what was tried chosen already', async () => {
  const calls = show();
  expect(await screen.findByRole('heading', { name: 'Licentie bestellen' })).toBeDefined();
  expect(screen.getByText(/^Alle plaatsen zijn bezet/)).toBeDefined();
  const seats = screen.getByLabelText(/^Plaatsen in totaal/);
  await userEvent.clear(seats);
  await userEvent.type(seats, '140');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zorgtraject' }));
  await userEvent.click(screen.getByRole('button', { name: 'Offerte aanvragen' }));
  expect(await screen.findByText(/nummer L-BCDFGH/)).toBeDefined();
  expect(calls.find(({ regel: rule }) => rule.startsWith('POST'))?.body).toEqual({
    plaatsen: 140,
    features: ['featureZorgtraject', 'testschool'],
    purchaseNumber: '',
    opmerking: '',
  });
});

it.each([
  ['59', 'Kies een getal van 60 tot en met 3000.'],
  ['veel', 'Vul een heel getal in.'],
])('refuses %j seats before it is sent', async (text, sentence) => {
  const calls = show();
  const seats = await screen.findByLabelText(/^Plaatsen in totaal/);
  await userEvent.clear(seats);
  await userEvent.type(seats, text);
  await userEvent.click(screen.getByRole('button', { name: 'Offerte aanvragen' }));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(calls.some(({ regel: rule }) => rule.startsWith('POST'))).toBe(false);
});

it('asks for more while a licence runs, and tells how far an earlier request is', async () => {
  show({
    soort: 'school',
    status: 'actief',
    requests: [
      {
        nummer: 'L-XYZABC',
        soort: 'uitbreiding',
        aantal: 80,
        features: [],
        status: 'in_behandeling',
        op: '2026-11-20T10:00:00.000Z',
      },
    ],
  });
  expect(await screen.findByRole('button', { name: 'Uitbreiding aanvragen' })).toBeDefined();
  expect(screen.getByText('Uitbreiding naar 80 plaatsen')).toBeDefined();
  expect(screen.getByText('in behandeling')).toBeDefined();
});

it('tells after the end that all is still there', async () => {
  show({ status: 'proef_afgelopen', daysLeft: -4 });
  expect(await screen.findByText('Liep tot en met 20 december 2026')).toBeDefined();
  expect(screen.getByText(/alles staat er nog/)).toBeDefined();
});

it('lets a teacher read and not ask', async () => {
  show({}, 'docent');
  expect(await screen.findByText('Nog 18 dagen om alles te proberen.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Offerte aanvragen' })).toBeNull();
});

it('shows what has to be paid to whoever pays, and not to a teacher', async () => {
  show({ soort: 'school', status: 'actief' });
  expect(await screen.findByText(/F2026-0007/)).toBeDefined();
  expect(screen.getByText('te laat')).toBeDefined();
  expect(screen.getByRole('button', { name: 'PDF van F2026-0007' })).toBeDefined();
  cleanup();
  const calls = show({ soort: 'school', status: 'actief' }, 'docent');
  expect(await screen.findByText('Nog 18 dagen.')).toBeDefined();
  expect(calls.some(({ regel: rule }) => rule.endsWith('/facturen'))).toBe(false);
  expect(screen.queryByRole('button', { name: 'Licentie opzeggen' })).toBeNull();
});

it('stops with two clicks, and says until when all works', async () => {
  const calls = show({ soort: 'school', status: 'actief' });
  await userEvent.click(await screen.findByRole('button', { name: 'Licentie opzeggen' }));
  expect(calls.some(({ regel: rule }) => rule.includes('opzeggingen'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, opzeggen' }));
  expect(await screen.findByText('Opgezegd. Tot en met 20 december 2026 werkt alles gewoon.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Opzegging terugnemen' })).toBeDefined();
  expect(calls.find(({ regel: rule }) => rule.includes('opzeggingen'))?.body).toEqual({ versie: 1 });
});

it('goes on by itself only when somebody says so', async () => {
  const calls = show({ soort: 'school', status: 'aflopend' });
  const choice = await screen.findByRole('switch', { name: /^Verleng de licentie/ });
  expect(screen.getByText(/^Na 20 december 2026 stopt de licentie/)).toBeDefined();
  await userEvent.click(choice);
  expect(await screen.findByText('De licentie loopt na 20 december 2026 verder.')).toBeDefined();
  expect(calls.find(({ regel: rule }) => rule.startsWith('PATCH'))?.body).toEqual({ versie: 1, renews: true });
});

it('lets nobody stop a trial or what is over', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Licentie bestellen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Licentie opzeggen' })).toBeNull();
});

it('agrees to a quote only after saying so, with the number of its own bookkeeping', async () => {
  const calls = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Akkoord' }));
  const send = await screen.findByRole('button', { name: 'Akkoord geven' });
  expect(send.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/1.669,80 met btw/)).toBeDefined();
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Inkoopnummer/), 'PO-9');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /ga akkoord namens De Vuurtoren/ }));
  await userEvent.click(send);
  expect(await screen.findByText(/^Akkoord gegeven op O2026-0003/)).toBeDefined();
  expect(calls.find(({ regel: rule }) => rule.includes('akkoorden'))?.body).toEqual({
    purchaseNumber: 'PO-9',
    akkoord: true,
  });
  expect(screen.queryByRole('button', { name: 'Akkoord' })).toBeNull();
});
