import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leesWoord, normaliseer, slug, vergelijkZacht } from './normaliseer.ts';

describe('normaliseer', () => {
  it('makes curly and straight apostrophes equal', () => {
    expect(normaliseer('auto\u2019s')).toBe("auto's");
    expect(normaliseer('auto\u02BCs')).toBe("auto's");
  });
  it('writes the ij ligature as two letters', () => {
    expect(normaliseer('\u0133s')).toBe('ijs');
    expect(normaliseer('\u0132sland')).toBe('IJsland');
  });
  it('composes accents', () => {
    expect(normaliseer('zee\u0065\u0308n')).toBe('zeeën');
  });
  it('is stable: twice gives the same', () => {
    const eigenschap = fc.property(fc.string({ unit: 'grapheme' }), (s) => normaliseer(normaliseer(s)) === normaliseer(s));
    expect(fc.check(eigenschap, { seed: 3 }).failed).toBe(false);
  });
});

describe('vergelijkZacht', () => {
  it('tells case and marks apart from other letters', () => {
    expect(vergelijkZacht('kat', 'kat ')).toBe('gelijk');
    expect(vergelijkZacht('Kat', 'kat')).toBe('hoofdletter');
    expect(vergelijkZacht("auto's", 'autos')).toBe('teken');
    expect(vergelijkZacht('zeeën', 'zeeen')).toBe('teken');
    expect(vergelijkZacht('handdoek', 'hand doek')).toBe('teken');
    expect(vergelijkZacht('trein', 'trijn')).toBe('anders');
  });
});

describe('leesWoord and slug', () => {
  it('names what is wrong', () => {
    expect(leesWoord('')).toEqual({ ok: false, fout: 'leeg' });
    expect(leesWoord('ka😀t')).toEqual({ ok: false, fout: 'ongeldig-teken' });
    expect(leesWoord('  kat ')).toEqual({ ok: true, value: 'kat' });
  });
  it('gives ASCII ids', () => {
    expect(slug("auto's")).toBe('autos');
    expect(slug('Zeeën & café')).toBe('zeeen-cafe');
  });
});
