import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LvsUitslag } from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import type { LvsPlan, LvsRegel } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import {
  BEGINSTAND,
  isZelfdeMapping,
  kies,
  kiesEnige,
  kiesLeerling,
  kiesVeld,
  naarKeuzes,
  telUit,
  watMist,
} from './keuzestand.ts';
import { keurLvsBestand, KiesStap } from './kies-stap.tsx';
import { KolommenStap } from './kolommen-stap.tsx';
import { niveauTekst, toetsmomentTekst, uitslagDelen } from './lvs-tekst.ts';
import { RijenTabel } from './rijen-tabel.tsx';

beforeEach(() => startTeksten());
afterEach(cleanup);

const UITSLAG: LvsUitslag = {
  aanbieder: 'cito',
  toets: 'Spelling',
  moment: 'M5',
  afnamedatum: '2026-01-29',
  schaal: 'AE',
  niveau: 'C',
  categorieen: {},
};
const regel = (nr: number, soort: LvsRegel['soort'], deel: Partial<LvsRegel> = {}): LvsRegel => ({
  nr,
  regel: nr + 1,
  soort,
  naam: `Kind ${nr}`,
  kandidaten: [],
  uitslag: UITSLAG,
  codes: [],
  melding: '',
  ...deel,
});
function plan(regels: LvsRegel[], deel: Partial<LvsPlan> = {}): LvsPlan {
  const tel = (soort: LvsRegel['soort']): number => regels.filter((rij) => rij.soort === soort).length;
  return {
    planId: maakId(1),
    fileSha256: '0',
    verlooptOp: '2026-11-22T10:00:00.000Z',
    kolommen: [
      { naam: 'Nummer', voorbeelden: ['1001', '1002', '', '', ''] },
      { naam: 'Zone', voorbeelden: ['C', 'D', 'A', 'B', 'E'] },
    ],
    voorstel: { kolommen: ['leerlingkey', null], vast: {} },
    mist: [],
    profielen: [],
    regels,
    voorbeeldnamen: [],
    tellingen: {
      nieuw: tel('nieuw'),
      gewijzigd: tel('gewijzigd'),
      gelijk: tel('gelijk'),
      niet_gevonden: tel('niet_gevonden'),
      ambigu: tel('ambigu'),
      fout: tel('fout'),
    },
    ...deel,
  };
}

describe('a result in words', () => {
  it('never shows a level without its scale, and tells a C of Cito from one of VCLB', async () => {
    const t = await startTeksten();
    expect(niveauTekst(t, { niveau: 'C', schaal: 'AE', aanbieder: 'cito' })).toBe('C (Cito A-E)');
    expect(niveauTekst(t, { niveau: 'C', schaal: 'VCLB', aanbieder: 'vclb' })).toBe('C (VCLB)');
    expect(niveauTekst(t, { niveau: 'IV', schaal: 'IV', aanbieder: 'anders' })).toBe('IV (I-V)');
    expect(
      uitslagDelen(t, {
        ...UITSLAG,
        aantalgoed: 31,
        aantalopgaven: 40,
        vaardigheidsscore: 142.5,
        percentiel: 40,
        dle: 61,
      }),
    ).toEqual(['C (Cito A-E)', '31 van 40 goed', 'score 142,5', 'percentiel 40', 'DLE 60+']);
  });

  it('names a moment in the words of the country', async () => {
    expect(toetsmomentTekst(await startTeksten('nl'), 'M5')).toBe('midden groep 5');
    const be = await startTeksten('nl-BE');
    expect([toetsmomentTekst(be, 'M5'), toetsmomentTekst(be, 'E8')]).toEqual([
      'midden 3e leerjaar',
      'einde 6e leerjaar',
    ]);
    expect([be('lvsspelling:veld.leerlingkey'), be('lvsspelling:naarGroepen')]).toEqual([
      'Stamnummer',
      'Naar mijn klassen',
    ]);
  });
});

