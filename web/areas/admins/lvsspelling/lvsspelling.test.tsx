import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LvsFinding } from '#server/features/lvsspelling/lvs-results.contract.ts';
import type { LvsPlan, LvsLine } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { createId, startTexts } from '../shared/test-kit.ts';
import {
  LVS_INITIAL,
  isSameMapping,
  chooseInLvs,
  chooseSoleMatches,
  chooseLeerling,
  chooseField,
  lvsChoices,
  tallyLvs,
  missingInLvs,
} from './choice-state.ts';
import { validateLvsFile, LvsChooseStep } from './choose-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { niveauText, toetsmomentText, resultParts } from '../shared/lvsspelling/lvs-text.ts';
import { RowsTable } from './rows-table.tsx';

beforeEach(() => startTexts());
afterEach(cleanup);

const RESULT: LvsFinding = {
  aanbieder: 'cito',
  toets: 'Spelling',
  moment: 'M5',
  afnamedatum: '2026-01-29',
  schaal: 'AE',
  niveau: 'C',
  categorieen: {},
};
const rule = (nr: number, kind: LvsLine['soort'], part: Partial<LvsLine> = {}): LvsLine => ({
  nr,
  regel: nr + 1,
  soort: kind,
  naam: `Kind ${nr}`,
  kandidaten: [],
  uitslag: RESULT,
  codes: [],
  melding: '',
  ...part,
});
function plan(rules: LvsLine[], part: Partial<LvsPlan> = {}): LvsPlan {
  const countUp = (kind: LvsLine['soort']): number => rules.filter((row) => row.soort === kind).length;
  return {
    planId: createId(1),
    fileSha256: '0',
    verlooptOp: '2026-11-22T10:00:00.000Z',
    kolommen: [
      { naam: 'Nummer', voorbeelden: ['1001', '1002', '', '', ''] },
      { naam: 'Zone', voorbeelden: ['C', 'D', 'A', 'B', 'E'] },
    ],
    voorstel: { kolommen: ['leerlingkey', null], vast: {} },
    mist: [],
    profielen: [],
    regels: rules,
    voorbeeldnamen: [],
    tellingen: {
      nieuw: countUp('nieuw'),
      gewijzigd: countUp('gewijzigd'),
      gelijk: countUp('gelijk'),
      niet_gevonden: countUp('niet_gevonden'),
      ambigu: countUp('ambigu'),
      fout: countUp('fout'),
    },
    ...part,
  };
}

describe('a result in words', () => {
  it('never shows a level without its scale, and tells a C of Cito from one of VCLB', async () => {
    const t = await startTexts();
    expect(niveauText(t, { niveau: 'C', schaal: 'AE', aanbieder: 'cito' })).toBe('C (Cito A-E)');
    expect(niveauText(t, { niveau: 'C', schaal: 'VCLB', aanbieder: 'vclb' })).toBe('C (VCLB)');
    expect(niveauText(t, { niveau: 'IV', schaal: 'IV', aanbieder: 'anders' })).toBe('IV (I-V)');
    expect(
      resultParts(t, {
        ...RESULT,
        aantalgoed: 31,
        aantalopgaven: 40,
        vaardigheidsscore: 142.5,
        percentiel: 40,
        dle: 61,
      }),
    ).toEqual(['C (Cito A-E)', '31 van 40 goed', 'score 142,5', 'percentiel 40', 'DLE 60+']);
  });

  it('names a moment in the words of the country', async () => {
    expect(toetsmomentText(await startTexts('nl'), 'M5')).toBe('midden groep 5');
    const be = await startTexts('nl-BE');
    expect([toetsmomentText(be, 'M5'), toetsmomentText(be, 'E8')]).toEqual(['midden 3e leerjaar', 'einde 6e leerjaar']);
    expect([be('lvs:veld.leerlingkey'), be('lvsspelling:naarGroepen')]).toEqual(['Stamnummer', 'Naar mijn klassen']);
  });
});

