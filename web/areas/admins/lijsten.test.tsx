import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeerlingenPage } from './leerlingen/leerlingen-page.tsx';
import { AlleLeerlingenPage } from './alle-leerlingen/alle-leerlingen-page.tsx';
import { GroepenPage } from './groepen/groepen-page.tsx';
import { AnderWoord } from './kader/ander-woord.tsx';
import { ADMIN_ID, GROEP_ID, stubServer, toonScherm, weigering, type Antwoorden } from './scherm-kit.tsx';
import { maakId, startTeksten } from './test-kit.ts';
import { ToevoegenPage } from './toevoegen/toevoegen-page.tsx';

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
  id: maakId(nr),
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
const lijst = (items: object[]) => ({ groep: { ...GROEP, jaargroepen: [4, 5], code: 'TOLVIR' }, items });

beforeEach(() => startTeksten());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the one button of a signal', () => {
  const signaal = (soort: string, actie: string, deel: object = {}) => ({
    soort,
    actie,
    leerlingId: maakId(1),
    groepId: GROEP_ID,
    naam: 'Öykü',
    aantal: 0,
    tekst: '',
    ...deel,
  });
  const toon = (items: object[], erbij: Antwoorden = {}) => {
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
      [`GET ${A}/signalen`]: { items },
      [`GET ${G}/leerlingen`]: lijst([kind(1, 'Öykü')]),
      [`GET ${A}/leerlingen`]: { items: [], totaal: 0, pagina: 1, grootte: 1 },
      ...erbij,
    });
    toonScherm(<GroepenPage />, { pad: '/groepen' });
    return server;
  };

  it('lets a locked child in again', async () => {
    const { gedaan } = toon([signaal('plaatjes_geblokkeerd', 'ontgrendelen')], {
      [`POST ${A}/leerlingen/${maakId(1)}/ontgrendelingen`]: { status: 204, body: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Laat Öykü weer inloggen' }));
    expect(await screen.findByText('Öykü kan weer inloggen.')).toBeTruthy();
    expect(gedaan.map(({ regel }) => regel)).toContain(`POST ${A}/leerlingen/${maakId(1)}/ontgrendelingen`);
  });

  it('asks for the level of a new child and keeps it', async () => {
    const { gedaan } = toon([signaal('zonder_startniveau', 'startniveau')], {
      [`POST ${A}/leerlingen/startniveaus`]: { vorige: [{ leerlingId: maakId(1), niveau: null }] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kies startniveau voor Öykü' }));
    const dialoog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialoog.getByRole('button', { name: 'Bewaren' }));
    expect(dialoog.getByText('Dit veld is verplicht.')).toBeTruthy();
    await userEvent.click(dialoog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Midden groep 4' }));
    await userEvent.click(dialoog.getByRole('button', { name: 'Bewaren' }));
    await vi.waitFor(() =>
      expect(gedaan.find(({ regel }) => regel.startsWith('POST'))?.body).toEqual({ ids: [maakId(1)], niveau: 4.5 }),
    );
  });

  it('leads to who can make room, and does not count the licence as a child', async () => {
    toon([signaal('plaatsen_vol', 'plaatsen', { leerlingId: undefined, groepId: undefined, naam: '', aantal: 150 })]);
    expect(await screen.findByText('Alle 150 plaatsen zijn in gebruik')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bekijk leerlingen' }).getAttribute('href')).toBe(
      `${A}/leerlingen?sorteer=laatst`,
    );
    expect(screen.queryByText(/even je aandacht/)).toBeNull();
  });
});

it('starts entry tests for who was chosen, says who was left out, and takes them back', async () => {
  const gestart = [{ leerlingId: maakId(1), somvensterId: maakId(50), vorigeId: maakId(51) }];
  const { gedaan } = stubServer({
    [`GET ${G}`]: DETAIL,
    [`GET ${G}/leerlingen`]: lijst([kind(1, 'Öykü'), kind(2, 'Adam'), kind(3, 'Noor')]),
    [`POST ${A}/leerlingen/instapmetingen/herstellingen`]: { aantal: 1 },
    [`POST ${A}/leerlingen/instapmetingen`]: { gestart, overgeslagen: [maakId(2)] },
  });
  toonScherm(<LeerlingenPage />, { pad: `/groepen/${GROEP_ID}/leerlingen` });
  for (const naam of ['Öykü', 'Adam'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Kies ${naam}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Instapmeting' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Starten' }));
  expect(
    await screen.findByText('1 instapmeting staat klaar. 1 leerling had er al een of heeft te weinig doelen.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await vi.waitFor(() =>
    expect(gedaan.find(({ regel }) => regel.endsWith('/herstellingen'))?.body).toEqual({ gestart }),
  );
  expect(gedaan.find(({ regel }) => regel.endsWith('/instapmetingen'))?.body).toEqual({ ids: [maakId(1), maakId(2)] });
});

it('B7 shows a group of 61 in pages of 50, and what was found as far as it goes', async () => {
  const kinderen = Array.from({ length: 61 }, (_, nr) => kind(nr + 1, `Kind ${String(nr + 1).padStart(2, '0')}`));
  stubServer({ [`GET ${G}`]: DETAIL, [`GET ${G}/leerlingen`]: lijst(kinderen) });
  toonScherm(<LeerlingenPage />, { pad: `/groepen/${GROEP_ID}/leerlingen` });
  expect(await screen.findAllByRole('rowheader')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: /page 2/i }));
  expect(screen.getAllByRole('rowheader').map((rijkop) => rijkop.textContent.trim())).toContain('Kind 61');
  expect(screen.getAllByRole('rowheader')).toHaveLength(11);
});

it('B7 turns the pages of what was searched for', async () => {
  const rij = { id: maakId(1), naam: 'Jan Vos', roepnaam: 'Jan', dier: 'vos', jaargroep: 4, gebruikersnaam: 'jan.v' };
  const bladen: string[] = [];
  stubServer({
    [`GET ${A}/groepen`]: { items: [] },
    [`GET ${A}/leerlingen`]: { items: [rij], totaal: 60, pagina: 1, grootte: 25 },
  });
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', (adres: string, opties?: RequestInit) => {
    if (adres.includes('/leerlingen?')) bladen.push(adres.split('?')[1] ?? '');
    return server(adres, opties);
  });
  toonScherm(<AlleLeerlingenPage />, { pad: '/leerlingen' });
  await userEvent.type(await screen.findByRole('searchbox'), 'jan');
  await vi.waitFor(() => expect(bladen.at(-1)).toContain('zoek=jan'));
  await userEvent.click(await screen.findByRole('button', { name: /page 3/i }));
  await vi.waitFor(() => expect(bladen.at(-1)).toMatch(/^pagina=3&.*zoek=jan/));
});

