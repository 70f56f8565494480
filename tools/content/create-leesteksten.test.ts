import { describe, expect, it } from 'vitest';
import { readText } from './create-leesteksten.ts';

const VRAGEN = [1, 2, 3, 4].map((n) => `? letterlijk: vraag ${n}?\n+ op het dak\n- in de boom\n`).join('');
const source = (header = 'titel: de kat\nsoort: verhaal\nregio: both', vragen = VRAGEN): string =>
  `${header}\n\nde kat zit.\nzij wil los.\n\nde kat is weg.\n\n${vragen}`;

describe('leesTekst', () => {
  it('reads keys, sentences, paragraphs and questions in the stored order', () => {
    const text = readText('start-01', source());
    expect(Object.keys(text)).toEqual(['id', 'niveau', 'titel', 'soort', 'regio', 'zinnen', 'alineas', 'vragen']);
    expect(text).toMatchObject({
      id: 'lt-start-01',
      niveau: 'Start',
      zinnen: ['de kat zit.', 'zij wil los.', 'de kat is weg.'],
      alineas: [0, 2],
    });
    expect(text.vragen[3]).toEqual({
      soort: 'letterlijk',
      vraag: 'vraag 4?',
      goed: 'op het dak',
      fout: ['in de boom'],
    });
  });

  it('gives the text the level of its file name', () => {
    expect(readText('plus-08', source()).niveau).toBe('Plus');
    expect(() => readText('m2-01', source())).toThrow('leesteksten/m2-01.txt:1: file name');
  });

  it('names the file and the line of a broken source', () => {
    expect(() => readText('m3-01', source('titel: de kat\nsort: verhaal'))).toThrow(
      'm3-01.txt:2: is not one of titel, soort, regio',
    );
    expect(() => readText('m3-01', source('titel: de kat\nsoort: mop\nregio: both'))).toThrow('m3-01.txt:4: soort');
    expect(() => readText('m3-01', source(undefined, `${VRAGEN}+ nog een\n`))).toThrow('m3-01.txt:22: is no');
    expect(() => readText('m3-01', source(undefined, '? letterlijk: waar?\n+ hier\n'))).toThrow(
      'm3-01.txt:10: question needs',
    );
    expect(() => readText('m3-01', source(undefined, VRAGEN.slice(0, 30)))).toThrow('m3-01.txt');
    expect(() => readText('m3-01', 'titel: de kat')).toThrow('m3-01.txt:1: needs keys');
  });
});
