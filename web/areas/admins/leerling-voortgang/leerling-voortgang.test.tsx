import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import type { LeerlingVoortgang } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createAntwoord, createId, startTexts } from '../shared/test-kit.ts';
import { LeerlingVoortgangPage } from './leerling-voortgang-page.tsx';

const A = `/admins/${ADMIN_ID}`;
const CHILD = createId(2);
const doel = (id: string, name: string, status: LeerlingVoortgang['doelen'][number]['status'], pct?: number) => ({
  id,
  nr: 1,
  naam: name,
  kindnaam: name,
  groep: 4,
  icoon: 'fe:memo',
  status,
  n: 20,
  goed: 9,
  ...(pct === undefined ? {} : { pct }),
});
const DATA: LeerlingVoortgang = {
  leerling: { id: CHILD, naam: 'Öykü Demirel', roepnaam: 'Öykü', dier: 'vos', jaargroep: 4 },
  doelen: [
    doel('eind-d', 'd of t aan het eind', 'bezig', 74),
    doel('au', 'au of ou', 'beheerst', 92),
    doel('ei', 'ei of ij', 'struikel', 45),
  ],
  weeks: [{ week: '2026-11-16', minuten: 34, n: 40, goed: 30 }],
  geleerd: ['kat'],
  woorden: [
    {
      itemId: 'w-trein',
      woord: 'trein',
      doelId: 'ei',
      doelNaam: 'ei of ij',
      missers: 2,
      voorbeelden: [{ ruw: 'trijn', aantal: 2 }],
    },
  ],
  fouten: [{ label: 'ei', naam: 'ei of ij', n: 20, fouten: 9, deel: { pct: 47, van: 30, tot: 60 } }],
};

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(added: Antwoorden = {}, role?: Role, search = ''): ReturnType<typeof stubServer> {
  const server = stubServer({
    [`GET ${A}/leerlingen/${CHILD}/voortgang`]: DATA,
    [`POST ${A}/somvensters`]: { ids: [createId(70)], overgeslagen: [] },
    ...added,
  });
  showScreen(
    <Routes>
      <Route path="groepen/:groepId/leerlingen/:leerlingId/voortgang" element={<LeerlingVoortgangPage />} />
      <Route path="*" element={<p>ergens anders</p>} />
    </Routes>,
    {
      pad: `/groepen/${GROEP_ID}/leerlingen/${CHILD}/voortgang${search}`,
      ...(role === undefined ? {} : { rol: role }),
    },
  );
  return server;
}

it('begins with what goes well, then words and goals that cost most, without an interval', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Öykü Demirel' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Dit gaat goed', 'Woorden die nog misgaan', 'Doelen']);
  const rows = screen.getAllByRole('row').map((row) => row.querySelector('th')?.textContent);
  expect(rows.slice(1)).toEqual(['ei of ij', 'd of t aan het eind', 'au of ou']);
  expect(document.querySelector('.misspelling')?.textContent).toBe('trijn');
  expect(document.body.textContent).not.toMatch(/30%|60%/);
  expect(screen.getByText('34 minuten')).toBeTruthy();
});