describe('B6 the grid of new children', () => {
  const toon = (erbij: Antwoorden = {}) => {
    const server = stubServer({ [`GET ${G}`]: DETAIL, [`POST ${A}/leerlingvoorstellen`]: { items: [] }, ...erbij });
    toonScherm(<ToevoegenPage />, { pad: `/groepen/${GROEP_ID}/leerlingen/toevoegen` });
    return server;
  };
  const cel = (veld: string, nr: number) => screen.findByRole('textbox', { name: new RegExp(`^${veld}.* ${nr}$`) });
  const voegToe = () => userEvent.click(screen.getByRole('button', { name: /^(?:\d+ leerling(?:en)? )?toevoegen$/i }));

  it.each([
    ['Roepnaam', '7', 'Dit heeft niet de juiste vorm. Voorbeeld: Zoë.'],
    ['Roepnaam', 'x'.repeat(65), 'Gebruik hoogstens 64 tekens.'],
    ['Achternaam', 'x'.repeat(201), 'Gebruik hoogstens 200 tekens.'],
    ['Gebruikersnaam', 'ab', 'Gebruik minstens 3 tekens.'],
    ['Gebruikersnaam', 'a b c', 'Dit heeft niet de juiste vorm. Voorbeeld: zoe.b.'],
  ])('says at %s %j what is wrong, goes there and sends nothing', async (veld, waarde, zin) => {
    const { gedaan } = toon();
    await userEvent.type(await cel('Roepnaam', 1), 'Noor');
    const plek = await cel(veld, 1);
    await userEvent.clear(plek);
    await userEvent.click(plek);
    await userEvent.paste(waarde);
    await voegToe();
    expect(await screen.findByText(zin)).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(plek));
    expect(gedaan.some(({ regel }) => regel === `POST ${G}/leerlingen`)).toBe(false);
  });

  it('asks for a first name where only another field was filled, and for one child at least', async () => {
    toon();
    await cel('Roepnaam', 1);
    await voegToe();
    expect(await screen.findByText('Kies minstens één mogelijkheid.')).toBeTruthy();
    await userEvent.type(await cel('Achternaam', 2), 'Vos');
    await voegToe();
    expect(await screen.findByText('Dit veld is verplicht.')).toBeTruthy();
    await vi.waitFor(async () => expect(document.activeElement).toBe(await cel('Roepnaam', 2)));
  });

  it('shows what only the server knows at its field', async () => {
    toon({
      [`POST ${G}/leerlingen`]: weigering(400, 'Controleer je invoer.', {
        velden: { 'leerlingen.0.gebruikersnaam': 'bestaat_al' },
      }),
    });
    await userEvent.type(await cel('Roepnaam', 1), 'Noor');
    await userEvent.type(await cel('Gebruikersnaam', 1), 'noor.v');
    await voegToe();
    expect(await screen.findByText('Dit bestaat al.')).toBeTruthy();
  });
});

describe.each([
  ['nl', 'groepen', 'klassen'],
  ['nl-BE', 'klassen', 'groepen'],
] as const)('B21 on the host of %s', (taal, eigen, ander) => {
  const Hier = () => {
    const { pathname, search, hash } = useLocation();
    return <p>{`${pathname}${search}${hash}`}</p>;
  };
  it.each(['', '/g1/leerlingen/toevoegen', '/edexml?bron=lijst', '/g1/voortgang?leerling=x#doel'])(
    `/${ander}%s becomes /${eigen}`,
    async (achter) => {
      await startTeksten(taal);
      render(
        <MemoryRouter initialEntries={[`/admins/x/${ander}${achter}`]}>
          <Routes>
            <Route path={`/admins/:adminId/${ander}/*`} element={<AnderWoord />} />
            <Route path="*" element={<Hier />} />
          </Routes>
        </MemoryRouter>,
      );
      expect(screen.getByText(`/admins/x/${eigen}${achter}`)).toBeTruthy();
    },
  );
});

it('B22 a group by the name of a screen opens by its id', async () => {
  stubServer({
    [`GET ${G}`]: { ...DETAIL, naam: 'edexml' },
    [`GET ${G}/leerlingen`]: { ...lijst([kind(1, 'Öykü')]), groep: { ...GROEP, naam: 'edexml', jaargroepen: [4] } },
  });
  toonScherm(<LeerlingenPage />, { pad: `/groepen/${GROEP_ID}/leerlingen` });
  expect(await screen.findByText(/^edexml,/)).toBeTruthy();
  expect(await screen.findAllByRole('rowheader', { name: /Öykü/ })).toHaveLength(1);
});
