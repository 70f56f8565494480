import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  STANDAARD_INSTELLINGEN,
  type Accountgegevens,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import nl from '#web/i18n/verwerking/nl.json' with { type: 'json' };
import nlBe from '#web/i18n/verwerking/nl-BE.json' with { type: 'json' };
import { http } from '#web/platform/http.ts';
import { sessie } from '#web/platform/sessie.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { PapierPage } from './papier-page.tsx';
import { stukkenVan, type Stuk } from './stukken.ts';

// The panel in a simulated browser is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ADMIN = maakId(1);
const SCHOOL: Accountgegevens = {
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
  instellingen: { ...STANDAARD_INSTELLINGEN, prullenbakDagen: 45 },
  subverwerkers: ['Server: Wolk, Utrecht', 'Mail: Post, Gent'],
};
const json = vi.spyOn(http, 'json');

beforeEach(() =>
  sessie.begin({
    token: 'a.b.c',
    gebruiker: { _id: maakId(9), role: 'schooladmin', adminId: ADMIN, exp: 4_102_444_800 },
  }),
);
afterEach(() => {
  cleanup();
  sessie.wis();
  json.mockReset();
});

/** Text of a paper as it stands on the page. */
async function papier(
  stuk: string,
  deel: { gegevens?: Partial<Accountgegevens>; taal?: 'nl' | 'nl-BE' } = {},
): Promise<HTMLElement> {
  await startTeksten(deel.taal ?? 'nl');
  json.mockResolvedValue({ ...SCHOOL, ...deel.gegevens });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/admins/${ADMIN}/accountgegevens/papieren/${stuk}`]}>
        <Routes>
          <Route path="/admins/:adminId/accountgegevens/papieren/:stuk" element={<PapierPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return screen.findByRole('article');
}
const STUKKEN = ['overeenkomst', 'bijsluiter', 'beveiliging', 'verklaring'] as const satisfies readonly Stuk[];

it.each(STUKKEN)('the %s fills in who it is about, in both countries, and leaves no gap', async (stuk) => {
  const soort = stuk === 'verklaring' ? 'thuis' : 'school';
  expect(stukkenVan(soort)).toContain(stuk);
  for (const [taal, land] of [
    ['nl', 'NL'],
    ['nl-BE', 'BE'],
  ] as const) {
    const { textContent: tekst } = await papier(stuk, { taal, gegevens: { soort, land } });
    expect(tekst).toContain('De Vuurtoren, Kade 3, 8011 AB Zandmeer');
    expect(tekst).not.toMatch(/\{\{|\}\}|undefined|stuk\./);
    cleanup();
  }
});

it('has lines to sign on in the agreement, and the terms and parties of this organisation in the annex', async () => {
  const artikel = await papier('overeenkomst');
  expect(artikel.textContent).toContain('99ZZ');
  expect([...artikel.querySelectorAll('.papier__lijn dt')]).toHaveLength(10);
  expect(artikel.querySelectorAll('section h2')).toHaveLength(12);
  cleanup();
  const bijsluiter = await papier('bijsluiter');
  expect(bijsluiter.textContent).toContain('45 dagen');
  expect([...bijsluiter.querySelectorAll('.papier__punt')].map((punt) => punt.textContent)).toEqual(
    expect.arrayContaining(['Server: Wolk, Utrecht', 'Mail: Post, Gent']),
  );
  expect(bijsluiter.querySelector('.papier__tekenen')).toBeNull();
});

it('says so when nobody wrote down who else handles data', async () => {
  expect((await papier('bijsluiter', { gegevens: { subverwerkers: [] } })).textContent).toContain(
    nl['subverwerkers.onbekend'].slice(0, 30),
  );
});

it('gives a home no agreement, and a school no statement', async () => {
  for (const [stuk, soort] of [
    ['overeenkomst', 'thuis'],
    ['verklaring', 'school'],
  ] as const) {
    await expect(papier(stuk, { gegevens: { soort } })).rejects.toThrow('article');
    cleanup();
  }
});

it('differs in Flanders only where the text exists here too', () => {
  const sleutels = new Set(Object.keys(nl));
  expect(Object.keys(nlBe).filter((sleutel) => !sleutels.has(sleutel))).toEqual([]);
});
