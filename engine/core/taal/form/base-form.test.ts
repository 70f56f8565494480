import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseWoorden, extended } from './base-form.ts';

describe('baseWoorden', () => {
  it.each([
    ['boek', 'boek'],
    ['bakk', 'bak'],
    ['bom', 'boom'],
    ['bomm', 'bom'],
    ['lop', 'loop'],
    ['pann', 'pan'],
    ['man', 'maan'],
    ['mann', 'man'],
    ['brev', 'breef'],
    ['briev', 'brief'],
    ['huiz', 'huis'],
    ['duiv', 'duif'],
    ['vaz', 'vaas'],
    ['kaz', 'kaas'],
    ['golv', 'golf'],
    ['ganz', 'gans'],
    ['lett', 'let'],
    ['dagg', 'dag'],
    ['druiv', 'druif'],
    ['muiz', 'muis'],
    ['peer', 'peer'],
    ['stoel', 'stoel'],
    ['lamp', 'lamp'],
    ['kast', 'kast'],
    ['ros', 'roos'],
    ['ross', 'ros'],
    ['vol', 'vool'],
    ['vrag', 'vraag'],
    ['tor', 'toor'],
    ['torr', 'tor'],
    ['lief', 'lief'],
  ])('%s- comes first of all from %s', (stam, woord) => {
    expect(baseWoorden(stam)[0]).toBe(woord);
  });

  it.each([
    ['briev', 'brief'],
    ['huiz', 'huis'],
    ['golv', 'golf'],
    ['neuz', 'neus'],
    ['boz', 'boos'],
    ['druiv', 'druif'],
    ['schijv', 'schijf'],
  ])('takes the voiced letter of %s- for the voiceless one of %s, but keeps it as second', (stam, woord) => {
    const bases = baseWoorden(stam);
    expect(bases[0]).toBe(woord);
    expect(bases.some((base) => /[vz]$/.test(base))).toBe(true);
  });

  it('does not keep a short vowel in a word of one syllable: bom- is never bom', () => {
    expect(baseWoorden('bom')).toEqual(['boom']);
  });

  it('keeps both lengths in a longer word, as the last syllable may be weak', () => {
    expect(baseWoorden('schakel')).toEqual(['schakeel', 'schakel']);
    expect(baseWoorden('monnik')).toContain('monnik');
  });

  it('offers a doubled letter single before double', () => {
    expect(baseWoorden('bakk')).toEqual(['bak', 'bakk']);
  });
});

describe('extended', () => {
  it.each([
    ['boom', 'bom'],
    ['maan', 'man'],
    ['roos', 'roz'],
    ['brief', 'briev'],
    ['huis', 'huiz'],
    ['bak', 'bakk'],
    ['kat', 'katt'],
    ['golf', 'golv'],
    ['gans', 'ganz'],
    ['vaas', 'vaz'],
    ['boek', 'boek'],
    ['lamp', 'lamp'],
    ['been', 'ben'],
    ['muur', 'mur'],
    ['graf', 'grav'],
    ['bel', 'bell'],
    ['pen', 'penn'],
  ])('%s can be written %s- before -en', (woord, stam) => {
    expect(extended(woord)).toContain(stam);
  });

  it.each(['zee', 'auto', 'knie', 'koe', ''])('leaves %j, which ends in no consonant, as it is', (woord) => {
    expect(extended(woord)).toEqual([woord]);
  });

  it('always holds the word itself', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeiouybdfgklmnprstvz'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(letters, (woord) => extended(woord).includes(woord)),
      { seed: 7 },
    );
  });
});

describe('baseWoorden and extended together', () => {
  it.each([
    'boom',
    'maan',
    'roos',
    'brief',
    'huis',
    'bak',
    'kat',
    'golf',
    'vaas',
    'boek',
    'lamp',
    'been',
    'muur',
    'pen',
    'vis',
    'kip',
    'straat',
    'kaas',
    'neus',
    'druif',
    'schijf',
    'trein',
    'deur',
    'boot',
    'bus',
    'pop',
    'hak',
    'buik',
    'hoed',
    'paard',
    'fles',
    'school',
    'peer',
    'knoop',
    'stip',
    'stoof',
    'geef',
    'leef',
    'loop',
    'speel',
    'raak',
    'bijt',
    'huil',
    'droom',
  ])('finds %s again behind one of its own stems', (woord) => {
    expect(extended(woord).flatMap(baseWoorden)).toContain(woord);
  });

  it('never makes an empty word', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeioubdfgklmnprstvz'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(letters, (stam) => baseWoorden(stam).length > 0 && baseWoorden(stam).every((base) => base !== '')),
      { seed: 8 },
    );
  });
});
