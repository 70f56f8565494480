import { describe, expect, it } from 'vitest';
import { maakAntwoord } from '../test-kit.ts';
import { leesPeriode } from './periode.ts';
import { vindPatroon } from './patroon.ts';
import { verschillenVan } from './verschil.ts';

const zin = (woord: string, ruw: string, focus?: { van: number; tot: number }) =>
  verschillenVan(maakAntwoord(woord, ruw, focus === undefined ? {} : { focus })).map(
    ({ fout, goed, van, tot }) => `${fout}>${goed}@${van}-${tot}`,
  );

describe('where a spelling differs', () => {
  it.each([
    ['bakker', 'baker', ['k>kk@2-3']],
    ['tomaat', 'toomaat', ['oo>o@1-3']],
    ['staart', 'staard', ['d>t@5-6']],
    ['juichen', 'juigen', ['g>ch@3-4']],
    ['giechelen', 'gieggelen', ['gg>ch@3-5']],
    ['spelen', 'speelin', ['ee>e@2-4', 'i>e@5-6']],
    ['tunnel', 'tunil', ['n>nn@2-3', 'i>e@3-4']],
    ['lach', 'lach', []],
  ])('%s written as %s', (woord, ruw, verwacht) => {
    expect(zin(woord, ruw)).toEqual(verwacht);
  });
  it('uses the letters of the rule when a letter is too many', () => {
    expect(zin('rat', 'radt', { van: 2, tot: 3 })).toEqual(['dt>t@2-4']);
  });
  it('compares the letters of a gap with the gap', () => {
    expect(zin('fonkelt', 'n', { van: 2, tot: 4 })).toEqual(['n>nk@0-1']);
    expect(zin('trein', 'ij', { van: 2, tot: 4 })).toEqual(['ij>ei@0-2']);
  });
  it('tells no letter twice', () => {
    expect(zin('fonkelt', 'n')).toEqual(['n>fonkelt@0-1']);
    for (const [woord, ruw] of [
      ['fonkelt', 'n'],
      ['chocolade', 'cola'],
      ['tafel', 'eta'],
      ['aa', 'baab'],
    ] as const) {
      const plekken = verschillenVan(maakAntwoord(woord, ruw));
      for (const [i, { van }] of plekken.entries()) expect(van).toBeGreaterThanOrEqual(plekken[i - 1]?.tot ?? 0);
    }
  });
  it('marks nothing outside the spelling', () => {
    for (const ruw of ['x', 'zzzzzzzzz', 'aaatb', 'tafell'])
      for (const { van, tot } of verschillenVan(maakAntwoord('tafel', ruw)))
        expect([van >= 0, tot <= ruw.length, van <= tot]).toEqual([true, true, true]);
  });
});

describe('pattern', () => {
  it('names the slip that explains most mistakes', () => {
    const antwoorden = [
      maakAntwoord('bakker', 'baker'),
      maakAntwoord('ballon', 'balon'),
      maakAntwoord('koffer', 'kofer'),
      maakAntwoord('appel', 'appil'),
      maakAntwoord('emmer', 'emmer'),
    ];
    expect(vindPatroon(antwoorden)).toMatchObject({ soort: 'medeklinker_enkel', n: 3, m: 4 });
  });
  it('names the letters when the slip is no doubling', () => {
    expect(
      vindPatroon(['zout', 'fout', 'goud'].map((woord) => maakAntwoord(woord, woord.replace('ou', 'au')))),
    ).toMatchObject({ soort: 'letters', goed: 'o', fout: 'a', n: 3 });
  });
  it('is silent when mistakes are few or differ', () => {
    expect(vindPatroon([maakAntwoord('bakker', 'baker'), maakAntwoord('ballon', 'balon')])).toBeNull();
    expect(
      vindPatroon([maakAntwoord('bakker', 'baker'), maakAntwoord('trein', 'trijn'), maakAntwoord('hond', 'hont')]),
    ).toBeNull();
  });
});

describe('period', () => {
  const nu = new Date(2026, 10, 21);
  it('reads the dates of a choice', () => {
    expect(leesPeriode(new URLSearchParams('periode=vier_weken'), nu)).toEqual({
      keuze: 'vier_weken',
      periode: { van: '2026-10-24', tot: '2026-11-21' },
      fout: false,
    });
    expect(leesPeriode(new URLSearchParams(), nu)).toEqual({ keuze: 'schooljaar', periode: {}, fout: false });
  });
  it('refuses an end before the begin', () => {
    expect(leesPeriode(new URLSearchParams('periode=zelf&van=2026-11-20&tot=2026-11-01'), nu).fout).toBe(true);
    expect(leesPeriode(new URLSearchParams('periode=zelf&van=x'), nu)).toMatchObject({ periode: {}, fout: false });
  });
});
