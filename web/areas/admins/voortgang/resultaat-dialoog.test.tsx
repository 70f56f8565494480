import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nieuwLvsResultaatSchema } from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { lvsCsv } from './lvs-csv.ts';
import { naarResultaat, ResultaatDialoog } from './resultaat-dialoog.tsx';

beforeEach(() => startTeksten());
afterEach(cleanup);

const LEEG = {
  leerlingId: '',
  aanbieder: '',
  toets: '',
  moment: '',
  afnamedatum: '',
  schaal: '',
  niveau: '',
  aantalopgaven: '',
  aantalgoed: '',
  vaardigheidsscore: '',
  dle: '',
};

it('says at every field what is missing, and goes to the first', async () => {
  render(
    <MemoryRouter>
      <ResultaatDialoog
        leerlingen={[{ leerlingId: maakId(1), naam: 'Zoë Hof' }]}
        onSluit={() => undefined}
        onKlaar={() => undefined}
      />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(screen.getAllByText('Kies minstens één mogelijkheid.').length).toBeGreaterThanOrEqual(2);
  expect(screen.getAllByText('Dit veld is verplicht.').length).toBeGreaterThanOrEqual(2);
  expect(screen.getByText('Dit heeft niet de juiste vorm. Voorbeeld: 2026-01-31.')).toBeDefined();
});

it('reads a comma, leaves empty numbers out, and gives the verdict of the server', () => {
  const goed = {
    ...LEEG,
    aanbieder: 'cito',
    toets: 'Spelling',
    moment: 'M5',
    afnamedatum: '2026-01-29',
    schaal: 'AE',
    niveau: 'C',
    vaardigheidsscore: '142,5',
  };
  expect(nieuwLvsResultaatSchema.parse(naarResultaat(goed))).toMatchObject({
    niveau: 'C',
    schaal: 'AE',
    vaardigheidsscore: 142.5,
  });
  expect(nieuwLvsResultaatSchema.safeParse(naarResultaat({ ...goed, schaal: '' })).success).toBe(false);
  expect(nieuwLvsResultaatSchema.safeParse(naarResultaat({ ...goed, aantalgoed: 'veel' })).success).toBe(false);
});

it('writes results in the form the import reads', () => {
  const uit = lvsCsv({
    groep: { id: maakId(9), naam: 'Groep A' },
    items: [
      {
        leerlingId: maakId(1),
        naam: 'Zoë Hof',
        sleutel: '1001',
        resultaten: [
          {
            id: maakId(2),
            bron: 'hand',
            aanbieder: 'cito',
            toets: 'Spelling',
            moment: 'M5',
            afnamedatum: '2026-01-29',
            schaal: 'AE',
            niveau: 'C',
            aantalgoed: 61,
            dle: 61,
            categorieen: {},
          },
        ],
      },
    ],
  });
  expect(Object.fromEntries(uit[0]?.map((kolom, nr) => [kolom, uit[1]?.[nr]]) ?? [])).toMatchObject({
    leerlingkey: '1001',
    naam: 'Zoë Hof',
    aanbieder: 'cito',
    moment: 'M5',
    schaal: 'AE',
    niveau: 'C',
    aantalgoed: '61',
    dle: '60+',
  });
});
