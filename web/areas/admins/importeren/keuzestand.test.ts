import { describe, expect, it } from 'vitest';
import type { Importplan, PlanRegel } from '#server/features/importplan/importplan.contract.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { jarenTekst } from '../jaargroep.ts';
import { BEGINSTAND, isGekozen, kies, kiesJaar, kiesVoorstel, naarKeuzes, telUit, watMist } from './keuzestand.ts';
import { keurBestand } from './kies-stap.tsx';

const regel = (nr: number, soort: PlanRegel['soort'], deel: Partial<PlanRegel> = {}): PlanRegel => ({
  nr,
  soort,
  naam: `Kind ${nr}`,
  jaargroep: 5,
  extra: [],
  gekozen: soort === 'nieuw' || soort === 'gewijzigd',
  velden: [],
  terugzetten: false,
  codes: [],
  ...deel,
});

function plan(regels: PlanRegel[], deel: Partial<Importplan> = {}): Importplan {
  return {
    planId: maakId(1),
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
    regels,
    leerkrachten: [],
    fouten: [],
    waarschuwingen: [],
    ...deel,
  };
}

describe('choices', () => {
  it('follow the plan until somebody ticks', () => {
    const rijen = [
      regel(1, 'nieuw'),
      regel(2, 'niet_in_bestand'),
      regel(3, 'fout', { codes: ['DUBBELE_SLEUTEL'] }),
      regel(4, 'voorstel'),
    ];
    expect(rijen.map((rij) => isGekozen(rij, BEGINSTAND))).toEqual([true, false, false, false]);
    const om = kies(kies(BEGINSTAND, rijen, true), [regel(1, 'nieuw')], false);
    expect(rijen.map((rij) => isGekozen(rij, om))).toEqual([false, true, false, true]);
    expect(naarKeuzes(om)).toMatchObject({ aan: [2], uit: [1], koppel: [4], nieuw: [] });
    expect(naarKeuzes(kiesVoorstel(om, 4, 'nieuw'))).toMatchObject({ koppel: [], nieuw: [4] });
  });

  it('count what would happen, and the seats', () => {
    const stand = kies(BEGINSTAND, [regel(9, 'niet_in_bestand')], true);
    const uit = telUit(
      plan([
        regel(1, 'nieuw'),
        regel(2, 'gewijzigd'),
        regel(3, 'gewijzigd', { terugzetten: true }),
        regel(9, 'niet_in_bestand'),
      ]),
      stand,
    );
    expect(uit).toEqual({
      nieuw: 1,
      gewijzigd: 1,
      terug: 1,
      weg: 1,
      straks: 21,
      zonderJaar: 0,
      groot: false,
      tekort: 0,
    });
    expect(telUit(plan([regel(1, 'nieuw'), regel(2, 'nieuw')], { plaatsen: 21 }), BEGINSTAND).tekort).toBe(1);
  });

  it('say what is missing, the most important first', () => {
    const mist = (p: Importplan, stand = BEGINSTAND) => watMist(p, stand, telUit(p, stand));
    expect(mist(plan([regel(1, 'ongewijzigd')]))).toBe('niets');
    const fout = regel(1, 'fout', { jaargroep: undefined, codes: ['JAARGROEP_ONBEKEND'] });
    expect(mist(plan([fout]), kies(BEGINSTAND, [fout], true))).toBe('jaren');
    expect(mist(plan([fout]), kiesJaar(BEGINSTAND, fout, 4))).toBe(null);
    expect(mist(plan([regel(1, 'nieuw')], { voorbeeldnamen: ['Zoë'] }))).toBe('namen');
    expect(mist(plan([regel(1, 'nieuw')], { plaatsen: 20 }))).toBe('plaatsen');
    const weg = Array.from({ length: 6 }, (_, nr) => regel(nr + 1, 'niet_in_bestand'));
    expect(mist(plan(weg), kies(BEGINSTAND, weg, true))).toBe('aantal');
    expect(mist(plan(weg), { ...kies(BEGINSTAND, weg, true), bevestigd: '6' })).toBe(null);
    expect(mist(plan([regel(1, 'nieuw')]), { ...BEGINSTAND, leerkrachten: new Map([[1, 'geen adres']]) })).toBe(
      'email',
    );
  });
});

it('weighs a file before it is sent', () => {
  expect(keurBestand('edexml', { name: 'EDEX.XML', size: 10 })).toBe(null);
  expect(keurBestand('edexml', { name: 'lijst.csv', size: 10 })).toBe('xml');
  expect([
    keurBestand('csv', { name: 'a.csv', size: 0 }),
    keurBestand('csv', { name: 'a.csv', size: 6 * 1024 * 1024 }),
  ]).toEqual(['leeg', 'groot']);
});

it('E2 speaks of leerjaar and klas on the Flemish host', async () => {
  const be = await startTeksten('nl-BE');
  expect([
    jarenTekst(be, [3]),
    jarenTekst(be, [6]),
    be('importeren:kolom.groep'),
    be('importeren:groep.nieuw'),
  ]).toEqual(['1e leerjaar', '4e leerjaar', 'Klas', 'Nieuwe klas']);
});