describe('choices', () => {
  const regels = [
    regel(1, 'nieuw'),
    regel(2, 'gewijzigd'),
    regel(3, 'gelijk'),
    regel(4, 'ambigu', { kandidaten: [{ id: maakId(7), naam: 'Bram Vos' }] }),
    regel(5, 'fout'),
    regel(6, 'niet_gevonden'),
  ];

  it('follow the plan until somebody ticks or chooses', () => {
    expect(telUit(plan(regels), BEGINSTAND)).toEqual({ nieuw: 1, gewijzigd: 1, gelijk: 1, over: 3 });
    const om = kiesLeerling(kies(BEGINSTAND, [regel(1, 'nieuw')], false), 4, maakId(7));
    expect(telUit(plan(regels), om)).toEqual({ nieuw: 1, gewijzigd: 1, gelijk: 1, over: 3 });
    expect(naarKeuzes(om)).toEqual({ uit: [1], kies: [{ nr: 4, leerlingId: maakId(7) }], namenKloppen: false });
    expect(naarKeuzes(kiesLeerling(om, 4, null)).kies).toEqual([]);
    const twee = regel(8, 'ambigu', { kandidaten: [7, 8].map((id) => ({ id: maakId(id), naam: 'Noor Bos' })) });
    expect([...kiesEnige(BEGINSTAND, [...regels, twee]).kies]).toEqual([[4, maakId(7)]]);
  });

  it('say what is missing', () => {
    expect(watMist(plan([regel(3, 'gelijk')]), BEGINSTAND)).toBe('niets');
    expect(watMist(plan([regel(4, 'ambigu')]), BEGINSTAND)).toBe('wie');
    expect(watMist(plan(regels, { voorbeeldnamen: ['Zoë'] }), BEGINSTAND)).toBe('namen');
    expect(watMist(plan(regels, { voorbeeldnamen: ['Zoë'] }), { ...BEGINSTAND, namenKloppen: true })).toBe(null);
  });

  it('move a field when another column gets it, and know an unchanged mapping', () => {
    const mapping = plan([]).voorstel;
    expect(kiesVeld(mapping, 1, 'leerlingkey').kolommen).toEqual([null, 'leerlingkey']);
    expect(isZelfdeMapping(mapping, { ...mapping, vast: { toets: undefined } })).toBe(true);
    expect(isZelfdeMapping(mapping, kiesVeld(mapping, 1, 'niveau'))).toBe(false);
  });
});

it('weighs a file before it is sent', async () => {
  expect([
    keurLvsBestand({ name: 'a.CSV', size: 1 }),
    keurLvsBestand({ name: 'a.xlsx', size: 0 }),
    keurLvsBestand({ name: 'a.xlsx', size: 5 * 1024 * 1024 + 1 }),
    keurLvsBestand({ name: 'a.pdf', size: 9 }),
  ]).toEqual([null, 'leeg', 'groot', 'soort']);
  const kiest = vi.fn<(bestand: File) => void>();
  render(
    <MemoryRouter>
      <KiesStap bezig={false} fout={null} dicht={false} onKies={kiest} />
    </MemoryRouter>,
  );
  await userEvent.upload(screen.getByLabelText('Kies een bestand', { selector: 'input' }), new File([''], 'leeg.csv'));
  expect(screen.getByRole('alert').textContent).toContain('Dit bestand is leeg.');
  expect(kiest).not.toHaveBeenCalled();
  await userEvent.upload(
    screen.getByLabelText('Kies een bestand', { selector: 'input' }),
    new File(['a;b'], 'goed.csv'),
  );
  expect(kiest).toHaveBeenCalledOnce();
});

it('shows five values of every column, what is missing, and sends what somebody chose', async () => {
  const verder = vi.fn<(mapping: unknown, opVelden: unknown) => Promise<undefined>>().mockResolvedValue(undefined);
  render(
    <MemoryRouter>
      <KolommenStap
        plan={plan([], { mist: ['aanbieder', 'schaal'] })}
        bezig={false}
        fout={null}
        onTerug={() => undefined}
        onVerder={verder}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('de aanbieder van de toets');
  const rij = screen.getByRole('row', { name: /Zone/ });
  expect([...'CDABE'].every((letter) => within(rij).getByText(letter) !== null)).toBe(true);
  await userEvent.click(within(rij).getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'Niveau' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Schaal' }));
  await userEvent.click(screen.getByRole('option', { name: 'VCLB' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
  expect(verder).toHaveBeenCalledWith(
    { kolommen: ['leerlingkey', 'niveau'], vast: { schaal: 'VCLB' } },
    expect.any(Function),
  );
});

it('shows old and new with their scales, the sentence of an error, and asks who a row is about', async () => {
  const stel = vi.fn<(stand: unknown) => void>();
  const { rerender } = render(
    <RijenTabel
      soort="gewijzigd"
      regels={[regel(1, 'gewijzigd', { oud: { ...UITSLAG, schaal: 'VCLB', aanbieder: 'vclb' } })]}
      keuzes={BEGINSTAND}
      onKeuzes={stel}
    />,
  );
  expect(screen.getByRole('row', { name: /Kind 1/ }).textContent).toMatch(/C \(VCLB\).*C \(Cito A-E\)/);
  rerender(
    <RijenTabel
      soort="fout"
      regels={[
        regel(2, 'fout', {
          uitslag: undefined,
          codes: ['NIVEAU_ONGELDIG'],
          melding: 'Dit niveau hoort niet bij deze schaal.',
        }),
      ]}
      keuzes={BEGINSTAND}
      onKeuzes={stel}
    />,
  );
  expect(screen.getByText('Dit niveau hoort niet bij deze schaal.')).toBeDefined();
  rerender(
    <RijenTabel
      soort="ambigu"
      regels={[regel(3, 'ambigu', { kandidaten: [{ id: maakId(7), naam: 'Bram Vos', groep: 'Groep B' }] })]}
      keuzes={BEGINSTAND}
      onKeuzes={stel}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Wie is Kind 3?' }));
  await userEvent.click(screen.getByRole('option', { name: 'Bram Vos, Groep B' }));
  expect(stel).toHaveBeenLastCalledWith(expect.objectContaining({ kies: new Map([[3, maakId(7)]]) }));
});
