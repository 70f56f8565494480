import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../klank/klank.ts';
import { differences } from './diagnosis-alignment.ts';

/** Differences between a word and an answer as `target>answer@place`. */
function shown(w: string, answer: string): string[] {
  return differences(pictureOf(w).grafemen, answer).map((v) => `${v.doel}>${v.antwoord}@${v.van}`);
}

describe('differences', () => {
  it.each([
    ['trein', 'trijn', 'ei>ij@2'],
    ['trein', 'trien', 'ei>ie@2'],
    ['blauw', 'blouw', 'auw>ouw@2'],
    ['hond', 'hont', 'd>t@3'],
    ['krab', 'krap', 'b>p@3'],
    ['vis', 'fis', 'v>f@0'],
    ['zon', 'son', 'z>s@0'],
    ['lach', 'lag', 'ch>g@2'],
    ['kat', 'cat', 'k>c@0'],
    ['taxi', 'taksi', 'x>ks@2'],
    ['maan', 'man', 'aa>a@1'],
    ['boom', 'bom', 'oo>o@1'],
    ['leeuw', 'leew', 'eeuw>eew@1'],
    ['kraai', 'kraaj', 'aai>aaj@2'],
    ['cadeau', 'cadoo', 'eau>oo@3'],
  ])('%s written %s: %s', (woord, answer, gold) => {
    expect(shown(woord, answer)).toEqual([gold]);
  });

  it.each([
    ['straat', 'sraat', 't>@1'],
    ['plant', 'pant', 'l>@1'],
    ['kast', 'kas', 't>@3'],
    ['tafel', 'tafl', 'e>@3'],
    ['herfst', 'herst', 'f>@3'],
  ])('%s without a letter, %s: %s', (woord, answer, gold) => {
    expect(shown(woord, answer)).toEqual([gold]);
  });

  it.each([
    ['melk', 'melek', '>e@3'],
    ['kat', 'krat', '>r@1'],
    ['hond', 'hondt', '>t@4'],
    ['lopen', 'loppen', 'p>pp@2'],
  ])('%s with a letter too many, %s: %s', (woord, answer, gold) => {
    expect(shown(woord, answer)).toEqual([gold]);
  });

  it.each([
    ['wesp', 'weps', 'sp>ps@2'],
    ['dorp', 'dopr', 'rp>pr@2'],
  ])('%s with two letters turned round, %s: %s', (woord, answer, gold) => {
    expect(shown(woord, answer)).toEqual([gold]);
  });

  it('names every place of an answer with more slips', () => {
    expect(shown('schrijven', 'sgreiven')).toEqual(['ch>g@1', 'ij>ei@4']);
    expect(shown('vriendelijk', 'friendeluk')).toEqual(['v>f@0', 'ij>u@8']);
  });

  it('takes letters inserted at one place together', () => {
    expect(shown('kat', 'katxyz')).toEqual(['>xyz@3']);
  });

  it('holds a whole word against nothing, and nothing against a whole word', () => {
    expect(shown('kat', '').map((v) => v.split('>')[1]?.split('@')[0])).toEqual(['', '', '']);
    expect(differences([], 'kat')).toEqual([{ van: 0, tot: 0, doel: '', antwoord: 'kat' }]);
    expect(differences([], '')).toEqual([]);
  });

  it('finds nothing in the word itself', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeiobdfghklmnprstvw'), minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(letters, (w) => differences(pictureOf(w).grafemen, w).length === 0),
      { seed: 15 },
    );
  });

  it('rebuilds the answer when each difference is put in', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeiodklnrst'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, (w, answer) => {
        const list = differences(pictureOf(w).grafemen, answer);
        const built = [...list].reverse().reduce((text, v) => text.slice(0, v.van) + v.antwoord + text.slice(v.tot), w);
        expect(built).toBe(answer);
        for (const v of list) expect(w.slice(v.van, v.tot)).toBe(v.doel);
      }),
      { seed: 16, numRuns: 300 },
    );
  });
});
