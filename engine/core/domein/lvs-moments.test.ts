import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AANBIEDERS,
  LVS_FROM,
  MOMENTS,
  momentFromToetscode,
  momentOf,
  NIVEAUS,
  niveauOf,
  partsOfMoment,
  SCALES,
  startniveauProposal,
} from './lvs.ts';

describe('code lists of results', () => {
  it('are those of the standards', () => {
    expect([...AANBIEDERS]).toEqual(['cito', 'cito-lib', 'boom', 'dia', 'iep', 'vclb', 'anders']);
    expect(NIVEAUS).toEqual({
      AE: ['A+', 'A', 'B', 'C', 'D', 'E'],
      IV: ['I+', 'I', 'II', 'III', 'IV', 'V'],
      VCLB: ['A', 'B', 'C', 'D', 'E'],
    });
    expect(LVS_FROM).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });
});

describe('a level as somebody wrote it', () => {
  it.each([
    ['a+', 'AE', 'A+'],
    ['A +', 'AE', 'A+'],
    [' b ', 'AE', 'B'],
    ['zone a', 'VCLB', 'A'],
    ['ZONE E', 'VCLB', 'E'],
    ['zoneC', 'VCLB', 'C'],
    ['zone b', 'AE', 'B'],
    ['iii', 'IV', 'III'],
    ['i +', 'IV', 'I+'],
    ['A+', 'VCLB', undefined],
    ['A', 'IV', undefined],
    ['I', 'AE', undefined],
    ['VI', 'IV', undefined],
    ['F', 'AE', undefined],
    ['A-', 'AE', undefined],
    ['AB', 'AE', undefined],
    ['3', 'IV', undefined],
    ['zone', 'VCLB', undefined],
    ['', 'VCLB', undefined],
  ] as const)('%j on %s is %s', (text, scale, niveau) => {
    expect(niveauOf(text, scale)).toBe(niveau);
  });

  it('is a level of the scale or none, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...SCALES), (text, scale) => {
        const niveau = niveauOf(text, scale);
        const known: readonly string[] = NIVEAUS[scale];
        expect(niveau === undefined || known.includes(niveau)).toBe(true);
      }),
    );
  });
});

describe('a moment as somebody wrote it', () => {
  it.each([
    ['B3', 'NL', 'B3'],
    ['e8', 'NL', 'E8'],
    ['begin groep 3', 'NL', 'B3'],
    ['begin gr. 3', 'NL', 'B3'],
    ['BEGIN GROEP 3', 'NL', 'B3'],
    ['einde groep 8', 'NL', 'E8'],
    ['eind 6', 'NL', 'E6'],
    ['midden-5', 'NL', 'M5'],
    ['m-5', 'NL', 'M5'],
    ['m groep 5', 'NL', 'M5'],
    ['begin 1e leerjaar', 'BE', 'B3'],
    ['midden 2de leerjaar', 'BE', 'M4'],
    ['einde 3ste leerjaar', 'BE', 'E5'],
    ['einde leerjaar 6', 'BE', 'E8'],
    ['begin leerjaar 1', 'NL', 'B3'],
    ['midden 3', 'BE', 'M5'],
    ['midden 3', 'NL', 'M3'],
    ['M3', 'BE', 'M3'],
    ['  midden 4  ', 'NL', 'M4'],
    ['begin 2', 'NL', undefined],
    ['begin 7', 'BE', undefined],
    ['begin 7e leerjaar', 'NL', undefined],
    ['einde groep 9', 'NL', undefined],
    ['einde groep 0', 'NL', undefined],
    ['groep 5', 'NL', undefined],
    ['midden', 'NL', undefined],
    ['halverwege groep 5', 'NL', undefined],
    ['M5 en E5', 'NL', undefined],
    ['5M', 'NL', undefined],
    ['x5', 'NL', undefined],
  ] as const)('%j (%s) is %s', (text, land, moment) => {
    expect(momentOf(text, land)).toBe(moment);
  });

  it.each([
    ['B3', 'B3'],
    ['SP E4', 'E4'],
    ['sp m8', 'M8'],
    ['SPM5', 'M5'],
    ['SPW B6', 'B6'],
    ['TV E7', 'E7'],
    ['  SP M5  ', 'M5'],
    ['SP M2', undefined],
    ['SP M9', undefined],
    ['SP X5', undefined],
    ['SP', undefined],
    ['', undefined],
    ['SP M5 extra', undefined],
    ['RW M5', undefined],
  ])('code %j stands for %s', (code, moment) => {
    expect(momentFromToetscode(code)).toBe(moment);
  });

  it.each([
    ['B3', 'begin', 3],
    ['M5', 'midden', 5],
    ['E8', 'einde', 8],
  ] as const)('%s is the %s of year %d', (moment, part, year) => {
    expect(partsOfMoment(moment)).toEqual({ deel: part, jaar: year });
  });

  it('can be written in full in both countries and read again', () => {
    for (const moment of MOMENTS) {
      const { deel: part, jaar: year } = partsOfMoment(moment);
      expect(momentOf(`${part} groep ${year}`, 'NL')).toBe(moment);
      expect(momentOf(`${part} groep ${year}`, 'BE')).toBe(moment);
      expect(momentOf(`${part} ${year - 2}e leerjaar`, 'BE')).toBe(moment);
      expect(momentOf(`${part} ${year - 2}`, 'BE')).toBe(moment);
    }
  });
});

describe('a proposed start level', () => {
  it.each([
    ['B3', 'A+', 3.5],
    ['B3', 'B', 3],
    ['B3', 'C', 3],
    ['B3', 'D', 3],
    ['B3', 'E', 3],
    ['M3', 'E', 3],
    ['E3', 'E', 3],
    ['E3', 'B', 4],
    ['B4', 'B', 4],
    ['M8', 'C', 8.5],
    ['E8', 'E', 8],
    ['E8', 'V', 8],
    ['M4', 'I+', 5],
    ['M4', 'IV', 4],
    ['M4', 'onbekend', 4.5],
  ])('%s with %s: %d', (moment, niveau, start) => {
    expect(startniveauProposal({ moment, niveau })).toBe(start);
  });

  it('never falls when the level is better or the moment later', () => {
    for (const scale of SCALES)
      for (const moment of MOMENTS) {
        const starts = NIVEAUS[scale].map((niveau) => startniveauProposal({ moment, niveau }));
        expect(starts).toEqual([...starts].sort((a, b) => b - a));
      }
    for (const niveau of NIVEAUS.AE) {
      const starts = MOMENTS.map((moment) => startniveauProposal({ moment, niveau }));
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });

  it('takes the end of a year for the begin of the next', () => {
    for (const year of [3, 4, 5, 6, 7])
      for (const niveau of NIVEAUS.IV)
        expect(startniveauProposal({ moment: `E${year}`, niveau })).toBe(
          startniveauProposal({ moment: `B${year + 1}`, niveau }),
        );
  });
});
