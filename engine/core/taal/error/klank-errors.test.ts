import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../klank/klank.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { contentWoorden } from '../test-kit.ts';
import { differenceOf, klankSlips, narrowestCategory } from './klank-errors.ts';

/** Forms that the sound slips of a word make. */
function forms(w: string): string[] {
  return klankSlips(pictureOf(w), { id: 'kz-mkm', van: 0, tot: w.length }).map(
    (slip) => w.slice(0, slip.van) + slip.door + w.slice(slip.tot),
  );
}

beforeAll(loadPatterns);

describe('klankSlips', () => {
  it.each([
    ['maan', 'man'],
    ['boom', 'bom'],
    ['boom', 'boon'],
    ['vis', 'ves'],
    ['vis', 'viz'],
    ['kip', 'kiep'],
    ['pen', 'pin'],
    ['roos', 'ros'],
    ['muur', 'mur'],
    ['deur', 'dur'],
    ['bus', 'bos'],
    ['boek', 'bouk'],
    ['huis', 'heus'],
    ['vis', 'wis'],
    ['zon', 'son'],
    ['straat', 'sraat'],
    ['straat', 'staat'],
    ['spin', 'sin'],
    ['spin', 'sin'],
    ['plant', 'pant'],
    ['krant', 'kant'],
    ['kast', 'kas'],
    ['kast', 'kas'],
    ['wesp', 'wesb'],
  ])('%s can sound like %s', (woord, form) => {
    expect(forms(woord)).toContain(form);
  });

  it.each([
    ['maan', 'mxan'],
    ['boom', 'bbom'],
    ['vis', 'vsi'],
    ['spin', 'spni'],
  ])('%s never becomes %s', (woord, form) => {
    expect(forms(woord)).not.toContain(form);
  });

  it('never swaps the letter a word opens with for one that sounds unlike it', () => {
    for (const [w, ...heardApart] of [
      ['biet', 'diet', 'piet'],
      ['bes', 'pes', 'des'],
      ['bal', 'pal', 'dal'],
      ['dak', 'tak', 'bak'],
      ['maan', 'naan'],
      ['neus', 'meus'],
      ['tas', 'das'],
      ['prijs', 'brijs'],
    ] as const)
      for (const form of heardApart) expect(forms(w), w).not.toContain(form);
    expect(forms('raam')).toContain('raan');
    expect(forms('web')).toContain('wep');
  });

  it('leaves the letters of an abbreviation alone', () => {
    const slips = klankSlips(pictureOf('tv-gids'), { id: 'kz-mkm', van: 0, tot: 7 });
    expect(slips.every((slip) => slip.van > 2)).toBe(true);
  });

  it('stays inside the word, with a weight above zero and another form', () => {
    for (const { w } of contentWoorden(20)) {
      const bad = klankSlips(pictureOf(w), { id: 'kz-mkm', van: 0, tot: w.length }).filter(
        (slip) =>
          slip.van < 0 ||
          slip.tot > w.length ||
          slip.van > slip.tot ||
          slip.base <= 0 ||
          slip.door === w.slice(slip.van, slip.tot),
      );
      expect(bad, w).toEqual([]);
    }
  });
});

describe('differenceOf', () => {
  it.each([
    ['straat', 0, 3, 'sr', { van: 1, tot: 2, weg: true }],
    ['straat', 1, 2, '', { van: 1, tot: 2, weg: true }],
    ['straat', 0, 2, 's', { van: 1, tot: 2, weg: true }],
    ['bakker', 2, 4, 'k', { van: 3, tot: 4, weg: true }],
    ['trein', 2, 4, 'ij', { van: 2, tot: 4, weg: false }],
    ['kat', 0, 1, 'k', { van: 1, tot: 1, weg: true }],
  ] as const)('of %s from %d to %d by "%s"', (w, from, until, by, gold) => {
    const found = differenceOf(pictureOf(w), { van: from, tot: until, door: by, categorie: 'ei', base: 1 });
    expect(found).toEqual(gold);
  });
});

describe('narrowestCategory', () => {
  const cats = [
    { id: 'kz-mkm', van: 0, tot: 6 },
    { id: 'voorvoegsel', van: 0, tot: 3 },
    { id: 'stomme-e', van: 1, tot: 2 },
    { id: 'v-f-begin', van: 0, tot: 1 },
    { id: 'eng', van: 0, tot: 6 },
  ];

  it('takes the smallest span that holds the letters, never one of the whole word', () => {
    expect(narrowestCategory(cats, { van: 1, tot: 2 })).toBe('stomme-e');
    expect(narrowestCategory(cats, { van: 2, tot: 3 })).toBe('voorvoegsel');
    expect(narrowestCategory(cats, { van: 4, tot: 5 })).toBeUndefined();
  });

  it('does not call a lost letter a choice between two letters', () => {
    expect(narrowestCategory(cats, { van: 0, tot: 1 })).toBe('v-f-begin');
    expect(narrowestCategory(cats, { van: 0, tot: 1, weg: true })).toBe('voorvoegsel');
  });

  it('wants letters on both sides of an insertion', () => {
    expect(narrowestCategory(cats, { van: 2, tot: 2 })).toBe('voorvoegsel');
    expect(narrowestCategory(cats, { van: 3, tot: 3 })).toBeUndefined();
  });

  it('knows nothing without categories', () => {
    expect(narrowestCategory([], { van: 0, tot: 1 })).toBeUndefined();
  });
});
