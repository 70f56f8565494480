import { cleanup, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeerlingenPage } from './leerlingen/leerlingen-page.tsx';
import { AllLeerlingenPage } from './alle-leerlingen/alle-leerlingen-page.tsx';
import { GroepenPage } from './groepen/groepen-page.tsx';
import { OtherWoord } from './shared/frame/other-woord.tsx';
import { ADMIN_ID, GROEP_ID, stubServer, showScreen, refusal, type Antwoorden } from './shared/screen-kit.tsx';
import { createId, startTexts } from './shared/test-kit.ts';
import { AddPage } from './toevoegen/toevoegen-page.tsx';

const A = `/admins/${ADMIN_ID}`;
const G = `${A}/groepen/${GROEP_ID}`;
const GROEP = { id: GROEP_ID, naam: '4/5 Meeuwen' };
const DETAIL = {
  ...GROEP,
  jaargroepen: [4, 5],
  schooljaar: '2026-2027',
  gearchiveerd: false,
  versie: 1,
  code: 'TOLVIR',
  docentIds: [],
  subgroepen: [],
};
const kind = (nr: number, roepnaam: string) => ({
  id: createId(nr),
  naam: roepnaam,
  roepnaam,
  achternaam: '',
  gebruikersnaam: roepnaam.toLowerCase(),
  dier: 'vos',
  jaargroep: 4,
  inlogsoort: 'tekst',
  geblokkeerd: false,
  weekMinuten: 0,
  takenVandaag: 0,
  instellingAfwijkend: false,
});
const list = (items: object[]) => ({ groep: { ...GROEP, jaargroepen: [4, 5], code: 'TOLVIR' }, items });

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the one button of a signal', () => {
  const signaal = (kind: string, action: string, part: object = {}) => ({
    soort: kind,
    actie: action,
    leerlingId: createId(1),
    groepId: GROEP_ID,
    naam: 'Öykü',
    aantal: 0,
    tekst: '',
    ...part,
  });
  const show = (items: object[], added: Antwoorden = {}) => {
    const server = stubServer({
      [`GET ${A}/groepen`]: {
        items: [
          {
            ...GROEP,
            jaargroepen: [4, 5],
            schooljaar: '2026-2027',
            docenten: [],
            aantal: 2,
            weekActief: 1,
            weekMinuten: 12,
            signalen: 0,
            gearchiveerd: false,
          },
        ],
      },
      [`GET ${A}/signalen`]: {
        items,
        totaal: items.filter((item) => 'leerlingId' in item && item.leerlingId !== undefined).length,
      },
      [`GET ${G}/leerlingen`]: list([kind(1, 'Öykü')]),
      [`GET ${A}/leerlingen`]: { items: [], totaal: 0, pagina: 1, grootte: 1 },
      ...added,
    });
    showScreen(<GroepenPage />, { pad: '/groepen' });
    return server;
  };

  it('lets a locked child in again', async () => {
    const { completed } = show([signaal('plaatjes_geblokkeerd', 'ontgrendelen')], {
      [`POST ${A}/leerlingen/${createId(1)}/ontgrendelingen`]: { status: 204, body: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Laat weer inloggen: Öykü' }));
    expect(await screen.findByText('Öykü kan weer inloggen.')).toBeTruthy();
    expect(completed.map(({ regel: rule }) => rule)).toContain(`POST ${A}/leerlingen/${createId(1)}/ontgrendelingen`);
  });

  it('asks for the level of a new child and keeps it', async () => {
    const { completed } = show([signaal('zonder_startniveau', 'startniveau')], {
      [`POST ${A}/leerlingen/startniveaus`]: { vorige: [{ leerlingId: createId(1), niveau: null }] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kies startniveau voor Öykü' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Bewaren' }));
    expect(dialog.getByText('Dit veld is verplicht.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Midden groep 4' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bewaren' }));
    await waitFor(() =>
      expect(completed.find(({ regel: rule }) => rule.startsWith('POST'))?.body).toEqual({
        ids: [createId(1)],
        niveau: 4.5,
      }),
    );
  });

  it('leads to who can make room, and does not count the licence as a child', async () => {
    show([signaal('plaatsen_vol', 'plaatsen', { leerlingId: undefined, groepId: undefined, naam: '', aantal: 150 })]);
    expect(await screen.findByText('Alle 150 plaatsen zijn in gebruik')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bekijk leerlingen' }).getAttribute('href')).toBe(
      `${A}/leerlingen?sorteer=laatst`,
    );
    expect(screen.queryByText(/even je aandacht/)).toBeNull();
  });
});

it('starts entry tests for who was chosen, says who was left out, and takes them back', async () => {
  const started = [{ leerlingId: createId(1), somvensterId: createId(50), vorigeId: createId(51) }];
  const { completed } = stubServer({
    [`GET ${G}`]: DETAIL,
    [`GET ${G}/leerlingen`]: list([kind(1, 'Öykü'), kind(2, 'Adam'), kind(3, 'Noor')]),
    [`POST ${A}/leerlingen/instapmetingen/herstellingen`]: { aantal: 1 },
    [`POST ${A}/leerlingen/instapmetingen`]: { gestart: started, overgeslagen: [createId(2)] },
  });
  showScreen(<LeerlingenPage />, { pad: `/groepen/${GROEP_ID}/leerlingen` });
  for (const name of ['Öykü', 'Adam'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Kies ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Instapmeting' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Starten' }));
  expect(
    await screen.findByText('1 instapmeting staat klaar. 1 leerling had er al een of heeft te weinig doelen.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() =>
    expect(completed.find(({ regel: rule }) => rule.endsWith('/herstellingen'))?.body).toEqual({ gestart: started }),
  );
  expect(completed.find(({ regel: rule }) => rule.endsWith('/instapmetingen'))?.body).toEqual({
    ids: [createId(1), createId(2)],
  });
});

it('B7 shows a group of 61 in pages of 50, and what was found as far as it goes', async () => {
  const children = Array.from({ length: 61 }, (_, nr) => kind(nr + 1, `Kind ${String(nr + 1).padStart(2, '0')}`));
  stubServer({ [`GET ${G}`]: DETAIL, [`GET ${G}/leerlingen`]: list(children) });
  showScreen(<LeerlingenPage />, { pad: `/groepen/${GROEP_ID}/leerlingen` });
  expect(await screen.findAllByRole('rowheader')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: /page 2/i }));
  expect(screen.getAllByRole('rowheader').map((rowHeader) => rowHeader.textContent.trim())).toContain('Kind 61');
  expect(screen.getAllByRole('rowheader')).toHaveLength(11);
});

it('B7 turns the pages of what was searched for', async () => {
  const row = { id: createId(1), naam: 'Jan Vos', roepnaam: 'Jan', dier: 'vos', jaargroep: 4, gebruikersnaam: 'jan.v' };
  const sheets: string[] = [];
  stubServer({
    [`GET ${A}/groepen`]: { items: [] },
    [`GET ${A}/leerlingen`]: { items: [row], totaal: 60, pagina: 1, grootte: 25 },
  });
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    if (address.includes('/leerlingen?')) sheets.push(address.split('?')[1] ?? '');
    return server(address, options);
  });
  showScreen(<AllLeerlingenPage />, { pad: '/leerlingen' });
  await userEvent.type(await screen.findByRole('searchbox'), 'jan');
  await waitFor(() => expect(sheets.at(-1)).toContain('zoek=jan'));
  await userEvent.click(await screen.findByRole('button', { name: /page 3/i }));
  await waitFor(() => expect(sheets.at(-1)).toMatch(/^pagina=3&.*zoek=jan/));
});

