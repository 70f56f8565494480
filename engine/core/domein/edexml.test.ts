import { describe, expect, it } from 'vitest';
import {
  EDEXML_JAARGROEPEN,
  EDEXML_ROLES,
  isEdexmlJaargroep,
  isEdexmlRole,
  jaargroepFromCode,
  jaargroepFromBirth,
  jaargroepFromLeerjaar,
  isChosenByDefault,
} from './edexml.ts';

describe('code lists of EDEXML', () => {
  it('are complete', () => {
    expect([EDEXML_JAARGROEPEN.length, EDEXML_ROLES.length]).toEqual([22, 17]);
    expect([
      isEdexmlJaargroep('16'),
      isEdexmlJaargroep('17'),
      isEdexmlJaargroep('9'),
      isEdexmlRole('TAL'),
      isEdexmlRole('XXX'),
    ]).toEqual([true, false, false, true, false]);
  });
  it('tick the years that practise', () => {
    expect(EDEXML_JAARGROEPEN.filter(isChosenByDefault)).toEqual(['3', '4', '5', '6', '7', '8', 'S']);
    expect(EDEXML_JAARGROEPEN.map(jaargroepFromCode).filter((year) => year !== undefined)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });
  it('translate a leerjaar', () => {
    expect(['K1', 'k3', '1', '6', '7', '0', 'K4', ''].map(jaargroepFromLeerjaar)).toEqual([
      '0',
      '2',
      '3',
      '8',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('estimate a year from the year of birth', () => {
    expect([2020, 2015, 2010, 2023].map((year) => jaargroepFromBirth(year, 2026))).toEqual([3, 8, 8, 3]);
  });
});
