import { describe, expect, it } from 'vitest';
import { MOMENTS, momentOf, momentFromToetscode, NIVEAUS, niveauOf, SCALES, startniveauProposal } from './lvs.ts';

describe('a level', () => {
  it('belongs to its scale only', () => {
    for (const scale of SCALES)
      for (const niveau of NIVEAUS[scale]) expect(niveauOf(niveau.toLowerCase(), scale)).toBe(niveau);
    expect([
      niveauOf('IV', 'AE'),
      niveauOf('C', 'IV'),
      niveauOf('A+', 'VCLB'),
      niveauOf('', 'AE'),
      niveauOf('F', 'AE'),
      niveauOf('1', 'IV'),
    ]).toEqual(Array.from({ length: 6 }));
    expect([niveauOf('zone c', 'VCLB'), niveauOf('I +', 'IV')]).toEqual(['C', 'I+']);
  });
});

describe('a moment', () => {
  it('reads itself back', () => {
    expect(MOMENTS).toHaveLength(18);
    for (const moment of MOMENTS) expect([momentOf(moment, 'NL'), momentOf(moment, 'BE')]).toEqual([moment, moment]);
  });

  it.each([
    ['m5', 'NL', 'M5'],
    ['midden groep 5', 'NL', 'M5'],
    ['midden gr 5', 'NL', 'M5'],
    ['Eind groep 8', 'NL', 'E8'],
    ['midden 5', 'NL', 'M5'],
    ['midden 5', 'BE', 'M7'],
    ['begin 1', 'BE', 'B3'],
    ['einde 6e leerjaar', 'BE', 'E8'],
    ['midden leerjaar 3', 'NL', 'M5'],
    ['midden groep 5', 'BE', 'M5'],
    ['M5', 'BE', 'M5'],
  ] as const)('%s (%s) is %s', (text, land, moment) => {
    expect(momentOf(text, land)).toBe(moment);
  });

  it.each([
    ['M2', 'NL'],
    ['midden 7', 'BE'],
    ['midden 2', 'NL'],
    ['', 'NL'],
    ['5', 'NL'],
    ['juni', 'NL'],
    ['M55', 'NL'],
    ['E9', 'BE'],
  ] as const)('%j (%s) is none', (text, land) => {
    expect(momentOf(text, land)).toBeUndefined();
  });

  it('stands in some codes of a test', () => {
    expect(['M5', 'SP M5', 'spwE7', 'TV  b8', 'S3.0', 'DIA M5', 'M9'].map(momentFromToetscode)).toEqual([
      'M5',
      'M5',
      'E7',
      'B8',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the proposed start level', () => {
  it.each([
    ['M5', 'C', 5.5],
    ['M5', 'B', 5.5],
    ['M5', 'A', 6],
    ['M5', 'A+', 6],
    ['M5', 'D', 5],
    ['M5', 'E', 4.5],
    ['B6', 'I', 6.5],
    ['B6', 'I+', 6.5],
    ['B6', 'II', 6],
    ['B6', 'III', 6],
    ['B6', 'IV', 5.5],
    ['B6', 'V', 5],
    ['E7', 'C', 8],
    ['E4', 'E', 4],
  ])('%s with %s is %d', (moment, niveau, expected) => {
    expect(startniveauProposal({ moment, niveau })).toBe(expected);
  });

  it('stays between the begin of year 3 and the middle of year 8, in halves', () => {
    expect([
      startniveauProposal({ moment: 'B3', niveau: 'E' }),
      startniveauProposal({ moment: 'E8', niveau: 'A+' }),
    ]).toEqual([3, 8.5]);
    for (const moment of MOMENTS)
      for (const niveau of ['A', 'B', 'C', 'D', 'E']) expect((startniveauProposal({ moment, niveau }) * 2) % 1).toBe(0);
  });
});