describe('B6 the grid of new children', () => {
  const show = (added: Antwoorden = {}) => {
    const server = stubServer({ [`GET ${G}`]: DETAIL, [`POST ${A}/leerlingvoorstellen`]: { items: [] }, ...added });
    showScreen(<AddPage />, { pad: `/groepen/${GROEP_ID}/leerlingen/toevoegen` });
    return server;
  };
  const cell = (field: string, nr: number) => screen.findByRole('textbox', { name: new RegExp(`^${field}.* ${nr}$`) });
  const append = () => userEvent.click(screen.getByRole('button', { name: /^(?:\d+ leerling(?:en)? )?toevoegen$/i }));

  it.each([
    ['Roepnaam', '7', 'Dit heeft niet de juiste vorm. Voorbeeld: Zoë.'],
    ['Roepnaam', 'x'.repeat(65), 'Gebruik hoogstens 64 tekens.'],
    ['Achternaam', 'x'.repeat(201), 'Gebruik hoogstens 200 tekens.'],
    ['Gebruikersnaam', 'ab', 'Gebruik minstens 3 tekens.'],
    ['Gebruikersnaam', 'a b c', 'Dit heeft niet de juiste vorm. Voorbeeld: zoe.b.'],
  ])('says at %s %j what is wrong, goes there and sends nothing', async (field, value, zin) => {
    const { completed } = show();
    await userEvent.type(await cell('Roepnaam', 1), 'Noor');
    const spot = await cell(field, 1);
    await userEvent.clear(spot);
    await userEvent.click(spot);
    await userEvent.paste(value);
    await append();
    expect(await screen.findByText(zin)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(spot));
    expect(completed.some(({ regel: rule }) => rule === `POST ${G}/leerlingen`)).toBe(false);
  });

  it('asks for a first name where only another field was filled, and for one child at least', async () => {
    show();
    await cell('Roepnaam', 1);
    await append();
    expect(await screen.findByText('Kies minstens één mogelijkheid.')).toBeTruthy();
    await userEvent.type(await cell('Achternaam', 2), 'Vos');
    await append();
    expect(await screen.findByText('Dit veld is verplicht.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await cell('Roepnaam', 2)));
  });

  it('shows what only the server knows at its field', async () => {
    show({
      [`POST ${G}/leerlingen`]: refusal(400, 'Controleer je invoer.', {
        velden: { 'leerlingen.0.gebruikersnaam': 'bestaat_al' },
      }),
    });
    await userEvent.type(await cell('Roepnaam', 1), 'Noor');
    await userEvent.type(await cell('Gebruikersnaam', 1), 'noor.v');
    await append();
    expect(await screen.findByText('Dit bestaat al.')).toBeTruthy();
  });
});

describe.each([
  ['nl', 'groepen', 'klassen'],
  ['nl-BE', 'klassen', 'groepen'],
] as const)('B21 on the host of %s', (language, own, other) => {
  const Here = () => {
    const { pathname, search, hash } = useLocation();
    return <p>{`${pathname}${search}${hash}`}</p>;
  };
  it.each(['', '/g1/leerlingen/toevoegen', '/edexml?bron=lijst', '/g1/voortgang?leerling=x#doel'])(
    `/${other}%s becomes /${own}`,
    async (behind) => {
      await startTexts(language);
      render(
        <MemoryRouter initialEntries={[`/admins/x/${other}${behind}`]}>
          <Routes>
            <Route path={`/admins/:adminId/${other}/*`} element={<OtherWoord />} />
            <Route path="*" element={<Here />} />
          </Routes>
        </MemoryRouter>,
      );
      expect(screen.getByText(`/admins/x/${own}${behind}`)).toBeTruthy();
    },
  );
});

it('B22 a group by the name of a screen opens by its id', async () => {
  stubServer({
    [`GET ${G}`]: { ...DETAIL, naam: 'edexml' },
    [`GET ${G}/leerlingen`]: { ...list([kind(1, 'Öykü')]), groep: { ...GROEP, naam: 'edexml', jaargroepen: [4] } },
  });
  showScreen(<LeerlingenPage />, { pad: `/groepen/${GROEP_ID}/leerlingen` });
  expect(await screen.findByText(/^edexml,/)).toBeTruthy();
  expect(await screen.findAllByRole('rowheader', { name: /Öykü/ })).toHaveLength(1);
});
