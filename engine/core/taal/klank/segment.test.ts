import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import { seamsOf } from '../form/seams.ts';
import { segment } from './segment.ts';

function cut(
  w: string,
  { seams = [], breakPoints = [], tables = true }: { seams?: number[]; breakPoints?: number[]; tables?: boolean } = {},
): string {
  return segment(w, { seams: new Set(seams), breakPoints, tables })
    .map((grafeem) => grafeem.g)
    .join(' ');
}

describe('segment', () => {
  it.each([
    ['maan', 'm aa n'],
    ['boom', 'b oo m'],
    ['muur', 'm uu r'],
    ['zee', 'z ee'],
    ['wiel', 'w ie l'],
    ['boek', 'b oe k'],
    ['deur', 'd eu r'],
    ['huis', 'h ui s'],
    ['trein', 't r ei n'],
    ['ijs', 'ij s'],
    ['hout', 'h ou t'],
    ['pauw', 'p auw'],
    ['touw', 't ouw'],
    ['kraai', 'k r aai'],
    ['kooi', 'k ooi'],
    ['boei', 'b oei'],
    ['leeuw', 'l eeuw'],
    ['kieuw', 'k ieuw'],
    ['duw', 'd uw'],
  ])('takes the vowels of %s together: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
  });

  it.each([
    ['blauwe', 'b l au w e'],
    ['vrouwen', 'v r ou w e n'],
    ['duwen', 'd u w e n'],
    ['leeuwen', 'l eeuw e n'],
    ['kraaien', 'k r aai e n'],
    ['boeien', 'b oei e n'],
  ])('in %s the w before a vowel stands alone, but not behind eeu: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
  });

  it.each([
    ['nacht', 'n a ch t'],
    ['school', 's ch oo l'],
    ['ring', 'r i ng'],
    ['bank', 'b a n k'],
    ['bakker', 'b a kk e r'],
    ['zussen', 'z u ss e n'],
    ['ticket', 't i ck e t'],
    ['thee', 'th ee'],
    ['shampoo', 'sh a m p oo'],
    ['foto', 'f o t o'],
    ['logisch', 'l o g i sch'],
    ['logische', 'l o g i sch e'],
    ['misschien', 'm i ss ch ie n'],
  ])('takes the consonants of %s together: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
  });

  it.each([
    ['zeeën', 'z ee ë n'],
    ['reünie', 'r e ü n ie'],
    ['egoïst', 'e g o ï s t'],
    ['naïef', 'n a ïe f'],
    ['één', 'éé n'],
    ['vóór', 'v óó r'],
    ['café', 'c a f é'],
    ['coördinatie', 'c o ö r d i n a t ie'],
  ])('reads the accents of %s: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
  });

  it.each([
    ['cadeau', 'c a d eau'],
    ['bureau', 'b u r eau'],
    ['officieel', 'o ff i c i ee l'],
    ['financieel', 'f i n a n c i ee l'],
    ['radio', 'r a d i o'],
    ['museum', 'm u s e u m'],
    ['petroleum', 'p e t r o l e u m'],
    ['quiz', 'q u i z'],
    ['team', 't ea m'],
    ['coach', 'c oa ch'],
    ['display', 'd i s p l ay'],
    ['accent', 'a c c e n t'],
    ['bingo', 'b i n g o'],
    ['kangoeroe', 'k a n g oe r oe'],
  ])('knows the loan %s: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
  });

  it.each([
    ['handdoek', 'h a n d d oe k', 4],
    ['aangeven', 'aa n g e v e n', 3],
    ['meeeten', 'm ee e t e n', 3],
    ['boekkast', 'b oe k k a s t', 4],
    ['huisschilder', 'h ui s s ch i l d e r', 4],
    ['ongeluk', 'o n g e l u k', 2],
    ['naapen', 'n a a p e n', 2],
  ])('never takes letters of %s over a seam: %s', (woord, gold, seam) => {
    expect(cut(woord, { seams: [seam] })).toBe(gold);
  });

  it('takes ng and double letters over a break of the patterns, but no vowels', () => {
    expect(cut('zingen', { breakPoints: [3] })).toBe('z i ng e n');
    expect(cut('bakker', { breakPoints: [3] })).toBe('b a kk e r');
    expect(cut('poezie', { breakPoints: [2] })).toBe('p o e z ie');
  });

  it.each([
    ['thuis', 't h ui s'],
    ['clown', 'c l ow n'],
    ['bijou', 'b i j ou'],
    ['skijas', 's k i j a s'],
    ['minijurk', 'm i n i j u r k'],
  ])('has %s in its table: %s', (woord, gold) => {
    expect(cut(woord)).toBe(gold);
  });

  it('uses no table when it may not', () => {
    expect(cut('skijas', { tables: false })).toBe('s k ij a s');
  });

  it('keeps capitals and gives nothing for nothing', () => {
    expect(cut('IJsland')).toBe('IJ s l a n d');
    expect(cut('Thee')).toBe('Th ee');
    expect(cut('')).toBe('');
  });

  it('gives graphemes that follow each other and join to the word', () => {
    const whole = (w: string, seams: number[]): boolean => {
      const all = segment(w, { seams: new Set(seams), breakPoints: [], tables: true });
      return (
        all.map((g) => g.g).join('') === w &&
        all.every((g, i) => g.van === (all[i - 1]?.tot ?? 0) && g.g === w.slice(g.van, g.tot)) &&
        !all.some((g) => seams.some((n) => n > g.van && n < g.tot))
      );
    };
    const broken = contentWoorden(3).filter((item) => !whole(item.w, seamsOf(item)));
    expect(broken.map((item) => item.w)).toEqual([]);
    const letters = fc.string({ unit: fc.constantFrom(..."aeiouybcdghjknqstwzëï'-"), maxLength: 20 });
    fc.assert(
      fc.property(letters, (w) => whole(w, [])),
      { seed: 14, numRuns: 500 },
    );
  });

  it('cuts the words of the content as they are stored', () => {
    const items = contentWoorden(3);
    const other = items.filter((item) => {
      const stored = item.grafemen.map((g) => g.g).join(' ');
      return cut(item.w, { seams: seamsOf(item) }) !== stored;
    });
    expect(other.length / items.length, other.map((item) => item.w).join(' ')).toBeLessThan(0.08);
  });
});