describe('choices', () => {
  const rules = [
    rule(1, 'nieuw'),
    rule(2, 'gewijzigd'),
    rule(3, 'gelijk'),
    rule(4, 'ambigu', { kandidaten: [{ id: createId(7), naam: 'Bram Vos' }] }),
    rule(5, 'fout'),
    rule(6, 'niet_gevonden'),
  ];

  it('follow the plan until somebody ticks or chooses', () => {
    expect(tallyLvs(plan(rules), LVS_INITIAL)).toEqual({ nieuw: 1, gewijzigd: 1, gelijk: 1, over: 3 });
    const swapped = chooseLeerling(chooseInLvs(LVS_INITIAL, [rule(1, 'nieuw')], false), 4, createId(7));
    expect(tallyLvs(plan(rules), swapped)).toEqual({ nieuw: 1, gewijzigd: 1, gelijk: 1, over: 3 });
    expect(lvsChoices(swapped)).toEqual({ uit: [1], kies: [{ nr: 4, leerlingId: createId(7) }], namenKloppen: false });
    expect(lvsChoices(chooseLeerling(swapped, 4, null)).kies).toEqual([]);
    const two = rule(8, 'ambigu', { kandidaten: [7, 8].map((id) => ({ id: createId(id), naam: 'Noor Bos' })) });
    expect([...chooseSoleMatches(LVS_INITIAL, [...rules, two]).kies]).toEqual([[4, createId(7)]]);
  });

  it('say what is missing', () => {
    expect(missingInLvs(plan([rule(3, 'gelijk')]), LVS_INITIAL)).toBe('niets');
    expect(missingInLvs(plan([rule(4, 'ambigu')]), LVS_INITIAL)).toBe('wie');
    expect(missingInLvs(plan(rules, { voorbeeldnamen: ['Zoë'] }), LVS_INITIAL)).toBe('namen');
    expect(missingInLvs(plan(rules, { voorbeeldnamen: ['Zoë'] }), { ...LVS_INITIAL, namenKloppen: true })).toBe(null);
  });

  it('move a field when another column gets it, and know an unchanged mapping', () => {
    const mapping = plan([]).voorstel;
    expect(chooseField(mapping, 1, 'leerlingkey').kolommen).toEqual([null, 'leerlingkey']);
    expect(isSameMapping(mapping, { ...mapping, vast: { toets: undefined } })).toBe(true);
    expect(isSameMapping(mapping, chooseField(mapping, 1, 'niveau'))).toBe(false);
  });
});

it('weighs a file before it is sent', async () => {
  expect([
    validateLvsFile({ name: 'a.CSV', size: 1 }),
    validateLvsFile({ name: 'a.xlsx', size: 0 }),
    validateLvsFile({ name: 'a.xlsx', size: 5 * 1024 * 1024 + 1 }),
    validateLvsFile({ name: 'a.pdf', size: 9 }),
  ]).toEqual([null, 'leeg', 'groot', 'soort']);
  const chooses = vi.fn<(file: File) => void>();
  render(
    <MemoryRouter>
      <LvsChooseStep bezig={false} fout={null} dicht={false} onChoose={chooses} />
    </MemoryRouter>,
  );
  await userEvent.upload(screen.getByLabelText('Kies een bestand', { selector: 'input' }), new File([''], 'leeg.csv'));
  expect(screen.getByRole('alert').textContent).toContain('Dit bestand is leeg.');
  expect(chooses).not.toHaveBeenCalled();
  await userEvent.upload(
    screen.getByLabelText('Kies een bestand', { selector: 'input' }),
    new File(['a;b'], 'goed.csv'),
  );
  expect(chooses).toHaveBeenCalledOnce();
});

it('shows five values of every column, what is missing, and sends what somebody chose', async () => {
  const proceed = vi
    .fn<(mapping: unknown, onFieldErrors: unknown) => Promise<undefined>>()
    .mockResolvedValue(undefined);
  render(
    <MemoryRouter>
      <ColumnsStep
        plan={plan([], { mist: ['aanbieder', 'schaal'] })}
        bezig={false}
        fout={null}
        onBack={() => undefined}
        onProceed={proceed}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('de aanbieder van de toets');
  const row = screen.getByRole('row', { name: /Zone/ });
  expect([...'CDABE'].every((letter) => within(row).getByText(letter) !== null)).toBe(true);
  await userEvent.click(within(row).getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'Niveau' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Schaal' }));
  await userEvent.click(screen.getByRole('option', { name: 'VCLB' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
  expect(proceed).toHaveBeenCalledWith(
    { kolommen: ['leerlingkey', 'niveau'], vast: { schaal: 'VCLB' } },
    expect.any(Function),
  );
});

it('shows old and new with their scales, the sentence of an error, and asks who a row is about', async () => {
  const set = vi.fn<(state: unknown) => void>();
  const { rerender } = render(
    <RowsTable
      soort="gewijzigd"
      regels={[rule(1, 'gewijzigd', { oud: { ...RESULT, schaal: 'VCLB', aanbieder: 'vclb' } })]}
      keuzes={LVS_INITIAL}
      onChoices={set}
    />,
  );
  expect(screen.getByRole('row', { name: /Kind 1/ }).textContent).toMatch(/C \(VCLB\).*C \(Cito A-E\)/);
  rerender(
    <RowsTable
      soort="fout"
      regels={[
        rule(2, 'fout', {
          uitslag: undefined,
          codes: ['NIVEAU_ONGELDIG'],
          melding: 'Dit niveau hoort niet bij deze schaal.',
        }),
      ]}
      keuzes={LVS_INITIAL}
      onChoices={set}
    />,
  );
  expect(screen.getByText('Dit niveau hoort niet bij deze schaal.')).toBeDefined();
  rerender(
    <RowsTable
      soort="ambigu"
      regels={[rule(3, 'ambigu', { kandidaten: [{ id: createId(7), naam: 'Bram Vos', groep: 'Groep B' }] })]}
      keuzes={LVS_INITIAL}
      onChoices={set}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Wie is Kind 3?' }));
  await userEvent.click(screen.getByRole('option', { name: 'Bram Vos, Groep B' }));
  expect(set).toHaveBeenLastCalledWith(expect.objectContaining({ kies: new Map([[3, createId(7)]]) }));
});