it('leads to report, diploma and care track, the last only for who may see care', async () => {
  show();
  const of = `/admins/${ADMIN_ID}/groepen/${GROEP_ID}/leerlingen/${CHILD}`;
  const linkedTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'Verslag' });
  expect(['Verslag', 'Diploma', 'Zorgtraject'].map(linkedTo)).toEqual([
    `${of}/voortgang/verslag`,
    `${of}/voortgang/diploma`,
    `${of}/zorgtraject`,
  ]);
  cleanup();
  show({}, 'rtadmin');
  expect(await screen.findByRole('link', { name: 'Diploma' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Zorgtraject' })).toBeNull();
});

it('makes practice of what is stumbled over, of one goal and of words', async () => {
  const server = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Maak oefening: d of t aan het eind' }));
  const dialog = await screen.findByRole('dialog', { name: 'Oefening voor Öykü' });
  expect(within(dialog).getByRole('checkbox', { name: 'd of t aan het eind' })).toHaveProperty('checked', true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zet klaar' }));
  expect(await within(dialog).findByText(/staat klaar voor Öykü/)).toBeTruthy();
  const bodies = server.completed.filter(({ regel: rule }) => rule === `POST ${A}/somvensters`).map(({ body }) => body);
  expect(bodies).toEqual([{ leerlingIds: [CHILD], doelIds: ['eind-d'] }]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
  await userEvent.click(screen.getByRole('button', { name: 'Maak oefening met deze woorden' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zet klaar' }));
  await waitFor(() =>
    expect(server.completed.map(({ body }) => body)).toContainEqual({ leerlingIds: [CHILD], woorden: ['w-trein'] }),
  );
});

it('says that nothing was practised yet, and what is not there', async () => {
  show({
    [`GET ${A}/leerlingen/${CHILD}/voortgang`]: {
      ...DATA,
      doelen: [],
      weeks: [],
      geleerd: [],
      woorden: [],
      fouten: [],
    },
  });
  expect(await screen.findByText('Öykü heeft nog niet geoefend')).toBeTruthy();
  cleanup();
  show({ [`GET ${A}/leerlingen/${CHILD}/voortgang`]: refusal(404, 'Dit bestaat niet of niet meer.') });
  expect(await screen.findByText(/Dit bestaat niet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
});

it('keeps the period in its address, and says when nothing was practised in it', async () => {
  const none = { ...DATA, doelen: [], weeks: [], geleerd: [], woorden: [] };
  show({ [`GET ${A}/leerlingen/${CHILD}/voortgang`]: none }, undefined, '?periode=vier_weken');
  expect(await screen.findByText('Öykü oefende niet in deze periode')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Periode' }));
  await userEvent.click(screen.getByRole('option', { name: 'Dit schooljaar' }));
  expect(await screen.findByText('Öykü heeft nog niet geoefend')).toBeTruthy();
});

describe('everything that was written', () => {
  const ANSWERS = {
    items: [
      { ...createAntwoord('trein', 'trijn'), doelId: 'ei', doelNaam: 'ei of ij' },
      { ...createAntwoord('kat', 'kat'), id: createId(501), doelNaam: 'd of t aan het eind' },
    ],
    totaal: 60,
    pagina: 1,
    grootte: 25,
    leerling: { id: CHILD, naam: 'Öykü Demirel' },
    regel: '',
    status: 'bezig',
    fouten: [],
  };
  const addresses = (): string[] => {
    const { calls } = vi.mocked(fetch).mock;
    return calls.flatMap(([address]) => (String(address).includes('/antwoorden?') ? [String(address)] : []));
  };
  const showAnswers = (search = '', role?: Role): ReturnType<typeof stubServer> => {
    const server = show({ [`GET ${A}/leerlingen/${CHILD}/antwoorden`]: ANSWERS }, role, `?tab=antwoorden${search}`);
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(fetch));
    return server;
  };

  it('is a list with the goal, the misspelling and the mark of a slip, only the mistakes by choice', async () => {
    showAnswers();
    expect(await screen.findByText('60 antwoorden')).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: /^Alles wat Öykü schreef/ })).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('.antwoord__doel')?.textContent)).toEqual([
      'ei of ij',
      'd of t aan het eind',
    ]);
    expect(within(rows[0] ?? document.body).getByRole('button', { name: /^Was dit een typfout\?/ })).toBeTruthy();
    expect(within(rows[1] ?? document.body).queryByRole('button', { name: /^Was dit een typfout/ })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Alleen de fouten' }));
    await waitFor(() => expect(addresses().at(-1)).toMatch(/mis=ja/));
    await userEvent.click(await screen.findByRole('button', { name: 'Volgende' }));
    await waitFor(() => expect(addresses().at(-1)).toMatch(/pagina=2/));
  });

  it('is of the goal and the period of its address', async () => {
    showAnswers('&doel=ei&periode=zelf&van=2026-11-01&tot=2026-11-20');
    await screen.findByText('60 antwoorden');
    const [address = ''] = addresses();
    for (const part of ['doel=ei', 'van=2026-11-01', 'tot=2026-11-20', 'within=ja']) expect(address).toContain(part);
    expect(document.querySelector('.antwoord__doel')).toBeNull();
  });
});

it('leads a parent to the page in plain words', async () => {
  const server = show({}, 'thuisadmin');
  expect(await screen.findByText('ergens anders')).toBeTruthy();
  expect(server.completed.filter(({ regel: rule }) => rule.endsWith('/voortgang'))).toEqual([]);
});

describe('beside the weeks before', () => {
  const BEFORE: LeerlingVoortgang = {
    ...DATA,
    doelen: [doel('eind-d', 'd of t aan het eind', 'bezig', 60), doel('ei', 'ei of ij', 'struikel', 47)],
    weeks: [{ week: '2026-10-19', minuten: 21, n: 30, goed: 20 }],
  };
  const path = `${A}/leerlingen/${CHILD}/voortgang`;
  const askedDays = (server: ReturnType<typeof stubServer>): string[][] =>
    server.completed
      .filter(({ regel: rule }) => rule.endsWith(path))
      .map(({ query }) => ['van', 'tot'].map((day) => new URLSearchParams(query).get(day) ?? ''));

  it('asks for the weeks before only when it is wanted, and lays them beside', async () => {
    const server = show(
      { [`GET ${path}?van=2026-11-02&tot=2026-11-15`]: BEFORE },
      undefined,
      '?periode=zelf&van=2026-11-16&tot=2026-11-28',
    );
    const wanted = await screen.findByRole('switch', { name: 'Vergelijk met de periode ervoor' });
    expect(askedDays(server)).toEqual([['2026-11-16', '2026-11-28']]);
    await userEvent.click(wanted);
    expect(await screen.findByText('Vergeleken met 2 november tot en met 15 november.')).toBeTruthy();
    expect(askedDays(server)).toEqual([
      ['2026-11-16', '2026-11-28'],
      ['2026-11-02', '2026-11-15'],
    ]);
    expect(await screen.findByText(/1 vooruit, 0 achteruit, 1 ongeveer gelijk/)).toBeTruthy();
    const row = (name: string): string => screen.getByRole('rowheader', { name }).closest('tr')?.textContent ?? '';
    expect(row('d of t aan het eind')).toContain('was 60%, vooruit');
    expect(row('ei of ij')).toContain('was 47%, ongeveer gelijk');
    expect(row('au of ou')).toContain('te weinig gegevens');
    expect(screen.getByText('In deze periode 34, in de periode ervoor 21 minuten.')).toBeTruthy();
  });
  it('gives a school year its last four weeks', async () => {
    const server = show();
    await userEvent.click(await screen.findByRole('switch', { name: 'Vergelijk met de periode ervoor' }));
    expect(await screen.findByText(/^Vergeleken met/)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Periode' }).textContent).toBe('Laatste vier weken');
    expect(askedDays(server).length).toBe(3);
  });
});
