import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import nl from './i18n/nl.json' with { type: 'json' };
import nlBe from './i18n/nl-BE.json' with { type: 'json' };
import { HttpError } from '#web/platform/http-error.ts';
import { http } from '#web/platform/http.ts';
import { session } from '#web/platform/session.ts';
import { createId, startTexts } from '../shared/test-kit.ts';
import { PaperPage } from './papers-page.tsx';
import { piecesOf, type Piece } from '../shared/pieces.ts';

// The panel in a simulated browser is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ADMIN = createId(1);
const SCHOOL: AccountDetails = {
  versie: 3,
  soort: 'school',
  land: 'NL',
  code: 'VUUR2026',
  naam: 'De Vuurtoren',
  contactpersoon: 'Marit Oosterling',
  email: 'info@vuurtoren.test',
  telefoon: '',
  straat: 'Kade',
  huisnummer: '3',
  postcode: '8011 AB',
  plaats: 'Zandmeer',
  factuurEmail: '',
  factuurKenmerk: '',
  btwNummer: '',
  brin: '99ZZ',
  dependance: '',
  kvk: '',
  instellingsnummer: '',
  ondernemingsnummer: '',
  instellingen: { ...DEFAULT_SETTINGS, prullenbakDagen: 45 },
  subverwerkers: ['Server: Wolk, Utrecht', 'Mail: Post, Gent'],
};
const json = vi.spyOn(http, 'json');

beforeEach(() =>
  session.begin({
    token: 'a.b.c',
    gebruiker: { _id: createId(9), role: 'schooladmin', adminId: ADMIN, exp: 4_102_444_800 },
  }),
);
afterEach(() => {
  cleanup();
  session.wis();
  json.mockReset();
});

interface Shown {
  gegevens?: Partial<AccountDetails>;
  language?: 'nl' | 'nl-BE';
}

async function show(piece: string, part: Shown): Promise<void> {
  await startTexts(part.language ?? 'nl');
  json.mockResolvedValue({ ...SCHOOL, ...part.gegevens });
  open(piece);
}

function open(piece: string): void {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/admins/${ADMIN}/accountgegevens/papieren/${piece}`]}>
        <Routes>
          <Route path="/admins/:adminId/accountgegevens/papieren/:stuk" element={<PaperPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

/** Text of a paper as it stands on the page. */
async function paper(piece: string, part: Shown = {}): Promise<HTMLElement> {
  await show(piece, part);
  return screen.findByRole('article');
}
const DOCUMENTS = ['overeenkomst', 'bijsluiter', 'beveiliging', 'verklaring'] as const satisfies readonly Piece[];

it.each(DOCUMENTS)('the %s fills in who it is about, in both countries, and leaves no gap', async (piece) => {
  const kind = piece === 'verklaring' ? 'thuis' : 'school';
  expect(piecesOf(kind)).toContain(piece);
  for (const [language, land] of [
    ['nl', 'NL'],
    ['nl-BE', 'BE'],
  ] as const) {
    const { textContent: text } = await paper(piece, { language, gegevens: { soort: kind, land } });
    expect(text).toContain('De Vuurtoren, Kade 3, 8011 AB Zandmeer');
    expect(text).not.toMatch(/\{\{|\}\}|undefined|stuk\./);
    cleanup();
  }
});

it('has lines to sign on in the agreement, and the terms and parties of this organisation in the annex', async () => {
  const article = await paper('overeenkomst');
  expect(article.textContent).toContain('99ZZ');
  expect([...article.querySelectorAll('.paper__line dt')]).toHaveLength(10);
  expect(article.querySelectorAll('section h2')).toHaveLength(12);
  cleanup();
  const leaflet = await paper('bijsluiter');
  expect(leaflet.textContent).toContain('45 dagen');
  expect([...leaflet.querySelectorAll('.paper__point')].map((point) => point.textContent)).toEqual(
    expect.arrayContaining(['Server: Wolk, Utrecht', 'Mail: Post, Gent']),
  );
  expect(leaflet.querySelector('.paper__signing')).toBeNull();
});

it('says so when nobody wrote down who else handles data', async () => {
  expect((await paper('bijsluiter', { gegevens: { subverwerkers: [] } })).textContent).toContain(
    nl['subverwerkers.onbekend'].slice(0, 30),
  );
});

it('gives a home no agreement, and a school no statement', async () => {
  for (const [piece, kind] of [
    ['overeenkomst', 'thuis'],
    ['verklaring', 'school'],
  ] as const) {
    await show(piece, { gegevens: { soort: kind } });
    expect(await screen.findByRole('heading', { name: 'Deze pagina is er niet' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    cleanup();
  }
});

it('names the paper that did not come, and offers to print only one that is there', async () => {
  await startTexts('nl');
  json.mockRejectedValue(new HttpError(500, { message: 'Er ging iets mis.' }));
  open('overeenkomst');
  expect(await screen.findByText('Er ging iets mis.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: nl['stuk.overeenkomst.titel'] })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  cleanup();
  await paper('overeenkomst');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

it('differs in Flanders only where the text exists here too', () => {
  const keys = new Set(Object.keys(nl));
  expect(Object.keys(nlBe).filter((key) => !keys.has(key))).toEqual([]);
});
