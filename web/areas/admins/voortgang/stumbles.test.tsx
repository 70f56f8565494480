import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts, VOORTGANG } from '../shared/test-kit.ts';
import { VoortgangPage } from './voortgang-page.tsx';

const A = `/admins/${ADMIN_ID}`;
const G = `${A}/groepen/${GROEP_ID}`;
const GROEP = { id: GROEP_ID, naam: '4/5 Meeuwen' };
const kind = (nr: number, roepnaam: string) => ({
  id: createId(nr),
  naam: roepnaam,
  roepnaam,
  achternaam: '',
  gebruikersnaam: roepnaam,
  dier: 'vos',
  jaargroep: 4,
  inlogsoort: 'tekst',
  geblokkeerd: false,
  weekMinuten: 0,
  takenVandaag: 0,
  instellingAfwijkend: false,
});
const word = (woord: string, leerlingen: [number, string, number][], voorbeelden: [string, number][]) => ({
  itemId: `w-${woord}`,
  woord,
  doelId: 'ei',
  doelNaam: 'ei of ij',
  missers: leerlingen.reduce((sum, [, , n]) => sum + n, 0),
  leerlingen: leerlingen.map(([nr, name, missers]) => ({ leerlingId: createId(nr), naam: name, missers })),
  voorbeelden: voorbeelden.map(([ruw, count]) => ({ ruw, aantal: count })),
});
const WORDS = {
  groep: GROEP,
  vanaf: '2026-10-01',
  items: [
    word(
      'trein',
      [
        [2, 'Öykü', 2],
        [3, 'Noor', 1],
      ],
      [
        ['trijn', 2],
        ['tren', 1],
      ],
    ),
    word('geit', [[1, 'Adam', 2]], []),
  ],
};
const KINDS = {
  groep: GROEP,
  items: [
    {
      label: 'ei',
      naam: 'ei of ij',
      doel: true,
      n: 40,
      fouten: 12,
      pct: 30,
      leerlingen: [{ leerlingId: createId(2), naam: 'Öykü', pct: 44 }],
      voorbeelden: [{ woord: 'trein', ruw: 'trijn', aantal: 2 }],
    },
    { label: 'toets', naam: 'Verkeerde toets', doel: false, n: 90, fouten: 3, pct: 3, leerlingen: [], voorbeelden: [] },
  ],
};

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(tab: string, added: Antwoorden = {}): ReturnType<typeof stubServer> {
  const server = stubServer({
    [`GET ${G}/leerlingen`]: {
      groep: { ...GROEP, jaargroepen: [4, 5] },
      items: [kind(1, 'Adam'), kind(2, 'Öykü'), kind(3, 'Noor')],
    },
    [`GET ${G}/voortgang`]: VOORTGANG,
    [`GET ${G}/struikelwoorden`]: WORDS,
    [`GET ${G}/foutsoorten`]: KINDS,
    [`POST ${A}/somvensters`]: { ids: [createId(70)], overgeslagen: [] },
    ...added,
  });
  showScreen(<VoortgangPage />, { pad: `/groepen/${GROEP_ID}/voortgang?tab=${tab}` });
  return server;
}
const bodyOf = (server: ReturnType<typeof stubServer>): unknown =>
  server.completed.find(({ regel: rule }) => rule === `POST ${A}/somvensters`)?.body;

it('shows what the group still writes wrong, and sets the chosen words ready for who needs them', async () => {
  const server = show('woorden');
  const row = (await screen.findByText('trein')).closest('tr');
  expect(row?.textContent).toContain('trijn2×');
  expect(row?.querySelector('mark')?.textContent).toBe('ij');
  expect(row?.textContent).toContain('Öykü en Noor');
  expect(screen.getByText('alleen gekozen of gesorteerd')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kies trein' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kies geit' }));
  await userEvent.click(screen.getByRole('button', { name: '2 woorden gekozen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Oefening met 2 woorden' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Noor' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zet klaar' }));
  expect(await within(dialog).findByText(/staat klaar voor Adam en Öykü/)).toBeTruthy();
  expect(bodyOf(server)).toEqual({ leerlingIds: [createId(1), createId(2)], woorden: ['w-trein', 'w-geit'] });
});

it('makes practice of one word in two presses', async () => {
  const server = show('woorden');
  await userEvent.click(await screen.findByRole('button', { name: 'Oefening maken met trein' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zet klaar' }));
  expect(await screen.findByText(/staat klaar voor/)).toBeTruthy();
  expect(bodyOf(server)).toEqual({ leerlingIds: [createId(2), createId(3)], woorden: ['w-trein'] });
});

it('sets nothing ready for nobody, and says so', async () => {
  show('woorden');
  await userEvent.click(await screen.findByRole('button', { name: 'Oefening maken met geit' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Adam' }));
  expect(within(dialog).getByText('Kies minstens één leerling.')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Zet klaar' })).toHaveProperty('disabled', true);
});

it('shows kinds of error with who stumbles, and practice where there is a goal', async () => {
  const server = show('soorten');
  expect(await screen.findByText('12 mis van 40 keer')).toBeTruthy();
  expect(screen.getByText('Struikelt: Öykü')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Maak oefening/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Maak oefening: ei of ij' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zet klaar' }));
  expect(await screen.findByText(/staat klaar voor Öykü/)).toBeTruthy();
  expect(bodyOf(server)).toEqual({ leerlingIds: [createId(2)], doelIds: ['ei'] });
});

it('shows minutes by week with their sum, and who did not practise', async () => {
  show('tijd', {
    [`GET ${G}/oefentijd`]: {
      groep: GROEP,
      weeks: ['2026-11-23', '2026-11-16'],
      rijen: [
        { leerlingId: createId(1), naam: 'Adam', minuten: [0, 12] },
        { leerlingId: createId(2), naam: 'Öykü', minuten: [8, 5] },
      ],
    },
  });
  const row = (await screen.findByRole('rowheader', { name: 'Öykü' })).closest('tr');
  expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual(['13', '8', '5']);
  expect(screen.getByText('niet')).toBeTruthy();
});

it.each([
  ['tijd', 'oefentijd', { groep: GROEP, weeks: ['2026-11-23'], rijen: [] }, 'Nog niet geoefend'],
  ['woorden', 'struikelwoorden', { ...WORDS, items: [] }, 'Geen struikelwoorden'],
  ['soorten', 'foutsoorten', { ...KINDS, items: [] }, 'Nog geen fouten'],
])('says why %s are empty', async (tab, call, body, says) => {
  show(tab, { [`GET ${G}/${call}`]: body });
  expect(await screen.findByText(says)).toBeTruthy();
});

it('says that a group is not there, without a second try', async () => {
  show('doelen', { [`GET ${G}/voortgang`]: refusal(404, 'Deze groep is er niet, of je bent er niet aan gekoppeld.') });
  expect(await screen.findByText(/Deze groep is er niet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
});

it('shows only the mistakes behind a cell when that is asked', async () => {
  const asked: string[] = [];
  const reply = {
    items: [],
    totaal: 3,
    pagina: 1,
    grootte: 25,
    leerling: { id: createId(2), naam: 'Öykü' },
    regel: '',
    status: 'struikel',
    fouten: [],
  };
  show(`doelen&leerling=${createId(2)}&doel=verdubbeling`, {
    [`GET ${A}/leerlingen/${createId(2)}/antwoorden`]: reply,
  });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    asked.push(address);
    return real(address, options);
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Alleen de fouten' }));
  await waitFor(() => expect(asked.some((address) => address.includes('mis=ja'))).toBe(true));
});
