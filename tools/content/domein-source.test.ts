import { describe, expect, it } from 'vitest';
import {
  readLeestekenZin,
  readPair,
  readProverb,
  readComparison,
  readWoordsoortZin,
  readZinsdeelZin,
} from './domein-source.ts';

describe('domein-bron', () => {
  it('reads a label for every word and keeps the marks in the sentence', () => {
    const item = readWoordsoortZin('7\tAls/vw de/lw zon/zn schijnt/ww, eten/ww we/vnw buiten/bw.');
    expect(item.zin).toBe('Als de zon schijnt, eten we buiten.');
    expect(item.delen.map((d) => `${item.zin.slice(d.van, d.tot)}=${d.woordsoort}`)).toEqual([
      'Als=vw',
      'de=lw',
      'zon=zn',
      'schijnt=ww',
      'eten=ww',
      'we=vnw',
      'buiten=bw',
    ]);
  });

  it('refuses a word without a label', () => {
    expect(() => readWoordsoortZin('5\tDe/lw kat slaapt/ww.')).toThrow('"kat" has no label');
  });

  it.each([
    ['5\tow:De kat | pv:slaapt | bwb:op de bank', 'De kat slaapt op de bank.'],
    ['5\tpv:Hoort | ow:jouw opa | lv:de deurbel', 'Hoort jouw opa de deurbel?'],
    ['7\tpv:Vertel | mv:ons | lv:dat verhaal', 'Vertel ons dat verhaal!'],
  ])('joins the parts of %s', (rule, zin) => {
    const item = readZinsdeelZin(rule);
    expect(item.zin).toBe(zin);
    expect(item.delen.map((d) => item.zin.slice(d.van, d.tot)).join(' ')).toBe(zin.slice(0, -1));
  });

  it('finds marks and capitals, but no apostrophe inside a word', () => {
    const item = readLeestekenZin("5\taanhaling\tYara vraagt: 'Wie ziet de zebra's?'");
    expect(item.tekens.map((t) => t.teken)).toEqual([':', "'", '?', "'"]);
    expect(item.hoofdletters.map((h) => item.zin.charAt(h))).toEqual(['Y', 'W']);
  });

  it.each([
    ['v', 'groter'],
    ['o', 'grootst'],
    ['oe', 'grootste'],
  ])('takes degree %s', (which, form) => {
    expect(readComparison(`6\tgroot\tgroter\tgrootst\tDit is _ dan dat.\t${which}`).vorm).toBe(form);
  });

  it('keeps ids of synonyms and antonyms apart and wants three wrong meanings', () => {
    expect(readPair('5\tblij\tvrolijk\tbn', 's').id).not.toBe(readPair('5\tblij\tvrolijk\tbn', 't').id);
    expect(() => readProverb('6\tOost west, thuis best.\tThuis is het fijn.\tAlleen dit.')).toThrow('fout');
  });
});
