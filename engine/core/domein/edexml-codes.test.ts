import { describe, expect, it } from 'vitest';
import {
  EDEXML_JAARGROEPEN,
  EDEXML_ROLES,
  isChosenByDefault,
  isEdexmlGeslacht,
  isEdexmlJaargroep,
  isEdexmlRole,
  jaargroepFromBirth,
  jaargroepFromCode,
  jaargroepFromLeerjaar,
} from './edexml.ts';

/** Code of standards.md section 12.1, its year, and whether its pupils are ticked at first. */
const CODES: readonly (readonly [string, number | undefined, boolean])[] = [
  ['B', undefined, false],
  ['D', undefined, false],
  ['0', 0, false],
  ['1', 1, false],
  ['2', 2, false],
  ['3', 3, true],
  ['4', 4, true],
  ['5', 5, true],
  ['6', 6, true],
  ['7', 7, true],
  ['8', 8, true],
  ['11', undefined, false],
  ['12', undefined, false],
  ['13', undefined, false],
  ['14', undefined, false],
  ['15', undefined, false],
  ['16', undefined, false],
  ['S', undefined, true],
  ['V', undefined, false],
  ['C', undefined, false],
  ['N', undefined, false],
  ['H', undefined, false],
];

describe('year codes', () => {
  it('are those of the list, in its order', () => {
    expect([...EDEXML_JAARGROEPEN]).toEqual(CODES.map(([code]) => code));
  });

  it.each(CODES)('%s is year %s, ticked at first: %s', (code, year, ticked) => {
    expect(isEdexmlJaargroep(code)).toBe(true);
    expect(jaargroepFromCode(code)).toBe(year);
    expect(isChosenByDefault(code)).toBe(ticked);
  });

  it.each(['', ' 3', '3 ', '03', '9', '10', '17', 's', 'SS', 'groep 3', '3\n'])('%j is none', (code) => {
    expect(isEdexmlJaargroep(code)).toBe(false);
    expect(jaargroepFromCode(code)).toBeUndefined();
    expect(isChosenByDefault(code)).toBe(false);
  });

  it('says nothing about a pupil without a code', () => {
    expect(jaargroepFromCode(undefined)).toBeUndefined();
    expect(isChosenByDefault(undefined)).toBe(false);
  });
});

describe('roles and sexes', () => {
  it('knows the seventeen roles by their exact code', () => {
    const listed = 'ADJ ADM CON DIR ICT IB KLA LRK LOS LOC OWA OUD RT SMW STA TAL VAK'.split(' ');
    expect([...EDEXML_ROLES]).toEqual(listed);
    expect(listed.filter((role) => !isEdexmlRole(role) || isEdexmlRole(role.toLowerCase()))).toEqual([]);
  });

  it.each([
    ['0', true],
    ['1', true],
    ['2', true],
    ['9', true],
    ['3', false],
    ['', false],
    ['M', false],
    ['01', false],
  ])('sex %j: %s', (code, known) => {
    expect(isEdexmlGeslacht(code)).toBe(known);
  });
});

describe('a Flemish leerjaar', () => {
  it.each([
    ['K1', '0'],
    ['K2', '1'],
    ['K3', '2'],
    ['k1', '0'],
    ['1', '3'],
    ['2', '4'],
    ['3', '5'],
    ['4', '6'],
    ['5', '7'],
    ['6', '8'],
  ])('%s is code %s', (leerjaar, code) => {
    expect(jaargroepFromLeerjaar(leerjaar)).toBe(code);
    expect(isEdexmlJaargroep(code)).toBe(true);
  });

  it.each(['K0', 'K4', 'K', 'KK1', '0', '7', '12', '1e', ' 1', '1 ', ''])('%j is none', (text) => {
    expect(jaargroepFromLeerjaar(text)).toBeUndefined();
  });
});

describe('year of a pupil from the year of birth', () => {
  it.each([
    [2020, 2026, 3],
    [2019, 2026, 4],
    [2018, 2026, 5],
    [2017, 2026, 6],
    [2016, 2026, 7],
    [2015, 2026, 8],
    [2014, 2026, 8],
    [2000, 2026, 8],
    [2021, 2026, 3],
    [2026, 2026, 3],
    [2030, 2026, 3],
  ])('born in %d, school year that starts in %d: %d', (birth, start, year) => {
    expect(jaargroepFromBirth(birth, start)).toBe(year);
  });

  it('moves up one year every school year', () => {
    expect([2026, 2027, 2028, 2029, 2030, 2031, 2032].map((start) => jaargroepFromBirth(2020, start))).toEqual([
      3, 4, 5, 6, 7, 8, 8,
    ]);
  });
});
