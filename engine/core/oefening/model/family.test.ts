import { describe, expect, it } from 'vitest';
import { FAMILIES, familyNr, familyOf } from './family.ts';

describe('families of categories', () => {
  it('stand in the order in which their multipliers are stored', () => {
    expect(FAMILIES).toEqual([
      'klankteken',
      'weet',
      'langermaak',
      'klankgroep',
      'woordbouw',
      'leenwoord',
      'teken',
      'werkwoord',
    ]);
  });

  it.each([
    ['kz-mkm', 'klankteken'],
    ['ee-eind', 'klankteken'],
    ['ch-g', 'weet'],
    ['homofoon', 'weet'],
    ['eind-d', 'langermaak'],
    ['s-z', 'langermaak'],
    ['verdubbeling', 'klankgroep'],
    ['stomme-e', 'klankgroep'],
    ['tussen-n', 'woordbouw'],
    ['lijk', 'woordbouw'],
    ['eau', 'leenwoord'],
    ['teit-iteit', 'leenwoord'],
    ['trema', 'teken'],
    ['leestekens', 'teken'],
    ['ww-vt-zwak', 'werkwoord'],
  ] as const)('%s is of the family %s', (category, family) => {
    expect(familyOf(category)).toBe(family);
    expect(familyNr(category)).toBe(FAMILIES.indexOf(family));
  });

  it('takes any verb by its prefix and anything unknown as a word to know', () => {
    expect(familyOf('ww-iets-nieuws')).toBe('werkwoord');
    expect(familyOf('w-trein')).toBe('weet');
    expect(familyOf('')).toBe('weet');
    expect(familyNr('bestaat-niet')).toBe(1);
  });

  it('does not take a part of a name for the name', () => {
    expect(familyOf('eind')).toBe('weet');
    expect(familyOf('eind-')).toBe('weet');
    expect(familyOf('ng nk')).toBe('weet');
  });
});
