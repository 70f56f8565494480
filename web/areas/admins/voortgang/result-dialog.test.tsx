import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newLvsResultSchema } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { createId, startTexts } from '../shared/test-kit.ts';
import { lvsCsv } from './lvs-csv.ts';
import { toResult, ResultDialog } from './result-dialog.tsx';

beforeEach(() => startTexts());
afterEach(cleanup);

const EMPTY = {
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
      <ResultDialog
        leerlingen={[{ leerlingId: createId(1), naam: 'Zoë Hof' }]}
        onSluit={() => undefined}
        onDone={() => undefined}
      />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(screen.getAllByText('Kies minstens één mogelijkheid.').length).toBeGreaterThanOrEqual(2);
  expect(screen.getAllByText('Dit veld is verplicht.').length).toBeGreaterThanOrEqual(2);
  expect(screen.getByText('Dit heeft niet de juiste vorm. Voorbeeld: 2026-01-31.')).toBeDefined();
});

it('reads a comma, leaves empty numbers out, and gives the verdict of the server', () => {
  const correct = {
    ...EMPTY,
    aanbieder: 'cito',
    toets: 'Spelling',
    moment: 'M5',
    afnamedatum: '2026-01-29',
    schaal: 'AE',
    niveau: 'C',
    vaardigheidsscore: '142,5',
  };
  expect(newLvsResultSchema.parse(toResult(correct))).toMatchObject({
    niveau: 'C',
    schaal: 'AE',
    vaardigheidsscore: 142.5,
  });
  expect(newLvsResultSchema.safeParse(toResult({ ...correct, schaal: '' })).success).toBe(false);
  expect(newLvsResultSchema.safeParse(toResult({ ...correct, aantalgoed: 'veel' })).success).toBe(false);
});

it('writes results in the form the import reads', () => {
  const out = lvsCsv({
    groep: { id: createId(9), naam: 'Groep A' },
    items: [
      {
        leerlingId: createId(1),
        naam: 'Zoë Hof',
        sleutel: '1001',
        resultaten: [
          {
            id: createId(2),
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
  expect(Object.fromEntries(out[0]?.map((column, nr) => [column, out[1]?.[nr]]) ?? [])).toMatchObject({
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
