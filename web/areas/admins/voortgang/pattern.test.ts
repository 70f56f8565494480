import { describe, expect, it } from 'vitest';
import { createAntwoord } from '../shared/test-kit.ts';
import { readPeriod } from '../shared/voortgang/period.ts';
import { findPattern } from './pattern.ts';
import { differencesOf } from '../shared/voortgang/difference.ts';

const zin = (woord: string, ruw: string, focus?: { van: number; tot: number }) =>
  differencesOf(createAntwoord(woord, ruw, focus === undefined ? {} : { focus })).map(
    ({ fout: error, goed: correct, van: from, tot: until }) => `${error}>${correct}@${from}-${until}`,
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
  ])('%s written as %s', (woord, ruw, expected) => {
    expect(zin(woord, ruw)).toEqual(expected);
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
      const spots = differencesOf(createAntwoord(woord, ruw));
      for (const [i, { van: from }] of spots.entries()) expect(from).toBeGreaterThanOrEqual(spots[i - 1]?.tot ?? 0);
    }
  });
  it('marks nothing outside the spelling', () => {
    for (const ruw of ['x', 'zzzzzzzzz', 'aaatb', 'tafell'])
      for (const { van: from, tot: until } of differencesOf(createAntwoord('tafel', ruw)))
        expect([from >= 0, until <= ruw.length, from <= until]).toEqual([true, true, true]);
  });
});

describe('pattern', () => {
  it('names the slip that explains most mistakes', () => {
    const antwoorden = [
      createAntwoord('bakker', 'baker'),
      createAntwoord('ballon', 'balon'),
      createAntwoord('koffer', 'kofer'),
      createAntwoord('appel', 'appil'),
      createAntwoord('emmer', 'emmer'),
    ];
    expect(findPattern(antwoorden)).toMatchObject({ soort: 'medeklinker_enkel', n: 3, m: 4 });
  });
  it('names the letters when the slip is no doubling', () => {
    expect(
      findPattern(['zout', 'fout', 'goud'].map((woord) => createAntwoord(woord, woord.replace('ou', 'au')))),
    ).toMatchObject({ soort: 'letters', goed: 'o', fout: 'a', n: 3 });
  });
  it('is silent when mistakes are few or differ', () => {
    expect(findPattern([createAntwoord('bakker', 'baker'), createAntwoord('ballon', 'balon')])).toBeNull();
    expect(
      findPattern([
        createAntwoord('bakker', 'baker'),
        createAntwoord('trein', 'trijn'),
        createAntwoord('hond', 'hont'),
      ]),
    ).toBeNull();
  });
});

describe('period', () => {
  const now = new Date(2026, 10, 21);
  it('reads the dates of a choice', () => {
    expect(readPeriod(new URLSearchParams('periode=vier_weken'), now)).toEqual({
      choice: 'vier_weken',
      periode: { van: '2026-10-24', tot: '2026-11-21' },
      fout: false,
      compared: false,
    });
    expect(readPeriod(new URLSearchParams(), now)).toEqual({
      choice: 'schooljaar',
      periode: {},
      fout: false,
      compared: false,
    });
  });
  it('refuses an end before the begin', () => {
    expect(readPeriod(new URLSearchParams('periode=zelf&van=2026-11-20&tot=2026-11-01'), now).fout).toBe(true);
    expect(readPeriod(new URLSearchParams('periode=zelf&van=x'), now)).toMatchObject({ periode: {}, fout: false });
  });
});
