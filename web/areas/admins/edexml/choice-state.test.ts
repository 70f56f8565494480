import { describe, expect, it } from 'vitest';
import type { Importplan, PlanLine } from '#server/features/edexml/edexml.contract.ts';
import { createId, startTexts } from '../shared/test-kit.ts';
import { yearsText } from '../shared/jaargroep.ts';
import {
  EDEXML_INITIAL,
  isChosen,
  chooseInEdexml,
  chooseGroepYear,
  chooseYear,
  chooseProposal,
  edexmlChoices,
  tallyEdexml,
  missingInEdexml,
} from './choice-state.ts';
import { validateFile } from './choose-step.tsx';

const rule = (nr: number, kind: PlanLine['soort'], part: Partial<PlanLine> = {}): PlanLine => ({
  nr,
  soort: kind,
  naam: `Kind ${nr}`,
  jaargroep: 5,
  extra: [],
  gekozen: kind === 'nieuw' || kind === 'gewijzigd',
  velden: [],
  terugzetten: false,
  codes: [],
  ...part,
});

function plan(rules: PlanLine[], part: Partial<Importplan> = {}): Importplan {
  return {
    planId: createId(1),
    soort: 'edexml',
    fileSha256: '0',
    verlooptOp: '2026-11-22T10:00:00.000Z',
    school: { schooljaar: '2026-2027', nieuwSchooljaar: false },
    actief: 20,
    plaatsen: 30,
    koppelmodus: false,
    voorbeeldnamen: [],
    tellingen: {
      nieuw: 0,
      gewijzigd: 0,
      ongewijzigd: 0,
      voorstel: 0,
      uit_school: 0,
      niet_in_bestand: 0,
      fout: 0,
      overgeslagen: 0,
    },
    groepen: [],
    regels: rules,
    leerkrachten: [],
    fouten: [],
    waarschuwingen: [],
    ...part,
  };
}

describe('choices', () => {
  it('the year of a group is the year of its pupils without one', () => {
    const groep = {
      sleutel: 'G5A',
      naam: '5a',
      jaargroepen: [],
      samengesteld: false,
      bestaand: false,
      aantal: 3,
      jaargroepNodig: true,
    };
    const waiting = { groep: '5a', jaargroep: undefined };
    const file = plan([
      rule(1, 'nieuw', waiting),
      rule(2, 'nieuw', waiting),
      rule(3, 'nieuw', { groep: '5a', jaargroep: 6 }),
      rule(4, 'nieuw', { groep: '6b', jaargroep: undefined }),
    ]);
    const before = tallyEdexml(file, EDEXML_INITIAL);
    expect(before.zonderJaar).toBe(3);
    const chosen = chooseGroepYear(EDEXML_INITIAL, file, { groep, year: 5 });
    expect(tallyEdexml(file, chosen).zonderJaar).toBe(1);
    expect(edexmlChoices(chosen)).toMatchObject({
      groepjaren: [{ sleutel: 'G5A', jaargroep: 5 }],
      jaargroepen: [
        { nr: 1, jaargroep: 5 },
        { nr: 2, jaargroep: 5 },
      ],
    });
    const mixed = chooseGroepYear(chosen, file, { groep, year: null });
    expect(tallyEdexml(file, mixed).zonderJaar).toBe(3);
  });

  it('follow the plan until somebody ticks', () => {
    const rows = [
      rule(1, 'nieuw'),
      rule(2, 'niet_in_bestand'),
      rule(3, 'fout', { codes: ['DUBBELE_SLEUTEL'] }),
      rule(4, 'voorstel'),
    ];
    expect(rows.map((row) => isChosen(row, EDEXML_INITIAL))).toEqual([true, false, false, false]);
    const swapped = chooseInEdexml(chooseInEdexml(EDEXML_INITIAL, rows, true), [rule(1, 'nieuw')], false);
    expect(rows.map((row) => isChosen(row, swapped))).toEqual([false, true, false, true]);
    expect(edexmlChoices(swapped)).toMatchObject({ aan: [2], uit: [1], koppel: [4], nieuw: [] });
    expect(edexmlChoices(chooseProposal(swapped, 4, 'nieuw'))).toMatchObject({ koppel: [], nieuw: [4] });
  });

  it('count what would happen, and the seats', () => {
    const state = chooseInEdexml(EDEXML_INITIAL, [rule(9, 'niet_in_bestand')], true);
    const out = tallyEdexml(
      plan([
        rule(1, 'nieuw'),
        rule(2, 'gewijzigd'),
        rule(3, 'gewijzigd', { terugzetten: true }),
        rule(9, 'niet_in_bestand'),
      ]),
      state,
    );
    expect(out).toEqual({
      nieuw: 1,
      gewijzigd: 1,
      terug: 1,
      weg: 1,
      straks: 21,
      zonderJaar: 0,
      groot: false,
      shortage: 0,
    });
    expect(tallyEdexml(plan([rule(1, 'nieuw'), rule(2, 'nieuw')], { plaatsen: 21 }), EDEXML_INITIAL).shortage).toBe(1);
  });

  it('say what is missing, the most important first', () => {
    const mist = (p: Importplan, state = EDEXML_INITIAL) => missingInEdexml(p, state, tallyEdexml(p, state));
    expect(mist(plan([rule(1, 'ongewijzigd')]))).toBe('niets');
    const error = rule(1, 'fout', { jaargroep: undefined, codes: ['JAARGROEP_ONBEKEND'] });
    expect(mist(plan([error]), chooseInEdexml(EDEXML_INITIAL, [error], true))).toBe('jaren');
    expect(mist(plan([error]), chooseYear(EDEXML_INITIAL, error, 4))).toBe(null);
    expect(mist(plan([rule(1, 'nieuw')], { voorbeeldnamen: ['Zoë'] }))).toBe('namen');
    expect(mist(plan([rule(1, 'nieuw')], { plaatsen: 20 }))).toBe('plaatsen');
    const gone = Array.from({ length: 6 }, (_, nr) => rule(nr + 1, 'niet_in_bestand'));
    expect(mist(plan(gone), chooseInEdexml(EDEXML_INITIAL, gone, true))).toBe('aantal');
    expect(mist(plan(gone), { ...chooseInEdexml(EDEXML_INITIAL, gone, true), bevestigd: '6' })).toBe(null);
    expect(mist(plan([rule(1, 'nieuw')]), { ...EDEXML_INITIAL, leerkrachten: new Map([[1, 'geen adres']]) })).toBe(
      'email',
    );
  });
});

it('weighs a file before it is sent', () => {
  expect(validateFile('edexml', { name: 'EDEX.XML', size: 10 })).toBe(null);
  expect(validateFile('edexml', { name: 'lijst.csv', size: 10 })).toBe('xml');
  expect([
    validateFile('csv', { name: 'a.csv', size: 0 }),
    validateFile('csv', { name: 'a.csv', size: 6 * 1024 * 1024 }),
  ]).toEqual(['leeg', 'groot']);
});

it('E2 speaks of leerjaar and klas on the Flemish host', async () => {
  const be = await startTexts('nl-BE');
  expect([yearsText(be, [3]), yearsText(be, [6]), be('importing:kolom.groep'), be('edexml:groep.nieuw')]).toEqual([
    '1e leerjaar',
    '4e leerjaar',
    'Klas',
    'Nieuwe klas',
  ]);
});
